import { redirect } from "react-router";
import { tIn } from "~/locales/i18next.server";
import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { keepToast, type Toast, takeToast } from "~/server/toast.server";
import type { AdminRequest } from "./admin-deps.server";
import type { ToastView } from "./screens/toast";
import { formTitle } from "./show-value.server";

/** Leads to a page that says once what was just done. */
export async function leadWithToast(asked: AdminRequest, to: string, toast: Toast): Promise<Response> {
  const cookie = await keepToast(asked, toast);
  return redirect(to, cookie ? { headers: { "Set-Cookie": cookie } } : undefined);
}

/** What a page of the staff area says of the form before it, in its language, and the header that forgets it. */
export async function openToast(
  asked: AdminRequest,
  locale: Locale,
): Promise<{ view: ToastView; forgotten: string } | null> {
  const taken = await takeToast(asked);
  if (!taken) return null;
  const { words, form, undo } = taken.toast;
  const title = (form && formTitle(form, locale)) || textsOf(locale).admin.toasts.form;
  const view = {
    words: tIn(locale, "admin")(`toasts.${words}`, { replace: { form: title } }),
    undo: undo ? { to: undo, label: textsOf(locale).admin.toasts.undo } : null,
  };
  return { view, forgotten: taken.forgotten };
}

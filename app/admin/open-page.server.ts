import type { RouterContextProvider } from "react-router";
import { type Texts, textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import type { FieldKind } from "./define-resource";
import type { FormView } from "./form-view";
import { viewOf } from "./read-form.server";

type PageForm = keyof Texts["admin"]["pages"];

/** A form of the staff area that belongs to no noun, such as signing in. */
export function openPage(
  context: Readonly<RouterContextProvider>,
  {
    page,
    fields,
    values = {},
    back = null,
  }: {
    page: PageForm;
    fields: readonly { name: string; kind: FieldKind; autoComplete?: string }[];
    values?: Record<string, string>;
    back?: FormView["back"];
  },
): FormView {
  const locale = context.get(localeContext);
  return { ...viewOf({ fields }, { words: textsOf(locale).admin.pages[page], locale }), values, back };
}

/** Where to go after signing in or a proof: only a page of the staff area, whatever the address asks for. */
export function wayBack(request: Request): string {
  const { origin, searchParams } = new URL(request.url);
  const to = searchParams.get("to") ?? "";
  const asked = URL.canParse(to, origin) ? new URL(to, origin) : null;
  const isOurs = asked?.origin === origin && asked.pathname.startsWith("/admin/");
  return asked && isOurs ? `${asked.pathname}${asked.search}` : "/admin/adminMain";
}

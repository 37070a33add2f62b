import { redirect } from "react-router";
import { findLocaleByPath } from "~/locales/locales";
import { chosenLanguageCookie } from "~/server/chosen-language.server";
import { refuseMethod } from "~/server/http.server";
import type { Route } from "./+types/language";

export const loader = refuseMethod;

/** Keeps the language that somebody chose for the staff area, and leads back to where they were. */
export async function action({ request }: Route.ActionArgs) {
  const language = String((await request.formData()).get("language"));
  const referer = request.headers.get("Referer") ?? "";
  const from = URL.canParse(referer) ? new URL(referer) : null;
  const isOurs = from?.origin === new URL(request.url).origin && from.pathname.startsWith("/admin");
  const to = from && isOurs ? `${from.pathname}${from.search}` : "/admin";
  const locale = findLocaleByPath(language);
  return redirect(to, locale ? { headers: { "Set-Cookie": chosenLanguageCookie(request, locale.path) } } : {});
}

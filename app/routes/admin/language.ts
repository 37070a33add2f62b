import { redirect } from "react-router";
import { z } from "~/domain/zod";
import { findLocaleByPath } from "~/locales/locales";
import { chosenLanguageCookie } from "~/server/chosen-language.server";
import { localeContext } from "~/server/context";
import { answering, readInput, refuseMethod } from "~/server/http.server";
import type { Route } from "./+types/language";

export const loader = refuseMethod;

/** Keeps the language that somebody chose for the staff area, and leads back to where they were. */
export function action({ request, context }: Route.ActionArgs) {
  return answering(context.get(localeContext), async () => leadBack(request, await readInput(request, chosenSchema)));
}

const chosenSchema = z.object({ language: z.string().max(10) });

function leadBack(request: Request, { language }: z.output<typeof chosenSchema>): Response {
  const referer = request.headers.get("Referer") ?? "";
  const from = URL.canParse(referer) ? new URL(referer) : null;
  const isOurs = from?.origin === new URL(request.url).origin && from.pathname.startsWith("/admin");
  const to = from && isOurs ? `${from.pathname}${from.search}` : "/admin";
  const locale = findLocaleByPath(language);
  return redirect(to, locale ? { headers: { "Set-Cookie": chosenLanguageCookie(request, locale.path) } } : {});
}

import { renderToStaticMarkup } from "react-dom/server";
import type { AppError } from "~/errors";
import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { findLanguage } from "~/server/chosen-language.server";
import { answerError, describeError } from "~/server/http.server";
import { PlainDocument } from "./plain-document";

/**
 * Answers a request that no route answers: a browser that opens a page gets a page, everything else gets the answer of an
 * API.
 */
export function answerFailure(request: Request, error: AppError): Response {
  const locale = findLanguage(request);
  if (opensPage(request)) return answerPlainPage(locale, error);
  return answerError(error, locale);
}

/** True where a browser asks for a page to show, false where a script asks for its data. */
function opensPage(request: Request): boolean {
  return request.headers.get("Accept")?.includes("text/html") ?? false;
}

/**
 * Cheap to render, because a visitor who asks too often may go on asking; and simple, because the code that renders other
 * pages may be what failed.
 */
function answerPlainPage(locale: Locale, error: AppError): Response {
  const { busyPage, errorPage } = textsOf(locale);
  const { status } = error;
  const head = error.code === "SiteNotSetUp" ? errorPage.opensSoon : errorPage.failed;
  const words = error.code === "TooManyRequests" ? busyPage : { ...head, body: describeError(error, locale) };
  const html = renderToStaticMarkup(<PlainDocument locale={locale} words={words} ways={errorPage} />);
  return new Response(`<!DOCTYPE html>${html}`, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}

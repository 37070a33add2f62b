import { renderToStaticMarkup } from "react-dom/server";
import { PlainDocument } from "./components/plain-document";
import type { AppError } from "./errors";
import { answerError } from "./http.server";
import { type Locale, localeOfRequest } from "./locales/locales";
import { textsOf } from "./locales/texts.server";

/** What a request that no route answers is told: a browser that opens a page in a page, any other as an API is. */
export function answerFailure(request: Request, error: AppError): Response {
  const locale = localeOfRequest(request);
  if (error.code === "TooManyRequests" && opensPage(request)) return answerBusy(locale, error);
  return answerError(error, locale);
}

/** True where a browser asks for a page to show, false where a script asks for its data. */
function opensPage(request: Request): boolean {
  return request.headers.get("Accept")?.includes("text/html") ?? false;
}

/** Cheap to make, as whoever asks too often may go on asking. */
function answerBusy(locale: Locale, { status }: AppError): Response {
  const { busyPage, errorPage } = textsOf(locale);
  const html = renderToStaticMarkup(<PlainDocument locale={locale} words={busyPage} ways={errorPage} />);
  return new Response(`<!DOCTYPE html>${html}`, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}

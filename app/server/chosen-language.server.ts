import { findLocaleByPath, type Locale, negotiateLocale } from "~/locales/locales";

const YEAR_SECONDS = 31_536_000;

/** The answer to an address without a language differs from visitor to visitor. */
export const TO_PREFERRED = { headers: { Vary: "Accept-Language, Cookie", "Cache-Control": "no-store" } };

/**
 * The language of an answer: that of the address, or for an API that of the calling page. If the address names none, it is
 * the language that was chosen before, then the browser's, then Korean.
 */
export function findLanguage(request: Request): Locale {
  const { pathname } = new URL(request.url);
  const isApi = /^\/api(\/|$)/i.test(pathname);
  return (
    (isApi ? languageOfReferer(request.headers.get("Referer")) : languageOfPath(pathname)) ??
    chosenBefore(request.headers.get("Cookie")) ??
    negotiateLocale(request.headers.get("Accept-Language"))
  );
}

function languageOfPath(pathname: string): Locale | null {
  const [, first] = pathname.split("/");
  // the router asks for the data of `/eng` at `/eng.data`
  return findLocaleByPath(first?.replace(/\.data$/, ""));
}

function languageOfReferer(url: string | null): Locale | null {
  return url && URL.canParse(url) ? findLocaleByPath(new URL(url).pathname.split("/")[1]) : null;
}

function chosenBefore(cookies: string | null): Locale | null {
  return findLocaleByPath(/(?:^|;\s*)locale=(\w+)/.exec(cookies ?? "")?.[1]);
}

/**
 * A visitor who goes from a page in one language to a page in another has chosen that language, and `/` leads there for a
 * year. The server remembers it, so that this works without JavaScript. The page itself may come from the cache; only this
 * answer carries the cookie.
 */
export function rememberChosenLanguage(request: Request, response: Response): Response {
  const chosen = chosenLanguage(request);
  if (!chosen) return response;
  const answer = new Response(response.body, response);
  answer.headers.append("Set-Cookie", chosenLanguageCookie(request, chosen));
  answer.headers.set("Cache-Control", "private, no-cache");
  return answer;
}

/** The Set-Cookie header that keeps a language, by the first part of its addresses, for a year. */
export function chosenLanguageCookie(request: Request, path: string): string {
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  return `locale=${path}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

function chosenLanguage(request: Request): string | null {
  const referer = request.headers.get("Referer");
  // a browser that only prefetches has not chosen anything
  if (!referer || request.method !== "GET" || request.headers.has("Sec-Purpose") || !URL.canParse(referer)) return null;
  const from = new URL(referer);
  const to = new URL(request.url);
  if (from.origin !== to.origin || to.pathname.endsWith(".data")) return null;
  const before = findLocaleByPath(from.pathname.split("/")[1]);
  const chosen = findLocaleByPath(to.pathname.split("/")[1]);
  return before && chosen && before !== chosen ? chosen.path : null;
}

import { findLocaleByPath, type Locale, negotiateLocale } from "~/locales/locales";

const YEAR_SECONDS = 31_536_000;

/** How an address without a language is answered: anew for everyone. */
export const TO_PREFERRED = { headers: { Vary: "Accept-Language, Cookie", "Cache-Control": "no-store" } };

/**
 * The language of an answer: of the address, for an API that of the page that called; where the address has none, the
 * language chosen before, else the browser's, else Korean.
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
 * Whoever goes from a page of one language to a page of another has chosen it: `/` leads there for a year. The server sees
 * it too, so that it holds without JavaScript. The page itself may come from the cache: only this answer carries the cookie.
 */
export function rememberChosenLanguage(request: Request, response: Response): Response {
  const chosen = chosenLanguage(request);
  if (!chosen) return response;
  const answer = new Response(response.body, response);
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  answer.headers.append("Set-Cookie", `locale=${chosen}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`);
  answer.headers.set("Cache-Control", "private, no-cache");
  return answer;
}

function chosenLanguage(request: Request): string | null {
  const referer = request.headers.get("Referer");
  // a browser that only fetches ahead has chosen nothing
  if (!referer || request.method !== "GET" || request.headers.has("Sec-Purpose") || !URL.canParse(referer)) return null;
  const from = new URL(referer);
  const to = new URL(request.url);
  if (from.origin !== to.origin || to.pathname.endsWith(".data")) return null;
  const before = findLocaleByPath(from.pathname.split("/")[1]);
  const chosen = findLocaleByPath(to.pathname.split("/")[1]);
  return before && chosen && before !== chosen ? chosen.path : null;
}

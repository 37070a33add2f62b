import type { TFunction } from "i18next";
import type { MiddlewareFunction } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { I18NEXT_OPTIONS, siteFormats } from "~/locales/i18next.server";
import { DEFAULT_LOCALE, LOCALES, type LocaleCode, localeOfCode } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import { findLanguage } from "~/server/chosen-language.server";
import { localeContext } from "~/server/context";

const [i18next, getLanguage, getI18next] = createI18nextMiddleware({
  detection: {
    supportedLanguages: LOCALES.map(({ code }) => code),
    fallbackLanguage: DEFAULT_LOCALE.code,
    // the package itself reads only the first language of Accept-Language, so that "ja, en" would get Korean
    order: ["custom"],
    findLocale: async ({ request }) => findLanguage(request).code,
  },
  i18next: I18NEXT_OPTIONS,
  plugins: [siteFormats],
});

const keepLocale: MiddlewareFunction<Response> = ({ context }, next) => {
  context.set(localeContext, localeOfCode(getLanguage(context) as LocaleCode));
  return next();
};

/**
 * Finds the language of a request from its address, then from the cookie, then from Accept-Language. Used on every route.
 */
export const language: MiddlewareFunction<Response>[] = [i18next, keepLocale];

/** The `t` of i18next for a request, in loaders and actions: `getT(context, "search")("found", { count })`. */
export function getT<Name extends keyof Texts>(context: Context, namespace: Name) {
  return getI18next(context).getFixedT(null, namespace) as unknown as TFunction<Name>;
}

type Context = Parameters<typeof getI18next>[0];

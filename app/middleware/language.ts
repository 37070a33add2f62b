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
    // the package's own reading of Accept-Language looks at the first language only: "ja, en" would be Korean
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

/** Finds the language of a request: by its address, then by the cookie, then by Accept-Language. Of every route. */
export const language: MiddlewareFunction<Response>[] = [i18next, keepLocale];

/** i18next's `t` of a request, for loaders and actions: `getT(context, "search")("found", { count })`. */
export function getT<Name extends keyof Texts>(context: Context, namespace: Name) {
  return getI18next(context).getFixedT(null, namespace) as unknown as TFunction<Name>;
}

type Context = Parameters<typeof getI18next>[0];

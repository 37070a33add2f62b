import { createInstance, type FormatterModule, type InitOptions, type TFunction } from "i18next";
import { formatValue, type TextValue } from "./formats";
import { LOCALES, type Locale, type LocaleCode, localeOfCode } from "./locales";
import { RESOURCES, type Texts } from "./texts.server";

/** i18next uses the site's formats, with the formatters that format.ts caches. */
export const siteFormats: FormatterModule = {
  type: "formatter",
  init() {},
  add() {},
  addCached() {},
  format(value: unknown, name, code) {
    // i18next then leaves the placeholder as it is
    if (value === undefined) return value as never;
    return formatValue(localeOfCode(code as LocaleCode), value as TextValue, name);
  },
};

export const I18NEXT_OPTIONS = {
  resources: RESOURCES,
  ns: Object.keys(RESOURCES.en),
  defaultNS: false,
  supportedLngs: LOCALES.map(({ code }) => code),
  fallbackLng: false,
  // React escapes what it shows; other output must not be escaped
  interpolation: { escapeValue: false },
  missingInterpolationHandler: (_, [placeholder]) => placeholder,
} satisfies InitOptions;

const instance = createInstance({ ...I18NEXT_OPTIONS, initAsync: false }).use(siteFormats);
void instance.init();

/** i18next's `t` in a language, for code without a request: files, tools, the words of an error. */
export function tIn<Name extends keyof Texts>(locale: Locale, namespace: Name) {
  return instance.getFixedT(locale.code, namespace) as unknown as TFunction<Name>;
}

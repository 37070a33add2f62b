/**
 * One table of languages. `path` is the first part of an address, `langCd` the code in action logs, `zoneMark` what follows
 * a time of day, in the words of the language's readers. `tonight` names the end of a Korean day while that day is today, if
 * the readers' day is the Korean one; for readers elsewhere it would name another moment, so it is null.
 */
export const LOCALES = [
  {
    code: "ko",
    path: "kor",
    langCd: 100,
    lang: "kor",
    label: "한국어",
    shortLabel: "Kor",
    intl: "ko-KR",
    timeZone: "Asia/Seoul",
    // the word joiner keeps a particle that follows on the same line
    zoneMark: "(한국\u00a0시간)\u2060",
    tonight: "오늘 밤 12시",
  },
  {
    code: "en",
    path: "eng",
    langCd: 200,
    lang: "eng",
    label: "English",
    shortLabel: "Eng",
    intl: "en-GB",
    timeZone: "UTC",
    zoneMark: "\u00a0UTC",
    tonight: null,
  },
  {
    code: "id",
    path: "idn",
    langCd: 300,
    lang: "idn",
    label: "Bahasa Indonesia",
    shortLabel: "Idn",
    intl: "id-ID",
    timeZone: "Asia/Jakarta",
    zoneMark: "\u00a0WIB",
    tonight: null,
  },
] as const;

export type Locale = (typeof LOCALES)[number];
export type LocaleCode = Locale["code"];
export type LocalePath = Locale["path"];

/** Korean is the specification's default. */
export const DEFAULT_LOCALE: Locale = LOCALES[0];

/** The row of a language. */
export function localeOfCode(code: LocaleCode): Locale {
  return LOCALES.find((locale) => locale.code === code) ?? DEFAULT_LOCALE;
}

/** The language of an address by its first part, or null if that names none. */
export function findLocaleByPath(part: string | undefined): Locale | null {
  return LOCALES.find((locale) => locale.path === part) ?? null;
}

/** The language of an address, or the default. */
export function localeOfUrl(pathname: string): Locale {
  return findLocaleByPath(pathname.split("/")[1]) ?? DEFAULT_LOCALE;
}

/** The preferred language of an Accept-Language header, by its weights, among those that we have; otherwise Korean. */
export function negotiateLocale(acceptLanguage: string | null): Locale {
  const wanted = (acceptLanguage ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...rest] = part.trim().split(";");
      const weight = Number(
        rest
          .find((parameter) => parameter.trim().startsWith("q="))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { language: tag.slice(0, 2).toLowerCase(), weight: Number.isFinite(weight) ? weight : 0 };
    })
    .sort((a, b) => b.weight - a.weight);
  for (const { language, weight } of wanted) {
    const locale = LOCALES.find(({ code }) => code === language);
    if (locale && weight > 0) return locale;
  }
  return DEFAULT_LOCALE;
}

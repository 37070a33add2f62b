import { LOCALES, type Locale } from "~/locales/locales";
import { isFullRun } from "../full-run.ts";

/**
 * The languages in which a test looks at something that every language has: all of them in a full run, otherwise one. Its
 * name decides which, so that the languages take turns.
 */
export function languagesOf(name: string): readonly Locale[] {
  return isFullRun ? LOCALES : LOCALES.filter((locale) => isTurnOf(locale, name));
}

/** Whether a language is one of `languagesOf(name)`. */
export function isTurnOf(locale: Locale, name: string): boolean {
  return isFullRun || LOCALES[name.length % LOCALES.length]?.code === locale.code;
}

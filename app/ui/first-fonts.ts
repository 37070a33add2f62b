// Written by tools/fonts/build.mjs.
import type { LocaleCode } from "~/locales/locales";

/**
 * Style sheets with the display face of a language, for Korean as far as first screens need it: a page is drawn once they
 * have loaded. They come after the site's own sheet, because they win where ranges overlap.
 */
export const FIRST_FONTS: Record<LocaleCode, string> = { ko: "/fonts/first-hangul.8ff4941b.css", en: "/fonts/first-latin.e1f60e19.css", id: "/fonts/first-latin.e1f60e19.css" };

/** The other faces of a language, which are fetched after the first picture. */
export const LATER_FONTS: Partial<Record<LocaleCode, string>> = { ko: "/fonts/later-hangul.dea6716e.css" };

/**
 * Has the browser unpack the first fonts before it draws, and loads the others afterwards. It must come right after the
 * sheets.
 */
export const FIRST_FONTS_SCRIPT = "/fonts/first.2c1dbaf7.js";

/**
 * The Latin letters of the text face, in languages in which they are most of a page. Korean has few, which wait for the next
 * page.
 */
export const TEXT_FONTS: Partial<Record<LocaleCode, string>> = { en: "/fonts/text-latin.58315d03.woff2", id: "/fonts/text-latin.58315d03.woff2" };

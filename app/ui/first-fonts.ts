// Written by tools/fonts/build.mjs.
import type { LocaleCode } from "~/locales/locales";

/**
 * Style sheets that hold the display face of a language, in Korean as far as first screens need it: a page is drawn when it
 * is there. They come after the
 * site's own sheet: where ranges overlap, they win.
 */
export const FIRST_FONTS: Record<LocaleCode, string> = { ko: "/fonts/first-hangul.59e0e6e9.css", en: "/fonts/first-latin.e1f60e19.css", id: "/fonts/first-latin.e1f60e19.css" };

/** The other faces of a language: fetched once the first picture is there. */
export const LATER_FONTS: Partial<Record<LocaleCode, string>> = { ko: "/fonts/later-hangul.0dd31f00.css" };

/** Has the browser unpack the first ones before it draws, and take the others up afterwards; to stand right after the sheets. */
export const FIRST_FONTS_SCRIPT = "/fonts/first.8c7c7689.js";

/** The letters of the text face where they are most of a page; in Korean the few wait for the next page. */
export const TEXT_FONTS: Partial<Record<LocaleCode, string>> = { en: "/fonts/text-latin.58315d03.woff2", id: "/fonts/text-latin.58315d03.woff2" };

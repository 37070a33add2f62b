import type { LocaleCode } from "~/locales/locales";

/**
 * Address of the picture that a link to a page shows where it is shared, 1200 × 630. `slug` is what follows the language in
 * the address. Drawn at build time (tools/share) for every page of share-cards.server.ts.
 */
export function sharePicturePath(slug: string, code: LocaleCode): string {
  return `/share/${sharePictureName(slug, code)}.png`;
}

/** Its file name without the ending: `rwaProject-pvt-en`, `home-ko`. */
export function sharePictureName(slug: string, code: LocaleCode): string {
  return `${slug.replaceAll("/", "-") || "home"}-${code}`;
}

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

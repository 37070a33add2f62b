import type { LocaleCode } from "~/locales/locales";

/**
 * The address of the picture, 1200 × 630, that is shown where a link to a page is shared. `slug` is what follows the
 * language in the address. The build draws one (tools/share) for every page of share-cards.server.ts.
 */
export function sharePicturePath(slug: string, code: LocaleCode): string {
  return `/share/${sharePictureName(slug, code)}.png`;
}

/** The file name without its extension: `rwaProject-pvt-en`, `home-ko`. */
export function sharePictureName(slug: string, code: LocaleCode): string {
  return `${slug.replaceAll("/", "-") || "home"}-${code}`;
}

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

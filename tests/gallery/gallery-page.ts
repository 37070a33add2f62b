import { LOCALES, type Locale } from "~/locales/locales";
import type { ScreenFigures } from "./screen-figures.ts";
import type { Shot } from "./shots.ts";

const WIDTHS = [375, 992, 1440];
/** The width at which the page shows a picture; a press opens it at its full size. */
const SHOWN_PX = 190;

/** The file of a picture, within docs/gallery. */
export function fileOf({ name }: Pick<Shot, "name">, width: number, { path }: Locale): string {
  return `${name}-${width}-${path}.webp`;
}

/** Whether the gallery has a screen at a width in a language. */
export function isPictured({ isContent }: Pick<Shot, "isContent">, width: number, { path }: Locale): boolean {
  return !isContent || (width !== 992 && path === "eng");
}

/** docs/gallery.md: one small picture of each screen, links to all of them, and what was counted at 375 px. */
export function galleryPage(shots: readonly Shot[], figures: readonly ScreenFigures[]): string {
  const english = LOCALES.find(({ path }) => path === "eng") as Locale;
  const parts = shots.map((shot) => {
    const rows = WIDTHS.flatMap((width) => {
      const links = LOCALES.filter((locale) => isPictured(shot, width, locale)).map(
        (locale) => `[${locale.label}](gallery/${fileOf(shot, width, locale)})`,
      );
      return links.length > 0 ? `${width} px: ${links.join(" · ")}` : [];
    });
    const file = fileOf(shot, 375, english);
    const small = `<a href="gallery/${file}"><img src="gallery/${file}" width="${SHOWN_PX}" alt="${titleOf(shot)}"></a>`;
    return `## ${titleOf(shot)}\n\n${small}\n\n${rows.join("<br>\n")}\n`;
  });
  return `# Gallery

The screens of six holders of Solana wallets and three of Kaia wallets in Korean, English and Indonesian, then each kind of page of words in English, at full size; what is longer than 4,000 px is cut. Made by \`npm run make -- gallery\`, never edited.

${figuresTable(figures)}
${parts.join("\n")}`;
}

function titleOf({ name, holder }: Shot): string {
  const words = name.replaceAll("-", " ");
  return `${words[0]?.toUpperCase()}${words.slice(1)}${holder ? ` (holder: ${holder})` : ""}`;
}

/** Screens without a main action are left out: they are for reading. */
function figuresTable(figures: readonly ScreenFigures[]): string {
  const rows = figures
    .filter(({ loudAtPx }) => loudAtPx !== null)
    .map(({ name, loudAtPx, isSticky, loudButtons, words, heightPx }) => {
      const place = isSticky ? "at the lower edge of the screen" : `${loudAtPx} px`;
      return `| ${name} | ${place} | ${loudButtons} | ${words} | ${heightPx} |`;
    });
  return `In English at 375 px:

| screen | the main action | loud buttons | words | height, px |
|---|---|---|---|---|
${rows.join("\n")}
`;
}

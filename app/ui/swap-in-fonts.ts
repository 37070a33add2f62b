/** Adds every loaded face of the style sheets once more, now in a form that text may change to. Safe to repeat. */
export function swapInLateFonts(): void {
  const loaded = new Set([...document.fonts].filter(isLate).map(({ unicodeRange }) => bare(unicodeRange)));
  for (const { style } of fontFaceRules()) {
    const [family = "", source, unicodeRange, weight] = ["font-family", "src", "unicode-range", "font-weight"].map(
      (name) => style.getPropertyValue(name),
    );
    if (!source || !unicodeRange || !loaded.delete(bare(unicodeRange))) continue;
    const face = new FontFace(family.replaceAll('"', ""), source, { unicodeRange, weight, display: "swap" });
    document.fonts.add(face);
    swapped.add(bare(unicodeRange));
  }
}

const swapped = new Set<string>();

function isLate({ display, status, unicodeRange }: FontFace): boolean {
  return display === "optional" && status === "loaded" && !swapped.has(bare(unicodeRange));
}

function fontFaceRules(): CSSFontFaceRule[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.filter((rule) => rule instanceof CSSFontFaceRule);
}

/** Browsers write the same range with and without spaces. */
function bare(unicodeRange: string): string {
  return unicodeRange.replaceAll(" ", "").toUpperCase();
}

import { readFileSync } from "node:fs";
import subsetFont from "subset-font";

const PRETENDARD = "node_modules/pretendard/dist/public/variable/PretendardVariable.ttf";
const GALMURI = "node_modules/galmuri/dist/Galmuri11-Bold.ttf";

/** The three faces of a guide with the glyphs of `text`, which pdfkit cuts further: { display, text, strong }, TrueType. */
export async function cutFonts(text) {
  const cut = (file, options) => subsetFont(readFileSync(file), text, { targetFormat: "truetype", ...options });
  return {
    display: await cut(GALMURI),
    text: await cut(PRETENDARD, { variationAxes: { wght: 400 } }),
    strong: await cut(PRETENDARD, { variationAxes: { wght: 650 } }),
  };
}

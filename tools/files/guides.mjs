import { drawWordmark } from "../art/logo.mjs";
import { pictures } from "../art/pictures.mjs";
import { LOCALES, readContent } from "./content-modules.mjs";
import { cutFonts } from "./fonts.mjs";
import { colors, Paper, styles } from "./paper.mjs";
import { addPicture, bytesOf, drawPaths, drawPicture, openDocument } from "./pdf.mjs";
import { writers } from "./sections.mjs";

const grids = new Map();
/** Of page numbers and steps, which no text holds. */
const NUMERALS = "0123456789";

/**
 * The booklets of Gear Up! and Oculla in every language: [[name, bytes], …]. Every text is a page's own, every picture the
 * forge's; what the forge has not drawn yet is left out.
 */
export async function makeGuides() {
  const guides = [];
  for (const locale of LOCALES) guides.push(await gearUpGuide(locale), await ocullaGuide(locale));
  const fonts = await cutFonts(`${JSON.stringify(guides)}${NUMERALS}`);
  const files = [];
  for (const guide of guides) files.push([guide.file, await print(guide, fonts)]);
  return files;
}

async function gearUpGuide(locale) {
  const { nftProjectGearUp: page } = await readContent(locale.code, "nft-project-gear-up");
  const { nftProjectGearUpCrafter: artisans } = await readContent(locale.code, "nft-project-gear-up-crafter");
  const { home, "start-crafting": crafting, "weapon-codex": codex } = page.tabs;
  const [{ rarities }] = codex.sections;
  const colorOf = (name) => colors[rarities.find(({ label }) => label === name).id];
  const questions = artisans.sections.filter(({ kind }) => kind === "questions");
  const doors = { picture: "pages/nftProjectGearUpCrafter", alt: artisans.sections[0].sceneAlt, middle: 130 };
  return {
    ...coverOf(page, home.sections, "pages/nftProjectGearUp"),
    lang: locale.intl,
    chapters: [
      { title: home.title, sections: home.sections.map((section) => ({ ...section, colorOf })), scene: doors },
      { title: crafting.title, lead: crafting.description, sections: [...crafting.sections, ...questions] },
      {
        title: artisans.title,
        lead: artisans.sections[0].lead,
        sections: artisans.sections.filter((section) => !questions.includes(section)),
      },
      { title: codex.title, lead: codex.description, sections: codex.sections },
    ],
  };
}

async function ocullaGuide(locale) {
  const { nftProjectOcullaSummoning: page } = await readContent(locale.code, "nft-project-oculla-summoning");
  const codex = page.sections.find(({ kind }) => kind === "codex");
  const rest = page.sections.filter((section) => section !== codex);
  return {
    ...coverOf(page, page.sections, "pages/nftProjectOcullaSummoning"),
    lang: locale.intl,
    chapters: [
      { title: page.title, sections: rest },
      { title: codex.title, lead: codex.body, isRunningOn: true, sections: [codex] },
    ],
  };
}

/** The cover says what the page's opening says; the guide's name and file stand in the page's `downloads`. */
function coverOf({ sections: [opening] }, sections, scene) {
  const { items } = sections.find(({ kind }) => kind === "downloads");
  const [{ title, files }] = items;
  return { file: files[0], name: title, title: opening.title, lead: opening.lead, scene, sceneAlt: opening.sceneAlt };
}

function print(guide, fonts) {
  const doc = openDocument(guide.name, { lang: guide.lang, displayTitle: true, tagged: true });
  const paper = new Paper(doc, fonts, guide.name);
  writeCover(paper, guide);
  for (const chapter of guide.chapters) writeChapter(paper, chapter);
  paper.root.end();
  return bytesOf(doc);
}

/** Night, with the page's scene at its foot. */
function writeCover(paper, { name, title, lead, scene, sceneAlt }) {
  const { doc, page, left } = paper;
  const grid = art(scene);
  const unit = page.width / grid.width;
  const foot = page.height - grid.height * unit;
  paper.addBarePage();
  doc.outline.addItem(name, { fit: true });
  paper.decorate(() => {
    paper.fill(0, 0, page.width, page.height, colors.night);
    paper.fill(0, foot - 2, page.width, 2, colors.nightLine);
    drawPaths(doc, drawWordmark("#D7FF3E", "#FF5C9A"), left, 48, 2);
  });
  const width = paper.width * 0.92;
  const height = paper.heightOf(title, styles.cover, width) + paper.heightOf(lead, styles.coverLead, width) + 48;
  let y = 110 + (foot - 110 - height) / 2 - 10;
  y = paper.put(paper.part, "P", name, styles.coverLabel, left, y, width) + 12;
  y = paper.put(paper.part, "H1", title, styles.cover, left, y, width) + 12;
  paper.put(paper.part, "P", lead, styles.coverLead, left, y, width);
  putFigure(paper, grid, { alt: sceneAlt, x: 0, y: foot, unit });
}

function writeChapter(paper, { title, lead, scene, isRunningOn, sections }) {
  if (!isRunningOn) paper.addPage();
  paper.startPart();
  paper.doc.outline.addItem(title, { fit: true });
  paper.y = paper.put(paper.part, "H1", title, styles.title, paper.left, paper.y, paper.width) + 6;
  if (lead) paper.y = paper.put(paper.part, "P", lead, styles.lead, paper.left, paper.y, paper.width * 0.86);
  paper.y += 16;
  // what leads on from a page is for the page: its opening, and the guide's own download
  for (const section of sections) writers[section.kind]?.(paper, section, art);
  if (scene) writeScene(paper, scene);
}

/** A band of a scene around its row `middle`, as high as the page has room for; none where that is too little to see. */
function writeScene(paper, { picture, alt, middle }) {
  const whole = art(picture);
  const unit = paper.width / whole.width;
  const rows = Math.min(Math.floor((paper.bottom - paper.y) / unit), 2 * (whole.height - middle));
  if (rows < 48) return;
  const grid = whole.crop(0, middle - Math.floor(rows / 2), whole.width, rows);
  putFigure(paper, grid, { alt, x: paper.left, y: paper.bottom - rows * unit, unit });
}

function putFigure(paper, grid, { alt, x, y, unit }) {
  const bbox = [x, y, x + grid.width * unit, y + grid.height * unit];
  paper.tag(paper.part, "Figure", { alt, bbox }, () => drawPicture(paper.doc, addPicture(paper.doc, grid), x, y, unit));
}

function art(id) {
  if (!grids.has(id)) grids.set(id, pictures.find((picture) => picture.id === id)?.draw() ?? null);
  return grids.get(id);
}

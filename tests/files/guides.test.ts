import { spawnSync } from "node:child_process";
import { beforeAll, describe, expect, test } from "vitest";
import { creatures as englishCreatures } from "~/content/en/creatures";
import { nftProjectGearUp as englishGearUp } from "~/content/en/nft-project-gear-up";
import { nftProjectOcullaSummoning as englishOculla } from "~/content/en/nft-project-oculla-summoning";
import { weapons as englishWeapons } from "~/content/en/weapons";
import { creatures as indonesianCreatures } from "~/content/id/creatures";
import { nftProjectGearUp as indonesianGearUp } from "~/content/id/nft-project-gear-up";
import { nftProjectOcullaSummoning as indonesianOculla } from "~/content/id/nft-project-oculla-summoning";
import { weapons as indonesianWeapons } from "~/content/id/weapons";
import { creatures as koreanCreatures } from "~/content/ko/creatures";
import { nftProjectGearUp as koreanGearUp } from "~/content/ko/nft-project-gear-up";
import { nftProjectOcullaSummoning as koreanOculla } from "~/content/ko/nft-project-oculla-summoning";
import { weapons as koreanWeapons } from "~/content/ko/weapons";
import {
  bare,
  type Node,
  nodesOf,
  openPdf,
  type Pdf,
  type PdfPage,
  pagesOf,
  readGuide,
  textOf,
} from "../../tools/files/read-pdf.ts";
import { isFullRun } from "../full-run.ts";
import { readOffered, readTable } from "./open-pdf.ts";

/** In points; the browser rounds to its own grid of 300 to the inch. */
const A4 = [0, 0, 595, 842];
const MAX_BYTES = 600_000;

const gearUp = { set: "gear-up", pages: 9, chapters: 4 };
const oculla = { set: "oculla", pages: 4, chapters: 1 };

describe.each([
  { ...gearUp, code: "en", lang: "en-GB", page: englishGearUp, things: englishWeapons },
  { ...gearUp, code: "ko", lang: "ko-KR", page: koreanGearUp, things: koreanWeapons },
  { ...gearUp, code: "id", lang: "id-ID", page: indonesianGearUp, things: indonesianWeapons },
  { ...oculla, code: "en", lang: "en-GB", page: englishOculla, things: englishCreatures },
  { ...oculla, code: "ko", lang: "ko-KR", page: koreanOculla, things: koreanCreatures },
  { ...oculla, code: "id", lang: "id-ID", page: indonesianOculla, things: indonesianCreatures },
])("the $set guide in $code", ({ set, code, lang, page, things, pages: pageCount, chapters }) => {
  const name = `${set}-guide-${code}.pdf`;
  let pdf: Pdf;
  let pages: PdfPage[];
  let texts: string[];
  let nodes: Node[];

  beforeAll(async () => {
    pdf = await openPdf(readOffered(name));
    pages = await pagesOf(pdf);
    texts = await Promise.all(pages.map(textOf));
    nodes = (await Promise.all(pages.map(nodesOf))).flat();
  });

  test("is small, and its table leads to every object", () => {
    expect(readOffered(name).length).toBeLessThanOrEqual(MAX_BYTES);
    expect(readTable(name).lost).toEqual([]);
  });

  test("has as many A4 pages as it is made of, which the page of Oculla names", () => {
    expect(pages.map(({ view }) => view.map(Math.round))).toEqual(Array.from({ length: pageCount }, () => A4));
  });

  test("names its title and language, and lists its chapters and every thing as bookmarks", async () => {
    const info = (await pdf.getMetadata()).info as Record<string, string>;
    expect(info.Language).toBe(lang);
    expect(info.Title).toBe(runningTitle());
    const outline = await pdf.getOutline();
    expect(outline).toHaveLength(1 + chapters);
    const titles = JSON.stringify(outline);
    expect(things.filter((thing) => !titles.includes(thing.name))).toEqual([]);
  });

  test("embeds every typeface that it is set in", () => {
    const text = readOffered(name).toString("latin1");
    const faces = new Set([...text.matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g)].map(([, face]) => face));
    expect([...faces].sort()).toEqual(["Galmuri11-Bold", "Pretendard-Regular", "Pretendard-SemiBold"]);
    expect(text.match(/\/FontFile2/g)).toHaveLength(3);
  });

  test("says on its cover what the page says first", () => {
    const [opening] = page.sections;
    expect(texts[0]).toContain(bare(opening.title));
    expect(texts[0]).toContain(bare(opening.lead));
  });

  test("describes every thing completely", () => {
    const text = texts.join("");
    const lost = things.filter(({ name, body, facts }) =>
      [name, body, ...facts.map(({ value }) => value)].some((part) => !text.includes(bare(part))),
    );
    expect(lost).toEqual([]);
  });

  test("numbers every page but its cover, below its title", () => {
    texts.slice(1).forEach((text, index) => {
      const folio = `${bare(runningTitle())}${index + 2}`;
      expect(text.startsWith(folio) || text.endsWith(folio), `page ${index + 2}`).toBe(true);
    });
  });

  test("writes nothing outside its margins, and nothing over the page number", async () => {
    for (const [index, each] of pages.slice(1).entries()) {
      const lines = await linesOf(each);
      const folios = lines.filter(({ y }) => y < 60);
      expect(folios.map(({ text }) => text)).toEqual([String(index + 2)]);
      for (const { left, right, y, text } of lines) {
        expect(left, text).toBeGreaterThanOrEqual(47);
        expect(right, text).toBeLessThanOrEqual(A4[2]! - 47);
        expect(y, text).toBeLessThan(A4[3]! - 45);
      }
    }
  });

  test("is read aloud in order: headings, a heading for each thing, and words for each picture that says something", () => {
    const count = (role: string) => nodes.filter((node) => node.role === role).length;
    expect(count("H1")).toBe(1 + chapters);
    expect(count("H2") + count("H3")).toBeGreaterThan(things.length);
    const figures = nodes.filter(({ role }) => role === "Figure");
    expect(figures.length).toBeGreaterThan(0);
    // a plot is its caption and, within it, a picture with words or a list
    const isTold = ({ alt, role, children }: Node): boolean =>
      Boolean(alt) || role === "L" || (children ?? []).some(isTold);
    expect(figures.filter((figure) => !isTold(figure))).toEqual([]);
  });

  test("offers nothing to press: no link and no words about pressing", async () => {
    const links = await Promise.all(pages.map((each) => each.getAnnotations()));
    expect(links.flat()).toEqual([]);
  });

  function runningTitle(): string {
    const tabs = "tabs" in page ? Object.values(page.tabs) : [];
    const sections = [page, ...tabs].flatMap((part) => [...part.sections]);
    return sections.flatMap((section) => (section.kind === "downloads" ? section.items[0].title : []))[0] ?? "";
  }
});

test.runIf(isFullRun)("files are as tools/files makes them", () => {
  const { status, stderr } = spawnSync("node", ["tools/files/build.mjs", "--check"], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
});

test("a guide counts as changed when a word or a picture in it has changed", async () => {
  const read = async (name: string) => JSON.parse(await readGuide(readOffered(name)));
  const [english, indonesian] = [await read("oculla-guide-en.pdf"), await read("oculla-guide-id.pdf")];
  expect(english.pages[1].text).not.toBe(indonesian.pages[1].text);
  expect(english.pages[0].pictures).toEqual(indonesian.pages[0].pictures);
  expect(english.pages[0].pictures).not.toEqual(english.pages[2].pictures);
  expect(english.pages[2].pictures.length).toBeGreaterThan(5);
});

type Line = { left: number; right: number; y: number; text: string };

async function linesOf(page: PdfPage): Promise<Line[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!("transform" in item) || item.str.trim() === "") return [];
    const [, , , , left = 0, y = 0] = item.transform as number[];
    return [{ left, right: left + item.width, y, text: item.str }];
  });
}

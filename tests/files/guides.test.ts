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
import { type Node, openPdf, type Pdf, type PdfPage, pagesOf, readOffered, readTable } from "./open-pdf.ts";

const A4 = [0, 0, 595.28, 841.89];
const MAX_BYTES = 600_000;

const gearUp = { set: "gear-up", pages: 9, chapters: 4 };
const oculla = { set: "oculla", pages: 4, chapters: 2 };

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
    pdf = await openPdf(name);
    pages = await pagesOf(pdf);
    texts = await Promise.all(pages.map(textOf));
    const trees = await Promise.all(pages.map((each) => each.getStructTree()));
    nodes = trees.flatMap((tree) => nodesOf(tree as Node));
  });

  test("is small, and its table leads to every object", () => {
    expect(readOffered(name).length).toBeLessThanOrEqual(MAX_BYTES);
    expect(readTable(name).lost).toEqual([]);
  });

  test("has as many A4 pages as it is made of, which the page of Oculla names", () => {
    expect(pages.map(({ view }) => view)).toEqual(Array.from({ length: pageCount }, () => A4));
  });

  test("tells its title and language, and has a contents list of its chapters", async () => {
    const info = (await pdf.getMetadata()).info as Record<string, string>;
    expect(info.Language).toBe(lang);
    const outline = await pdf.getOutline();
    expect(outline?.[0]?.title).toBe(info.Title);
    expect(outline).toHaveLength(1 + chapters);
  });

  test("says on its cover what the page says first", () => {
    const [opening] = page.sections;
    expect(texts[0]).toContain(bare(opening.title));
    expect(texts[0]).toContain(bare(opening.lead));
  });

  test("tells of every thing, whole", () => {
    const text = texts.join("");
    const lost = things.filter(({ name, body, facts }) =>
      [name, body, ...facts.map(({ value }) => value)].some((part) => !text.includes(bare(part))),
    );
    expect(lost).toEqual([]);
  });

  test("numbers every page but its cover", () => {
    texts.slice(1).forEach((text, index) => {
      expect(text.startsWith(`${bare(runningTitle())}${index + 2}`), `page ${index + 2}`).toBe(true);
    });
  });

  test("writes nothing outside its margins, and nothing over the page number but the line it stands in", async () => {
    for (const each of pages.slice(1)) {
      for (const { left, right, y } of await linesOf(each)) {
        expect(left).toBeGreaterThanOrEqual(47);
        expect(right).toBeLessThanOrEqual(A4[2]! - 47);
        expect(y === undefined || y > 56 || y < 50, `a line at ${y}`).toBe(true);
        expect(y).toBeGreaterThan(30);
      }
    }
  });

  test("is read aloud in order: headings, a row a thing, and words for each picture that says something", () => {
    const roles = nodes.map(({ role }) => role);
    expect(roles.filter((role) => role === "H1")).toHaveLength(1 + chapters);
    expect(roles.filter((role) => role === "TR").length).toBeGreaterThanOrEqual(things.length + 5);
    const figures = nodes.filter(({ role }) => role === "Figure");
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.filter(({ alt }) => !alt)).toEqual([]);
  });

  function runningTitle(): string {
    const tabs = "tabs" in page ? Object.values(page.tabs) : [];
    const sections = [page, ...tabs].flatMap((part) => [...part.sections]);
    return sections.flatMap((section) => (section.kind === "downloads" ? section.items[0].title : []))[0] ?? "";
  }
});

test("files are as tools/files makes them", () => {
  const { status, stderr } = spawnSync("node", ["tools/files/build.mjs", "--check"], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
});

type Line = { left: number; right: number; y: number };

async function linesOf(page: PdfPage): Promise<Line[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!("transform" in item) || item.str.trim() === "") return [];
    const [, , , , left = 0, y = 0] = item.transform as number[];
    return [{ left, right: left + item.width, y }];
  });
}

/** In the order it is drawn. Where lines break is no part of a text. */
async function textOf(page: PdfPage): Promise<string> {
  const { items } = await page.getTextContent();
  return bare(items.map((item) => ("str" in item ? item.str : "")).join(""));
}

function bare(text: string): string {
  return text.replace(/\s+/g, "");
}

function nodesOf(node: Node | null): Node[] {
  if (!node) return [];
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

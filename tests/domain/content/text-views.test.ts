import { describe, expect, test } from "vitest";
import { findContent } from "~/content/contents.server";
import { menusIn } from "~/content/menus";
import { PAGES } from "~/content/pages";
import type { GallerySection } from "~/content/sections";
import { viewOfDownloads } from "~/content/views/downloads.server";
import { type SectionFacts, viewOfAction } from "~/content/views/facts.server";
import { viewOfOpening } from "~/content/views/opening.server";
import { viewOfDocument, viewOfGallery } from "~/content/views/text.server";
import { SAMPLE_COMPANY } from "~/domain/settings/sample-company";
import { findLocaleByPath } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";

const locale = findLocaleByPath("idn")!;
const texts = textsOf(locale);
const facts = {
  locale,
  texts,
  menus: menusIn(locale, texts.shell),
  slug: "rwaProcess",
  district: "rwa",
  company: SAMPLE_COMPANY,
  isSampleCompany: true,
  pool: null,
} as unknown as SectionFacts;

describe("a way on", () => {
  const label = "Buka";

  test("is left out if its page is not open, or not in this language", () => {
    for (const { slug } of PAGES.filter(({ state }) => state !== "open")) {
      expect(viewOfAction({ label, page: slug }, facts)).toBeNull();
    }
    expect(viewOfAction({ label, page: "soccergo" }, facts)).toBeNull();
    expect(viewOfAction({ label, page: "no-such-page" }, facts)).toBeNull();
  });

  test("does not lead to the tab that is shown already", () => {
    const codex = { label, page: "nftProjectGearUp", tab: "weapon-codex" };
    const at = (tabId: string) => viewOfAction(codex, { ...facts, slug: "nftProjectGearUp", tabId });
    expect(at("weapon-codex")).toBeNull();
    expect(at("home")).toMatchObject({ href: "/idn/nftProjectGearUp/weapon-codex" });
  });

  test("leads to a page, to a tab below it, and to the page itself for its first tab", () => {
    const hrefOf = (action: { page: string; tab?: string }) => viewOfAction({ label, ...action }, facts);
    expect(hrefOf({ page: "rwaProject", tab: "dnn" })).toMatchObject({ href: "/idn/rwaProject/dnn" });
    expect(hrefOf({ page: "rwaProject", tab: "pvt" })).toMatchObject({ href: "/idn/rwaProject" });
    expect(hrefOf({ page: "" })).toMatchObject({ href: "/idn" });
  });

  test("opens a dialog of the page or one that every page has, or writes an e-mail", () => {
    expect(viewOfAction({ label, dialog: "listing" }, facts)).toMatchObject({ opens: "modal-listing" });
    expect(viewOfAction({ label, shared: "coin-info" }, facts)).toMatchObject({ sharedDialog: "modal-coin-info" });
    expect(viewOfAction({ label, email: 1 }, facts)).toMatchObject({ href: `mailto:${SAMPLE_COMPANY.emails[1]}` });
  });
});

describe("an opening", () => {
  const section = { kind: "opening", title: "A", lead: "B", sceneAlt: "C" } as const;

  test("names its page as the menu or the foot does, if the page has no name of its own", () => {
    const nameAt = (slug: string) => viewOfOpening(section, { ...facts, slug }).name;
    expect(nameAt("benefitMultiple")).toBe(texts.shell.entries.benefitMultiple);
    expect(nameAt("etcCookie")).toBe(texts.shell.entries.cookie);
    expect(viewOfOpening({ ...section, name: "Proses RWA" }, facts).name).toBe("Proses RWA");
  });

  test("names the tab and says what it is, on a tab with an address of its own", () => {
    const at = (tabId: string) => viewOfOpening(section, { ...facts, slug: "nftProjectGearUp", tabId });
    expect(at("home")).toMatchObject({ part: null, title: "A", lead: "B" });
    const codex = findContent("id", "nftProjectGearUp")?.tabs?.["weapon-codex"];
    expect(at("weapon-codex")).toMatchObject({
      part: codex?.label,
      title: null,
      lead: codex?.description,
      actions: [],
    });
  });

  test("fills in the rates of the pool, and says something else while there are none", () => {
    const withRates = { ...section, leadWithRates: "{{lowest}} sampai {{highest}}" };
    expect(viewOfOpening(withRates, facts).lead).toBe("B");
    const pool = { ratesBps: [200, 450, 1500] } as unknown as SectionFacts["pool"];
    expect(viewOfOpening(withRates, { ...facts, pool }).lead).toBe("2,0% sampai 15,0%");
  });

  test("counts the people on the board and the entries of the codex in the label of an action", () => {
    const labelled = { ...section, actions: [{ label: "{{members}} / {{items}}", below: "table" as const }] };
    const [action] = viewOfOpening(labelled, { ...facts, slug: "nftProjectOcullaSummoning" }).actions;
    expect(action).toMatchObject({ label: `${SAMPLE_COMPANY.board.length} / 20`, anchor: "section-table" });
  });

  test("shows its district while its own scene is not drawn", () => {
    expect(viewOfOpening(section, { ...facts, slug: "notDrawn" }).scene.src).toContain("rwa-hero");
  });
});

test("a wall of pictures ends without a hole, however many there are", () => {
  for (let count = 1; count <= 16; count++) {
    const items = Array.from({ length: count }, () => ({ picture: "people/genesis-1" as const, alt: "A" }));
    const section: GallerySection = { kind: "gallery", title: "Wall", items };
    const cells = viewOfGallery(section).items.map(({ classes }) => cellsOf(classes));
    expect(cells.reduce((sum, { wide }) => sum + wide, 0) % 4, `${count} on a desk`).toBe(0);
    expect(cells.reduce((sum, { narrow }) => sum + narrow, 0) % 2, `${count} on a phone`).toBe(0);
  }
});

test("a document takes effect on the written day in every time zone", () => {
  const section = {
    kind: "document",
    title: "A",
    effectiveOn: "2026-12-01",
    effective: "Berlaku",
    contents: "Isi",
    clauses: [],
  } as const;
  expect(viewOfDocument(section, facts).effectiveDate).toBe("1\u00a0Des\u00a02026");
});

test("a file that does not exist is not offered", () => {
  const items = [{ files: ["no-such-file.pdf"], title: "A", body: "B" }];
  expect(viewOfDownloads({ kind: "downloads", title: "A", items }, facts).items[0]?.files).toEqual([]);
});

function cellsOf(classes: readonly string[]): { wide: number; narrow: number } {
  const fill = classes.find((name) => name.startsWith("gallery-fill-"));
  if (classes.includes("gallery-large")) return { wide: 4, narrow: 2 };
  if (classes.includes("gallery-wide")) return { wide: 2, narrow: 2 };
  return { wide: fill ? Number(fill.at(-1)) : 1, narrow: classes.includes("gallery-alone") ? 2 : 1 };
}

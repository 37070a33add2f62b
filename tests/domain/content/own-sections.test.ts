import { describe, expect, test } from "vitest";
import { renderBands } from "~/content/bands/render-bands.server";
import {
  checkOwnSections,
  listUnchanged,
  NO_OWN_SECTIONS,
  type OwnSections,
  parseOwnSections,
  sampleFile,
} from "~/content/own-sections.server";
import { findPageAtAddress, viewOfPage } from "~/content/page-view.server";
import { findOpenPage } from "~/content/pages";
import { listSamplePlaces, sampleIdOf } from "~/content/sample-places.server";
import { SAMPLE_SECTION_IDS, SAMPLE_SECTION_KINDS, type SampleSectionId } from "~/content/sample-sections";
import { searchDocuments } from "~/content/search-documents.server";
import type { TableSection } from "~/content/sections";
import { LOCALES, type LocaleCode } from "~/locales/locales";
import { factsFor } from "./facts";
import { pages } from "./walk.ts";

const CODES = ["ko", "en", "id"] as const;
const TITLE = { ko: "운영자가 쓴 제목", en: "What the operator wrote", id: "Yang ditulis pengelola" };
/** The link on a dialog's cross, which leads nowhere. */
const CLOSED = "modal-closed";
const samples = sampleFile() as Record<SampleSectionId, Record<LocaleCode, Record<string, unknown>>>;

describe("a sample section", () => {
  test.each(CODES)("appears in one place, with the kind of its id (%s)", (code) => {
    const found = pages
      .filter(({ locale }) => locale.code === code)
      .flatMap(({ content }) => [content, ...Object.values(content.tabs ?? {})])
      .flatMap(({ sections }) => sections.flatMap((section) => [[sampleIdOf(section), section.kind] as const]))
      .filter(([id]) => id !== undefined);
    const expected = Object.entries(SAMPLE_SECTION_KINDS);
    expect([...found].sort()).toEqual([...expected].sort());
  });

  test("does not compile with another kind than its id's", () => {
    const table = { kind: "table", title: "", caption: "", columns: [], rows: [] } as const;
    // @ts-expect-error the id is that of a plot
    const wrong: TableSection = { ...table, sample: "scg-release" };
    const right: TableSection = { ...table, sample: "pvt-stages" };
    expect(wrong.kind).toBe(right.kind);
  });

  test("is marked on its page while nothing is stored, like the samples beside it", () => {
    for (const { id, address, sections } of listSamplePlaces()) {
      for (const code of CODES) {
        const html = drawn(address, code, NO_OWN_SECTIONS);
        expect(html.includes(escaped(sections[code].title)), id).toBe(true);
        expect(html.includes('class="sample"'), id).toBe(true);
      }
    }
  });

  test("is not found by its title, which an operator may replace", () => {
    const samplesIn = (code: LocaleCode) => listSamplePlaces().map(({ sections }) => sections[code].title);
    for (const locale of LOCALES) {
      const words = searchDocuments(locale).flatMap((document) => document.words.split("\n"));
      expect(samplesIn(locale.code).filter((title) => words.includes(title))).toEqual([]);
    }
  });
});

describe.each(SAMPLE_SECTION_IDS)("the operator's own %s", (id) => {
  const { address, sections } = listSamplePlaces().find((place) => place.id === id)!;

  test.each(CODES)("takes the sample's place without a mark (%s)", (code) => {
    const html = drawn(address, code, stored({ [id]: retitled(id) }));
    expect(html.includes(TITLE[code])).toBe(true);
    expect(html.includes(`${escaped(sections[code].title)}<`)).toBe(false);
    expect(marksIn(html)).toBe(marksIn(drawn(address, code, NO_OWN_SECTIONS)) - marksOf(id, code));
    expect(groundsIn(html)).toEqual(groundsIn(drawn(address, code, NO_OWN_SECTIONS)));
  });

  test.each(CODES)("is left out if the operator says so, and nothing links to it (%s)", (code) => {
    const html = drawn(address, code, stored({ [id]: null }));
    expect(html.includes(`${escaped(sections[code].title)}<`)).toBe(false);
    expect(groundsIn(html)).toHaveLength(groundsIn(drawn(address, code, NO_OWN_SECTIONS)).length - 1);
    const looks = [...html.matchAll(/<section class="(band [^"]*)"/g)].map(([, look]) => look);
    expect(looks.filter((look, index) => look === looks[index + 1])).toEqual([]);
    const opened = [...html.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor).filter((one) => one !== CLOSED);
    expect(opened.filter((anchor) => !html.includes(`id="${anchor}"`))).toEqual([]);
    const dialogs = [...html.matchAll(/<dialog[^>]* id="([^"]+)"/g)].map(([, dialog]) => dialog);
    expect(dialogs.filter((dialog) => !opened.includes(dialog))).toEqual([]);
  });
});

test("a dialog that only one section opens is left out together with that section", () => {
  expect(drawn("benefitMembership", "en", NO_OWN_SECTIONS).includes('id="modal-booking"')).toBe(true);
  expect(drawn("benefitMembership", "en", stored({ "member-bookings": null })).includes("modal-booking")).toBe(false);
});

describe("the setting own_sections", () => {
  test("accepts the whole sample set, and names what is still the sample word for word", () => {
    const { own, problems } = checkOwnSections(JSON.stringify(samples));
    expect(problems).toEqual([]);
    expect(own.undecided).toEqual([]);
    expect(listUnchanged(own)).toEqual(listSamplePlaces().map(({ id }) => `${id} (ko, en, id)`));
    expect(listUnchanged(stored({ "scg-release": retitled("scg-release"), "pvt-stages": null }))).toEqual([]);
  });

  test("leaves a section without an entry undecided, and accepts null as a decision", () => {
    expect(NO_OWN_SECTIONS.undecided).toEqual(SAMPLE_SECTION_IDS);
    const { undecided } = stored({ "scg-release": null, "pvt-stages": retitled("pvt-stages") });
    expect(undecided).toEqual(SAMPLE_SECTION_IDS.filter((id) => id !== "scg-release" && id !== "pvt-stages"));
  });

  const slips: [string, SampleSectionId, (section: Record<string, unknown>) => object | undefined, string][] = [
    ["no such language", "pvt-stages", () => undefined, "pvt-stages: en"],
    ["another kind", "pvt-stages", () => samples["scg-release"].en, "pvt-stages: en.kind"],
    ["a key that is not ours", "pvt-stages", (section) => ({ ...section, isTrue: true }), "isTrue"],
    ["still called a sample", "pvt-stages", (section) => ({ ...section, sample: "pvt-stages" }), "sample"],
    ["a heading of nothing", "pvt-stages", (section) => ({ ...section, title: " " }), "en.title"],
    ["another section's heading", "pvt-stages", (section) => ({ ...section, title: "PVT by the day" }), "en.title"],
    ["a row too short", "pvt-stages", (section) => ({ ...section, rows: [["a"], ["b"], ["c"]] }), "en.rows"],
    ["no words for who does not see", "scg-release", (section) => ({ ...section, description: "" }), "en.description"],
    [
      "a figure in words",
      "scg-allocation",
      (section) => ({ ...section, points: [{ label: "a", value: "1" }] }),
      "value",
    ],
    [
      "a figure below nothing",
      "scg-allocation",
      (section) => ({ ...section, points: [{ label: "a", value: -1 }] }),
      "value",
    ],
    ["a value too many", "scg-release", (section) => ({ ...section, ticks: ["1", "2"] }), "en.series"],
    [
      "a picture that is not there",
      "ladder-fearless-fitri",
      (section) => changedItem(section, { picture: "../x" }),
      "picture",
    ],
    [
      "a picture without words",
      "ladder-fearless-fitri",
      (section) => changedItem(section, { pictureAlt: undefined }),
      "pictureAlt",
    ],
    ["an icon that is not there", "member-bookings", (section) => changedItem(section, { icon: "toString" }), "icon"],
    [
      "a link out of nowhere",
      "member-bookings",
      (section) => changedItem(section, { action: { label: "a", url: "javascript:alert(1)" } }),
      "action",
    ],
    [
      "a page that is not there",
      "member-bookings",
      (section) => changedItem(section, { action: { label: "a", page: "moon" } }),
      "action",
    ],
    [
      "a tab that is not there",
      "member-bookings",
      (section) => changedItem(section, { action: { label: "a", page: "rwaProject", tab: "moon" } }),
      "action",
    ],
    [
      "a dialog that is not there",
      "member-bookings",
      (section) => changedItem(section, { action: { label: "a", dialog: "moon" } }),
      "moon",
    ],
    ["an unknown state", "ladder-wise-alya", (section) => changedItem(section, { state: "soon" }), "state"],
    [
      "figures unlike those in Korean",
      "scg-allocation",
      (section) => ({ ...section, points: [{ label: "a", value: 100 }] }),
      "differ",
    ],
    [
      "a step less than in Korean",
      "ladder-punkykongz",
      (section) => ({ ...section, items: (section.items as []).slice(1) }),
      "differ",
    ],
  ];

  test.each(slips)("shows the sample with its mark for %s, and says so", (_, id, change, told) => {
    const text = JSON.stringify({ [id]: { ...retitled(id), en: change(samples[id].en) }, "foodie-meal": null });
    const { own, problems } = checkOwnSections(text);
    expect(problems.join()).toContain(told);
    expect(problems.every((problem) => problem.startsWith(`${id}: `))).toBe(true);
    const { address, sections } = listSamplePlaces().find((place) => place.id === id)!;
    for (const code of CODES) expect(drawn(address, code, own).includes(escaped(sections[code].title))).toBe(true);
    // the valid entries beside the mistake are used, and the mistake does not keep a site from starting
    expect(own.entries["foodie-meal"]).toBeNull();
    expect(own.undecided).not.toContain(id);
  });

  test.each(["{", "[]", "null", "1", '"scg-release"'])(
    "shows all samples for %j, and the site keeps running",
    (text) => {
      expect(checkOwnSections(text).problems).toHaveLength(1);
      expect(parseOwnSections(text)).toEqual({ entries: {}, undecided: [] });
    },
  );

  test.each(["moon", "__proto__", "constructor", "toString"])("ignores an unknown id: %s", (id) => {
    const { own, problems } = checkOwnSections(`{"${id}": null}`);
    expect(problems).toEqual([`${id}: there is no such id`]);
    expect(own).toEqual(NO_OWN_SECTIONS);
  });
});

function changedItem(section: Record<string, unknown>, change: object): object {
  const [first, ...others] = section.items as object[];
  return { ...section, items: [{ ...first, ...change }, ...others] };
}

/** The sample with a heading of the operator's, in each language. */
function retitled(id: SampleSectionId) {
  return Object.fromEntries(CODES.map((code) => [code, { ...samples[id][code], title: TITLE[code] }]));
}

function stored(entries: Partial<Record<SampleSectionId, object | null>>): OwnSections {
  const { own, problems } = checkOwnSections(JSON.stringify(entries));
  expect(problems).toEqual([]);
  return own;
}

function drawn(address: string, code: LocaleCode, own: OwnSections): string {
  const [slug = "", tabId] = address.split("/");
  const page = findOpenPage(slug, code)!;
  const facts = factsFor(code, { own, slug });
  return renderBands(viewOfPage(findPageAtAddress(page, { locale: facts.locale, tabId })!, facts));
}

function marksIn(html: string): number {
  return html.split('class="sample"').length - 1;
}

/** In a row of large numbers, each has a mark. */
function marksOf(id: SampleSectionId, code: LocaleCode): number {
  return SAMPLE_SECTION_KINDS[id] === "figures" ? (samples[id][code].items as []).length : 1;
}

function groundsIn(html: string): (string | undefined)[] {
  return [...html.matchAll(/<section class="band [^"]*on-(\w+)"/g)].map(([, ground]) => ground);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");
}

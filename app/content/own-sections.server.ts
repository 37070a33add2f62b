import { LOCALES, type LocaleCode } from "~/locales/locales";
import { writeLog } from "~/server/log";
import { FIXED_KEYS } from "./in-language";
import { OWN_SECTION_SCHEMAS, type WrittenSection } from "./own-section-schemas.server";
import { listSamplePlaces, type SamplePlace, sampleIdOf } from "./sample-places.server";
import { SAMPLE_SECTION_IDS, SAMPLE_SECTION_KINDS, type SampleSectionId } from "./sample-sections";
import type { Section } from "./sections";

type InEachLanguage = Readonly<Record<LocaleCode, WrittenSection>>;

/** What an operator wrote in place of sample sections. */
export type OwnSections = {
  /** The section in each language, or null if the operator leaves it out. Without an entry the sample is shown. */
  entries: Readonly<Partial<Record<SampleSectionId, InEachLanguage | null>>>;
  /** Samples without an entry in the setting; production does not start while there are any. */
  undecided: readonly SampleSectionId[];
};

export const NO_OWN_SECTIONS: OwnSections = { entries: {}, undecided: SAMPLE_SECTION_IDS };

/**
 * The section as it is shown: the operator's own section in place of a sample, null if the sample is left out, and any other
 * section unchanged. The result has `sample` only if it is still a sample.
 */
export function shownSection(section: Section, { entries }: OwnSections, code: LocaleCode): Section | null {
  const id = sampleIdOf(section);
  const own = id && entries[id];
  if (own === undefined) return section;
  const ground = "ground" in section ? section.ground : undefined;
  return own && { ...own[code], ground };
}

/**
 * Reads the setting `own_sections`. An entry with a mistake is not used, so that the sample is shown with its mark and no
 * page fails; it still counts as decided.
 */
export function parseOwnSections(stored: string): OwnSections {
  if (!stored) return NO_OWN_SECTIONS;
  const { own, problems } = checkOwnSections(stored);
  if (problems.length > 0)
    writeLog("error", "a setting has another shape", { setting: "own_sections", problems: problems.join("; ") });
  return own;
}

/** Reads the setting's JSON and describes what is wrong with it: each problem begins with the id it is about. */
export function checkOwnSections(json: string): { own: OwnSections; problems: string[] } {
  const value = readJson(json);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { own: { entries: {}, undecided: [] }, problems: ["it is no JSON object of sections by their ids"] };
  }
  const entries: Partial<Record<SampleSectionId, InEachLanguage | null>> = {};
  const problems: string[] = [];
  for (const [id, entry] of Object.entries(value)) {
    const place = listSamplePlaces().find((candidate) => candidate.id === id);
    const found = place ? problemsOf(place, entry) : ["there is no such id"];
    if (place && found.length === 0) entries[place.id] = entry === null ? null : readEntry(place.id, entry);
    problems.push(...found.map((problem) => `${id}: ${problem}`));
  }
  return { own: { entries, undecided: SAMPLE_SECTION_IDS.filter((id) => !Object.hasOwn(value, id)) }, problems };
}

/**
 * Entries that are still the example word for word, such as "scg-release (ko, en)". An operator has to confirm that such an
 * entry is meant.
 */
export function listUnchanged({ entries }: OwnSections): string[] {
  return listSamplePlaces().flatMap(({ id, sections }) => {
    const sample = (code: LocaleCode) => JSON.stringify(readSection(id, withoutPlace(sections[code])).data);
    const codes = LOCALES.map(({ code }) => code).filter(
      (code) => JSON.stringify(entries[id]?.[code]) === sample(code),
    );
    return codes.length > 0 ? [`${id} (${codes.join(", ")})`] : [];
  });
}

/** The whole sample set in the shape of the setting, for an operator to start from. */
export function sampleFile(): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    listSamplePlaces().map(({ id, sections }) => [
      id,
      Object.fromEntries(LOCALES.map(({ code }) => [code, withoutPlace(sections[code])])),
    ]),
  );
}

function withoutPlace(section: Section): object {
  return Object.fromEntries(Object.entries(section).filter(([key]) => key !== "sample" && key !== "ground"));
}

function readJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // the caller lists it among the problems of the setting
    return null;
  }
}

function readSection(id: SampleSectionId, value: unknown) {
  return OWN_SECTION_SCHEMAS[SAMPLE_SECTION_KINDS[id]].safeParse(value);
}

function readEntry(id: SampleSectionId, entry: object): InEachLanguage {
  const inLanguage = (code: LocaleCode) => readSection(id, (entry as Record<string, unknown>)[code]).data;
  return { ko: inLanguage("ko"), en: inLanguage("en"), id: inLanguage("id") } as InEachLanguage;
}

function problemsOf(place: SamplePlace, entry: unknown): string[] {
  if (entry === null) return [];
  if (typeof entry !== "object") return ["neither null nor a section in ko, en and id"];
  const strange = Object.keys(entry).filter((key) => !LOCALES.some(({ code }) => code === key));
  if (strange.length > 0) return [`${strange.join(", ")}: no language of the site`];
  const inLanguages = LOCALES.flatMap(({ code }) =>
    problemsIn(place, code, (entry as Record<string, unknown>)[code]).map((problem) => `${code}${problem}`),
  );
  if (inLanguages.length > 0) return inLanguages;
  const shapes = Object.values(readEntry(place.id, entry)).map((section) => JSON.stringify(fixedIn(section)));
  return new Set(shapes).size === 1
    ? []
    : ["ko, en and id differ in their figures, their number of parts or their links"];
}

function problemsIn(place: SamplePlace, code: LocaleCode, value: unknown): string[] {
  const { data, error } = readSection(place.id, value);
  if (!data)
    return (error?.issues ?? []).map(
      ({ path, message }) => `${path.map((key) => `.${String(key)}`).join("")}: ${message}`,
    );
  const lost = opensIn(data).filter((dialog) => !place.dialogs.includes(dialog));
  return [
    ...lost.map((dialog) => `: the page has no dialog ${dialog}`),
    ...(place.otherTitles[code].includes(data.title) ? [".title: another section of the page is called so"] : []),
  ];
}

/** The dialogs that a piece of content opens. */
export function opensIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "dialog" in value && typeof value.dialog === "string" ? [value.dialog] : [];
  return [...own, ...Object.values(value).flatMap(opensIn)];
}

const FIXED = new Set<string>(FIXED_KEYS);

/** What must be the same in every language: a section's figures and the number of its parts, without its texts. */
function fixedIn(value: unknown, isFixed = false): unknown {
  if (typeof value === "string") return isFixed ? value : "";
  if (Array.isArray(value)) return value.map((part) => fixedIn(part, isFixed));
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value).map(([key, part]) => [key, fixedIn(part, FIXED.has(key))]);
}

import { checkOwnSections, sampleFile } from "~/content/own-sections.server";
import { listSamplePlaces } from "~/content/sample-places.server";
import { SAMPLE_SECTION_KINDS } from "~/content/sample-sections";
import { linesOfSection, partsOf } from "~/content/section-lines";
import {
  discardSectionDraft,
  findSectionDraft,
  listSectionDrafts,
  publishSection,
  type SectionWords,
  saveSectionDraft,
  storeSection,
} from "~/domain/sections/commands.server";
import { findStored } from "~/domain/settings/change-setting.server";
import { AppError } from "~/errors";
import { LOCALES, type LocaleCode, localeOfCode } from "~/locales/locales";
import { localeContext } from "~/server/context";
import { type AdminDeps, defineForm, defineResource, type FormValues } from "../define-resource";
import { sectionDeedSchema, sectionFormSchema } from "../sections/input.server";
import { fieldsOfSections, sectionPlace } from "../sections/places.server";
import { VERSION } from "../version-field";

/** The sections that are examples until an operator writes what is true (setting `own_sections`). */
export const sectionResource = defineResource({
  noun: "section",
  group: "content",
  role: "editor",
  list: {
    columns: [
      { name: "id", kind: "text" },
      { name: "title", kind: "text" },
      { name: "kind", kind: "choice", words: "kinds" },
      { name: "state", kind: "choice", words: "states" },
      { name: "draft", kind: "choice", words: "drafts" },
      { name: "page", kind: "text" },
    ],
    filters: [],
    load: async ({ db, context }) => {
      const { code } = context.get(localeContext);
      const [entries, drafts] = await Promise.all([entriesOf(db), listSectionDrafts(db)]);
      return listSamplePlaces().map((place) => ({
        key: place.id,
        values: { id: place.id, ...factsOf(place, { code, entries, hasDraft: drafts.includes(place.id) }) },
      }));
    },
  },
  detail: {
    facts: [
      { name: "kind", kind: "choice", words: "kinds" },
      { name: "state", kind: "choice", words: "states" },
      { name: "draft", kind: "choice", words: "drafts" },
      { name: "page", kind: "text" },
      { name: "previewKo", kind: "text" },
      { name: "previewEn", kind: "text" },
      { name: "previewId", kind: "text" },
    ],
    load: async ({ db, context }, key) => {
      const { code } = context.get(localeContext);
      const place = sectionPlace(key);
      if (!place) return null;
      const draft = await findSectionDraft(db, key);
      const facts = factsOf(place, { code, entries: await entriesOf(db), hasDraft: draft !== null });
      const previews = LOCALES.map(({ path }) => ({ text: facts.title, to: `/${path}/sectionPreview/${key}` }));
      const [previewKo = null, previewEn = null, previewId = null] = draft ? previews : [];
      const deeds = draft ? ["publish", "discard"] : [];
      const others = [
        ...(facts.state === "sample" ? ["asIs"] : []),
        ...(facts.state === "leftOut" ? [] : ["leaveOut"]),
      ];
      return { title: facts.title, facts: { ...facts, previewKo, previewEn, previewId }, deeds: [...deeds, ...others] };
    },
  },
  edit: defineForm({
    role: "editor",
    schema: sectionFormSchema,
    fields: [VERSION, { name: "section", kind: "hidden" }, { name: "base", kind: "hidden" }],
    // computed when it is asked for: it reads the content of every page
    get fieldsByKey() {
      return fieldsOfSections();
    },
    load: async ({ db }, key) => {
      if (!sectionPlace(key)) return null;
      const draft = await findSectionDraft(db, key);
      const base = draft?.words ?? (await entriesOf(db))[key] ?? sampleOf(key);
      return { version: String(draft?.version ?? 0), section: key, ...valuesOf(fitting(base, key)) };
    },
    save: (deps, { section, version, words }, key) => {
      if (section !== key) throw new AppError("InvalidInput");
      return saveSectionDraft(deps, { id: key, version, words });
    },
  }),
  deeds: {
    publish: deed((deps, id, version) => publishSection(deps, { id, version })),
    discard: deed((deps, id, version) => discardSectionDraft(deps, { id, version })),
    asIs: deed((deps, id) => storeSection(deps, { id, deed: "asIs", words: sampleOf(id) })),
    leaveOut: deed((deps, id) => storeSection(deps, { id, deed: "leaveOut", words: null })),
  },
});

function deed(command: (deps: AdminDeps, id: string, version: number) => Promise<void>) {
  return defineForm({
    role: "editor",
    schema: sectionDeedSchema,
    fields: [VERSION],
    load: async ({ db }, key) =>
      sectionPlace(key) ? { version: String((await findSectionDraft(db, key))?.version ?? 0) } : null,
    save: (deps, { version }, key) => {
      if (!sectionPlace(key)) throw new AppError("NotFound");
      return command(deps, key, version);
    },
  });
}

type Entries = Readonly<Record<string, SectionWords | null>>;

async function entriesOf(db: AdminDeps["db"]): Promise<Entries> {
  return checkOwnSections((await findStored(db, "own_sections"))?.value || "{}").own.entries as Entries;
}

const sampleOf = (key: string) => sampleFile()[key] as SectionWords;

/** A plot of another shape has other fields than the form, which is the sample's. */
function fitting(words: SectionWords, key: string): SectionWords {
  const names = (section: object) => JSON.stringify(partsOf({ ...section }));
  return names(words.en) === names(sampleOf(key).en) ? words : sampleOf(key);
}

function valuesOf(words: SectionWords): FormValues {
  const values: FormValues = { base: JSON.stringify(words) };
  for (const { code } of LOCALES) {
    for (const [name, text] of Object.entries(linesOfSection({ ...words[code] }))) values[`${name}.${code}`] = text;
  }
  return values;
}

function factsOf(
  { id, address, sections }: NonNullable<ReturnType<typeof sectionPlace>>,
  { code, entries, hasDraft }: { code: LocaleCode; entries: Entries; hasDraft: boolean },
) {
  const entry = entries[id];
  const state = entry === undefined ? "sample" : entry === null ? "leftOut" : "own";
  const to = `/${localeOfCode(code).path}/${address}`;
  const section = sections[code];
  const title = "title" in section ? section.title : id;
  return { title, kind: SAMPLE_SECTION_KINDS[id], state, draft: String(hasDraft), page: { text: to, to } };
}

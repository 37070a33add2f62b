import { rowNumberField, versionSchema } from "~/domain/fields";
import { createWeekly, publishWeekly, saveWeekly, unpublishWeekly } from "~/domain/weekly/commands.server";
import { linesOfEntries, type WeeklyForm, weeklyCreateSchema, weeklyFormSchema } from "~/domain/weekly/form";
import { findWeekly, type Weekly } from "~/domain/weekly/queries.server";
import { LOCALES } from "~/locales/locales";
import { weeklyMenu, weeklyStates } from "~db/schema";
import { type AdminDeps, defineForm, defineResource, type FormValues, type ResourceField } from "../define-resource";
import { inJson } from "../in-languages.server";
import { KEPT_PICTURE_FIELDS, PICTURE_FIELDS, pictureOfForm } from "../picture-field.server";
import { VERSION } from "../version-field";

const WORDS: readonly ResourceField[] = [
  { name: "title", kind: "localized" },
  { name: "intro", kind: "localizedArea" },
  { name: "entries", kind: "localizedArea" },
  ...PICTURE_FIELDS,
];

const TITLES = inJson(weeklyMenu.draft, (code) => `$.words.${code}.title`);

/** The menus of Punky Weekly: what is given and what happens, week by week. */
export const weeklyResource = defineResource({
  noun: "weekly",
  group: "content",
  role: "editor",
  list: {
    table: weeklyMenu,
    sort: weeklyMenu.beginsOn,
    key: weeklyMenu.seq,
    columns: [
      { name: "beginsOn", from: weeklyMenu.beginsOn, kind: "text" },
      { name: "title", from: weeklyMenu.title, kind: "text", inLanguages: TITLES },
      { name: "state", from: weeklyMenu.state, kind: "choice", words: "states" },
      { name: "publishedAt", from: weeklyMenu.publishedAt, kind: "time" },
      { name: "updatedAt", from: weeklyMenu.updatedAt, kind: "time" },
    ],
    filters: [{ name: "state", from: weeklyMenu.state, kind: "choice", options: weeklyStates, words: "states" }],
  },
  detail: {
    facts: [
      { name: "beginsOn", kind: "text" },
      { name: "state", kind: "choice", words: "states" },
      { name: "publishedAt", kind: "time" },
      { name: "updatedAt", kind: "time" },
      { name: "previewKo", kind: "text" },
      { name: "previewEn", kind: "text" },
      { name: "previewId", kind: "text" },
      { name: "page", kind: "text" },
    ],
    load: async ({ db }, key) => {
      const week = await weekAt(db, key);
      const deeds = ["publish", ...(week?.state === "published" ? ["unpublish"] : [])];
      const next = week?.state === "published" ? undefined : "publish";
      return week && { title: week.title, facts: factsOf(week), deeds, next };
    },
  },
  create: defineForm({
    role: "editor",
    schema: weeklyCreateSchema,
    fields: [{ name: "beginsOn", kind: "day" }, ...WORDS],
    save: async (deps, form) => createWeekly(deps, { beginsOn: form.beginsOn, ...(await menuOf(deps, form)) }),
  }),
  edit: defineForm({
    role: "editor",
    schema: weeklyFormSchema,
    fields: [...WORDS, ...KEPT_PICTURE_FIELDS, VERSION],
    load: async ({ db }, key) => {
      const week = await weekAt(db, key);
      return week && valuesOf(week);
    },
    save: async (deps, form, key) =>
      saveWeekly(deps, { seq: Number(key), version: form.version, ...(await menuOf(deps, form)) }),
  }),
  deeds: { publish: deed(publishWeekly), unpublish: deed(unpublishWeekly) },
});

function deed(command: (deps: AdminDeps, opened: { seq: number; version: number }) => Promise<void>) {
  return defineForm({
    role: "editor",
    schema: versionSchema,
    fields: [VERSION],
    load: async ({ db }, key) => {
      const week = await weekAt(db, key);
      return week && { version: String(week.version) };
    },
    save: (deps, { version }, key) => command(deps, { seq: Number(key), version }),
  });
}

async function weekAt(db: AdminDeps["db"], key: string): Promise<Weekly | null> {
  const seq = rowNumberField.safeParse(key).data;
  return seq === undefined ? null : findWeekly(db, seq);
}

async function menuOf(deps: AdminDeps, { words, ...form }: WeeklyForm) {
  return { words, picture: await pictureOfForm(deps, form) };
}

function valuesOf({ version, draft }: Weekly): FormValues {
  const values: FormValues = { version: String(version), kept: draft.picture?.id ?? "" };
  for (const { code } of LOCALES) {
    const { title, intro, entries } = draft.words[code];
    Object.assign(values, { [`title.${code}`]: title, [`intro.${code}`]: intro });
    Object.assign(values, {
      [`entries.${code}`]: linesOfEntries(entries),
      [`alt.${code}`]: draft.picture?.alt[code] ?? "",
    });
  }
  return values;
}

function factsOf({ seq, beginsOn, state, publishedAt, updatedAt, draft }: Weekly) {
  const previewOf = (code: "ko" | "en" | "id") => {
    const { path = "" } = LOCALES.find((locale) => locale.code === code) ?? {};
    return { text: draft.words[code].title, to: `/${path}/punkyWeekly/preview/${seq}` };
  };
  const to = `/${LOCALES[0].path}/punkyWeekly?week=${beginsOn}`;
  return {
    ...{ beginsOn, state, publishedAt, updatedAt },
    ...{ previewKo: previewOf("ko"), previewEn: previewOf("en"), previewId: previewOf("id") },
    page: state === "published" ? { text: to, to } : null,
  };
}

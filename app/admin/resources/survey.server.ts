import { versionSchema } from "~/domain/fields";
import { surveyDeeds } from "~/domain/surveys/deeds";
import { countAnswers, findSurvey, type Survey } from "~/domain/surveys/queries.server";
import { standingOf } from "~/domain/surveys/rules";
import {
  addQuestion,
  beginEdition,
  changeSurvey,
  createSurvey,
  publishSurvey,
  raiseQuestion,
  removeQuestion,
  scheduleSurvey,
  withdrawSurvey,
} from "~/domain/surveys/staff-commands.server";
import {
  questionNumberSchema,
  questionSchema,
  surveyChangeSchema,
  surveySchema,
  surveyTimesSchema,
} from "~/domain/surveys/staff-input";
import { QUESTION_KINDS, SURVEY_POOL_KINDS } from "~/domain/surveys/view";
import { survey } from "~db/schema";
import { type AdminDeps, defineForm, defineResource, type FormValues, type ResourceField } from "../define-resource";
import { inJson } from "../in-languages.server";
import { VERSION } from "../version-field";

const NUMBER = { name: "number", kind: "number" } as const;
const TIMES: readonly ResourceField[] = [
  { name: "beginsAt", kind: "time" },
  { name: "endsAt", kind: "time" },
];
const SAID: readonly ResourceField[] = [
  { name: "poolKind", kind: "choice", options: SURVEY_POOL_KINDS, words: "pools" },
  { name: "title", kind: "localized" },
  { name: "intro", kind: "localizedArea" },
  ...TIMES,
];

const TITLES = inJson(survey.title, (code) => `$.${code}`);

/** What holders are asked before rewards are claimed. */
export const surveyResource = defineResource({
  noun: "survey",
  group: "content",
  role: "editor",
  list: {
    table: survey,
    sort: survey.beginsAt,
    key: survey.id,
    columns: [
      { name: "id", from: survey.id, kind: "text" },
      { name: "title", from: survey.title, kind: "text", inLanguages: TITLES },
      { name: "poolKind", from: survey.poolKind, kind: "choice", words: "pools" },
      { name: "state", from: survey.state, kind: "choice", words: "states" },
      { name: "beginsAt", from: survey.beginsAt, kind: "time" },
      { name: "endsAt", from: survey.endsAt, kind: "time" },
      { name: "edition", from: survey.edition, kind: "count" },
    ],
    filters: [{ name: "beginsAt", from: survey.beginsAt, kind: "days" }],
  },
  detail: {
    facts: [
      { name: "standing", kind: "choice", words: "standings" },
      { name: "poolKind", kind: "choice", words: "pools" },
      { name: "beginsAt", kind: "time" },
      { name: "endsAt", kind: "time" },
      { name: "title", kind: "text" },
      { name: "intro", kind: "text" },
      { name: "answers", kind: "text" },
    ],
    tables: [
      {
        name: "questions",
        columns: [
          { name: "number", kind: "count" },
          { name: "kind", kind: "choice", words: "kinds" },
          { name: "isRequired", kind: "choice", words: "required" },
          { name: "text", kind: "text" },
          { name: "options", kind: "text" },
        ],
      },
    ],
    load: async ({ db, now }, key) => {
      const row = await findSurvey(db, key);
      if (!row) return null;
      const { total } = await countAnswers(db, row);
      return {
        title: row.id,
        facts: {
          ...{ poolKind: row.poolKind, beginsAt: row.beginsAt, endsAt: row.endsAt },
          standing: standingOf(row, now),
          title: { lines: Object.values(row.title) },
          intro: { lines: Object.values(row.intro) },
          answers: { text: String(total), to: `/admin/surveyResult/${row.id}` },
        },
        tables: { questions: row.questions.map(toRow) },
        deeds: surveyDeeds(row, total > 0),
      };
    },
  },
  create: defineForm({
    role: "editor",
    schema: surveySchema,
    fields: [{ name: "name", kind: "text" }, ...SAID],
    save: async (deps, values) => ({ key: await createSurvey(deps, values) }),
  }),
  deeds: {
    change: defineForm({
      role: "editor",
      schema: surveyChangeSchema,
      fields: [...SAID, VERSION],
      load: loadOf((row) => ({
        poolKind: row.poolKind,
        ...spread("title", row),
        ...spread("intro", row),
        ...timesOf(row),
      })),
      save: (deps, values, id) => changeSurvey(deps, { ...values, id }),
    }),
    addQuestion: defineForm({
      role: "editor",
      schema: questionSchema,
      fields: [
        { name: "kind", kind: "choice", options: QUESTION_KINDS, words: "kinds" },
        { name: "text", kind: "localized" },
        { name: "options", kind: "localizedArea" },
        { name: "isRequired", kind: "check" },
        VERSION,
      ],
      load: loadOf(() => ({})),
      save: (deps, { version, ...question }, id) => addQuestion(deps, { id, version, question }),
    }),
    raiseQuestion: defineForm({
      role: "editor",
      schema: questionNumberSchema,
      fields: [NUMBER, VERSION],
      load: loadOf(() => ({})),
      save: (deps, values, id) => raiseQuestion(deps, { ...values, id }),
    }),
    removeQuestion: defineForm({
      role: "editor",
      schema: questionNumberSchema,
      fields: [NUMBER, VERSION],
      load: loadOf(() => ({})),
      save: (deps, values, id) => removeQuestion(deps, { ...values, id }),
    }),
    publish: deed(publishSurvey),
    schedule: defineForm({
      role: "editor",
      schema: surveyTimesSchema,
      fields: [...TIMES, VERSION],
      load: loadOf(timesOf),
      save: (deps, values, id) => scheduleSurvey(deps, { ...values, id }),
    }),
    withdraw: deed(withdrawSurvey),
    beginEdition: defineForm({
      role: "editor",
      schema: versionSchema,
      fields: [VERSION],
      load: loadOf(() => ({})),
      save: async (deps, _, id) => ({ key: await beginEdition(deps, { id }) }),
    }),
  },
});

/** A deed that asks for nothing but the press of its button. */
function deed(run: (deps: AdminDeps, opened: { id: string; version: number }) => Promise<unknown>) {
  return defineForm({
    role: "editor",
    schema: versionSchema,
    fields: [VERSION],
    load: loadOf(() => ({})),
    save: async (deps, { version }, id) => {
      await run(deps, { id, version });
    },
  });
}

function loadOf(values: (row: Survey) => FormValues) {
  return async ({ db }: AdminDeps, key: string) => {
    const row = await findSurvey(db, key);
    return row && { ...values(row), version: String(row.version) };
  };
}

const spread = (name: "title" | "intro", row: Survey) =>
  Object.fromEntries(Object.entries(row[name]).map(([language, text]) => [`${name}.${language}`, text]));

/** Times as the controls of a form write them, in UTC. */
function timesOf({ beginsAt, endsAt }: Survey): FormValues {
  return { beginsAt: beginsAt.toISOString().slice(0, 16), endsAt: endsAt?.toISOString().slice(0, 16) ?? "" };
}

function toRow({ kind, isRequired, text, options }: Survey["questions"][0], at: number) {
  return {
    number: at + 1,
    kind,
    isRequired: isRequired ? "yes" : "no",
    text: { lines: Object.values(text) },
    options: { lines: options.map(({ label }) => Object.values(label).join(" / ")) },
  };
}

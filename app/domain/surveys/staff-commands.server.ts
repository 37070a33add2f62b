import { and, eq, gt, isNull, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { survey, surveyAnswer } from "~db/schema";
import { type StaffActor, writeAudited } from "../audit/commands.server";
import { requireRole } from "../staff/guard";
import { getSurvey, type Survey } from "./queries.server";
import { editionId, MAX_QUESTIONS } from "./rules";
import type { QuestionInput } from "./staff-input";
import type { SurveyQuestion } from "./view";

export type SurveyDeps = { db: Database; now: Date; actor: StaffActor };
/** A survey as a form saw it: `version` is the one that it was opened with. */
type Opened = { id: string; version: number };
type Times = Pick<Survey, "beginsAt" | "endsAt">;
type Said = Pick<Survey, "poolKind" | "title" | "intro"> & Times;

/** Steps of a scale. */
const SCALE = [1, 2, 3, 4, 5] as const;

/** Creates a draft without questions. Returns its id. Throws RoleTooLow, AlreadyExists. */
export async function createSurvey(deps: SurveyDeps, { name, ...said }: Said & { name: string }): Promise<string> {
  const row: Survey = { id: name, name, edition: 1, state: "draft", questions: [], version: 1, ...said };
  await insert(deps, row, "create");
  return row.id;
}

/** Changes what a draft says and when it is asked. Throws RoleTooLow, NotFound, Conflict. */
export async function changeSurvey(deps: SurveyDeps, { id, version, ...said }: Opened & Said): Promise<void> {
  await change(deps, { id, version }, { deed: "change", set: said, where: isDraft });
}

/** Changes when a survey is asked, whether or not it was answered. Throws RoleTooLow, NotFound, Conflict. */
export async function scheduleSurvey(deps: SurveyDeps, { id, version, ...times }: Opened & Times): Promise<void> {
  await change(deps, { id, version }, { deed: "schedule", set: times });
}

/** Adds a question at the end of a draft. Throws RoleTooLow, NotFound, TooManyQuestions, Conflict. */
export async function addQuestion(deps: SurveyDeps, { id, version, question }: Opened & { question: QuestionInput }) {
  const { questions } = await getSurvey(deps.db, id);
  if (questions.length >= MAX_QUESTIONS) throw new AppError("TooManyQuestions", { most: String(MAX_QUESTIONS) });
  const highest = Math.max(0, ...questions.map((known) => Number(known.id.replace(/^q/, "")) || 0));
  const added = toQuestion(`q${highest + 1}`, question);
  await changeQuestions(deps, { id, version }, [...questions, added]);
}

/** Takes a question out of a draft; `number` is its place, from 1. Throws RoleTooLow, NotFound, Conflict. */
export async function removeQuestion(deps: SurveyDeps, { id, version, number }: Opened & { number: number }) {
  const { questions } = await getSurvey(deps.db, id);
  if (!questions[number - 1]) throw new AppError("NotFound");
  await changeQuestions(deps, { id, version }, questions.toSpliced(number - 1, 1));
}

/** Moves a question of a draft up by one place. Throws RoleTooLow, NotFound, Conflict. */
export async function raiseQuestion(deps: SurveyDeps, { id, version, number }: Opened & { number: number }) {
  const { questions } = await getSurvey(deps.db, id);
  const raised = questions[number - 1];
  if (!raised || number === 1) throw new AppError("NotFound");
  const others = questions.toSpliced(number - 1, 1);
  await changeQuestions(deps, { id, version }, others.toSpliced(number - 2, 0, raised));
}

/**
 * Publishes a draft: it is asked from its beginning on, and its earlier editions end then. Throws RoleTooLow, NotFound,
 * SurveyEmpty, Conflict.
 */
export async function publishSurvey(deps: SurveyDeps, opened: Opened): Promise<void> {
  const { name, beginsAt, questions } = await getSurvey(deps.db, opened.id);
  if (questions.length === 0) throw new AppError("SurveyEmpty");
  const runsOn = or(isNull(survey.endsAt), gt(survey.endsAt, beginsAt));
  const earlierEnded = deps.db
    .update(survey)
    .set({ endsAt: beginsAt, version: sql`${survey.version} + 1` })
    .where(and(eq(survey.name, name), eq(survey.state, "published"), ne(survey.id, opened.id), runsOn));
  await change(deps, opened, { deed: "publish", set: { state: "published" }, where: isDraft, also: [earlierEnded] });
}

/** Makes a draft of a published survey that nobody has answered. Throws RoleTooLow, NotFound, SurveyAnswered, Conflict. */
export async function withdrawSurvey(deps: SurveyDeps, opened: Opened): Promise<void> {
  if ((await deps.db.$count(surveyAnswer, eq(surveyAnswer.surveyId, opened.id))) > 0)
    throw new AppError("SurveyAnswered");
  const answers = deps.db.select({ one: sql`1` }).from(surveyAnswer).where(eq(surveyAnswer.surveyId, opened.id));
  const where = and(eq(survey.state, "published"), notExists(answers));
  await change(deps, opened, { deed: "withdraw", set: { state: "draft" }, where });
}

/**
 * Copies a survey as the draft of its next edition, because one that was answered is never edited. Returns the id. Throws
 * RoleTooLow, NotFound, AlreadyExists if the next edition was begun already.
 */
export async function beginEdition(deps: SurveyDeps, { id }: { id: string }): Promise<string> {
  const known = await getSurvey(deps.db, id);
  const edition = known.edition + 1;
  const copy = { ...known, id: editionId(known.name, edition), edition, version: 1, endsAt: null };
  const beginsAt = known.beginsAt > deps.now ? known.beginsAt : deps.now;
  await insert(deps, { ...copy, state: "draft", beginsAt }, "beginEdition");
  return copy.id;
}

const isDraft = eq(survey.state, "draft");

function toQuestion(id: string, { kind, text, isRequired, options }: QuestionInput): SurveyQuestion {
  const label = (at: number) => ({ ko: options.ko[at] ?? "", en: options.en[at] ?? "", id: options.id[at] ?? "" });
  const numbered = (step: number, words: ReturnType<typeof label>) => ({
    ko: `${step} ${words.ko}`.trim(),
    en: `${step} ${words.en}`.trim(),
    id: `${step} ${words.id}`.trim(),
  });
  const wordsOfStep = (step: number) => label(step === 1 ? 0 : step === SCALE.length ? 1 : -1);
  const steps = SCALE.map((step) => ({ id: String(step), label: numbered(step, wordsOfStep(step)) }));
  const listed = options.ko.map((_, at) => ({ id: String(at + 1), label: label(at) }));
  return { id, kind, text, isRequired, options: kind === "scale" ? steps : listed };
}

async function changeQuestions(deps: SurveyDeps, opened: Opened, questions: readonly SurveyQuestion[]) {
  const set = { questions: questions.map((question) => ({ ...question, options: [...question.options] })) };
  await change(deps, opened, { deed: "questions", set, where: isDraft });
}

async function insert({ db, now, actor }: SurveyDeps, row: Survey, deed: "create" | "beginEdition") {
  requireRole(actor.staff, "editor");
  const audited = { action: `survey.${deed}`, noun: "survey", key: row.id, before: null, after: row };
  await writeAudited({ db, now, actor }, { ...audited, write: db.insert(survey).values(row) });
}

type Change = {
  deed: "change" | "schedule" | "questions" | "publish" | "withdraw";
  set: Partial<Survey>;
  where?: SQL | undefined;
  also?: readonly BatchItem<"sqlite">[];
};

async function change({ db, now, actor }: SurveyDeps, { id, version }: Opened, { deed, set, where, also }: Change) {
  requireRole(actor.staff, "editor");
  const before: Survey = await getSurvey(db, id);
  const names = Object.keys(set) as (keyof Survey)[];
  await writeAudited(
    { db, now, actor },
    {
      action: `survey.${deed}`,
      noun: "survey",
      key: id,
      before: Object.fromEntries(names.map((name) => [name, before[name]])),
      after: set,
      write: db
        .update(survey)
        .set({ ...set, version: sql`${survey.version} + 1` })
        .where(and(eq(survey.id, id), eq(survey.version, version), where)),
      also,
    },
  );
}

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { StaffActor } from "~/domain/audit/commands.server";
import { answerSurvey } from "~/domain/surveys/commands.server";
import { countAnswers, findAskedSurvey, findDueSurvey, getSurvey, listAnswers } from "~/domain/surveys/queries.server";
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
import { questionSchema, surveySchema } from "~/domain/surveys/staff-input";
import { auditEntry, survey, surveyAnswer } from "~db/schema";
import { testDatabase as db } from "../database";
import { actingAs } from "../staff/acting";
import { emptyStaffTables } from "../staff/staff";

const NOW = new Date("2026-11-22T00:00:00Z");
const words = (text: string) => ({ ko: `${text} ko`, en: `${text} en`, id: `${text} id` });
const said = {
  poolKind: "nova" as const,
  title: words("Title"),
  intro: words("Intro"),
  beginsAt: new Date("2026-11-20T00:00:00Z"),
  endsAt: null,
};
const ONE = { version: 1, kind: "one", text: words("Which?"), isRequired: "on" };
const typed = (fields: object) => questionSchema.parse({ ...ONE, options: options("a\nb"), ...fields });
const options = (lines: string) => ({ ko: lines, en: lines, id: lines });

let editor: StaffActor;
const deps = () => ({ db, now: NOW, actor: editor });
const add = (version: number, fields: object = {}) =>
  addQuestion(deps(), { id: "club", version, question: typed(fields) });
const answer = (surveyId: string, wallet: string, answers: Record<string, string | string[]>) =>
  answerSurvey(
    { db, now: NOW, actor: { chain: "solana", walletAddress: wallet } },
    { surveyId, answers, localeCode: "ko" },
  );

beforeEach(async () => {
  await emptyStaffTables();
  await db.delete(surveyAnswer);
  await db.delete(survey);
  editor = await actingAs("editor", NOW);
});

describe("a draft", () => {
  it("gets questions of every kind, is published, asked and answered", async () => {
    await createSurvey(deps(), { name: "club", ...said });
    await add(1);
    await add(2, { kind: "many", isRequired: undefined });
    await add(3, { kind: "scale", options: options("bad\ngood") });
    await add(4, { kind: "text", isRequired: undefined, options: options("") });
    expect(await findAskedSurvey({ db, now: NOW }, "nova")).toBeNull();
    await publishSurvey(deps(), { id: "club", version: 5 });
    const due = await findDueSurvey({ db, now: NOW }, { wallet: "W1", poolKind: "nova", localeCode: "en" });
    expect(due).toMatchObject({ id: "club", title: "Title en" });
    expect(due?.questions.map(({ kind, isRequired }) => [kind, isRequired])).toEqual([
      ["one", true],
      ["many", false],
      ["scale", true],
      ["text", false],
    ]);
    expect(due?.questions[2]?.options.map(({ label }) => label)).toEqual(["1 bad", "2", "3", "4", "5 good"]);
    await expect(answer("club", "W1", { q1: "1", q3: ["2", "3"] })).rejects.toMatchObject({ code: "InvalidInput" });
    await answer("club", "W1", { q1: "1", q2: ["1", "2"], q3: "5", q4: " thanks " });
    await answer("club", "W2", { q1: "1", q2: ["2"], q3: "4" });
    const counted = await countAnswers(db, await getSurvey(db, "club"));
    expect(counted.total).toBe(2);
    expect(Object.fromEntries(counted.options.map((o) => [`${o.questionId} ${o.answer}`, o.count]))).toEqual({
      ...{ "q1 1": 2, "q2 1": 1, "q2 2": 2, "q3 4": 1, "q3 5": 1 },
    });
    expect((await listAnswers(db, { id: "club", limit: 9 }))[0]?.answers).toHaveProperty("q1", "1");
    expect((await db.select().from(auditEntry)).map(({ action }) => action)).toContain("survey.publish");
  });

  it("puts its questions in another order, and takes one out", async () => {
    await createSurvey(deps(), { name: "club", ...said });
    for (const version of [1, 2, 3]) await add(version, { text: words(`Question ${version}`) });
    await raiseQuestion(deps(), { id: "club", version: 4, number: 3 });
    await removeQuestion(deps(), { id: "club", version: 5, number: 1 });
    expect((await getSurvey(db, "club")).questions.map(({ id }) => id)).toEqual(["q3", "q2"]);
    await add(6);
    expect((await getSurvey(db, "club")).questions.map(({ id }) => id)).toEqual(["q3", "q2", "q4"]);
    await expect(raiseQuestion(deps(), { id: "club", version: 7, number: 1 })).rejects.toMatchObject({
      code: "NotFound",
    });
  });

  it("is refused a change that was opened before another's, and to a viewer", async () => {
    await createSurvey(deps(), { name: "club", ...said });
    await changeSurvey(deps(), { id: "club", version: 1, ...said, title: words("Other") });
    await expect(changeSurvey(deps(), { id: "club", version: 1, ...said })).rejects.toMatchObject({ code: "Conflict" });
    await expect(createSurvey(deps(), { name: "club", ...said })).rejects.toMatchObject({ code: "AlreadyExists" });
    const viewer = { ...deps(), actor: await actingAs("viewer", NOW) };
    await expect(createSurvey(viewer, { name: "other", ...said })).rejects.toMatchObject({ code: "RoleTooLow" });
    await expect(publishSurvey(deps(), { id: "club", version: 2 })).rejects.toMatchObject({ code: "SurveyEmpty" });
  });
});

describe("a published survey", () => {
  async function published() {
    await createSurvey(deps(), { name: "club", ...said });
    await add(1);
    await publishSurvey(deps(), { id: "club", version: 2 });
  }

  it("is not edited; without answers it can become a draft again", async () => {
    await published();
    await expect(add(3)).rejects.toMatchObject({ code: "Conflict" });
    await expect(changeSurvey(deps(), { id: "club", version: 3, ...said })).rejects.toMatchObject({ code: "Conflict" });
    await withdrawSurvey(deps(), { id: "club", version: 3 });
    expect((await getSurvey(db, "club")).state).toBe("draft");
  });

  it("that was answered is changed only as its next edition, which takes its place", async () => {
    await published();
    await answer("club", "W1", { q1: "1" });
    await expect(withdrawSurvey(deps(), { id: "club", version: 3 })).rejects.toMatchObject({ code: "SurveyAnswered" });
    const next = await beginEdition(deps(), { id: "club" });
    expect(next).toBe("club.2");
    await expect(beginEdition(deps(), { id: "club" })).rejects.toMatchObject({ code: "AlreadyExists" });
    await publishSurvey(deps(), { id: next, version: 1 });
    expect(await findAskedSurvey({ db, now: NOW }, "nova")).toMatchObject({ id: "club.2" });
    expect(await getSurvey(db, "club")).toMatchObject({ endsAt: NOW, version: 4 });
    expect(await db.select().from(surveyAnswer).where(eq(surveyAnswer.surveyId, "club"))).toHaveLength(1);
  });

  it("is closed at its time, and opened again", async () => {
    await published();
    await scheduleSurvey(deps(), { id: "club", version: 3, beginsAt: said.beginsAt, endsAt: NOW });
    expect(await findAskedSurvey({ db, now: NOW }, "nova")).toBeNull();
    await expect(answer("club", "W1", { q1: "1" })).rejects.toMatchObject({ code: "NotFound" });
    await scheduleSurvey(deps(), { id: "club", version: 4, beginsAt: said.beginsAt, endsAt: null });
    expect(await findAskedSurvey({ db, now: NOW }, "nova")).toMatchObject({ id: "club" });
  });
});

describe("what staff type", () => {
  const problems = (fields: object) => {
    const { error } = questionSchema.safeParse({ ...ONE, options: options("a\nb"), ...fields });
    return error?.issues.map(({ path }) => path.join("."));
  };

  it.each<[string, object, string]>([
    ["without a language", { text: { ko: "a", en: " ", id: "b" } }, "text.en"],
    ["with one option", { options: options("a") }, "options.ko"],
    ["with fewer options in a language", { options: { ...options("a\nb"), id: "a" } }, "options.id"],
    ["as a scale of three words", { kind: "scale", options: options("a\nb\nc") }, "options.ko"],
    ["for own words with options", { kind: "text" }, "options.ko"],
  ])("a question %s is refused", (_, fields, where) => {
    expect(problems(fields)).toEqual([where]);
  });

  it("is refused a survey that ends before it begins", () => {
    const times = { beginsAt: "2026-12-01T00:00", endsAt: "2026-12-01T00:00" };
    const { error } = surveySchema.safeParse({
      name: "club",
      poolKind: "nova",
      title: words("a"),
      intro: words("b"),
      ...times,
    });
    expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["endsAt"]);
    expect(
      surveySchema.parse({
        name: "club",
        poolKind: "nova",
        title: words("a"),
        intro: words("b"),
        beginsAt: times.beginsAt,
      }),
    ).toMatchObject({ endsAt: null });
  });
});

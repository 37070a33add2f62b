import { expect, test } from "vitest";
import { SURVEYS, type Survey } from "~/domain/surveys/catalogue";
import { answerSurvey } from "~/domain/surveys/commands.server";
import { findDueSurvey } from "~/domain/surveys/queries.server";
import { checkAnswers, surveyAt } from "~/domain/surveys/rules";
import { AppError } from "~/errors";
import { surveyAnswer } from "~db/schema";
import { testDatabase as db } from "../database";

const NOW = new Date("2026-11-22T00:00:00Z");
const boost = SURVEYS.find(({ poolKind }) => poolKind === "boost") as Survey;
const answers = { use: ["hold", "stake"], "check-in": "easy", else: " hello " };
const depsOf = (walletAddress: string) => ({ db, now: NOW, actor: { chain: "solana" as const, walletAddress } });

test("a holder is asked until the answer is there, and the first answer counts", async () => {
  const wallet = "WalletOfSurvey1";
  const due = () => findDueSurvey({ db, now: NOW }, { wallet, poolKind: "boost", localeCode: "ko" });
  expect(await due()).toMatchObject({ id: boost.id, title: boost.title.ko });
  const answer = (given: typeof answers) =>
    answerSurvey(depsOf(wallet), { surveyId: boost.id, answers: given, localeCode: "ko" });
  await Promise.all([answer(answers), answer(answers)]);
  await answer({ ...answers, "check-in": "never" });
  expect(await due()).toBeNull();
  expect(await findDueSurvey({ db, now: NOW }, { wallet, poolKind: "nova", localeCode: "en" })).not.toBeNull();
  const rows = await db.select().from(surveyAnswer);
  expect(rows).toHaveLength(1);
  expect(rows[0]!.answers).toEqual({ use: ["hold", "stake"], "check-in": "easy", else: "hello" });
});

test("a survey that is not asked now takes no answer", async () => {
  const answer = (surveyId: string, now: Date) =>
    answerSurvey({ ...depsOf("WalletOfSurvey2"), now }, { surveyId, answers, localeCode: "en" });
  await expect(answer("boost-1999", NOW)).rejects.toEqual(new AppError("NotFound"));
  await expect(answer(boost.id, new Date("2026-01-01"))).rejects.toEqual(new AppError("NotFound"));
});

test("a new survey takes the old one's place on its day", () => {
  const next = { ...boost, id: "boost-next", beginsAt: "2027-01-01T00:00:00+09:00" };
  const surveys = [next, boost];
  expect(surveyAt(surveys, "boost", new Date("2026-12-31T14:59:59Z"))?.id).toBe(boost.id);
  expect(surveyAt(surveys, "boost", new Date("2026-12-31T15:00:00Z"))?.id).toBe("boost-next");
});

test("answers that do not fit the questions are refused", () => {
  const bad = [
    {},
    { ...answers, use: [] },
    { ...answers, use: ["hold", "steal"] },
    { ...answers, "check-in": ["easy", "fine"] },
    { ...answers, "check-in": "" },
    { ...answers, else: ["a"] },
    { ...answers, else: "x".repeat(1_001) },
  ];
  for (const given of bad) expect(checkAnswers(boost, given), JSON.stringify(given).slice(0, 80)).toBeNull();
  expect(checkAnswers(boost, { ...answers, use: ["hold", "hold"], other: "x" })).toEqual({
    use: ["hold"],
    "check-in": "easy",
    else: "hello",
  });
});

test("every survey has its own id, and every question its own options", () => {
  expect(new Set(SURVEYS.map(({ id }) => id)).size).toBe(SURVEYS.length);
  for (const { questions } of SURVEYS) {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    for (const { kind, options } of questions) {
      expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
      expect(options.length > 0).toBe(kind !== "text");
    }
  }
});

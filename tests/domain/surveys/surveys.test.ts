import { expect, test } from "vitest";
import { answerSurvey } from "~/domain/surveys/commands.server";
import { findAskedSurvey, findDueSurvey, getSurvey } from "~/domain/surveys/queries.server";
import { checkAnswers } from "~/domain/surveys/rules";
import { AppError } from "~/errors";
import { survey, surveyAnswer } from "~db/schema";
import { testDatabase as db } from "../database";

const NOW = new Date("2026-11-22T00:00:00Z");
// the two surveys that were asked before staff could write them are rows of a migration
const boost = await getSurvey(db, "boost-2026-11");
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

test("a new survey takes the old one's place on its day, until it ends", async () => {
  const next = { ...boost, id: "boost-next", name: "boost-next", beginsAt: new Date("2027-01-01T00:00:00+09:00") };
  await db.insert(survey).values([
    { ...next, endsAt: new Date("2027-02-01T00:00:00Z") },
    { ...next, id: "boost-draft", state: "draft", beginsAt: new Date("2026-12-01T00:00:00Z") },
  ]);
  const asked = async (at: string) => (await findAskedSurvey({ db, now: new Date(at) }, "boost"))?.id;
  expect(await asked("2026-10-01T00:00:00Z")).toBeUndefined();
  expect(await asked("2026-12-31T14:59:59Z")).toBe(boost.id);
  expect(await asked("2026-12-31T15:00:00Z")).toBe("boost-next");
  expect(await asked("2027-02-01T00:00:00Z")).toBe(boost.id);
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

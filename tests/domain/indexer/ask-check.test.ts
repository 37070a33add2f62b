import { beforeEach, expect, test } from "vitest";
import { askForCheck } from "~/domain/indexer/ask-check.server";
import { startChecks } from "~/domain/indexer/check.server";
import { findReport } from "~/domain/indexer/queries.server";
import { PROJECTIONS } from "~/domain/projections.server";
import { auditEntry, indexerReport } from "~db/schema";
import { testDatabase as db } from "../database";
import { actingAs } from "../staff/acting";
import { emptyStaffTables } from "../staff/staff";

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 3, 12, minutes));
const ask = async (minutes: number, role: "operator" | "editor" = "operator") =>
  askForCheck({ db, now: at(minutes), actor: await actingAs(role, at(minutes)), projections: PROJECTIONS });
const reports = () => db.select().from(indexerReport);
const finish = () => db.update(indexerReport).set({ finishedAt: at(1), after: "z", compared: 9, differing: 2 });

beforeEach(async () => {
  await emptyStaffTables();
  await db.delete(indexerReport);
});

test("staff begin what cron begins at night, with an entry of the audit log", async () => {
  await ask(0);
  const opened = await reports();
  expect(opened.map(({ projection }) => projection).toSorted()).toEqual(PROJECTIONS.map(({ name }) => name).toSorted());
  expect(opened.every(({ day, finishedAt }) => day === "2026-11-03" && finishedAt === null)).toBe(true);
  expect(await db.select().from(auditEntry)).toMatchObject([{ action: "nightlyCheck.ask", key: "2026-11-03" }]);
});

test("a check of the same day begins anew after fifteen minutes, and not before", async () => {
  await ask(0);
  await finish();
  await expect(ask(14)).rejects.toMatchObject({ code: "TooManyRequests" });
  expect(await findReport(db, { day: "2026-11-03", projection: "drop" })).toMatchObject({
    differing: 2,
    isFinished: true,
  });
  await ask(15);
  const report = await findReport(db, { day: "2026-11-03", projection: "drop" });
  expect(report).toMatchObject({ compared: 0, differing: 0, isFinished: false, startedAt: at(15) });
});

test("the night does its check although one was asked for on that day, and begins it once", async () => {
  await ask(0);
  await finish();
  const night = new Date(Date.UTC(2026, 10, 3, 18, 17));
  await startChecks({ db, now: night, projections: PROJECTIONS });
  expect((await reports()).every(({ startedAt, finishedAt }) => +startedAt === +night && finishedAt === null)).toBe(
    true,
  );
  await db.update(indexerReport).set({ compared: 5 });
  await startChecks({ db, now: new Date(night.getTime() + 60_000), projections: PROJECTIONS });
  expect((await reports()).map(({ compared }) => compared)).toEqual([5, 5, 5, 5]);
});

test("two who ask at the same moment begin one, and an editor begins none", async () => {
  const answers = await Promise.allSettled([ask(0), ask(0)]);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await db.select().from(auditEntry)).toHaveLength(1);
  await expect(ask(30, "editor")).rejects.toMatchObject({ code: "RoleTooLow" });
});

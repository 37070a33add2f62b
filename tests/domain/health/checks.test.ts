import { beforeEach, expect, test } from "vitest";
import { type CheckName, readHealth } from "~/domain/health/checks.server";
import { PROJECTIONS } from "~/domain/projections.server";
import { deadLog, indexerReport, outbox } from "~db/schema";
import { testDatabase as db } from "../database";

const NOW = new Date(Date.UTC(2026, 10, 3, 12));

const check = async (name: CheckName) =>
  (await readHealth({ db, now: NOW, projections: PROJECTIONS })).find((found) => found.name === name);
const report = (day: string, differing: number) =>
  db.insert(indexerReport).values({
    ...{
      projection: "staking",
      day,
      startedAt: NOW,
      finishedAt: NOW,
      after: "",
      compared: 5,
      differing,
      differences: [],
    },
  });

beforeEach(async () => {
  for (const table of [deadLog, indexerReport, outbox]) await db.delete(table);
});

test("dead letters and failed mails are bad as soon as there is one", async () => {
  expect(await check("deadLetters")).toMatchObject({ value: 0, isBad: false });
  await db.insert(deadLog).values({ messageId: "a", body: "[]", receivedAt: NOW });
  expect(await check("deadLetters")).toMatchObject({ value: 1, isBad: true });
  const mail = {
    kind: "code",
    language: "en" as const,
    recipient: "a@example.org",
    values: "{}",
    createdAt: NOW,
    dueAt: NOW,
  };
  await db.insert(outbox).values([
    { ...mail, id: "a", status: "sent" },
    { ...mail, id: "b", status: "failed" },
  ]);
  expect(await check("failedMails")).toMatchObject({ value: 1, isBad: true });
});

test("the nightly check is bad if none has run lately, or if the last one found a difference", async () => {
  expect(await check("nightlyCheck")).toMatchObject({ value: null, isBad: true });
  await report("2026-11-02", 0);
  expect(await check("nightlyCheck")).toMatchObject({ of: "2026-11-02", value: 0, isBad: false });
  await report("2026-11-03", 2);
  expect(await check("nightlyCheck")).toMatchObject({ of: "2026-11-03", value: 2, isBad: true });
  await db.delete(indexerReport);
  await report("2026-10-31", 0);
  expect(await check("nightlyCheck")).toMatchObject({ isBad: true });
});

test("the size of the database is in megabytes", async () => {
  expect(await check("databaseSize")).toMatchObject({ isBad: false });
  expect(Number((await check("databaseSize"))?.value)).toBeGreaterThan(0);
});

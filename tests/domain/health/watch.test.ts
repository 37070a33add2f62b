import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { chooseAlerts, findAlertChoices } from "~/domain/health/alert-choices.server";
import { CHECK_NAMES, type CheckName } from "~/domain/health/check";
import { listBadFindings, listHealthStates } from "~/domain/health/states.server";
import { watchHealth } from "~/domain/health/watch.server";
import { formatDateTime } from "~/locales/format";
import { type LocaleCode, localeOfCode } from "~/locales/locales";
import {
  account,
  alertChoice,
  backup,
  deadLog,
  healthRun,
  healthState,
  indexerReport,
  outbox,
  setting,
} from "~db/schema";
import { testDatabase as db } from "../database";
import { actingAs } from "../staff/acting";
import { emptyStaffTables, makeStaff } from "../staff/staff";
import { NOW, namePools, openWorld, type World } from "./health-world";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const at = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);
let world: World;

// nothing sends the mails of these tests or writes their audit log to a chain, which would be more alerts
const watch = (minutes: number) =>
  watchHealth({
    ...world.deps({ now: at(minutes), sendsMails: false, anchorsAuditLog: false }),
    siteOrigin: "https://example.org",
  });
const watchAt = async (...minutes: number[]) => {
  for (const minute of minutes) await watch(minute);
};
/** What was mailed to somebody, in order: the kind and its values. */
const mailsTo = async (email: string) => {
  const rows = await db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.createdAt, outbox.id);
  return rows.map(({ kind, values, language }) => ({
    kind,
    language,
    ...(JSON.parse(values) as { headline: string; report: string }),
  }));
};
const breakLetters = () => db.insert(deadLog).values({ messageId: "a", body: "[]", receivedAt: NOW });
const only = (...names: CheckName[]) =>
  Object.fromEntries(CHECK_NAMES.map((name) => [name, names.includes(name)])) as Record<CheckName, boolean>;

beforeEach(async () => {
  await emptyStaffTables();
  for (const table of [alertChoice, deadLog, healthRun, healthState, indexerReport, outbox, setting])
    await db.delete(table);
  await namePools();
  world = openWorld();
  // newer than the last minute of every test
  const backedUp = { id: "a", sha256: "", rows: 1, bytes: 1, finishedAt: at(90 * DAY_MINUTES) };
  await db.insert(backup).values(backedUp).onConflictDoNothing();
  for (const day of ["2026-11-03", "2026-11-04"]) {
    const counted = { after: "", compared: 1, differing: 0, differences: [] };
    await db.insert(indexerReport).values({ projection: "drop", day, startedAt: NOW, finishedAt: NOW, ...counted });
  }
});

describe("watching the site's health", () => {
  test("mails owners once what is bad at two readings, with value, time, advice and link", async () => {
    await makeStaff({ email: "owner@example.org" });
    await watch(0);
    expect(await mailsTo("owner@example.org")).toEqual([]);
    await breakLetters();
    await watchAt(5, 10, 15, 60);
    const [mail, ...more] = await mailsTo("owner@example.org");
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: "alert", language: "ko", headline: "처리 실패 기록: 확인이 필요해요." });
    expect(mail?.report.split("\n")).toEqual([
      "처리 실패 기록: 확인이 필요해요.",
      "현재: 1",
      `시작 시각: ${formatDateTime(localeOfCode("ko"), at(5))}`,
      "할 일: 저장하거나 버리세요.",
    ]);
    expect((await listBadFindings(db)).map(({ name, value }) => [name, value])).toEqual([["deadLetters", 1]]);
    await db.delete(deadLog);
    await watchAt(65, 70, 75);
    expect((await mailsTo("owner@example.org")).map(({ headline }) => headline)).toEqual([
      "처리 실패 기록: 확인이 필요해요.",
      "처리 실패 기록: 다시 정상이에요.",
    ]);
    expect(await listBadFindings(db)).toEqual([]);
  });

  test("says everything that a run has to say in one mail, what is bad first", async () => {
    await makeStaff({ email: "owner@example.org" });
    await breakLetters();
    world.putMinter(100_000_000);
    await watchAt(0, 5);
    await db.delete(deadLog);
    world.putNftPool({ days: 3n });
    await watchAt(10, 15);
    const mails = await mailsTo("owner@example.org");
    expect(mails.map(({ headline }) => headline)).toEqual([
      "민팅 키의 SOL: 확인이 필요해요. 그 밖에 1건이 더 있어요.",
      "지급 가능 기간: Punky Boost · Genesis · Twig: 확인이 필요해요. 그 밖에 1건이 더 있어요.",
    ]);
    expect(mails[0]?.report).toContain("현재: 0.1\u00a0SOL\n기준: 0.5\u00a0SOL");
  });

  test("mails once although two runs begin at the same moment, and not between two turns", async () => {
    await makeStaff({ email: "owner@example.org" });
    await breakLetters();
    await Promise.all([watch(0), watch(0), watch(0)]);
    const [state] = await db.select().from(healthState).where(eq(healthState.name, "deadLetters"));
    expect(state).toMatchObject({ isBad: false, turningSince: at(0) });
    await watch(4);
    expect(await mailsTo("owner@example.org")).toEqual([]);
    await Promise.all([watch(5), watch(5), watch(5)]);
    expect(await mailsTo("owner@example.org")).toHaveLength(1);
  });

  test("leaves what cannot be read as it was, and forgets what is no longer named", async () => {
    world.putNftPool({ days: 3n });
    await watchAt(0, 5);
    for (const node of [0, 1]) world.node(node).trouble = "network";
    await watchAt(10, 15);
    const runway = async () =>
      (await listHealthStates(db)).filter(({ name, of }) => name === "runway" && of !== "coinPool");
    expect(await runway()).toMatchObject([{ of: "boost.genesis.twig", isBad: true, value: "3" }]);
    for (const node of [0, 1]) world.node(node).trouble = null;
    await db.delete(setting);
    await watch(60);
    expect(await runway()).toEqual([]);
  });

  test("keeps within a bound a day, and says so in the last mail", async () => {
    await makeStaff({ email: "owner@example.org" });
    const mail = { kind: "alert", language: "ko" as const, recipient: "owner@example.org", values: "{}", dueAt: NOW };
    const sentAt = (id: number, minutes: number) =>
      db.insert(outbox).values({ ...mail, id: `before ${id}`, status: "sent", createdAt: at(minutes) });
    await sentAt(0, -DAY_MINUTES);
    for (let id = 1; id <= 23; id++) await sentAt(id, -10);
    await breakLetters();
    await watchAt(0, 5);
    expect((await mailsTo("owner@example.org")).at(-1)?.kind).toBe("lastAlert");
    await db.delete(deadLog);
    await watchAt(10, 15);
    expect(await mailsTo("owner@example.org")).toHaveLength(25);
    // a change that nobody was mailed is not recorded as told
    expect(await letters()).toMatchObject({ isBad: false, mailedAs: "bad", mailedAt: at(5) });
    // the day after, the room is there again
    await breakLetters();
    await watchAt(DAY_MINUTES, DAY_MINUTES + 5);
    expect((await mailsTo("owner@example.org")).at(-1)?.kind).toBe("alert");
  });
});

/** The state of the check of failed letters. */
const letters = async () =>
  (await db.select().from(healthState).where(eq(healthState.name, "deadLetters")))[0] ?? expect.fail("was not read");

test("a check that turned bad while nobody could be mailed is mailed as soon as somebody can be", async () => {
  await breakLetters();
  await watchAt(0, 5, 10);
  expect(await letters()).toMatchObject({ isBad: true, mailedAs: null, mailedAt: null });
  await makeStaff({ email: "owner@example.org" });
  await watchAt(15, 20);
  expect(await mailsTo("owner@example.org")).toMatchObject([{ headline: "처리 실패 기록: 확인이 필요해요." }]);
  expect(await letters()).toMatchObject({
    isBad: true,
    mailedAs: "bad",
    mailedAt: at(15),
    mails: 1,
    mailsSince: at(15),
  });
});

test("a check that comes and goes does not use up the alerts of the day about other checks", async () => {
  await makeStaff({ email: "owner@example.org" });
  for (let hour = 0; hour < 14; hour++) {
    await breakLetters();
    await watchAt(hour * 60, hour * 60 + 5);
    await db.delete(deadLog);
    await watchAt(hour * 60 + 30, hour * 60 + 35);
  }
  expect(await mailsTo("owner@example.org")).toHaveLength(5);
  world.putNftPool({ days: 3n });
  await watchAt(15 * 60, 15 * 60 + 5);
  expect((await mailsTo("owner@example.org")).at(-1)).toMatchObject({
    kind: "alert",
    headline: expect.stringContaining("지급 가능 기간"),
  });
});

describe("who gets alerts", () => {
  const choose = async (
    role: "operator" | "owner",
    wanted: Record<CheckName, boolean>,
    language: LocaleCode = "en",
  ) => {
    const actor = await actingAs(role, NOW);
    await chooseAlerts({ db, now: NOW, actor }, { wanted, language });
    return actor.staff.email;
  };

  test("owners until they choose, operators once they have chosen, in the language in which they chose", async () => {
    const [viewer, editor, operator] = await Promise.all(
      (["viewer", "editor", "operator"] as const).map((role) => makeStaff({ email: `${role}@example.org`, role })),
    );
    const chosen = await choose("operator", only("deadLetters"));
    const other = await choose("owner", only("minter"));
    await breakLetters();
    await watchAt(0, 5);
    expect(await mailsTo(chosen)).toMatchObject([{ language: "en", headline: "Dead letters: needs attention." }]);
    for (const email of [viewer?.email, editor?.email, operator?.email, other]) {
      expect(await mailsTo(email ?? "")).toEqual([]);
    }
  });

  test("nobody who is suspended, whose account does not fit the admin code, or who is no operator any more", async () => {
    const wanted = only("deadLetters");
    const [suspended, forged, lesser] = [
      await choose("operator", wanted),
      await choose("operator", wanted),
      await choose("operator", wanted),
    ];
    await db.update(account).set({ status: "suspended" }).where(eq(account.email, suspended));
    await db.update(account).set({ role: "owner" }).where(eq(account.email, forged));
    await db.update(account).set({ role: "editor" }).where(eq(account.email, lesser));
    await breakLetters();
    await watchAt(0, 5);
    expect(await db.select().from(outbox)).toEqual([]);
  });

  test("a choice is stored for oneself alone, and editors have none", async () => {
    const actor = await actingAs("operator", NOW);
    const deps = { db, now: NOW, actor };
    expect((await findAlertChoices(deps)).wanted).toEqual(only());
    await chooseAlerts(deps, { wanted: only("runway", "crons"), language: "id" });
    expect((await findAlertChoices(deps)).wanted).toEqual(only("runway", "crons"));
    await chooseAlerts(deps, { wanted: only(), language: "id" });
    expect((await findAlertChoices(deps)).wanted).toEqual(only());
    await chooseAlerts(deps, { wanted: only("runway", "crons"), language: "id" });
    const later = { ...deps, now: at(6) };
    // with an old proof, an alert can be switched on but not off
    await chooseAlerts(later, { wanted: only("runway", "crons", "minter"), language: "id" });
    await expect(chooseAlerts(later, { wanted: only("runway", "minter"), language: "id" })).rejects.toMatchObject({
      code: "ProofNeeded",
    });
    expect((await findAlertChoices(deps)).wanted).toEqual(only("runway", "crons", "minter"));
    const editor = { ...deps, actor: await actingAs("editor", NOW) };
    await expect(chooseAlerts(editor, { wanted: only("runway"), language: "en" })).rejects.toMatchObject({
      code: "RoleTooLow",
    });
  });
});

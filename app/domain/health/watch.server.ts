import { and, count, eq, gte, lte, not, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { writeLog } from "~/server/log";
import type { Database } from "~db/client";
import { healthRun, healthState, outbox } from "~db/schema";
import { mailQueued } from "../mail/queue-mail.server";
import { type AlertRecipient, listAlertRecipients } from "./alert-choices.server";
import { type Told, writeAlert } from "./alert-mail.server";
import type { Finding } from "./check";
import type { HealthDeps } from "./deps";
import { readLimits } from "./limits.server";
import { readHealth } from "./read-health.server";
import { type HealthState, listHealthStates } from "./states.server";
import { afterMail, afterReading, newsOf } from "./turns";

const EVERY_MS = 5 * 60_000;
/** Two minute ticks of cron are a little less than two minutes apart at times. */
const EARLY_MS = 10_000;
const DAY_MS = 24 * 3_600_000;
/** The most alerts that somebody gets within a day. The last one says so. */
const MOST_A_DAY = 24;

type WatchDeps = HealthDeps & { siteOrigin: string | null };

/**
 * Every five minutes: runs every check, stores the state of each, and sends the changes in one mail to each person who chose
 * alerts. Cron calls it every minute, also twice at once: a run has to take the one row of `health_run` first.
 */
export async function watchHealth(deps: WatchDeps): Promise<void> {
  const { db, now } = deps;
  if (!(await takeRun(db, now))) return;
  const [findings, states, limits] = await Promise.all([readHealth(deps), listHealthStates(db), readLimits(db)]);
  const judged = judge(findings, states, now);
  const told = judged.flatMap(({ told }) => told ?? []);
  const recipients = told.length > 0 ? await listAlertRecipients(db, deps.adminSecret) : [];
  const mails: BatchItem<"sqlite">[] = [];
  const mailed = new Set<Told>();
  for (const recipient of recipients) {
    const wanted = told.filter(({ finding }) => recipient.wants(finding.name));
    const sent = wanted.length > 0 ? await countAlerts(db, recipient, now) : MOST_A_DAY;
    if (sent >= MOST_A_DAY) continue;
    const { headline, report } = writeAlert(recipient.language, wanted, limits);
    const link = `${deps.siteOrigin ?? ""}/admin/health`;
    const { email, language } = recipient;
    const kind = sent + 1 === MOST_A_DAY ? "lastAlert" : "alert";
    mails.push(mailQueued({ db, now }, { kind, language, recipient: email, values: { headline, report, link } }));
    for (const one of wanted) mailed.add(one);
  }
  const kept = judged.map(({ state, told, hasTurned }) => {
    const isMailed = told !== null && mailed.has(told);
    if (told && (isMailed || hasTurned)) {
      const { finding, news } = told;
      writeLog(news === "good" ? "info" : "error", "health", { check: finding.name, of: finding.of, news });
    }
    // the next run repeats everything that was mailed to nobody
    return isMailed ? afterMail(state, told.news, now) : state;
  });
  await db.batch([...statesKept(db, kept, findings), ...mails]);
}

/** False if another run began within the last five minutes. */
async function takeRun(db: Database, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - EVERY_MS + EARLY_MS);
  const taken = await db
    .insert(healthRun)
    .values({ id: 1, startedAt: now })
    .onConflictDoUpdate({ target: healthRun.id, set: { startedAt: now }, setWhere: lte(healthRun.startedAt, before) })
    .returning();
  return taken.length > 0;
}

type Judged = { state: HealthState; told: Told | null; hasTurned: boolean };

/** The new state of every check that was read, and the changes to be mailed. A check that could not be read keeps its state. */
function judge(findings: readonly Finding[], states: readonly HealthState[], now: Date): Judged[] {
  return findings.flatMap((finding) => {
    const { name, of, value, state: found } = finding;
    if (found !== "good" && found !== "bad") return [];
    const before = states.find((row) => row.name === name && row.of === of) ?? null;
    const after = afterReading(before, found === "bad", now);
    const news = newsOf(after, now);
    const told = news && { finding, news, since: after.since };
    const state = { ...after, name, of, value: value === null ? null : String(value) };
    return [{ state, told, hasTurned: after.isBad !== (before?.isBad ?? false) }];
  });
}

/**
 * The statements that store the states. If a check was read and no longer names a thing, such as a node, the state of that
 * thing is deleted.
 */
function statesKept(db: Database, kept: readonly HealthState[], findings: readonly Finding[]) {
  const { name, of } = healthState;
  const unread = new Set(findings.filter(({ state }) => state === "unread").map((finding) => finding.name));
  const pairs = JSON.stringify(kept.map((row) => `${row.name} ${row.of}`));
  // a statement of D1 takes a hundred values at most, so the whole list is passed as one
  const isNamed = sql`${name} || ' ' || ${of} IN (SELECT value FROM json_each(${pairs}))`;
  const isUnread = sql`${name} IN (SELECT value FROM json_each(${JSON.stringify([...unread])}))`;
  const gone = db.delete(healthState).where(and(not(isNamed), not(isUnread)));
  const rows = kept.map((row) =>
    db
      .insert(healthState)
      .values(row)
      .onConflictDoUpdate({ target: [name, of], set: row }),
  );
  return [gone, ...rows] as [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];
}

/** How many alerts were queued for somebody within a day. */
async function countAlerts(db: Database, { email }: AlertRecipient, now: Date): Promise<number> {
  const isRecent = gte(outbox.createdAt, new Date(now.getTime() - DAY_MS));
  const [row] = await db
    .select({ count: count() })
    .from(outbox)
    .where(and(eq(outbox.recipient, email), isRecent, sql`${outbox.kind} IN ('alert', 'lastAlert')`));
  return row?.count ?? 0;
}

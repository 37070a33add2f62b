import { and, asc, count, eq, gte, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { cronRun, deadLog, job, outbox, transactionIntent } from "~db/schema";
import { JOB_STATUS } from "../../jobs/statuses";
import { type Finding, found, type Limits } from "../check";
import type { HealthDeps } from "../deps";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LONGEST_OPEN_MS = 10 * MINUTE_MS;
/** A task of every day is late after this time, and bad at once if it failed. */
const LATE_DAILY_MS = 26 * HOUR_MS;
/** With fewer transactions in an hour, one that failed says nothing. */
const FEWEST_TRANSACTIONS = 5;

/** Whether the Worker's own work goes on: transactions, jobs, cron, logs, mails, and the room in D1. */
export async function checkWork(deps: HealthDeps, limits: Limits): Promise<Finding[]> {
  const { db, now } = deps;
  const [open, failed, jobs, crons, dead, mails, bytes] = await Promise.all([
    countOpen(db, now),
    failedPercent(db, now),
    countJobs(db),
    checkCrons(deps, limits),
    countDeadLetters(db),
    readMails(deps),
    // D1 says with every answer how large it is
    db.run(sql`select 1`).then(({ meta }) => meta.size_after),
  ]);
  const megabytes = Math.ceil(bytes / 1_000_000);
  return [
    found("openTransactions", open, open > 0),
    found("failedTransactions", failed, failed !== null && failed > limits.alert_failed_percent),
    found("jobs", jobs, jobs > 0),
    ...crons,
    found("deadLetters", dead, dead > 0),
    found("failedMails", mails.failed, mails.failed > 0),
    deps.sendsMails
      ? found("waitingMails", mails.waitingMinutes, mails.waitingMinutes > limits.alert_mail_minutes)
      : { name: "waitingMails", of: "", value: null, state: "unset" },
    found("databaseSize", megabytes, megabytes > limits.alert_database_megabytes),
  ];
}

/** The tasks of cron, from when each first ran. One that has never ended well has no value. */
async function checkCrons({ db, now }: HealthDeps, limits: Limits): Promise<Finding[]> {
  const rows = await db.select().from(cronRun).orderBy(asc(cronRun.task));
  return rows.map(({ task, cron, okAt, errorId }) => {
    if (!okAt) return found("crons", null, true, task);
    const ms = now.getTime() - okAt.getTime();
    const isDailyBad = errorId !== null || ms > LATE_DAILY_MS;
    const isBad = cron === "daily" ? isDailyBad : ms > limits.alert_cron_minutes * MINUTE_MS;
    return found("crons", Math.max(0, Math.floor(ms / MINUTE_MS)), isBad, task);
  });
}

/** Signed transactions whose end has been unknown for more than ten minutes: those that can wait for a nonce are left out. */
async function countOpen(db: Database, now: Date): Promise<number> {
  const { status, createdAt, signature, lifetime } = transactionIntent;
  const isOpen = and(
    inArray(status, ["signed", "sent", "confirmed"]),
    isNotNull(signature),
    lt(createdAt, new Date(now.getTime() - LONGEST_OPEN_MS)),
    eq(lifetime, "blockhash"),
  );
  const [row] = await db.select({ count: count() }).from(transactionIntent).where(isOpen);
  return row?.count ?? 0;
}

/** How many of the last hour's transactions that ended on the chain failed there, in percent; null if there were too few. */
async function failedPercent(db: Database, now: Date): Promise<number | null> {
  const { status, createdAt } = transactionIntent;
  const rows = await db
    .select({ status, count: count() })
    .from(transactionIntent)
    .where(
      and(inArray(status, ["failed", "confirmed", "finalized"]), gte(createdAt, new Date(now.getTime() - HOUR_MS))),
    )
    .groupBy(status);
  const all = rows.reduce((sum, row) => sum + row.count, 0);
  const failed = rows.find((row) => row.status === "failed")?.count ?? 0;
  return all < FEWEST_TRANSACTIONS ? null : Math.round((failed * 100) / all);
}

/** Jobs that do not go on by themselves. One that waits for its first coins is where its operator left it. */
async function countJobs(db: Database): Promise<number> {
  const { partiallyFailed, completelyFailed, unknown } = JOB_STATUS;
  const hasFailed = inArray(job.status, [partiallyFailed, completelyFailed, unknown]);
  const isStuck = or(hasFailed, and(isNotNull(job.reason), ne(job.reason, "FundsMissing")));
  const [row] = await db
    .select({ count: count() })
    .from(job)
    .where(and(isNull(job.closedAt), isNotNull(job.lookAt), isStuck));
  return row?.count ?? 0;
}

/** Mails that failed within a day, which can still be sent again, and for how long the oldest one has been due. */
async function readMails({ db, now }: HealthDeps): Promise<{ failed: number; waitingMinutes: number }> {
  const isFailed = and(eq(outbox.status, "failed"), gte(outbox.createdAt, new Date(now.getTime() - 24 * HOUR_MS)));
  const [[failed], [oldest]] = await Promise.all([
    db.select({ count: count() }).from(outbox).where(isFailed),
    db
      .select({ createdAt: outbox.createdAt })
      .from(outbox)
      .where(eq(outbox.status, "queued"))
      .orderBy(asc(outbox.createdAt))
      .limit(1),
  ]);
  const ms = oldest ? now.getTime() - oldest.createdAt.getTime() : 0;
  return { failed: failed?.count ?? 0, waitingMinutes: Math.floor(ms / MINUTE_MS) };
}

async function countDeadLetters(db: Database): Promise<number> {
  const [row] = await db.select({ count: count() }).from(deadLog);
  return row?.count ?? 0;
}

import { and, asc, desc, eq, lt, lte, ne, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import { writeLog } from "~/server/log";
import type { Database } from "~db/client";
import { outbox } from "~db/schema";
import { type AuditedDeps, type StaffActor, writeAudited } from "../audit/commands.server";
import { getSetting } from "../settings/queries.server";
import { requireRole } from "../staff/guard";
import { type WrittenMail, writeMail } from "./mail-words.server";
import type { Mail } from "./queue-mail.server";

/**
 * Hands a mail to the service that delivers it. `from`: the sender that the settings name, if they name one. Null where there is
 * none: mails then stay in the outbox.
 */
export type Post = ((mail: WrittenMail & { from: string | null }) => Promise<void>) | null;

type Deps = { db: Database; now: Date; post: Post };

const MOST_TRIES = 6;
const FIRST_WAIT_MS = 60_000;
/** How many mails a run of cron sends at most. */
const MAILS_A_RUN = 20;
/** Mails that are no longer shown to anybody are deleted after this time. */
const KEPT_MS = 90 * 24 * 60 * 60_000;

/**
 * Sends a mail that is due. Its try is counted before it is sent, with a wait before the next one, so that two runs at the
 * same time send it once. After six failed tries it has failed; staff can then send it again. What it says is deleted once it
 * was sent.
 */
export async function sendMail({ db, now, post }: Deps, id: string): Promise<void> {
  if (!post) return;
  const wait = sql`${FIRST_WAIT_MS} * (1 << ${outbox.tries})`;
  const [row] = await db
    .update(outbox)
    .set({ tries: sql`${outbox.tries} + 1`, dueAt: sql`${now.getTime()} + ${wait}` })
    .where(and(eq(outbox.id, id), eq(outbox.status, "queued"), lte(outbox.dueAt, now)))
    .returning();
  if (!row) return;
  const { kind, language, recipient } = row;
  try {
    const from = (await getSetting(db, "system_mail_sender")) || null;
    await post({ ...writeMail({ kind, language, recipient, values: JSON.parse(row.values) } as Mail), from });
  } catch (error) {
    const status = row.tries >= MOST_TRIES ? "failed" : "queued";
    const problem = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    await db.update(outbox).set({ status, problem }).where(eq(outbox.id, id));
    writeLog(
      status === "failed" ? "error" : "warn",
      "a mail was not sent",
      { mail: id, kind, tries: row.tries },
      error,
    );
    return;
  }
  await db.update(outbox).set({ status: "sent", sentAt: now, values: "{}", problem: null }).where(eq(outbox.id, id));
}

/** Sends the mails that are due, the oldest first. Cron runs this each minute, for those that were not sent at once. */
export async function sendDueMails(deps: Deps): Promise<void> {
  if (!deps.post) return;
  const due = await deps.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.status, "queued"), lte(outbox.dueAt, deps.now)))
    .orderBy(asc(outbox.dueAt))
    .limit(MAILS_A_RUN);
  for (const { id } of due) await sendMail(deps, id);
}

/**
 * Staff have a mail that failed sent again, as if it were new. Throws NotFound, and Conflict if it has not failed or what it
 * said is deleted already, which is a day after it was queued.
 */
export async function sendMailAgain(
  deps: Omit<AuditedDeps, "actor"> & { actor: StaffActor },
  id: string,
): Promise<void> {
  requireRole(deps.actor.staff, "operator");
  const { db, now } = deps;
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  if (!row) throw new AppError("NotFound");
  const isFailed = and(eq(outbox.id, id), eq(outbox.status, "failed"), ne(outbox.values, "{}"));
  await writeAudited(deps, {
    action: "mail.sendAgain",
    noun: "mail",
    key: id,
    before: { status: row.status, problem: row.problem },
    after: { status: "queued" },
    write: db.update(outbox).set({ status: "queued", tries: 0, dueAt: now, problem: null }).where(isFailed),
  });
}

/** Whether a mail is in the outbox. */
export async function hasMail(db: Database, id: string): Promise<boolean> {
  return (await db.select({ id: outbox.id }).from(outbox).where(eq(outbox.id, id))).length > 0;
}

/** How many mails have a status; a thousand and one stands for more. */
export async function countMails(db: Database, status: "queued" | "failed"): Promise<number> {
  const rows = await db.select({ id: outbox.id }).from(outbox).where(eq(outbox.status, status)).limit(1_001);
  return rows.length;
}

/** The mails that wait, in words, the newest first. They let somebody in, so only the local machine shows them. */
export async function listWaitingMails(db: Database): Promise<(WrittenMail & { id: string })[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(eq(outbox.status, "queued"))
    .orderBy(desc(outbox.createdAt))
    .limit(10);
  return rows.map(({ id, kind, language, recipient, values }) => {
    return { id, ...writeMail({ kind, language, recipient, values: JSON.parse(values) } as Mail) };
  });
}

/** What a mail says lets somebody in for an hour at most; after a day it is deleted, whether or not the mail was sent. */
export async function emptyOldMails({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const dayBefore = new Date(now.getTime() - 24 * 60 * 60_000);
  await db
    .update(outbox)
    .set({ values: "{}", status: "failed" })
    .where(and(eq(outbox.status, "queued"), lt(outbox.createdAt, dayBefore)));
  await db
    .update(outbox)
    .set({ values: "{}" })
    .where(and(eq(outbox.status, "failed"), lt(outbox.createdAt, dayBefore)));
}

/** Deletes mails of more than 90 days ago. Cron runs this. */
export async function deleteOldMails({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  await db.delete(outbox).where(lt(outbox.createdAt, new Date(now.getTime() - KEPT_MS)));
}

import { eq } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { deadLog } from "~db/schema";
import { type AuditedDeps, type StaffActor, writeAudited } from "../audit/commands.server";
import { requireRole } from "../staff/guard";
import { logEntriesInserted } from "./commands.server";
import { type LogEntry, queuedEntriesSchema } from "./input";

type Deps = Omit<AuditedDeps, "actor"> & { actor: StaffActor };

/** A message of the queue that could not be inserted. `entries`: null if it does not say what an entry needs. */
export type DeadLetter = { messageId: string; body: string; receivedAt: Date; entries: LogEntry[] | null };

/** A dead letter by the id of its message; null if there is none. */
export async function findDeadLetter(db: Database, messageId: string): Promise<DeadLetter | null> {
  const [row] = await db.select().from(deadLog).where(eq(deadLog.messageId, messageId));
  return row ? { ...row, entries: entriesIn(row.body) } : null;
}

/**
 * Inserts the entries of a dead letter, each once however often it comes, and takes the letter away. Throws NotFound, and
 * InvalidInput for a letter that cannot be read.
 */
export async function replayDeadLetter(deps: Deps, messageId: string): Promise<void> {
  const { entries } = await ofStaff(deps, messageId);
  if (!entries) throw new AppError("InvalidInput");
  await takeAway(deps, {
    messageId,
    action: "deadLetter.replay",
    count: entries.length,
    also: logEntriesInserted(deps.db, entries),
  });
}

/** Throws a dead letter away. Throws NotFound. */
export async function discardDeadLetter(deps: Deps, messageId: string): Promise<void> {
  const { entries } = await ofStaff(deps, messageId);
  await takeAway(deps, { messageId, action: "deadLetter.discard", count: entries?.length ?? 0, also: [] });
}

async function ofStaff({ db, actor }: Deps, messageId: string): Promise<DeadLetter> {
  requireRole(actor.staff, "operator");
  const letter = await findDeadLetter(db, messageId);
  if (!letter) throw new AppError("NotFound");
  return letter;
}

type Taking = { messageId: string; action: string; count: number; also: ReturnType<typeof logEntriesInserted> };

async function takeAway(deps: Deps, { messageId, action, count, also }: Taking): Promise<void> {
  await writeAudited(deps, {
    action,
    noun: "deadLetter",
    key: messageId,
    // never the letter itself: it has network addresses, which are deleted in time, and the audit log never is
    before: { entries: count },
    after: null,
    write: deps.db.delete(deadLog).where(eq(deadLog.messageId, messageId)),
    also,
  });
}

function entriesIn(body: string): LogEntry[] | null {
  try {
    return queuedEntriesSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    // a letter may be anything: that is why it is here
    return null;
  }
}

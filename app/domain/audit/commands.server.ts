import { and, desc, eq, exists, isNull, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { account, accountSession, approval, auditEntry } from "~db/schema";
import { isUniqueViolation } from "~db/unique-violation";
import type { StaffMember } from "../staff/roles";
import { type AuditFacts, FIRST_HASH, hashEntry } from "./entry";

/** Who writes: a member of staff at an address of the network, or something that no account ran, such as a command. */
export type AuditActor = StaffActor | { command: string; ipAddress?: string };
export type StaffActor = {
  staff: StaffMember;
  ipAddress: string;
  /** What they carry out, if it was proposed and agreed to (app/domain/approvals). */
  run?: ApprovedRun;
  /** The key of the opened form that they sent, if that form may be carried out only once. */
  formKey?: string | undefined;
};

/** One attempt to carry out a proposal. */
type ApprovedRun = { approvalId: string; id: string; proposedBy: string };

export type AuditedDeps = { db: Database; now: Date; actor: AuditActor };

export type AuditedWrite = {
  action: string;
  noun: string;
  key: string;
  /** Plain values that become JSON; null for a row that was not there. */
  before: object | null;
  after: object | null;
  /**
   * The statement that changes the row, guarded by its WHERE: if it changes nothing, nothing is written at all. Null for what
   * changes no row, such as taking a file out of the site.
   */
  write: BatchItem<"sqlite"> | null;
  /** What else belongs to it, such as a mail or the content version. */
  also?: readonly BatchItem<"sqlite">[];
};

/** Writers at the same moment follow one after the other; more of them than this are not expected. */
const TRIES = 8;

/**
 * Writes for staff, and appends the entry of the audit log in the same batch. If another entry was appended since the last one
 * was read, the whole batch fails on the unique `previousHash` and is tried again. Throws Conflict if `write` changed no row,
 * the actor may not act any more, or another run has carried out the same proposal; FormSentBefore if the form of `formKey` was
 * carried out before; AlreadyExists if a unique key of the row itself is taken.
 */
export async function writeAudited({ db, now, actor }: AuditedDeps, input: AuditedWrite): Promise<void> {
  const facts = factsOf(input, actor, now);
  const taken = "staff" in actor && actor.run ? [approvalTaken(db, actor.run)] : [];
  for (let tries = 0; tries < TRIES; tries++) {
    const entry = await nextEntry(db, facts);
    try {
      const appended = entryAppended(db, { entry, actor, hasWrite: input.write !== null });
      const rest = [...taken, ...(input.also ?? [])];
      await db.batch(input.write ? [input.write, appended, ...rest] : [appended, ...rest]);
      return;
    } catch (error) {
      if (isRefused(error, "NOT NULL constraint failed: audit_entry.hash")) throw new AppError("Conflict");
      if (!isUniqueViolation(error)) throw error;
      if (isRefused(error, "audit_entry.form_key")) throw new AppError("FormSentBefore");
      if (!isRefused(error, "audit_entry.")) throw new AppError("AlreadyExists");
    }
  }
  throw new Error("the audit log was written by others each time");
}

async function nextEntry(db: Database, facts: AuditFacts) {
  const [last] = await db
    .select({ seq: auditEntry.seq, hash: auditEntry.hash })
    .from(auditEntry)
    .orderBy(desc(auditEntry.seq))
    .limit(1);
  const entry = { ...facts, seq: (last?.seq ?? 0) + 1, previousHash: last?.hash ?? FIRST_HASH };
  return { ...entry, hash: await hashEntry(entry) };
}

type Appended = { entry: Awaited<ReturnType<typeof nextEntry>>; actor: AuditActor; hasWrite: boolean };

/**
 * The entry. If the statement before it in the batch changed no row (`changes()` is SQLite's count of them), or if whoever
 * acts has been signed out, suspended or given another role since the request began, its hash is null, which the table refuses,
 * so that the whole batch is undone.
 */
function entryAppended(db: Database, { entry, actor, hasWrite }: Appended) {
  const conditions = [hasWrite ? sql`changes() > 0` : sql`1`];
  if ("staff" in actor) conditions.push(isStillActing(db, actor.staff));
  if ("staff" in actor && actor.run) conditions.push(isRunOpen(db, actor.run));
  const isAllowed = sql.join(conditions, sql` AND `);
  const formKey = "staff" in actor ? (actor.formKey ?? null) : null;
  return db.insert(auditEntry).values({ ...entry, formKey, hash: sql`CASE WHEN ${isAllowed} THEN ${entry.hash} END` });
}

function isStillActing(db: Database, { accountId, sessionIdHash, role }: StaffMember): SQL {
  const acting = db
    .select({ id: account.id })
    .from(accountSession)
    .innerJoin(account, eq(account.id, accountSession.accountId))
    .where(
      and(
        eq(accountSession.idHash, sessionIdHash),
        eq(account.id, accountId),
        eq(account.role, role),
        eq(account.status, "active"),
      ),
    );
  return exists(acting);
}

/** Whether a proposal is still to be carried out, or is being carried out by this run. */
function isRunOpen(db: Database, { approvalId, id }: ApprovedRun): SQL {
  const isOpen = and(eq(approval.status, "approved"), isNull(approval.runId));
  const open = db
    .select({ id: approval.id })
    .from(approval)
    .where(and(eq(approval.id, approvalId), or(isOpen, eq(approval.runId, id))));
  return exists(open);
}

/** Marks a proposal as carried out by a run, in the batch of what it does. */
function approvalTaken(db: Database, { approvalId, id }: ApprovedRun) {
  return db.update(approval).set({ status: "done", runId: id }).where(eq(approval.id, approvalId));
}

function factsOf(input: AuditedWrite, actor: AuditActor, now: Date): AuditFacts {
  const by =
    "staff" in actor
      ? { accountId: actor.staff.accountId, actor: actor.staff.email, ipAddress: actor.ipAddress }
      : { accountId: null, actor: actor.command, ipAddress: actor.ipAddress ?? "" };
  const { action, noun, key, before, after } = input;
  return {
    at: now,
    ...by,
    action,
    noun,
    key,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  };
}

function isRefused(error: unknown, because: string): boolean {
  return `${error instanceof Error ? `${error.message} ${error.cause}` : error}`.includes(because);
}

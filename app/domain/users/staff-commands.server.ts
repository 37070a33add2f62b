import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { session, user, walletNote } from "~db/schema";
import { type StaffActor, writeAudited } from "../audit/commands.server";
import { requireRole } from "../staff/guard";

type Deps = { db: Database; now: Date; actor: StaffActor };

/**
 * Ends every signed session of a wallet; its holder has to sign in again. Throws RoleTooLow, and Conflict if it has no open
 * session.
 */
export async function endWalletSessions(deps: Deps, { walletAddress }: { walletAddress: string }): Promise<void> {
  const { db, now, actor } = deps;
  requireRole(actor.staff, "operator");
  const isOpen = and(eq(session.walletAddress, walletAddress), isNull(session.revokedAt), gt(session.expiresAt, now));
  await writeAudited(
    { db, now, actor },
    {
      action: "user.endSessions",
      noun: "user",
      key: walletAddress,
      before: null,
      after: { revokedAt: now },
      write: db.update(session).set({ revokedAt: now }).where(isOpen),
    },
  );
}

/**
 * Notes something about a wallet in place of the note before, which stays in the history. `version` is that of the note that the
 * form was opened with, 0 if there was none. Throws RoleTooLow, NotFound for a wallet that was never here, Conflict.
 */
export async function noteWallet(
  deps: Deps,
  { walletAddress, version, words }: { walletAddress: string; version: number; words: string },
): Promise<void> {
  const { db, now, actor } = deps;
  requireRole(actor.staff, "editor");
  const [known] = await db.select({ id: user.id }).from(user).where(eq(user.walletAddress, walletAddress));
  if (!known) throw new AppError("NotFound");
  const [before] = await listWalletNotes(db, walletAddress);
  if ((before?.version ?? 0) !== version) throw new AppError("Conflict");
  const row = { walletAddress, version: version + 1, words, author: actor.staff.email, at: now };
  await writeAudited(
    { db, now, actor },
    {
      action: "user.note",
      noun: "user",
      key: walletAddress,
      before: before ? { words: before.words } : null,
      after: { words },
      write: db.insert(walletNote).values(row),
    },
  );
}

/** What staff noted about a wallet, the newest first. */
export async function listWalletNotes(
  db: Database,
  walletAddress: string,
): Promise<(typeof walletNote.$inferSelect)[]> {
  return db
    .select()
    .from(walletNote)
    .where(eq(walletNote.walletAddress, walletAddress))
    .orderBy(desc(walletNote.version))
    .limit(10);
}

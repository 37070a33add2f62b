import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { dropReset } from "~db/schema";
import { type StaffActor, writeAudited } from "../audit/commands.server";
import { requireRole } from "../staff/guard";
import { listFailedAttempts } from "./attempts.server";

/**
 * Resets every failed attempt of a wallet at a gift, as its holder can do on the drop list, so that the gifts may be tried
 * again. Throws RoleTooLow, and Conflict if there is none.
 */
export async function resetTriesOf(
  { db, now, actor }: { db: Database; now: Date; actor: StaffActor },
  walletAddress: string,
): Promise<void> {
  requireRole(actor.staff, "operator");
  const failed = await listFailedAttempts(db, walletAddress);
  if (failed.length === 0) throw new AppError("Conflict");
  const [first, ...rest] = failed.map(({ id }) =>
    db.insert(dropReset).values({ intentId: id, walletAddress, createdAt: now }).onConflictDoNothing(),
  );
  await writeAudited(
    { db, now, actor },
    {
      ...{ action: "user.resetTries", noun: "user", key: walletAddress },
      ...{ before: null, after: { attempts: failed.map(({ id }) => id) } },
      write: first ?? null,
      also: rest,
    },
  );
}

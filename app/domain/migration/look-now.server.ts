import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { AppError } from "~/errors";
import { migrationRecord } from "~db/schema";
import { type AuditedDeps, type StaffActor, writeAudited } from "../audit/commands.server";
import { requireRole } from "../staff/guard";

type Deps = Omit<AuditedDeps, "actor"> & { actor: StaffActor };

/**
 * Has cron look at an open record at its next run, instead of after a wait that grows with the record's age. Both chains alone
 * decide what is done then, so an extra look does no harm. Throws NotFound, and Conflict for a record that is closed.
 */
export async function lookAtMigrationNow(deps: Deps, seq: number): Promise<void> {
  const { db, now, actor } = deps;
  requireRole(actor.staff, "operator");
  const [row] = await db.select().from(migrationRecord).where(eq(migrationRecord.seq, seq));
  if (!row) throw new AppError("NotFound");
  const isOpen = and(isNull(migrationRecord.closedAt), isNotNull(migrationRecord.gateId));
  await writeAudited(deps, {
    action: "migration.lookNow",
    noun: "migration",
    key: String(seq),
    before: { lookAt: row.lookAt, reason: row.reason },
    after: { lookAt: now },
    write: db
      .update(migrationRecord)
      .set({ lookAt: now })
      .where(and(eq(migrationRecord.seq, seq), isOpen)),
  });
}

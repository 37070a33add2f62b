import { and, eq, getTableColumns, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { entitlement } from "~db/schema";
import { type StaffActor, writeAudited } from "../audit/commands.server";
import { requireRole } from "../staff/guard";
import { type EntitlementGrant, entitlementGrantSchema } from "./input";

type Deps = { db: Database; now: Date; actor: StaffActor };

/** A form holds as many; a longer list is granted by the command. */
const MOST_GRANTS = 5_000;
/** Rows per statement: a value that D1 binds has less than 2 MB, and a row less than 2 kB. */
const ROWS_A_STATEMENT = 500;

/**
 * Grants entitlements to holders, either all or none. What was granted before under the same key stays as it is. Returns how
 * many are new. Throws RoleTooLow, InvalidInput, and AlreadyExists if all of them were granted before.
 */
export async function grantByStaff(deps: Deps, grants: readonly EntitlementGrant[]): Promise<number> {
  const { db, now, actor } = deps;
  requireRole(actor.staff, "operator");
  if (grants.length > MOST_GRANTS) throw new AppError("InvalidInput");
  const parsed = grants.map((grant) => entitlementGrantSchema.parse(grant));
  const known = await findKnownKeys(
    db,
    parsed.map(({ grantKey }) => grantKey),
  );
  const rows = parsed.filter(({ grantKey }) => !known.has(grantKey));
  const [first, ...others] = chunked(rows).map((chunk) => db.insert(entitlement).select(valuesOf(chunk)));
  if (!first || rows.length === 0) throw new AppError("AlreadyExists");
  const [{ grantKey = "" } = {}] = rows;
  await writeAudited(
    { db, now, actor },
    {
      action: "entitlement.grant",
      noun: "entitlement",
      key: grantKey,
      before: null,
      after: { granted: rows.length, keys: rows.slice(0, 100).map((row) => row.grantKey) },
      write: first,
      also: others,
    },
  );
  return rows.length;
}

/** Takes back what was granted; the holder no longer sees it. Throws RoleTooLow, NotFound, Conflict if it was before. */
export async function withdrawEntitlement(deps: Deps, { id, reason }: { id: string; reason: string }): Promise<void> {
  const { db, now, actor } = deps;
  requireRole(actor.staff, "operator");
  const before = await findEntitlement(db, id);
  if (!before) throw new AppError("NotFound");
  await writeAudited(
    { db, now, actor },
    {
      action: "entitlement.withdraw",
      noun: "entitlement",
      key: id,
      before: { walletAddress: before.walletAddress, title: before.titleEn, amount: before.amount },
      after: { reason },
      write: db
        .update(entitlement)
        .set({ withdrawnAt: now, withdrawReason: reason })
        .where(and(eq(entitlement.id, id), isNull(entitlement.withdrawnAt))),
    },
  );
}

/** For staff: what was granted, withdrawn or not; null if there is no such grant. */
export async function findEntitlement(db: Database, id: string): Promise<typeof entitlement.$inferSelect | null> {
  const [found] = await db.select().from(entitlement).where(eq(entitlement.id, id));
  return found ?? null;
}

async function findKnownKeys(db: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`;
  const rows = await db
    .select({ key: entitlement.grantKey })
    .from(entitlement)
    .where(inArray(entitlement.grantKey, asked));
  return new Set(rows.map(({ key }) => key));
}

type Row = ReturnType<typeof entitlementGrantSchema.parse>;

/** The rows of a statement, in the order of the table's columns. They are bound as one text, because D1 binds a hundred values. */
function valuesOf(rows: readonly Row[]): SQL {
  const values = rows.map(({ title, grantedAt, expiresAt, ...rest }) => ({
    ...{ ...rest, id: crypto.randomUUID(), titleKo: title.ko, titleEn: title.en, titleId: title.id },
    ...{ grantedAt: grantedAt.getTime(), expiresAt: expiresAt?.getTime() ?? null },
  }));
  const columns = Object.keys(getTableColumns(entitlement)).map((name) => sql`value ->> ${name}`);
  return sql`SELECT ${sql.join(columns, sql`, `)} FROM json_each(${JSON.stringify(values)})`;
}

function chunked<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_A_STATEMENT) }, (_, i) =>
    rows.slice(i * ROWS_A_STATEMENT, (i + 1) * ROWS_A_STATEMENT),
  );
}

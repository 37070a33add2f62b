import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { entitlement } from "~db/schema";
import { type EntitlementGrant, entitlementGrantSchema } from "./input";

/** Rows per statement: D1 binds a hundred values. */
const ROWS_A_STATEMENT = 7;

/**
 * Grants entitlements to holders, either all or none. What was granted before under the same key stays as it is. Returns how
 * many are new. Throws InvalidInput.
 */
export async function grantEntitlements({ db }: { db: Database }, grants: EntitlementGrant[]): Promise<number> {
  const rows = grants.map((grant) => {
    const parsed = entitlementGrantSchema.safeParse(grant);
    if (!parsed.success) throw new AppError("InvalidInput");
    const { title, ...rest } = parsed.data;
    return { ...rest, id: crypto.randomUUID(), titleKo: title.ko, titleEn: title.en, titleId: title.id };
  });
  const statements = [];
  for (let i = 0; i < rows.length; i += ROWS_A_STATEMENT) {
    const chunk = rows.slice(i, i + ROWS_A_STATEMENT);
    statements.push(db.insert(entitlement).values(chunk).onConflictDoNothing().returning({ id: entitlement.id }));
  }
  const [first, ...others] = statements;
  if (!first) return 0;
  const inserted = await db.batch([first, ...others]);
  return inserted.reduce((sum, { length }) => sum + length, 0);
}

import { and, count, eq, gt } from "drizzle-orm";
import type { Database } from "~db/client";
import { approval } from "~db/schema";
import { listActiveStaff } from "../staff/active.server";
import type { ProposedEffect } from "./proposal";

/** A proposal with its effects; null if there is none. */
export async function findProposal(db: Database, id: string) {
  const [row] = await db.select().from(approval).where(eq(approval.id, id));
  return row ? { ...row, effects: JSON.parse(row.effects) as ProposedEffect[] } : null;
}

/** How many proposals somebody can still agree to. */
export async function countWaiting(db: Database, now: Date): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(approval)
    .where(and(eq(approval.status, "waiting"), gt(approval.until, now)));
  return row?.found ?? 0;
}

/**
 * Whether there is more than one owner who can sign in, so that one can agree to what another proposes: an account that is
 * suspended, or whose admin code does not fit the site's (`adminSecret`), agrees to nothing.
 */
export async function hasSecondOwner({ db, adminSecret }: { db: Database; adminSecret: string }): Promise<boolean> {
  return (await listActiveStaff({ db, adminSecret })).filter(({ role }) => role === "owner").length > 1;
}

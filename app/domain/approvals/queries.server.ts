import { and, count, eq, gt } from "drizzle-orm";
import type { Database } from "~db/client";
import { account, approval } from "~db/schema";
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

/** Whether there is more than one active owner, so that one can agree to what another proposes. */
export async function hasSecondOwner(db: Database): Promise<boolean> {
  const owners = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.role, "owner"), eq(account.status, "active")))
    .limit(2);
  return owners.length > 1;
}

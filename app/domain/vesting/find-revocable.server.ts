import { eq } from "drizzle-orm";
import { grantRow as grant } from "~db/chain-rows";
import type { Database } from "~db/client";
import { getVouchedSetting } from "../settings/seal.server";
import { parseVesting } from "../settings/vesting";

/** A grant of a known funder that can still be revoked; null for any other, because anybody can make a grant with any name. */
export async function findRevocable(
  { db, adminSecret }: { db: Database; adminSecret: string },
  address: string,
): Promise<typeof grant.$inferSelect | null> {
  const [row] = await db.select().from(grant).where(eq(grant.address, address));
  if (!row?.isRevocable || row.revokedTs !== 0 || row.closedAt !== null) return null;
  const { funders } = parseVesting(await getVouchedSetting({ db, adminSecret }, "vesting"));
  return funders.some((funder) => funder.address === row.creatorAddress) ? row : null;
}

import { eq } from "drizzle-orm";
import { getSetting } from "~/domain/settings/queries.server";
import { parseVesting } from "~/domain/settings/vesting";
import { revokeGrant as revokeGrantDeed } from "~/domain/vesting/deeds/revoke-grant.server";
import { z } from "~/domain/zod";
import { grantRow as grant } from "~db/chain-rows";
import type { AdminDeps } from "../define-resource";
import { needsSecondPerson } from "../second-person.server";
import { deedForm } from "./deed-form.server";

/** A grant of a known funder that can still be revoked; null for any other, because anybody can make one of any name. */
export async function findRevocable({ db }: Pick<AdminDeps, "db">, key: string) {
  const [row] = await db.select().from(grant).where(eq(grant.address, key));
  if (!row?.isRevocable || row.revokedTs !== 0 || row.closedAt !== null) return null;
  const { funders } = parseVesting(await getSetting(db, "vesting"));
  return funders.some(({ address }) => address === row.creatorAddress) ? row : null;
}

/** Ends a revocable grant. A second person agrees to every one. */
export const revokeGrant = deedForm({
  name: "grant.revoke",
  role: "operator",
  isFinal: true,
  schema: z.object({}),
  fields: [],
  load: async (deps, key) => ((await findRevocable(deps, key)) ? {} : null),
  approval: needsSecondPerson,
  prepare: async (deps, _, grantAddress) => ({
    deed: revokeGrantDeed,
    parameters: { grantAddress, mint: (await findRevocable(deps, grantAddress))?.mint ?? "" },
  }),
});

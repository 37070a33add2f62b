import { revokeGrant as revokeGrantDeed } from "~/domain/vesting/deeds/revoke-grant.server";
import { findRevocable } from "~/domain/vesting/find-revocable.server";
import { z } from "~/domain/zod";
import { needsSecondPerson } from "../second-person.server";
import { deedForm } from "./deed-form.server";

/** Ends a revocable grant. A second person always has to agree. */
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

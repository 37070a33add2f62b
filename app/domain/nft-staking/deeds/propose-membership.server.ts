import { type Membership, proposeMembership as proposeMembershipInstruction } from "~programs/nft-staking";
import { DEED_COMPUTE_UNITS } from "../../authority/compute-units";
import { type DeedEffect, defineAuthorityDeed } from "../../authority/define-authority-deed";
import { keyOf, wholeField } from "../../authority/fields";
import { STAKING_FAILURES } from "../../authority/staking-failures";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { membershipAt, readNftPool } from "../pool/accounts.server";
import { membershipOf } from "./membership-of";

const DAY_SECONDS = 86_400;

/** Names which NFTs may be staked once the pool's delay has passed. The pool's admin signs. */
export const proposeMembership = defineAuthorityDeed({
  name: "proposeMembership",
  parameters: z.strictObject({
    poolAddress: addressField,
    members: z.enum(["collection", "allow-list"]),
    /** The collection, or the root of the list, whose 32 bytes are written like an address. */
    membershipKey: addressField,
    /** How many NFTs are on the list; "0" of a collection. */
    leaves: wholeField,
  }),
  failures: STAKING_FAILURES,

  async plan({ chain }, { poolAddress, members, membershipKey, leaves }) {
    const reading = await readNftPool(chain, poolAddress);
    const { admin, delaySeconds } = reading.pool;
    const membership = membershipOf({ members, membershipKey, leaves });
    const now = membershipAt(reading);
    const size: DeedEffect = { name: "leaves", before: leavesOf(now), after: leavesOf(membership) };
    return {
      authority: admin,
      instructions: [proposeMembershipInstruction({ pool: keyOf(poolAddress), admin, membership })],
      computeUnits: DEED_COMPUTE_UNITS,
      effects: [
        { name: "pool", after: poolAddress },
        { name: "members", before: keyTextOf(now), after: keyTextOf(membership) },
        size,
        { name: "delayDays", after: delaySeconds / DAY_SECONDS },
      ],
    };
  },
});

function keyTextOf(membership: Membership): string {
  return membership.kind === "collection"
    ? membership.collection.toBase58()
    : Buffer.from(membership.root).toString("hex");
}

const leavesOf = (membership: Membership) => (membership.kind === "allow-list" ? membership.leaves : null);

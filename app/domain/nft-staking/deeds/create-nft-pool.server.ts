import { AppError } from "~/errors";
import { createNftPool as createNftPoolInstruction, type Membership } from "~programs/nft-staking";
import { DEED_COMPUTE_UNITS } from "../../authority/compute-units";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { fourBpsField, fourBpsOf, keyOf, percentsOf, poolIdField, wholeField } from "../../authority/fields";
import { checkNftConditions } from "../../authority/staking-bounds";
import { STAKING_FAILURES } from "../../authority/staking-failures";
import { bpsField } from "../../fields";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { membershipOf } from "./membership-of";
import { nftPoolAddressOf } from "./nft-pool-address";
import { weightsText } from "./weights-text";

const DAY_SECONDS = 86_400;
/** MAX_DELAY_SECONDS of programs/staking/src/state/nft_pool.rs. */
const MAX_DELAY_SECONDS = 30 * DAY_SECONDS;

/** Opens an NFT pool without streams. `creator` signs, pays the rent, and becomes the pool's admin. */
export const createNftPool = defineAuthorityDeed({
  name: "createNftPool",
  parameters: z.strictObject({
    creator: addressField,
    poolId: poolIdField,
    poolKind: z.enum(["boost", "nova"]),
    weightsBps: fourBpsField,
    maxNfts: wholeField,
    feeBps: bpsField,
    /** The time from a proposal of other members until they may come in. It can never be changed. */
    delaySeconds: wholeField,
    members: z.enum(["collection", "allow-list"]),
    membershipKey: addressField,
    leaves: wholeField,
    pauser: addressField,
    funder: addressField,
  }),
  failures: STAKING_FAILURES,

  async plan({ chain }, parameters) {
    const { creator, poolKind, weightsBps, maxNfts, feeBps, delaySeconds, pauser, funder } = parameters;
    const address = nftPoolAddressOf(parameters);
    const { accounts } = await chain.getAccounts([address]);
    if (accounts[0]) throw new AppError("AlreadyExists");
    const conditions = { weightsBps: fourBpsOf(weightsBps), maxNfts: Number(maxNfts), feeBps: Number(feeBps) };
    checkNftConditions(poolKind, conditions);
    const delay = Number(delaySeconds);
    if (delay > MAX_DELAY_SECONDS) throw new AppError("DelayTooLong");
    const membership: Membership = membershipOf(parameters);
    return {
      authority: keyOf(creator),
      instructions: [
        createNftPoolInstruction({
          ...{ creator: keyOf(creator), poolId: Number(parameters.poolId), kind: poolKind },
          ...{ conditions, delaySeconds: delay, membership, pauser: keyOf(pauser), funder: keyOf(funder) },
        }),
      ],
      computeUnits: DEED_COMPUTE_UNITS,
      effects: [
        { name: "pool", after: address },
        { name: "poolKind", after: poolKind },
        { name: "members", after: parameters.membershipKey },
        { name: "leaves", after: membership.kind === "allow-list" ? membership.leaves : null },
        { name: "weights", after: weightsText(conditions.weightsBps) },
        { name: "maxNfts", after: conditions.maxNfts },
        { name: "fee", after: percentsOf([conditions.feeBps]) },
        { name: "delayDays", after: delay / DAY_SECONDS },
        { name: "admin", after: creator },
        { name: "pauser", after: pauser },
        { name: "funder", after: funder },
      ],
    };
  },
});

import { dropParameters } from "../drop/input";
import { nftTermsFields } from "../nft-staking/input";
import { addressField as address, isAddress } from "../solana/address";
import { bpsField } from "../staking/input";
import { z } from "../zod.ts";

/** More than one transaction has room for. */
const MAX_ITEMS = 16;

/** Base units as a decimal string, more than none and within a u64. */
const amountRaw = z
  .string()
  .regex(/^[1-9]\d{0,19}$/, { abort: true })
  .refine((amount) => BigInt(amount) < 2n ** 64n);

const termDays = z.string().regex(/^\d{1,4}$/);
/** Mints of NFTs, separated by commas: as many as one transaction may carry of any kind. */
const mints = listOf(isAddress);
/** "stream.mint.amount" of each reward, separated by commas; the amount in base units before the fee, or "max". */
const claims = listOf((claim) => {
  const [place = "", mint = "", amount = "", ...rest] = claim.split(".");
  const isAmount = amount === "max" || amountRaw.safeParse(amount).success;
  return /^[0-3]$/.test(place) && isAddress(mint) && isAmount && rest.length === 0;
});

/** What each kind of transaction needs to know. All values are strings, as they are kept in D1. */
const KIND_PARAMETERS = {
  stake: z.strictObject({
    amountRaw,
    /** The same amount as the screen showed it, with the coin's decimals: the browser reads it with those that it knows. */
    amount: z.string().regex(/^\d{1,20}(\.\d{1,20})?$/),
    termDays,
    // the terms that the screen showed: the program refuses worse ones
    minRateBps: bpsField,
    minBaseRateBps: bpsField,
    maxFeeBps: bpsField,
  }),
  claim: z.strictObject({ positionAddress: address, amountRaw: z.union([amountRaw, z.literal("max")]) }),
  unstake: z.strictObject({ positionAddress: address }),
  stakeNft: z.strictObject({ poolAddress: address, mints, termDays, ...nftTermsFields }),
  checkIn: z.strictObject({ poolAddress: address, mints }),
  claimStream: z.strictObject({ poolAddress: address, claims }),
  unstakeNft: z.strictObject({ poolAddress: address, mints }),
  closeCheckIn: z.strictObject({ poolAddress: address, mints }),
  takeDrop: dropParameters,
  claimVesting: z.strictObject({ grantAddress: address, amountRaw: z.union([amountRaw, z.literal("max")]) }),
  acceptVesting: z.strictObject({ grantAddress: address }),
  proposeVesting: z.strictObject({ grantAddress: address, newBeneficiary: z.union([address, z.literal("none")]) }),
  createNonceAccount: z.strictObject({}),
  advanceNonce: z.strictObject({}),
  closeNonceAccount: z.strictObject({}),
} as const;

export type TransactionKind = keyof typeof KIND_PARAMETERS;

/**
 * A wish of the holder. `requestKey` is made by the screen, once a confirmation: the same key is the same wish.
 * `lifetime` "nonce" is for who signs slowly, on a hardware device.
 */
export const transactionRequestSchema = z.discriminatedUnion("kind", [
  requestOf("stake"),
  requestOf("claim"),
  requestOf("unstake"),
  requestOf("stakeNft"),
  requestOf("checkIn"),
  requestOf("claimStream"),
  requestOf("unstakeNft"),
  requestOf("closeCheckIn"),
  requestOf("takeDrop"),
  requestOf("claimVesting"),
  requestOf("acceptVesting"),
  requestOf("proposeVesting"),
  requestOf("createNonceAccount"),
  requestOf("advanceNonce"),
  requestOf("closeNonceAccount"),
]);

export type TransactionRequest = z.output<typeof transactionRequestSchema>;

/** A wish to be tried only: nothing is kept of it, so it needs no key. */
export const transactionWishSchema = z.discriminatedUnion("kind", [
  requestOf("stake").omit({ requestKey: true }),
  requestOf("claim").omit({ requestKey: true }),
  requestOf("unstake").omit({ requestKey: true }),
  requestOf("stakeNft").omit({ requestKey: true }),
  requestOf("checkIn").omit({ requestKey: true }),
  requestOf("claimStream").omit({ requestKey: true }),
  requestOf("unstakeNft").omit({ requestKey: true }),
  requestOf("closeCheckIn").omit({ requestKey: true }),
  requestOf("takeDrop").omit({ requestKey: true }),
  requestOf("claimVesting").omit({ requestKey: true }),
  requestOf("acceptVesting").omit({ requestKey: true }),
  requestOf("proposeVesting").omit({ requestKey: true }),
  requestOf("createNonceAccount").omit({ requestKey: true }),
  requestOf("advanceNonce").omit({ requestKey: true }),
  requestOf("closeNonceAccount").omit({ requestKey: true }),
]);

/** A wish as a screen puts it, before it has a key. */
export type TransactionWish = z.input<typeof transactionWishSchema>;

/** The signed transaction as the wallet returned it, base64; the network takes 1,232 bytes at most. */
export const signedTransactionSchema = z.strictObject({ transaction: z.base64().min(4).max(1_644) });

function listOf(isItem: (item: string) => boolean) {
  return z
    .string()
    .max(MAX_ITEMS * 70)
    .refine((text) => {
      const items = text.split(",");
      return items.length <= MAX_ITEMS && items.every(isItem);
    });
}

function requestOf<K extends TransactionKind>(kind: K) {
  return z.strictObject({
    requestKey: z.string().regex(/^[\w-]{8,64}$/),
    kind: z.literal(kind),
    lifetime: z.enum(["blockhash", "nonce"]).default("blockhash"),
    parameters: KIND_PARAMETERS[kind],
  });
}

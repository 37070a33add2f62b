import { PublicKey } from "@solana/web3.js";
import { vestingCodec } from "./vesting-codec.ts";
import type { GrantTerms } from "./vesting-schedule.ts";

export const GRANT_BYTES = vestingCodec.accountBytes("grant");

/** The offset of `beneficiary` in the account, for filters of getProgramAccounts. */
export const GRANT_BENEFICIARY_OFFSET = 42;

export interface Grant extends GrantTerms {
  version: number;
  bump: number;
  creator: PublicKey;
  beneficiary: PublicKey;
  /** null when nobody was proposed */
  pendingBeneficiary: PublicKey | null;
  rentPayer: PublicKey;
  mint: PublicKey;
  tokenProgram: PublicKey;
  vault: PublicKey;
  /** the creator's name for the plan that the grant belongs to; anybody can write anything here */
  plan: string;
  grantId: bigint;
  isRevocable: boolean;
  decimals: number;
}

/** Decodes a Grant. Throws if the bytes are another account, length or version; the caller checks who owns the account. */
export function decodeGrant(data: Uint8Array): Grant {
  const fields = vestingCodec.decodeAccount("grant", data);
  return {
    version: fields.version,
    bump: fields.bump,
    creator: fields.creator,
    beneficiary: fields.beneficiary,
    pendingBeneficiary: fields.pendingBeneficiary.equals(PublicKey.default) ? null : fields.pendingBeneficiary,
    rentPayer: fields.rentPayer,
    mint: fields.mint,
    tokenProgram: fields.tokenProgram,
    vault: fields.vault,
    plan: planText(fields.plan),
    grantId: fields.grantId,
    totalRaw: fields.total,
    claimedRaw: fields.claimed,
    returnedRaw: fields.returned,
    startTs: fields.startTs,
    cliffTs: fields.cliffTs,
    endTs: fields.endTs,
    revokedTs: fields.revokedTs,
    lastTs: fields.lastTs,
    stepSeconds: fields.stepSeconds,
    isRevocable: Boolean(fields.isRevocable),
    decimals: fields.decimals,
  };
}

const PLAN_BYTES = 32;

/** The 32 bytes of a plan's name: UTF-8, padded with zeros. Throws a RangeError if the name is longer. */
export function planBytes(plan: string): number[] {
  const bytes = new TextEncoder().encode(plan);
  if (bytes.length > PLAN_BYTES) throw new RangeError(`"${plan}" is longer than ${PLAN_BYTES} bytes`);
  return [...bytes, ...new Array<number>(PLAN_BYTES - bytes.length).fill(0)];
}

/** The name that `planBytes` wrote. Bytes that are not UTF-8 become U+FFFD, and nothing after a zero is read. */
export function planText(bytes: readonly number[]): string {
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(Uint8Array.from(end < 0 ? bytes : bytes.slice(0, end)));
}

import { PublicKey, type TransactionInstruction } from "@solana/web3.js";
import {
  findAssociatedTokenAddress,
  findGrantAddress,
  findGrantVaultAddress,
  SYSTEM_PROGRAM_ADDRESS,
} from "./addresses.ts";
import { type Grant, planBytes } from "./vesting-accounts.ts";
import { vestingCodec } from "./vesting-codec.ts";

export * from "./vesting-accounts.ts";

/** The codec of this program. */
export const { buildInstruction, decodeInstruction, decodeEvents } = vestingCodec;

/** The amount of a claim that asks for everything that is due. */
export const ALL_VESTED = 2n ** 64n - 1n;

/** The grant, as far as an instruction needs it; a decoded Grant with its address will do. */
export type GrantRef = { address: PublicKey } & Pick<Grant, "mint" | "tokenProgram" | "rentPayer">;

/** When a new grant is released. Times are chain seconds; `stepSeconds` 0 releases every second. */
export interface Schedule {
  startTs: bigint;
  cliffTs: bigint;
  endTs: bigint;
  stepSeconds: number;
}

/**
 * Makes a grant and fills its vault. `creator` signs and gives the tokens; `payer` pays the rent and defaults to the
 * creator. Using the same creator and id twice fails, so a batch can be sent again safely.
 */
export function createGrant(input: {
  creator: PublicKey;
  payer?: PublicKey;
  creatorToken?: PublicKey;
  mint: PublicKey;
  tokenProgram: PublicKey;
  grantId: bigint;
  beneficiary: PublicKey;
  amountRaw: bigint;
  schedule: Schedule;
  isRevocable: boolean;
  /** at most 32 bytes of UTF-8 */
  plan: string;
}): TransactionInstruction {
  const { creator, payer = creator, mint, tokenProgram, grantId, beneficiary, isRevocable, schedule } = input;
  const creatorToken = input.creatorToken ?? findAssociatedTokenAddress(mint, creator, tokenProgram);
  const grant = findGrantAddress({ creator, grantId });
  const keys = { grant, creator, payer, creatorToken, mint, tokenProgram };
  const accounts = { ...keys, vault: findGrantVaultAddress(grant), systemProgram: SYSTEM_PROGRAM_ADDRESS };
  const plan = planBytes(input.plan);
  const args = { grantId, beneficiary, amount: input.amountRaw, ...schedule, isRevocable, plan };
  return buildInstruction("createGrant", accounts, args);
}

/** Pays what has vested: everything, or `amountRaw`. The beneficiary signs. The last payment closes the grant. */
export function claim(input: {
  grant: GrantRef;
  beneficiary: PublicKey;
  beneficiaryToken?: PublicKey;
  amountRaw?: bigint;
}): TransactionInstruction {
  const { grant, beneficiary, beneficiaryToken = tokenOf(grant, beneficiary) } = input;
  const accounts = { ...grantAccounts(grant), beneficiary, beneficiaryToken };
  return buildInstruction("claim", accounts, { amount: input.amountRaw ?? ALL_VESTED });
}

/** Ends a revocable grant now: what has vested stays, the rest goes back. The creator signs. */
export function revoke(input: {
  grant: GrantRef;
  creator: PublicKey;
  creatorToken?: PublicKey;
}): TransactionInstruction {
  const { grant, creator, creatorToken = tokenOf(grant, creator) } = input;
  return buildInstruction("revoke", { ...grantAccounts(grant), creator, creatorToken }, {});
}

/** Offers the grant to another key, which has to accept; null withdraws the offer. The beneficiary signs. */
export function proposeBeneficiary(input: {
  grant: PublicKey;
  beneficiary: PublicKey;
  newBeneficiary: PublicKey | null;
}): TransactionInstruction {
  const { grant, beneficiary, newBeneficiary } = input;
  const args = { newBeneficiary: newBeneficiary ?? PublicKey.default };
  return buildInstruction("proposeBeneficiary", { grant, beneficiary }, args);
}

/** Takes over a grant that `proposeBeneficiary` offered. The new beneficiary signs. */
export function acceptBeneficiary(input: { grant: PublicKey; newBeneficiary: PublicKey }): TransactionInstruction {
  return buildInstruction("acceptBeneficiary", input, {});
}

function grantAccounts({ address, mint, tokenProgram, rentPayer }: GrantRef) {
  return { grant: address, mint, tokenProgram, rentPayer, vault: findGrantVaultAddress(address) };
}

function tokenOf(grant: GrantRef, owner: PublicKey): PublicKey {
  return findAssociatedTokenAddress(grant.mint, owner, grant.tokenProgram);
}

import type { Connection, PublicKey, TransactionInstruction } from "@solana/web3.js";
import { createTokenAccount } from "../token-accounts.ts";
import { claim, decodeGrant } from "../vesting.ts";
import { grantDueAt } from "../vesting-schedule.ts";

/**
 * Claims everything that a grant has released by a chain second. Returns nothing if nothing is due, because the claim would
 * fail.
 */
export async function claimReleased(
  connection: Pick<Connection, "getAccountInfo">,
  { grant: address, chainTs }: { grant: PublicKey; chainTs: bigint },
): Promise<TransactionInstruction[]> {
  const account = await connection.getAccountInfo(address);
  if (!account) throw new Error("the grant was paid in full");
  const grant = decodeGrant(account.data);
  if (grantDueAt(grant, chainTs) === 0n) return [];
  const { beneficiary, mint, tokenProgram } = grant;
  return [createTokenAccount(beneficiary, mint, tokenProgram), claim({ grant: { address, ...grant }, beneficiary })];
}

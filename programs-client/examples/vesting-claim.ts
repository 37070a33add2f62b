import type { Connection, PublicKey, TransactionInstruction } from "@solana/web3.js";
import { createTokenAccount } from "../token-accounts.ts";
import { claim, decodeGrant } from "../vesting.ts";
import { dueAt } from "../vesting-schedule.ts";

/** Claims all that a grant has released by a chain second; nothing where nothing is due, since a claim of it would fail. */
export async function claimReleased(
  connection: Pick<Connection, "getAccountInfo">,
  { grant: address, chainTs }: { grant: PublicKey; chainTs: bigint },
): Promise<TransactionInstruction[]> {
  const account = await connection.getAccountInfo(address);
  if (!account) throw new Error("the grant was paid in full");
  const grant = decodeGrant(account.data);
  if (dueAt(grant, chainTs) === 0n) return [];
  const { beneficiary, mint, tokenProgram } = grant;
  return [createTokenAccount(beneficiary, mint, tokenProgram), claim({ grant: { address, ...grant }, beneficiary })];
}

import type { Connection, PublicKey, TransactionInstruction } from "@solana/web3.js";
import { DROP_PROGRAM_ADDRESS } from "../addresses.ts";
import { claimCoins, decodeCampaign } from "../drop.ts";
import { buildDropTree, type DropRow, dropProof } from "../drop-tree.ts";
import { createTokenAccount } from "../token-accounts.ts";

/** Takes a holder's coins from a drop. Place and proof follow from `rows`, its published list. */
export async function takeGift(
  connection: Pick<Connection, "getAccountInfo">,
  { campaign: address, holder, rows }: { campaign: PublicKey; holder: PublicKey; rows: readonly DropRow[] },
): Promise<TransactionInstruction[]> {
  const account = await connection.getAccountInfo(address);
  const { mint, tokenProgram } = account ? decodeCampaign(account.data) : {};
  if (!mint || !tokenProgram) throw new Error("there is no such drop of coins");
  const index = rows.findIndex((row) => Buffer.from(row.holder).equals(holder.toBuffer()));
  const row = rows[index];
  if (!row) throw new Error("the wallet is not on the list");
  const tree = buildDropTree({ program: DROP_PROGRAM_ADDRESS.toBytes(), campaign: address.toBytes() }, rows);
  const campaign = { address, mint, tokenProgram };
  const { amountRaw } = row;
  return [
    createTokenAccount(holder, mint, tokenProgram),
    claimCoins({ campaign, holder, index, amountRaw, proof: dropProof(tree, index) }),
  ];
}

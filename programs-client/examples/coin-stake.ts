import type { Connection, PublicKey, TransactionInstruction } from "@solana/web3.js";
import { COIN_TERMS_DAYS } from "../reward-calculator.ts";
import { decodeCoinPool, stake } from "../staking.ts";

type Wish = { pool: PublicKey; owner: PublicKey; positionId: bigint; amountRaw: bigint };

/** Stakes for 90 days under the conditions of this moment. The program refuses the stake if they are worse when it lands. */
export async function stakeFor90Days(
  connection: Pick<Connection, "getAccountInfo">,
  { pool: address, owner, positionId, amountRaw }: Wish,
): Promise<TransactionInstruction[]> {
  const account = await connection.getAccountInfo(address);
  if (!account) throw new Error("there is no such pool");
  const { mint, tokenProgram, ratesBps, feeBps } = decodeCoinPool(account.data);
  const termDays = 90;
  const [minBaseRateBps] = ratesBps;
  const minRateBps = ratesBps[COIN_TERMS_DAYS.indexOf(termDays)] ?? 0;
  const limits = { minRateBps, minBaseRateBps, maxFeeBps: feeBps };
  return [stake({ pool: { address, mint, tokenProgram }, owner, positionId, amountRaw, termDays, ...limits })];
}

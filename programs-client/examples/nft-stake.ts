import type { Connection, PublicKey, TransactionInstruction } from "@solana/web3.js";
import { checkIn, decodeNftPool, type NftRef, stakeNft } from "../nft-staking.ts";

type Wish = { pool: PublicKey; nft: NftRef; owner: PublicKey };

/** Stakes an NFT in a pool without terms (Boost) and checks it in for today, in one transaction. */
export async function stakeAndCheckIn(
  connection: Pick<Connection, "getAccountInfo">,
  { pool, nft, owner }: Wish,
): Promise<TransactionInstruction[]> {
  const account = await connection.getAccountInfo(pool);
  if (!account) throw new Error("there is no such pool");
  const { weightsBps, feeBps } = decodeNftPool(account.data);
  const [weight] = weightsBps;
  const limits = { minWeightBps: weight, minBaseWeightBps: weight, maxFeeBps: feeBps };
  return [stakeNft({ pool, nft, owner, termDays: 0, ...limits }), checkIn({ pool, mint: nft.mint, owner })];
}

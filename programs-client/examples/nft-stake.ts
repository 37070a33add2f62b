import type { Connection, PublicKey, TransactionInstruction } from "@solana/web3.js";
import { checkIn, decodeNftPool, type NftRef, stakeNft } from "../nft-staking.ts";

type Wish = { pool: PublicKey; nft: NftRef; owner: PublicKey };

/** Stakes an NFT in a pool without terms (Boost). */
export async function stakeInBoost(
  connection: Pick<Connection, "getAccountInfo">,
  { pool, nft, owner }: Wish,
): Promise<TransactionInstruction[]> {
  const account = await connection.getAccountInfo(pool);
  if (!account) throw new Error("there is no such pool");
  const { weightsBps, feeBps } = decodeNftPool(account.data);
  const [weight] = weightsBps;
  return [
    stakeNft({ pool, nft, owner, termDays: 0, minWeightBps: weight, minBaseWeightBps: weight, maxFeeBps: feeBps }),
  ];
}

/** Checks an NFT in for today. The program refuses this on the Korean day on which the NFT was staked. */
export function checkInToday({ pool, nft, owner }: Wish): TransactionInstruction[] {
  return [checkIn({ pool, mint: nft.mint, owner })];
}

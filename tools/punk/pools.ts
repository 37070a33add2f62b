import * as nft from "../../programs-client/nft-staking.ts";
import * as coin from "../../programs-client/staking.ts";
import { type Session, UsageError } from "./session.ts";
import { toAddress, whole } from "./values.ts";

export async function readCoinPool({ connection }: Session, text: string) {
  const address = toAddress(text);
  const account = await connection.getAccountInfo(address);
  if (!account) throw new UsageError(`${text} is no coin pool.`);
  return { address, ...coin.decodeCoinPool(account.data) };
}

export async function readNftPool({ connection }: Session, text: string) {
  const address = toAddress(text);
  const account = await connection.getAccountInfo(address);
  if (!account) throw new UsageError(`${text} is no NFT pool.`);
  return { address, ...nft.decodeNftPool(account.data) };
}

/** A stream of a pool as instructions need it, with its decimals. Throws a UsageError where the pool has none there. */
export function streamOf(pool: Awaited<ReturnType<typeof readNftPool>>, text: string) {
  const place = whole(text, 3);
  const found = pool.streams[place];
  if (!found) throw new UsageError(`The pool has ${pool.streams.length} streams.`);
  const { mint, tokenProgram, decimals } = found;
  return { ref: { pool: pool.address, place, mint, tokenProgram }, decimals };
}

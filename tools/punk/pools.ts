import type { Connection, PublicKey } from "@solana/web3.js";
import * as drop from "../../programs-client/drop.ts";
import * as nft from "../../programs-client/nft-staking.ts";
import * as coin from "../../programs-client/staking.ts";
import * as vesting from "../../programs-client/vesting.ts";
import { type Session, UsageError } from "./session.ts";
import { toAddress, whole } from "./values.ts";

/** An account by its address, decoded. Throws a UsageError if there is none, or one of another kind. */
async function readAt<T>(connection: Connection, text: string, kind: string, decode: (data: Uint8Array) => T) {
  const address = toAddress(text);
  const account = await connection.getAccountInfo(address);
  try {
    if (account) return { address, ...decode(account.data) };
  } catch {
    // reported below: an account of another kind, or of a version that this client does not know
  }
  throw new UsageError(`${text} is no ${kind}.`);
}

export function readCoinPool({ connection }: Session, text: string) {
  return readAt(connection, text, "coin pool", coin.decodeCoinPool);
}

export function readNftPool({ connection }: Session, text: string) {
  return readAt(connection, text, "NFT pool", nft.decodeNftPool);
}

export function readCampaign({ connection }: Session, text: string) {
  return readAt(connection, text, "drop campaign", drop.decodeCampaign);
}

export function readGrant({ connection }: Session, text: string) {
  return readAt(connection, text, "grant", vesting.decodeGrant);
}

/** A campaign, or null while it does not exist. */
export async function findCampaign({ connection }: Session, address: PublicKey): Promise<drop.Campaign | null> {
  const account = await connection.getAccountInfo(address);
  return account && drop.decodeCampaign(account.data);
}

/**
 * A stream of a pool as instructions need it, with its decimals and its terms. Throws a UsageError if the pool has no such
 * stream.
 */
export function streamOf(pool: Awaited<ReturnType<typeof readNftPool>>, text: string) {
  const place = whole(text, 3);
  const found = pool.streams[place];
  if (!found) throw new UsageError(`The pool has ${pool.streams.length} streams.`);
  const { mint, tokenProgram, decimals } = found;
  return { ref: { pool: pool.address, place, mint, tokenProgram }, decimals, stream: found };
}

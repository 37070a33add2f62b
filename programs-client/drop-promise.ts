import { sha256 } from "@noble/hashes/sha2.js";
import { PublicKey } from "@solana/web3.js";
import type { GiftKind } from "./drop-accounts.ts";

/** What every campaign fixes when it is created, whatever its gift. */
export interface CampaignTerms {
  /** 32 bytes, of the tree that `drop-tree.ts` builds */
  root: Uint8Array;
  /** first second in which gifts can be taken */
  beginTs: bigint;
  /** first second in which they no longer can */
  endTs: bigint;
  /** places of the list, 1 to 1,048,576 */
  recipients: number;
}

/** The terms of a campaign of coins. */
export interface CoinCampaignTerms extends CampaignTerms {
  /** how many of the recipients can take the gift, all unless named */
  supply?: number;
  totalGiftRaw: bigint;
}

/**
 * Everything that a campaign promises. A funder reads it, agrees to it, and names it in everything that pays in: a draft can
 * be closed and created again with other terms at the same address, and the program then answers PromiseChanged. So keep
 * what the funder saw: reading the campaign again when signing would bind the funder to whatever it says by then. A decoded
 * `Campaign` has all of these fields.
 */
export interface CampaignPromise extends CampaignTerms {
  kind: GiftKind;
  /** null for NFTs */
  mint: PublicKey | null;
  supply: number;
  /** base units, or NFTs */
  totalGiftRaw: bigint;
}

/** What a campaign with these terms promises. */
export function promiseOfCoins(mint: PublicKey, terms: CoinCampaignTerms): CampaignPromise {
  const { supply = terms.recipients } = terms;
  return { ...terms, kind: "coins", mint, supply };
}

/** What a campaign with these terms promises: one NFT for each recipient. */
export function promiseOfNfts(terms: CampaignTerms): CampaignPromise {
  const { recipients } = terms;
  return { ...terms, kind: "nfts", mint: null, supply: recipients, totalGiftRaw: BigInt(recipients) };
}

/** The 32-byte hash of a promise, as `programs/drop/src/state/campaign.rs` computes it. */
export function hashPromise(promise: CampaignPromise): Uint8Array {
  const { kind, mint, root, beginTs, endTs, recipients, supply, totalGiftRaw } = promise;
  const numbers = new DataView(new ArrayBuffer(32));
  numbers.setBigInt64(0, beginTs, true);
  numbers.setBigInt64(8, endTs, true);
  numbers.setUint32(16, recipients, true);
  numbers.setUint32(20, supply, true);
  numbers.setBigUint64(24, totalGiftRaw, true);
  const hash = sha256.create().update(Uint8Array.of(kind === "coins" ? 0 : 1));
  hash.update((mint ?? PublicKey.default).toBytes()).update(root);
  return hash.update(new Uint8Array(numbers.buffer)).digest();
}

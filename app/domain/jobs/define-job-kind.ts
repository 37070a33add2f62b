import type { PublicKey, TransactionInstruction } from "@solana/web3.js";
import type { NftMetadata } from "~programs/nft-metadata";
import type { Chain } from "../solana/chain";
import type { BadRow, ListedRow } from "./read-list";
import type { Asset, Payment } from "./transfers.server";

/**
 * An item with what the chain says of it now. `collection`: of an NFT that is a verified member of one. `mintRent`: what keeps
 * the account of a mint alive. `metadata`: what Token Metadata knows of an NFT. `seq` and `after` are the item's own.
 */
export type Placed = Payment & {
  collection?: string | null;
  mintRent?: bigint;
  metadata?: NftMetadata | null;
  seq?: number;
  after?: string | null;
};

/** The wallets of ours that a job's rows may not name: its own, and the one that is expected to fill it. */
export type Own = { wallet: string; refundAddress: string };

export type Checking = { asset: Asset; rows: readonly ListedRow[]; own: Own };

/**
 * What is done with each item of a job, declared once. Everything else (sums, the wallet, transactions, what is left) is the
 * same for all kinds.
 */
export interface JobKind<Name extends string = string> {
  name: Name;
  /** Looks at each row on the chain, and leaves out those of which nothing could be done. Throws ChainUnavailable. */
  check(chain: Chain, checking: Checking): Promise<{ rows: ListedRow[]; bad: BadRow[] }>;
  /** Items with what their instructions need to know, from the chain. Throws ChainUnavailable. */
  place<Item extends Omit<Payment, "hasAccount">>(
    chain: Chain,
    asset: Asset,
    items: readonly Item[],
  ): Promise<(Item & Placed)[]>;
  /** The instructions of one item, which the job's wallet signs and pays for. */
  instructions(wallet: PublicKey, asset: Asset, item: Placed): TransactionInstruction[];
  /** The compute units that a transaction with this many items may take. */
  units(asset: Asset, items: number): number;
  /** The lamports that each item takes besides fees, for what it makes. Throws ChainUnavailable. */
  costOf?(chain: Chain): Promise<bigint>;
  /** Whether what it does to an item cannot be undone by anybody, so that a second person always has to agree. */
  isFinal: boolean;
}

/** Declares a kind of job. It can be created once it is in the list of `job-kinds.server.ts`. */
export function defineJobKind<const Name extends string>(kind: JobKind<Name>): JobKind<Name> {
  return kind;
}

import type { DeedKind } from "./authority-deeds.server";
import type { KINDS } from "./kinds.server";
import type { PreviewOf } from "./transactions/preview";
import type { TransactionFailure, TransactionStatus } from "./transactions/view";
import type { RequestOf, WishOf } from "./transactions/wish";

// The types that follow from the list of kinds: screens know every kind without loading the code of any.

type AnyKind = (typeof KINDS)[number];

export type TransactionKind = AnyKind["name"];
/** A wish of the holder, with its key. */
export type TransactionRequest = RequestOf<AnyKind>;
/** A wish as a screen makes it, before it has a key. */
export type TransactionWish = WishOf<AnyKind>;
/** What staff prepared for the wallet of an authority (`app/domain/authority`). */
export type DeedWish = { kind: DeedKind; parameters: Record<string, string> };
/** What a transaction will do, as its trial run showed. */
export type TransactionPreview = PreviewOf<AnyKind>;

/** A transaction of a holder, or of an authority, as screens and the API see it. */
export type TransactionView = {
  id: string;
  requestKey: string;
  kind: TransactionKind | DeedKind;
  parameters: Record<string, string>;
  status: TransactionStatus;
  /** "nonce": it can wait for its signature and for the network until something else uses its nonce. */
  lifetime: "blockhash" | "nonce";
  /** The whole unsigned transaction, base64, while it waits for the holder's signature. */
  transaction: string | null;
  /** Null for an authority, or if an earlier release wrote it in a form that this release does not read. */
  preview: TransactionPreview | null;
  signature: string | null;
  /** How many blocks are left in which it can land; null if this is unknown or does not matter. */
  expiresInBlocks: number | null;
  error: TransactionFailure | null;
  /** False if the chain could not be asked: the status is then the last one known. */
  isChainReachable: boolean;
  /** ISO 8601. */
  createdAt: string;
  finalizedAt: string | null;
};

import type { KINDS } from "./kinds.server";
import type { PreviewOf } from "./transactions/preview";
import type { TransactionFailure, TransactionStatus } from "./transactions/view";
import type { RequestOf, WishOf } from "./transactions/wish";

// What the list of kinds says, as types: screens know every kind and load no code of any.

type AnyKind = (typeof KINDS)[number];

export type TransactionKind = AnyKind["name"];
/** A wish of the holder under its key. */
export type TransactionRequest = RequestOf<AnyKind>;
/** A wish as a screen puts it, before it has a key. */
export type TransactionWish = WishOf<AnyKind>;
/** What a transaction will do, found by running it without sending it. */
export type TransactionPreview = PreviewOf<AnyKind>;

/** A transaction of a holder as screens and the API see it. */
export type TransactionView = {
  id: string;
  requestKey: string;
  kind: TransactionKind;
  parameters: Record<string, string>;
  status: TransactionStatus;
  /** "nonce": it waits for its signature and for the network as long as nothing else uses its nonce. */
  lifetime: "blockhash" | "nonce";
  /** The whole unsigned transaction, base64, while it waits for the holder's signature. */
  transaction: string | null;
  /** Null where an earlier release wrote it in a form that this one does not read. */
  preview: TransactionPreview | null;
  signature: string | null;
  /** Blocks left before it can no longer land; null where unknown or of no matter. */
  expiresInBlocks: number | null;
  error: TransactionFailure | null;
  /** False when the chain could not be asked: the status is the last one known. */
  isChainReachable: boolean;
  /** ISO 8601. */
  createdAt: string;
  finalizedAt: string | null;
};

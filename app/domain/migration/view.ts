import type { MigrationStatus, Reason, Step } from "./rules";

/** An account of Solana, as the specification's result record names it. */
type Key = { key: string };

/** A migration as the API answers it, with the specification's names. Times are ISO 8601, `…Ts` chain seconds. */
export type MigrationView = {
  seq: number;
  oldProjectId: string;
  oldProjectName: string;
  /** The gate, as CAIP-10. */
  oldMainnetAddress: string;
  oldWalletAddress: string;
  oldWalletType: string;
  oldNftContract: string;
  oldContractAddress: string;
  /** Decimal digits. */
  oldNftId: string;
  oldNftName: string;
  oldNftImage: string;
  newProjectId: string;
  newProjectName: string;
  /** The mint of the destination collection. */
  newContractAddress: string;
  newMainnetAddress: string;
  newWalletAddress: string;
  description: string | null;
  reg_id: string;
  reg_time: string;
  status: MigrationStatus;
  reason: Reason | null;
  new_nft_contract: string | null;
  new_nft_id: string | null;
  mint: Key | null;
  token: Key | null;
  metadata: Key | null;
  masterEdition: Key | null;
  targetProof: "session" | "repeated" | "none";
  gateId: number | null;
  left: Step;
  /** From when on the old NFT can be taken back; null unless the gate's record is open. */
  reclaimableTs: number | null;
  /** The fee that the gate has noted for it, in kei as decimal digits; null until it was handed over. */
  feePaidRaw: string | null;
  handOverTransaction: string | null;
  mintTransaction: string | null;
  confirmTransaction: string | null;
};

/** What a transaction needs beside its call; amounts are decimal digits, in kei. refused: it would fail now. */
export type CallTerms =
  | { kind: "terms"; nonce: number; gasRaw: string; gasPriceRaw: string }
  | { kind: "refused"; why: "no-coins" | "reverted" };

/** A signed transaction that was given to the chain. `isTaken`: false if the node refuses it. */
export type SentCall = { hash: `0x${string}`; isTaken: boolean };

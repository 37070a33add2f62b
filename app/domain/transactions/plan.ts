import type { TransactionInstruction } from "@solana/web3.js";
import type { ChainAccount } from "../solana/chain";
import type { TransactionPreview } from "./view";

/** What a kind of transaction asks of the chain, before fees and blockhash are known. */
export type Plan = {
  instructions: TransactionInstruction[];
  /** Compute units that these instructions may need. */
  computeUnits: number;
  /** Accounts whose change tells what moves. The holder's own SOL account is not among them. */
  watch: string[];
  /** Watched accounts whose deposit goes to another wallet when they close: no refund of the holder's. */
  depositsOfOthers?: readonly string[];
  /** Reads the trial run: what goes out, what comes in, and the facts of this kind. */
  describe: (trial: Trial) => KindPreview;
  /** Tried instead when this plan would fail on the chain. */
  fallback?: () => Plan;
  /** The fallback gives up what this plan pays: no answer to a lack of SOL, which the holder can mend. */
  isFallbackLossy?: boolean;
};

/** A trial run: the watched accounts before and after, in the order of `watch`, and what the programs logged. */
export type Trial = { before: (ChainAccount | null)[]; after: (ChainAccount | null)[]; logs: string[] };

type Distributive<T> = T extends unknown ? Omit<T, SharedField> : never;
type SharedField = "feeLamports" | "depositLamports" | "refundLamports" | "computeUnits" | "computeUnitLimit";

/** The part of a preview that depends on the kind. */
export type KindPreview = Distributive<TransactionPreview>;

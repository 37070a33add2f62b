import type { VestingCoin } from "../settings/subjects";
import type { Freeze } from "../solana/freeze";
import type { GrantFigures, GrantTerms } from "./rules";

/** What can happen to a grant. */
export type VestingEventKind = "granted" | "claimed" | "revoked" | "proposed" | "accepted" | "closed";

/** Who gave a grant: a funder of the settings by name, anybody else only by address. */
type Funder = { address: string; name: string | null };

/** A grant as screens see it. Amounts in base units, times in chain seconds. */
export type GrantView = GrantTerms & {
  address: string;
  coin: VestingCoin;
  mint: string;
  decimals: number;
  /** The creator's name for the plan; anybody can write anything here. */
  plan: string;
  beneficiary: string;
  /** The grant is offered to this wallet, which has not accepted yet. */
  pendingBeneficiary: string | null;
  funder: Funder;
  isRevocable: boolean;
  /** Everything was paid, and the account is gone. */
  isClosed: boolean;
  /** The figures at the chain second of the page. */
  figures: GrantFigures;
};

export type GrantPage = {
  grants: GrantView[];
  /** Null on the last page. */
  nextCursor: string | null;
};

/** A grant on a page of its own. */
export type GrantReading = {
  grant: GrantView;
  /** The token account that holds what was not paid yet; "" once it is gone. */
  vault: string;
  /** The freeze authority of the grant's coin; null if the coin's mint was not read. */
  freeze: Freeze | null;
  chainTs: bigint;
};

/** One thing that happened to a grant. */
export type GrantEventView = {
  signature: string;
  eventIndex: number;
  kind: VestingEventKind;
  /**
   * granted, accepted: the new beneficiary; proposed: the proposed one; claimed: the wallet that was paid; null for other
   * events.
   */
  wallet: string | null;
  amountRaw: bigint;
  blockTs: number;
};

import type { VestingCoin } from "../settings/subjects";
import type { Freeze } from "../solana/freeze";
import type { GrantFigures, GrantTerms } from "./rules";

/** What can happen to a grant. */
export type VestingEventKind = "granted" | "claimed" | "revoked" | "proposed" | "accepted" | "closed";

/** Who gave a grant: a funder of the settings by name, anybody else by address alone. */
type Funder = { address: string; name: string | null };

/** A grant as screens see it. Amounts in base units, times in chain seconds. */
export type GrantView = GrantTerms & {
  address: string;
  coin: VestingCoin;
  mint: string;
  decimals: number;
  /** What its creator calls the plan; anybody can write anything here. */
  plan: string;
  beneficiary: string;
  /** Offered to this wallet, which has not accepted yet. */
  pendingBeneficiary: string | null;
  funder: Funder;
  isRevocable: boolean;
  /** All was paid, and the account is gone. */
  isClosed: boolean;
  /** At the chain second of the page. */
  figures: GrantFigures;
};

export type GrantPage = {
  grants: GrantView[];
  /** Null on the last page. */
  nextCursor: string | null;
};

/** A grant by itself. */
export type GrantReading = {
  grant: GrantView;
  /** The token account that holds what was not paid yet; "" once it is gone. */
  vault: string;
  /** Of the grant's coin; null where its mint was not read. */
  freeze: Freeze | null;
  chainTs: bigint;
};

/** One thing that happened to a grant. */
export type GrantEventView = {
  signature: string;
  eventIndex: number;
  kind: VestingEventKind;
  /** granted, accepted: whose it is from then on; proposed: who was named; claimed: who was paid; null where nobody is. */
  wallet: string | null;
  amountRaw: bigint;
  blockTs: number;
};

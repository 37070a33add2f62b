import type { CollectionId } from "../settings/subjects";

/** Twig that a wallet received. */
export type TwigEntry = {
  signature: string;
  eventIndex: number;
  /** Chain second. */
  blockTs: number;
  /** What reached the wallet, after `feeRaw`. */
  amountRaw: bigint;
  feeRaw: bigint;
  decimals: number;
  from:
    | { kind: "pool"; pool: { kind: "boost" | "nova"; collection: CollectionId } | null; nft: string }
    /** The site's number for the drop; null if the site does not show this campaign. */
    | { kind: "drop"; number: number | null };
};

export type TwigPage = { entries: TwigEntry[]; nextCursor: string | null };

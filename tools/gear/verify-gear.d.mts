/** What the site publishes of a day of gear once it is over (docs/gear.md). */
export type PublishedDay = {
  day: string;
  /** SHA-256 of the seed, hex. */
  commitment: string;
  /** SHA-256 of the odds, hex. */
  oddsHash: string;
  odds: {
    craft: readonly (readonly [weapon: string, rarity: string, parts: number])[];
    enhance: readonly number[];
  };
  memo: { signature: string; text: string } | null;
  /** 32 bytes, hex. */
  seed: string;
  draws: readonly {
    orderNumber: number;
    deed: string;
    target: string;
    reference: string;
    signature: string;
    slot: number;
    blockhash: string;
    blockTs: number;
    digest: string;
    result: string;
  }[];
};

/** What a node of the reader's choice says of the memo, and of each payment by its signature; null for what it does not know. */
export type ReadChain = {
  memo: { texts: string[]; blockTime: number } | null;
  payments: Record<string, { slot: number; blockTime: number; blockhash: string; accounts: string[] } | null>;
};

/** What each claim of a day says, and what was found instead; null if it holds. */
export function checkDay(proof: PublishedDay, chain: ReadChain | null): { claim: string; found: string | null }[];

/** How often each result came, beside what the odds let one expect, as lines to read. */
export function ratesOf(proof: Pick<PublishedDay, "odds" | "draws">): string[];

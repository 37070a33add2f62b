/** What the site publishes of a draw once it was drawn (docs/decisions: a draw that anybody can check). */
export type DrawProof = {
  /** Sorted, each once. */
  entrants: string[];
  /** SHA-256, hex. */
  entrantsHash: string;
  winnerCount: number;
  /** SHA-256 of the seed, hex. */
  commitment: string;
  /** Named at the commitment. */
  slot: number;
  /** That of the first block from there, and its hash. */
  blockSlot: number;
  blockhash: string;
  /** 32 bytes, hex. */
  seed: string;
  winners: string[];
};

/** What each claim of a proof says, and what was found instead; null if it holds. */
export function checkProof(
  proof: DrawProof,
  block: { slot: number; blockhash: string } | null,
): { claim: string; found: string | null }[];

/**
 * The transfer with which staff try D'CENT on Solana (specification, section 9): a stablecoin, from the tester's account back
 * to the same account, so that nobody can lose more than the fee.
 */
export const TEST_TRANSFER = {
  /** Base units. */
  amountRaw: 1_000_000n,
  /** Those of USDC and USDT. The token program refuses a coin with other decimals. */
  decimals: 6,
  /** The fee that the page shows, which is also the most that it may be. */
  feeLamports: 1_000_000n,
  computeUnits: 20_000,
} as const;

/** The network's own fee for one signature. */
export const SIGNATURE_LAMPORTS = 5_000n;

/**
 * "waiting": the network has it or may still get it; "final"; "failed": a block has it, and only its fee was paid; "expired":
 * no block can have it any more.
 */
type TestTransferState = "waiting" | "final" | "failed" | "expired";

/** `transaction`: whole and unsigned, base64; it can land up to this block height. */
export type BuiltTestTransfer = { transaction: string; lastValidBlockHeight: number };
export type SentTestTransfer = { signature: string; state: TestTransferState };

/** A SOL has nine decimals: 1,000,000,000 lamports. */
export const SOL_DECIMALS = 9;

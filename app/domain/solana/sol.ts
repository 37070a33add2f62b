/** Lamports are the ninth decimal of a SOL. */
export const SOL_DECIMALS = 9;

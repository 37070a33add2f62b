/**
 * The specification's numeric codes of failures (first and second document, section 8), by what failed. Their sentences:
 * `sentences` of `catalogueCodes.json`. A failure that a holder can be told exactly has a code of `app/errors.ts` alone.
 */
export const CATALOGUE_CODES = {
  unexpected: -1,
  tokenAddress: 1,
  balanceOrMint: 2,
  tokenAccountCreation: 3,
  coinTransfer: 4,
  nftMinting: 5,
  collection: 6,
  mainnet: 7,
} as const;

export type CatalogueCode = (typeof CATALOGUE_CODES)[keyof typeof CATALOGUE_CODES];

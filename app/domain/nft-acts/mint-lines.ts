import { isAddress } from "../solana/is-address";

/** How many NFTs a transaction has room for: a creator's mark takes 46 bytes of each, a new authority 74. */
export const NFTS_A_DEED = { verifyCreator: 18, unverifyCreator: 18, updateAuthority: 11 } as const;

/** The mints of a parameter, "<mint>,<mint>". Null if one is no address, if one is there twice, or if there are too many. */
export function readMints(text: string, most: number): string[] | null {
  const mints = text.split(",");
  const isGood = mints.every(isAddress) && new Set(mints).size === mints.length && mints.length <= most;
  return isGood ? mints : null;
}

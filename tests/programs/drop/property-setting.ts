import type { PublicKey } from "@solana/web3.js";
import { TOKEN_2022_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { U64_MAX } from "../property.ts";
import type { ModelList } from "./model.ts";

/** Who and what the property test of drops has. */

export const PEOPLE = ["ann", "bob", "cho", "dew", "eun", "fay"];
export const CREATORS = ["ann", "bob", "cho"];
/** There are few ids, so that closed campaigns are opened again at the same address. */
export const IDS = [0, 1, 2];
export const NFTS = Array.from({ length: 12 }, (_, i) => `nft${i}`);

/** An ordinary coin, and one whose supply reaches the end of u64. The amounts of a list are multiples of `unit`. */
export const COINS: Record<string, { tokenProgram: PublicKey; decimals: number; share: bigint; unit: bigint }> = {
  scg: { tokenProgram: TOKEN_PROGRAM_ADDRESS, decimals: 6, share: 10n ** 15n, unit: 1_000_003n },
  huge: {
    tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
    decimals: 0,
    share: U64_MAX / BigInt(PEOPLE.length),
    unit: U64_MAX / 400n,
  },
};

const PLACES_PER_PAGE = 8_192;

/**
 * Some lists: by place, the recipient and the number of units. The last one needs a second page, and most of its places
 * belong to nobody.
 */
export const LISTS: ModelList[] = [
  { recipients: 1, places: new Map([[0, { person: "fay", units: 3n }]]) },
  { recipients: 3, places: listed(["ann", "bob", "cho"]) },
  { recipients: 6, places: listed(["fay", "eun", "dew", "cho", "bob", "ann"]) },
  { recipients: 9, places: listed(["ann", "ann", "dew", "dew", "eun", "fay", "fay", "fay", "bob"]) },
  {
    recipients: PLACES_PER_PAGE + 3,
    places: new Map(
      [0, 1, PLACES_PER_PAGE - 1, PLACES_PER_PAGE, PLACES_PER_PAGE + 2].map((place, i) => [
        place,
        { person: PEOPLE[i] as string, units: BigInt(i + 1) },
      ]),
    ),
  },
];
/** The NFTs that a campaign takes. */
export const NFT_LISTS = 3;

function listed(people: string[]): ModelList["places"] {
  return new Map(people.map((person, place) => [place, { person, units: BigInt(place + 1) }]));
}

import type { PublicKey } from "@solana/web3.js";
import { TOKEN_2022_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";

export const PEOPLE = ["ann", "bob", "cho", "dew", "eun"];

/** Coins of both token programs; the second has few units, so that rounding shows. */
export const COINS: Record<string, { tokenProgram: PublicKey; decimals: number; share: bigint }> = {
  twig: { tokenProgram: TOKEN_PROGRAM_ADDRESS, decimals: 6, share: 10n ** 15n },
  dust: { tokenProgram: TOKEN_2022_PROGRAM_ADDRESS, decimals: 0, share: 10n ** 9n },
};

export const COLLECTIONS = ["kongz", "hag"];

/** Where NFTs are at the beginning; each owner has an account for each NFT. */
export const NFTS = Array.from({ length: 8 }, (_, i) => ({
  name: `nft ${i}`,
  collection: i < 5 ? "kongz" : "hag",
  owner: PEOPLE[i % PEOPLE.length] as string,
  tokenProgram: i % 4 === 3 ? TOKEN_2022_PROGRAM_ADDRESS : TOKEN_PROGRAM_ADDRESS,
}));

export interface PoolSetting {
  name: string;
  kind: "boost" | "nova";
  collection: string;
  weights: number[];
  fee: number;
  maxNfts: number;
  delay: bigint;
  streams: { coin: string; isBonus: boolean; rate: bigint; streak: [number, number] }[];
}

export const POOLS: PoolSetting[] = [
  {
    name: "boost",
    kind: "boost",
    collection: "kongz",
    weights: [10_000, 0, 0, 0],
    fee: 0,
    maxNfts: 100,
    delay: 172_800n,
    streams: [
      { coin: "twig", isBonus: false, rate: 10_000_001n, streak: [0, 0] },
      { coin: "dust", isBonus: true, rate: 3n, streak: [15_000, 20_000] },
    ],
  },
  {
    name: "nova",
    kind: "nova",
    collection: "kongz",
    weights: [7_001, 10_000, 13_333, 20_000],
    fee: 333,
    maxNfts: 6,
    delay: 3_600n,
    streams: [
      { coin: "twig", isBonus: true, rate: 1_000_000n, streak: [10_000, 30_000] },
      { coin: "dust", isBonus: false, rate: 7n, streak: [0, 0] },
      { coin: "twig", isBonus: false, rate: 10n ** 12n, streak: [0, 0] },
    ],
  },
];

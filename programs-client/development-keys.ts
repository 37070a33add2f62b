import { sha256 } from "@noble/hashes/sha2.js";
import { Keypair } from "@solana/web3.js";

/** The names of all keys on the local chain. */
export type DevelopmentLabel =
  | "wallet-1"
  | "wallet-2"
  | "operator"
  | "pauser"
  | "auditor"
  | "funder"
  | "mint-scg"
  | "mint-twig"
  | "mint-usdc"
  | "mint-etm"
  | "mint-pvt"
  | `collection-${CollectionSlug}`
  | `nft-${CollectionSlug}-${1 | 2 | 3 | 4}`
  | `nft-crafter-${5 | 6}`;

/**
 * A key of the local chain, the same on every machine. Everybody knows it, so it must never own anything on a public
 * cluster.
 */
export function developmentKeypair(label: DevelopmentLabel): Keypair {
  return Keypair.fromSeed(sha256(new TextEncoder().encode(`punkvism development ${label}`)));
}

/** The sample coins of the local chain. `holdingRaw` is what each development wallet starts with, in base units. */
export const DEVELOPMENT_COINS = [
  { symbol: "SCG", label: "mint-scg", decimals: 9, holdingRaw: 250_000n * 10n ** 9n },
  { symbol: "Twig", label: "mint-twig", decimals: 6, holdingRaw: 10_000n * 10n ** 6n },
  { symbol: "USDC", label: "mint-usdc", decimals: 6, holdingRaw: 1_000n * 10n ** 6n },
  { symbol: "ETM", label: "mint-etm", decimals: 9, holdingRaw: 5_000n * 10n ** 9n },
  { symbol: "PVT", label: "mint-pvt", decimals: 9, holdingRaw: 5_000n * 10n ** 9n },
] as const;

/** The sample NFT collections of the local chain. `slug` is the one in the names of their pictures. */
export const DEVELOPMENT_COLLECTIONS = [
  { name: "Genesis", slug: "genesis", symbol: "GENESIS" },
  { name: "PunkyKongz", slug: "punkykongz", symbol: "KONGZ" },
  { name: "Punky HA_G", slug: "punky-hag", symbol: "HAG" },
  { name: "Wise Alya", slug: "wise-alya", symbol: "ALYA" },
  { name: "Fearless Fitri", slug: "fearless-fitri", symbol: "FITRI" },
  { name: "Punky Society", slug: "punky-society", symbol: "SOCIETY" },
  { name: "Crafter", slug: "crafter", symbol: "CRAFTER" },
] as const;

type CollectionSlug = (typeof DEVELOPMENT_COLLECTIONS)[number]["slug"];

import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { Keypair } from "@solana/web3.js";
import bs58 from "bs58";
import { isHex, size } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { writeLog } from "~/server/log";

/** The Worker's keys of the migration. */
export type MigrationKeys = {
  /** Pays for the new NFTs and is the collections' delegate. It can be replaced. */
  minter: Keypair;
  /**
   * 32 secret bytes from which the address of every new NFT follows. They must never change: with others, a second NFT could
   * be minted for an old one.
   */
  mintSeed: Uint8Array;
  /** Confirms mints to the gate. It can be replaced. */
  operator: ReturnType<typeof privateKeyToAccount>;
};

type KeyTexts = { MINTER_KEY?: string; MINT_SEED?: string; OPERATOR_KEY?: string };

/**
 * The keys from the environment: the minter's as base58 of 64 bytes, the seed and the operator's key as 0x and 64 hex
 * digits. Null unless all three are there and well formed, and, except on the local machine, none is one of the repository's
 * own, which everybody knows.
 */
export function readMigrationKeys(texts: KeyTexts, { isLocal }: { isLocal: boolean }): MigrationKeys | null {
  const keys = parseKeys(texts);
  if (!keys || isLocal || !isPublic(keys)) return keys;
  writeLog("error", "the keys of the migration are those of the repository", {});
  return null;
}

/** The keys of wrangler.toml, by what follows from them, however they are written. */
const DEVELOPMENT = {
  minter: "F5pwRns1jZbcvyB55gqkwfnHD7qydrMMWUPfgPYUV9B3",
  seed: "64657665796f706d656e7420736565642064657665796f706d656e7420736565",
  operator: "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720",
};

function isPublic({ minter, mintSeed, operator }: MigrationKeys): boolean {
  return (
    minter.publicKey.toBase58() === DEVELOPMENT.minter ||
    Buffer.from(mintSeed).toString("hex") === DEVELOPMENT.seed ||
    operator.address === DEVELOPMENT.operator
  );
}

function parseKeys({ MINTER_KEY = "", MINT_SEED = "", OPERATOR_KEY = "" }: KeyTexts): MigrationKeys | null {
  const minterBytes = bs58.decodeUnsafe(MINTER_KEY);
  const isKey = (text: string): text is `0x${string}` => isHex(text) && size(text) === 32;
  if (minterBytes?.length !== 64 || !isKey(MINT_SEED) || !isKey(OPERATOR_KEY)) return null;
  try {
    return {
      minter: Keypair.fromSecretKey(Uint8Array.from(minterBytes)),
      mintSeed: Uint8Array.from(Buffer.from(MINT_SEED.slice(2), "hex")),
      operator: privateKeyToAccount(OPERATOR_KEY),
    };
  } catch {
    // 64 bytes that are no key, or a number that is none of the curve
    return null;
  }
}

/**
 * The key of the one new NFT of an old one: HKDF-SHA256 of the seed. The same old NFT always has the same key, so that
 * Solana itself refuses a second mint. `contract`: in lower case.
 */
export function mintKeypair(
  mintSeed: Uint8Array,
  { chainId, contract, tokenId }: { chainId: number; contract: string; tokenId: bigint },
): Keypair {
  const info = new TextEncoder().encode(`eip155:${chainId}/erc721:${contract}/${tokenId}`);
  return Keypair.fromSeed(hkdf(sha256, mintSeed, new TextEncoder().encode("punkvism migration mint"), info, 32));
}

import {
  AuthorityType,
  createInitializeInstruction,
  createInitializeMetadataPointerInstruction,
  createInitializeMint2Instruction,
  createMintToCheckedInstruction,
  createSetAuthorityInstruction,
  ExtensionType,
  getMintLen,
} from "@solana/spl-token";
import { type PublicKey, SystemProgram, type TransactionInstruction } from "@solana/web3.js";
import { findAssociatedTokenAddress, TOKEN_2022_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { describeCoin } from "~programs/nft-acts";
import { findSeededMint, mintSeedOf, openSeededMint } from "~programs/seeded-mint";
import { createTokenAccount } from "~programs/token-accounts";

/** The token programs of which coins are made. Of Token-2022, a coin has its metadata and nothing else. */
export const COIN_PROGRAMS = { token: TOKEN_PROGRAM_ADDRESS, token2022: TOKEN_2022_PROGRAM_ADDRESS } as const;
export type CoinProgram = keyof typeof COIN_PROGRAMS;

const MINT_BYTES = 82;
/** Type and length, before the value of an extension. */
const ENTRY_HEAD_BYTES = 4;
/** Authority and mint, and the lengths of three texts and of a list of further fields, which is empty. */
const METADATA_FIXED_BYTES = 32 + 32 + 4 * 4;

/** Who may do something with a coin from now on; null for nobody. */
type CoinAuthorities = { mint: PublicKey | null; freeze: PublicKey | null };

export interface NewCoin {
  /** Signs, pays, and gets the supply. */
  authority: PublicKey;
  /** The number of its mint among those of the authority (seeded-mint.ts). */
  number: number;
  program: CoinProgram;
  decimals: number;
  supplyRaw: bigint;
  name: string;
  symbol: string;
  uri: string;
  /** Those that stay as they are are the authority itself. */
  authorities: CoinAuthorities;
  /** Of an account of so many bytes, in lamports. */
  rent: bigint;
}

/** The bytes for which the account of a new coin's mint pays rent: with Token-2022, its metadata is in the same account. */
export function mintBytesOf({ program, ...texts }: Pick<NewCoin, "program" | "name" | "symbol" | "uri">): number {
  if (program === "token") return MINT_BYTES;
  const written = [texts.name, texts.symbol, texts.uri].map((text) => new TextEncoder().encode(text).length);
  const metadata = written.reduce((sum, bytes) => sum + bytes, METADATA_FIXED_BYTES);
  return getMintLen([ExtensionType.MetadataPointer]) + ENTRY_HEAD_BYTES + metadata;
}

/** The instructions that make a coin, in one transaction: its mint, what it is called, its supply, and who may do what with it. */
export function createCoin(coin: NewCoin): TransactionInstruction[] {
  const { authority, number, program, decimals, supplyRaw, authorities } = coin;
  const tokenProgram = COIN_PROGRAMS[program];
  const mint = findSeededMint(authority, number, tokenProgram);
  const account = findAssociatedTokenAddress(mint, authority, tokenProgram);
  const opened = program === "token" ? openPlain(coin, mint) : openWithMetadata(coin, mint);
  const hand = (type: AuthorityType, to: PublicKey | null) =>
    to?.equals(authority) ? [] : [createSetAuthorityInstruction(mint, authority, type, to, [], tokenProgram)];
  const minted = [
    createTokenAccount(authority, mint, tokenProgram),
    createMintToCheckedInstruction(mint, account, authority, supplyRaw, decimals, [], tokenProgram),
  ];
  return [
    ...opened,
    ...(supplyRaw > 0n ? minted : []),
    ...hand(AuthorityType.MintTokens, authorities.mint),
    ...hand(AuthorityType.FreezeAccount, authorities.freeze),
  ];
}

function openPlain({ authority: owner, number, decimals, rent, ...coin }: NewCoin, mint: PublicKey) {
  const { name, symbol, uri } = coin;
  return [
    ...openSeededMint({ owner, number, decimals, rent }),
    describeCoin({ mint, authority: owner, name, symbol, uri }),
  ];
}

/** The metadata is appended by the program itself, out of what the account already holds. */
function openWithMetadata({ authority: owner, number, decimals, rent, ...coin }: NewCoin, mint: PublicKey) {
  const { name, symbol, uri } = coin;
  const programId = TOKEN_2022_PROGRAM_ADDRESS;
  const powers = { updateAuthority: owner, mintAuthority: owner };
  return [
    SystemProgram.createAccountWithSeed({
      ...{ fromPubkey: owner, basePubkey: owner, newAccountPubkey: mint, seed: mintSeedOf(number) },
      ...{ lamports: Number(rent), space: getMintLen([ExtensionType.MetadataPointer]), programId },
    }),
    createInitializeMetadataPointerInstruction(mint, owner, mint, programId),
    createInitializeMint2Instruction(mint, decimals, owner, owner, programId),
    createInitializeInstruction({ programId, metadata: mint, mint, ...powers, name, symbol, uri }),
  ];
}

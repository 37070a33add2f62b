import { PublicKey } from "@solana/web3.js";
import {
  findAssociatedTokenAddress,
  findEditionAddress,
  TOKEN_METADATA_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses";
import { readNftMetadata } from "~programs/nft-metadata";
import { CREATE, MINT } from "~programs/token-metadata";
import type { ChainAccount, LandedTransaction } from "../solana/chain";
import { type MintFacts, readMint } from "../solana/token.server";
import { MEMO_PROGRAM } from "../solana/wallet-additions";

/** What the accounts of a new NFT and the transaction that made it say, for the Worker as for whoever checks a receipt. */

const TOKEN_PROGRAM = TOKEN_PROGRAM_ADDRESS.toBase58();
const METADATA_PROGRAM = TOKEN_METADATA_PROGRAM_ADDRESS.toBase58();
const MINT_BYTES = 82;
/** The first byte of a master edition of Token Metadata. */
const MASTER_EDITION_V2 = 6;

/**
 * Whether the account at the address of a new NFT is its mint. Anybody can send lamports to an address, but only with the
 * address's own key could it be given to the Token program.
 */
export function isMint(account: ChainAccount | null | undefined): boolean {
  return account?.owner === TOKEN_PROGRAM;
}

/** What a mint of the Token program says; null if the account is none. */
export function mintFactsOf(account: ChainAccount | null | undefined): MintFacts | null {
  return account && isMint(account) && account.data.length === MINT_BYTES ? readMint(account) : null;
}

/** Whether the edition is the mint's authority, which keeps anybody from making another token, also after a burn. */
export function isSealed({ mintAuthority }: MintFacts, mint: PublicKey): boolean {
  return mintAuthority !== null && findEditionAddress(mint).equals(new PublicKey(mintAuthority));
}

/** Whether the account at the address of a mint's edition is a master edition. */
export function isMasterEdition(account: ChainAccount | null | undefined): boolean {
  return account?.owner === METADATA_PROGRAM && account.data[0] === MASTER_EDITION_V2;
}

/** The collection that has confirmed an NFT, by its metadata account; null if none has. */
export function verifiedCollectionOf(account: ChainAccount | null | undefined, mint: PublicKey): string | null {
  const metadata = account?.owner === METADATA_PROGRAM ? readNftMetadata(account.data) : null;
  if (!metadata?.mint.equals(mint) || !metadata.collection?.isVerified) return null;
  return metadata.collection.mint.toBase58();
}

/** What a transaction made: whether this mint, what its memos say, and whose usual account got the token, if any did. */
export type Making = { signature: string; isOfMint: boolean; memos: string[]; firstOwner: string | null };

/** By Token Metadata's own instructions. Others may have named the mint's address in a transaction that did not make it. */
export function makingOf({ signature, error, instructions }: LandedTransaction, mint: string): Making {
  if (error !== null) return { signature, isOfMint: false, memos: [], firstOwner: null };
  const ran = (first: number) =>
    instructions.find(
      ({ program, data, accounts }) => program === METADATA_PROGRAM && data[0] === first && accounts.includes(mint),
    );
  const memos = instructions.flatMap(({ program, data }) =>
    program === MEMO_PROGRAM ? [new TextDecoder().decode(data)] : [],
  );
  const [token, owner] = ran(MINT)?.accounts ?? [];
  const usual = owner && findAssociatedTokenAddress(new PublicKey(mint), new PublicKey(owner), TOKEN_PROGRAM_ADDRESS);
  const firstOwner = usual && usual.toBase58() === token ? (owner ?? null) : null;
  return { signature, isOfMint: ran(CREATE) !== undefined, memos, firstOwner };
}

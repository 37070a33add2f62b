import { sha256 } from "@noble/hashes/sha2.js";
import { PublicKey, SystemProgram, TransactionInstruction } from "@solana/web3.js";
import { TOKEN_PROGRAM_ADDRESS } from "./addresses.ts";
import { bytes, joined, some } from "./token-metadata-codec.ts";

/** A mint whose address follows from a wallet and a number, so that the wallet alone signs for it. */

const MINT_BYTES = 82;
const INITIALIZE_MINT_2 = 20;

/** The seed of a wallet's mint with a number. */
export function mintSeedOf(number: number): string {
  return `mint-${number}`;
}

/** The address of a wallet's mint under a token program. */
export function findSeededMint(owner: PublicKey, number: number, tokenProgram = TOKEN_PROGRAM_ADDRESS): PublicKey {
  const seed = new TextEncoder().encode(mintSeedOf(number));
  return new PublicKey(sha256(joined(owner.toBytes(), seed, tokenProgram.toBytes())));
}

/** Opens the account of a mint of SPL Token; minting and freezing are up to `owner`, who signs and pays `rent`. */
export function openSeededMint({
  owner,
  number,
  decimals,
  rent,
}: {
  owner: PublicKey;
  number: number;
  decimals: number;
  rent: bigint;
}): TransactionInstruction[] {
  const mint = findSeededMint(owner, number);
  const keys = [{ pubkey: mint, isSigner: false, isWritable: true }];
  const data = joined(bytes(INITIALIZE_MINT_2, decimals), owner.toBytes(), some(owner.toBytes()));
  return [
    SystemProgram.createAccountWithSeed({
      ...{ fromPubkey: owner, basePubkey: owner, newAccountPubkey: mint, seed: mintSeedOf(number) },
      ...{ lamports: Number(rent), space: MINT_BYTES, programId: TOKEN_PROGRAM_ADDRESS },
    }),
    new TransactionInstruction({ programId: TOKEN_PROGRAM_ADDRESS, keys, data: Buffer.from(data) }),
  ];
}

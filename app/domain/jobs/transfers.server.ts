import { PublicKey, SystemProgram, TransactionInstruction } from "@solana/web3.js";
import { findAssociatedTokenAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import type { DelegateRole } from "~programs/token-metadata";
import { CREATE_TOKEN_ACCOUNT_UNITS, createTokenAccount, transferUnits } from "../solana/token.server";

const TRANSFER_CHECKED = 12;
const CLOSE_ACCOUNT = 9;
/** Compute units of one item, with room to spare: finding the address of a token account takes a few tries or many. */
const COIN_UNITS = CREATE_TOKEN_ACCOUNT_UNITS + 20_000;
const NFT_UNITS = COIN_UNITS + 6_000;
const SOL_UNITS = 500;
/** What giving up a delegation may take, beside transfers of SOL. */
const REVOKE_UNITS = 60_000;
const BASE_UNITS = 5_000;

/** What a job sends. */
export type Asset =
  | { asset: "sol" }
  | { asset: "coin"; mint: string; tokenProgram: string; decimals: number }
  | { asset: "nft" }
  // it sends nothing, and changes NFTs of a collection for its authority
  | { asset: "none"; role: DelegateRole; collection: string; authority: string };

/** What a job can send. */
export type Sendable = Exclude<Asset, { asset: "none" }>;

/** What somebody gets. `mint`: of an NFT. `hasAccount`: their usual account of the coin is there and theirs. */
export type Payment = { address: string; amountRaw: bigint; mint: string | null; hasAccount: boolean };

/** What a job's columns say of its asset. Throws if they contradict each other. */
export function assetOf(job: {
  asset: "sol" | "coin" | "nft" | "none";
  mint: string | null;
  tokenProgram: string | null;
  decimals: number;
  authority: string | null;
  kind: string;
}): Asset {
  const { kind, asset, mint, tokenProgram, decimals, authority } = job;
  if (asset === "none") {
    if (!mint || !authority) throw new Error("a job of a collection without its authority");
    return { asset, role: kind === "reveal" ? "data" : "collection", collection: mint, authority };
  }
  if (asset !== "coin") return { asset };
  if (!mint || !tokenProgram) throw new Error("a job of a coin without its mint");
  return { asset, mint, tokenProgram, decimals };
}

/**
 * The instructions that pay one item out of a wallet, which also pays for the recipient's token account if there is none.
 * Creating an account that somebody else owns fails.
 */
export function payInstructions(wallet: PublicKey, asset: Asset, payment: Payment): TransactionInstruction[] {
  const owner = new PublicKey(payment.address);
  if (asset.asset === "sol") {
    return [SystemProgram.transfer({ fromPubkey: wallet, toPubkey: owner, lamports: payment.amountRaw })];
  }
  const coin = asset.asset === "coin" ? asset : nftCoin(payment.mint);
  const paid = payCoin({ wallet, owner, coin, amountRaw: payment.amountRaw, hasAccount: payment.hasAccount });
  return asset.asset === "coin" ? paid : [...paid, closeTokenAccount(wallet, coin)];
}

type Coin = { mint: string; tokenProgram: string; decimals: number };

/** An NFT as the coin that it is to the token program. Throws if its mint is missing. */
export function nftCoin(mint: string | null): Coin {
  if (!mint) throw new Error("an NFT without its mint");
  return { mint, tokenProgram: TOKEN_PROGRAM_ADDRESS.toBase58(), decimals: 0 };
}

/** Sends an amount of a coin from a wallet's usual account to that of an owner, and creates that unless `hasAccount`. */
export function payCoin(input: {
  wallet: PublicKey;
  owner: PublicKey;
  coin: Coin;
  amountRaw: bigint;
  hasAccount: boolean;
}): TransactionInstruction[] {
  const { wallet, owner, coin, amountRaw, hasAccount } = input;
  const mint = new PublicKey(coin.mint);
  const program = new PublicKey(coin.tokenProgram);
  const data = Buffer.alloc(10);
  data.writeUInt8(TRANSFER_CHECKED);
  data.writeBigUInt64LE(amountRaw, 1);
  data.writeUInt8(coin.decimals, 9);
  const keys = [
    { pubkey: findAssociatedTokenAddress(mint, wallet, program), isSigner: false, isWritable: true },
    { pubkey: mint, isSigner: false, isWritable: false },
    { pubkey: findAssociatedTokenAddress(mint, owner, program), isSigner: false, isWritable: true },
    { pubkey: wallet, isSigner: true, isWritable: false },
  ];
  return [
    ...(hasAccount ? [] : [createTokenAccount(owner, mint, program, wallet)]),
    new TransactionInstruction({ programId: program, keys, data }),
  ];
}

/** Closes a wallet's usual account of a coin, which is empty; its deposit comes back to the wallet. */
export function closeTokenAccount(wallet: PublicKey, coin: Coin): TransactionInstruction {
  const program = new PublicKey(coin.tokenProgram);
  const account = findAssociatedTokenAddress(new PublicKey(coin.mint), wallet, program);
  const keys = [
    { pubkey: account, isSigner: false, isWritable: true },
    { pubkey: wallet, isSigner: false, isWritable: true },
    { pubkey: wallet, isSigner: true, isWritable: false },
  ];
  return new TransactionInstruction({ programId: program, keys, data: Buffer.from([CLOSE_ACCOUNT]) });
}

/** The compute units that a transaction with this many items may take. */
export function unitsOf(asset: Asset, items: number): number {
  if (asset.asset === "sol") return BASE_UNITS + items * SOL_UNITS;
  if (asset.asset === "none") return BASE_UNITS + REVOKE_UNITS + items * SOL_UNITS;
  if (asset.asset === "nft") return BASE_UNITS + items * NFT_UNITS;
  return BASE_UNITS + items * COIN_UNITS + transferUnits(new PublicKey(asset.tokenProgram), items);
}

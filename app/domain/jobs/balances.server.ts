import { PublicKey } from "@solana/web3.js";
import { findAssociatedTokenAddress, SYSTEM_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { isAccountOf } from "~programs/token-accounts";
import { type Chain, type ChainAccount, type Commitment, readAccounts } from "../solana/chain";
import { tokenAmountOf } from "../solana/token.server";
import type { Asset, Payment } from "./transfers.server";

/** Bytes of a recipient's token account; that of Token-2022 names its owner for good. */
const TOKEN_ACCOUNT_BYTES = 165;
const TOKEN_2022_ACCOUNT_BYTES = 170;
/** A wallet has to keep the deposit of an empty account, or nothing at all. */
const EMPTY_ACCOUNT_BYTES = 0;

/** What a wallet holds in `slot`: `heldRaw` is of the job's coin, and 0 if it has none. */
export type Held = { slot: number; lamports: bigint; heldRaw: bigint; coinAccount: ChainAccount | null };

/** Reads what a job's wallet holds. Throws ChainUnavailable. */
export async function readHeld(
  chain: Chain,
  { wallet, asset, commitment }: { wallet: string; asset: Asset; commitment: Commitment },
): Promise<Held> {
  const coin = asset.asset === "coin" ? [coinAccountOf(asset, wallet)] : [];
  const { slot, accounts } = await chain.getAccounts([wallet, ...coin], { commitment });
  const lamports = accounts[0]?.lamports ?? 0n;
  if (asset.asset === "sol") return { slot, lamports, heldRaw: lamports, coinAccount: null };
  const coinAccount = accounts[1] ?? null;
  return { slot, lamports, heldRaw: tokenAmountOf(coinAccount), coinAccount };
}

/** The address of an owner's usual account of a job's coin. */
export function coinAccountOf({ mint, tokenProgram }: { mint: string; tokenProgram: string }, owner: string): string {
  return findAssociatedTokenAddress(new PublicKey(mint), new PublicKey(owner), new PublicKey(tokenProgram)).toBase58();
}

/** The address of an owner's usual account of an NFT. */
export function nftAccountOf(mint: string, owner: string): string {
  return coinAccountOf({ mint, tokenProgram: TOKEN_PROGRAM_ADDRESS.toBase58() }, owner);
}

/** The deposits of a new token account and of an empty account, in lamports. */
export async function readDeposits(chain: Chain, asset: Asset): Promise<{ account: bigint; empty: bigint }> {
  const is2022 = asset.asset === "coin" && asset.tokenProgram !== TOKEN_PROGRAM_ADDRESS.toBase58();
  const bytes = is2022 ? TOKEN_2022_ACCOUNT_BYTES : TOKEN_ACCOUNT_BYTES;
  const [account, empty] = await Promise.all([chain.getRent(bytes), chain.getRent(EMPTY_ACCOUNT_BYTES)]);
  const opensAccounts = asset.asset === "coin" || asset.asset === "nft";
  return { account: opensAccounts ? account : 0n, empty };
}

/** Payments with whether their recipients have an account of what they get. Throws ChainUnavailable. */
export async function withAccounts<P extends Omit<Payment, "hasAccount">>(
  chain: Chain,
  asset: Asset,
  payments: readonly P[],
): Promise<(P & { hasAccount: boolean })[]> {
  if (asset.asset === "sol") return payments.map((payment) => ({ ...payment, hasAccount: true }));
  const coinOf = (mint: string | null) =>
    asset.asset === "coin" ? asset : { mint: mint ?? "", tokenProgram: TOKEN_PROGRAM_ADDRESS.toBase58() };
  const placed = payments.map((payment) => {
    const coin = coinOf(payment.mint);
    return { payment, coin, address: coinAccountOf(coin, payment.address) };
  });
  const { accounts } = await readAccounts(
    chain,
    placed.map(({ address }) => address),
  );
  return placed.map(({ payment, coin, address }) => {
    const found = accounts.get(address);
    const key = {
      owner: new PublicKey(payment.address),
      mint: new PublicKey(coin.mint),
      tokenProgram: new PublicKey(coin.tokenProgram),
    };
    return { ...payment, hasAccount: found ? isAccountOf(found, key) : false };
  });
}

/** Whether an account can be a wallet's: none yet, or one of the System program. */
export function isWallets(account: Pick<ChainAccount, "owner"> | null | undefined): boolean {
  return !account || account.owner === SYSTEM_PROGRAM_ADDRESS.toBase58();
}

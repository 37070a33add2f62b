import { type Keypair, PublicKey, SystemProgram, type TransactionInstruction } from "@solana/web3.js";
import type { Chain } from "../solana/chain";
import { isTokenAccount } from "../solana/token.server";
import { type Held, readDeposits, readHeld, withAccounts } from "./balances.server";
import type { JobDeps } from "./deps";
import { type JobRow, takeTurn } from "./job-rows.server";
import { listLeftNfts } from "./left-nfts.server";
import { feeOf, readPrice, sendAll, signAndStore } from "./sign.server";
import { type Asset, closeTokenAccount, nftCoin, payCoin, unitsOf } from "./transfers.server";

/** NFTs that go back in one transaction. */
const NFTS_A_TRANSACTION = 4;

type Wallet = { wallet: Keypair; asset: Asset };
/** What goes back besides SOL: what its accounts cost, and what closing the old ones gives back, in lamports. */
type Part = { instructions: TransactionInstruction[]; items: number; spent: bigint; gained: bigint; isLast: boolean };

const NOTHING: Part = { instructions: [], items: 0, spent: 0n, gained: 0n, isLast: true };

/**
 * Sends what is left in a job's wallet to its refund address, once every item has its end and no transaction is open, and
 * closes the job when nothing is left. Null if somebody else has written meanwhile. Throws ChainUnavailable.
 */
export async function sweepNext(deps: JobDeps, row: JobRow, { wallet, asset }: Wallet): Promise<JobRow | null> {
  const { db, chain } = deps;
  const address = wallet.publicKey.toBase58();
  const held = await readHeld(chain, { wallet: address, asset, commitment: "finalized" });
  // noted once, before anything goes back
  const left = row.leftLamports === null ? { leftRaw: held.heldRaw, leftLamports: held.lamports } : {};
  const part = await nextPart(deps, row, { wallet, asset, held });
  const price = await readPrice(deps, address);
  const units = unitsOf(asset, part.items + 1);
  const needed = BigInt(feeOf(units, price)) + part.spent;
  const rest = held.lamports - needed + part.gained;
  const canPay = held.lamports >= needed;
  const takesRest = canPay && part.isLast && (await canTake(chain, row.refundAddress, rest));
  const now = deps.now();
  if (part.items === 0 && !takesRest) {
    // less than its transaction costs, or than an account may hold, stays where it is
    return takeTurn(db, row, { ...left, closedAt: now, lookAt: null, reason: null, updatedAt: now });
  }
  if (!canPay) return takeTurn(db, row, { ...left, reason: "FeesMissing", updatedAt: now });
  const refund = { fromPubkey: wallet.publicKey, toPubkey: new PublicKey(row.refundAddress), lamports: rest };
  const instructions = [...part.instructions, ...(takesRest ? [SystemProgram.transfer(refund)] : [])];
  const toSign = [{ kind: "sweep" as const, seqs: [], amountRaw: 0n, units, instructions }];
  const stored = await signAndStore(deps, row, { wallet, price, toSign, change: left });
  if (!stored) return null;
  await sendAll(chain, stored.transactions);
  return stored.row;
}

/** An account that is new has to be given its own deposit at least. */
async function canTake(chain: Chain, address: string, lamports: bigint): Promise<boolean> {
  if (lamports <= 0n) return false;
  const { accounts } = await chain.getAccounts([address], { withoutData: true });
  return (accounts[0]?.lamports ?? 0n) > 0n || lamports >= (await chain.getRent(0));
}

function nextPart(deps: JobDeps, row: JobRow, { wallet, asset, held }: Wallet & { held: Held }): Promise<Part> | Part {
  if (asset.asset === "coin") return coinPart(deps, row, { wallet, asset, held });
  return asset.asset === "nft" ? nftPart(deps, row, { wallet, asset }) : NOTHING;
}

async function coinPart(
  { chain }: JobDeps,
  row: JobRow,
  { wallet, asset, held }: Wallet & { asset: Extract<Asset, { asset: "coin" }>; held: Held },
): Promise<Part> {
  const { coinAccount, heldRaw } = held;
  if (!coinAccount || !isTokenAccount(coinAccount, new PublicKey(asset.tokenProgram))) return NOTHING;
  const closing = { items: 1, gained: coinAccount.lamports, isLast: true };
  const close = closeTokenAccount(wallet.publicKey, asset);
  if (heldRaw === 0n) return { ...closing, instructions: [close], spent: 0n };
  const payment = { address: row.refundAddress, amountRaw: heldRaw, mint: null };
  const [{ hasAccount } = { hasAccount: false }] = await withAccounts(chain, asset, [payment]);
  const { account } = await readDeposits(chain, asset);
  const owner = new PublicKey(row.refundAddress);
  const paid = payCoin({ wallet: wallet.publicKey, owner, coin: asset, amountRaw: heldRaw, hasAccount });
  return { ...closing, instructions: [...paid, close], spent: hasAccount ? 0n : account };
}

async function nftPart(deps: JobDeps, row: JobRow, { wallet, asset }: Wallet): Promise<Part> {
  const { chain } = deps;
  const address = wallet.publicKey.toBase58();
  const left = await listLeftNfts(deps, { jobId: row.id, wallet: address, limit: NFTS_A_TRANSACTION });
  if (left.length === 0) return NOTHING;
  const payments = left.map(({ mint }) => ({ address: row.refundAddress, amountRaw: 1n, mint }));
  const placed = await withAccounts(chain, asset, payments);
  const { account } = await readDeposits(chain, asset);
  const owner = new PublicKey(row.refundAddress);
  const instructions = placed.flatMap(({ mint, hasAccount }) => {
    const coin = nftCoin(mint);
    const paid = payCoin({ wallet: wallet.publicKey, owner, coin, amountRaw: 1n, hasAccount });
    return [...paid, closeTokenAccount(wallet.publicKey, coin)];
  });
  return {
    instructions,
    items: left.length,
    spent: BigInt(placed.filter(({ hasAccount }) => !hasAccount).length) * account,
    gained: left.reduce((sum, { lamports }) => sum + lamports, 0n),
    isLast: false,
  };
}

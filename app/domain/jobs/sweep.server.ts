import { PublicKey, SystemProgram, type TransactionInstruction } from "@solana/web3.js";
import { and, count, eq, gt } from "drizzle-orm";
import { jobTransaction } from "~db/schema";
import type { Chain } from "../solana/chain";
import { readHeld } from "./balances.server";
import { delegationPart } from "./delegation.server";
import type { JobDeps } from "./deps";
import { readPayers } from "./funding.server";
import { type JobRow, takeTurn } from "./job-rows.server";
import { MOST_PAYERS, type Share, shareOut } from "./shares";
import { feeOf, readPrice, sendAll, signAndStore } from "./sign.server";
import { coinPart } from "./sweep-coins.server";
import { nftPart } from "./sweep-nfts.server";
import { NO_PART, type Part, type Sweep } from "./sweep-part";
import { unitsOf } from "./transfers.server";

/** After this many transactions that failed, the SOL of a job waits for staff. */
const MOST_FAILURES = 5;

/**
 * Sends what is left in a job's wallet back to those who paid it, once every item has its end and no transaction is open, and
 * closes the job when nothing is left, or only what the chain does not let go. What can keep it from that: FeesMissing,
 * PayerUnknown (nobody is known to have paid what is left) and SweepFails (the chain refuses to send it back). Null if somebody
 * else has written meanwhile. Throws ChainUnavailable.
 */
export async function sweepNext(
  deps: JobDeps,
  row: JobRow,
  { wallet, asset, seed }: Pick<Sweep, "wallet" | "asset" | "seed">,
): Promise<JobRow | null> {
  const { db, chain } = deps;
  const address = wallet.publicKey.toBase58();
  const held = await readHeld(chain, { wallet: address, asset, commitment: "finalized" });
  const sweep = { row, wallet, asset, seed, held, failures: await countFailures(deps, row) };
  const part = await nextPart(deps, sweep);
  if (part === "reading") return { ...row, reason: null };
  if (part === "noted") return null;
  const now = deps.now();
  if (part === "PayerUnknown") return takeTurn(db, row, { reason: part, updatedAt: now });
  // noted once, before anything goes back
  const left = row.leftLamports === null ? { leftRaw: held.heldRaw, leftLamports: held.lamports } : {};
  const price = await readPrice(deps, address);
  const units = unitsOf(asset, part.items + MOST_PAYERS);
  const needed = BigInt(feeOf(units, price)) + part.spent;
  const canPay = held.lamports >= needed;
  // coins that come in after the reading would leave less than an account may hold, and the transaction would fail
  const kept = sweep.failures > 0 ? await chain.getRent(0) : 0n;
  const rest = held.lamports - needed + part.gained - kept;
  const shares = canPay && part.isLast ? await solShares(deps, sweep, rest) : [];
  if (shares === "reading") return { ...row, reason: null };
  if (shares === "PayerUnknown") return takeTurn(db, row, { ...left, reason: shares, updatedAt: now });
  if (part.items === 0 && shares.length === 0) {
    // less than its transaction costs, or than an account may hold, stays where it is
    return takeTurn(db, row, { ...left, closedAt: now, lookAt: null, reason: null, updatedAt: now });
  }
  if (!canPay) return takeTurn(db, row, { ...left, reason: "FeesMissing", updatedAt: now });
  if (sweep.failures >= MOST_FAILURES) return takeTurn(db, row, { ...left, reason: "SweepFails", updatedAt: now });
  const instructions = [...part.instructions, ...shares.map((share) => payBack(wallet.publicKey, share))];
  const toSign = [{ kind: "sweep" as const, seqs: part.seqs, amountRaw: 0n, units, instructions }];
  const stored = await signAndStore(deps, row, { wallet, price, toSign, change: left });
  if (!stored) return null;
  await sendAll(chain, stored.transactions);
  return stored.row;
}

function nextPart(deps: JobDeps, sweep: Sweep): Promise<Part | "reading" | "noted" | "PayerUnknown"> | Part {
  if (sweep.asset.asset === "coin") return coinPart(deps, { ...sweep, asset: sweep.asset });
  if (sweep.asset.asset === "none") return delegationPart(deps, { ...sweep, asset: sweep.asset });
  return sweep.asset.asset === "nft" ? nftPart(deps, sweep) : NO_PART;
}

/** Who gets back which part of the SOL that is left; nobody if it is less than an account may hold. */
async function solShares(
  deps: JobDeps,
  { row, seed, held: { slot } }: Sweep,
  restLamports: bigint,
): Promise<Share[] | "reading" | "PayerUnknown"> {
  if (restLamports <= 0n) return [];
  const payers = await readPayers(deps, { row, seed, account: row.wallet, returnsTo: (payer) => payer, slot });
  if (!payers) return "reading";
  const shares = shareOut(restLamports, payers, MOST_PAYERS);
  const [first] = shares;
  if (!first) return restLamports < (await deps.chain.getRent(0)) ? [] : "PayerUnknown";
  const takes = await Promise.all(shares.map((share) => canTake(deps.chain, share)));
  if (shares.every((_, at) => takes[at])) return shares;
  // a new account has to be given its own deposit at least; what is too little for that goes to the first
  const whole = { ...first, amountRaw: restLamports };
  return (await canTake(deps.chain, whole)) ? [whole] : [];
}

async function canTake(chain: Chain, { payer, amountRaw }: Share): Promise<boolean> {
  const { accounts } = await chain.getAccounts([payer], { withoutData: true });
  return (accounts[0]?.lamports ?? 0n) > 0n || amountRaw >= (await chain.getRent(0));
}

function payBack(wallet: PublicKey, { payer, amountRaw }: Share): TransactionInstruction {
  return SystemProgram.transfer({ fromPubkey: wallet, toPubkey: new PublicKey(payer), lamports: amountRaw });
}

/** NFTs are counted item by item (sweep-nfts.server.ts). */
async function countFailures({ db }: JobDeps, { id, sweepFrom }: JobRow): Promise<number> {
  const [row] = await db
    .select({ failed: count() })
    .from(jobTransaction)
    .where(
      and(
        eq(jobTransaction.jobId, id),
        eq(jobTransaction.state, "failed"),
        gt(jobTransaction.number, sweepFrom),
        and(eq(jobTransaction.kind, "sweep"), eq(jobTransaction.items, "[]")),
      ),
    );
  return row?.failed ?? 0;
}

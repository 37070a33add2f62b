import { type Keypair, PublicKey, TransactionInstruction, VersionedTransaction } from "@solana/web3.js";
import bs58 from "bs58";
import { eq } from "drizzle-orm";
import { writeLog } from "~/server/log";
import type { Database } from "~db/client";
import { auditAnchor } from "~db/schema";
import { daysAnchored, listDaysToAnchor } from "../gear/day-anchors.server";
import { spellDay } from "../gear/day-memo";
import { getSetting } from "../settings/queries.server";
import type { Chain } from "../solana/chain";
import { MEMO_PROGRAM } from "../solana/wallet-additions";
import { priorityPrice } from "../transactions/priority-price";
import { buildTransaction } from "../transactions/unsigned-transaction.server";
import { type AuditHead, spellAnchor } from "./anchor-memo";
import { type Anchor, findFinalAnchor, findOpenAnchor } from "./anchors.server";
import { findAuditEntry, findAuditHead } from "./queries.server";

/** `key`: null if the operator has not stored it. */
export type AnchorDeps = { db: Database; chain: Chain; now: Date; key: Keypair | null };

/** For each memo. One of a hundred bytes took 20,000 units on the local chain. */
const MOST_UNITS = 60_000;
/**
 * A memo can land for a minute or two. If it still seems open after this time, it is not ours, or the node does not tell the
 * truth.
 */
const OPEN_MS = 60 * 60_000;
/** The rent that an account has to keep, and fees for some days. */
const FEWEST_LAMPORTS = 1_000_000n;

/**
 * Writes the head of the audit log to the chain as a memo, unless it is there or on its way; further memos of the same
 * transaction promise the coming days of gear (app/domain/gear/days.ts). Cron runs this once a day; one that
 * did not land is followed by the next day's. Does nothing without a key. Throws if the log is not the one that the last memo
 * was about, so that no memo vouches for a log that was rewritten; if the key holds too little SOL; and ChainUnavailable.
 */
export async function anchorAuditLog(deps: AnchorDeps): Promise<void> {
  const { db, key } = deps;
  const head = await findAuditHead(db);
  if (!key || !head || (await findOpenAnchor(db))) return;
  const final = await findFinalAnchor(db);
  if (final && (await findAuditEntry(db, final.seq))?.hash !== final.hash) {
    throw new Error(`entry ${final.seq} of the audit log is not the one that was written to the chain`);
  }
  const days = await listDaysToAnchor(db, deps.now);
  if (final?.seq === head.seq && days.length === 0) return;
  // the check of the log reads the first memo of a transaction
  const anchor = await signAnchor({ ...deps, key }, head, [spellAnchor(head), ...days.map(spellDay)]);
  const [[stored]] = await db.batch([
    db.insert(auditAnchor).values(anchor).onConflictDoNothing().returning(),
    daysAnchored(db, days, anchor.signature),
  ]);
  // another run was faster, and sends its own
  if (stored) await sendAnchor(deps, stored);
}

/**
 * Finds out what became of the memo that was sent, and sends it again while it can land. Cron runs this each minute. A memo
 * that after an hour is not known to have landed or failed is given up. Otherwise a row that somebody wrote into D1 would keep
 * the next memos from being signed. A second memo of the same entry does no harm. Throws ChainUnavailable.
 */
export async function followAuditAnchor(deps: Omit<AnchorDeps, "key">): Promise<void> {
  const { db, chain, now } = deps;
  const open = await findOpenAnchor(db);
  if (!open) return;
  const outcome = await findOutcome(chain, open);
  // a time in the future is as wrong as one that is long past
  const isTooOld = Math.abs(now.getTime() - open.signedAt.getTime()) > OPEN_MS;
  if (outcome === "open" && !isTooOld) return sendAnchor(deps, open);
  const status = outcome === "open" ? "expired" : outcome;
  if (status !== "final") writeLog("error", "a memo of the audit log did not land", { seq: open.seq, status });
  await db.update(auditAnchor).set({ status, settledAt: now }).where(eq(auditAnchor.id, open.id));
}

async function signAnchor(
  { db, chain, now, key }: AnchorDeps & { key: Keypair },
  head: AuditHead,
  memos: readonly string[],
) {
  const signer = key.publicKey.toBase58();
  const { accounts } = await chain.getAccounts([signer]);
  if ((accounts[0]?.lamports ?? 0n) < FEWEST_LAMPORTS) throw new Error(`${signer} holds too little SOL for a memo`);
  const { blockhash, lastValidBlockHeight } = await chain.getLatestBlockhash();
  const priceCap = Number(await getSetting(db, "priority_fee_cap"));
  const { transaction } = buildTransaction({
    payer: signer,
    blockhash,
    computeUnitLimit: MOST_UNITS * memos.length,
    computeUnitPrice: priorityPrice(await chain.listPriorityFees([signer]), priceCap),
    instructions: memos.map((memo) => memoOf(key.publicKey, memo)),
  });
  const whole = VersionedTransaction.deserialize(transaction);
  whole.sign([key]);
  return {
    ...{ seq: head.seq, hash: head.hash, signer, lastBlockHeight: lastValidBlockHeight, signedAt: now },
    signature: bs58.encode(whole.signatures[0] ?? new Uint8Array()),
    signedTransaction: Buffer.from(whole.serialize()).toString("base64"),
    status: "sent" as const,
  };
}

/** The program refuses an account that has not signed, so that nobody else can write such a memo. */
function memoOf(signer: PublicKey, memo: string): TransactionInstruction {
  return new TransactionInstruction({
    programId: new PublicKey(MEMO_PROGRAM),
    keys: [{ pubkey: signer, isSigner: true, isWritable: false }],
    data: Buffer.from(memo),
  });
}

async function sendAnchor({ chain }: Pick<AnchorDeps, "chain">, { seq, signedTransaction }: Anchor): Promise<void> {
  try {
    await chain.send(Buffer.from(signedTransaction, "base64"));
  } catch (error) {
    // a lost answer and a refusal look alike; what the chain says later decides
    writeLog("warn", "a memo of the audit log was not taken by a node", { seq }, error);
  }
}

async function findOutcome(chain: Chain, { signature, lastBlockHeight }: Anchor): Promise<Anchor["status"] | "open"> {
  const { slot, blockHeight } = await chain.getFinalizedHeight();
  const found = await chain.getSignatureStatus(signature, { searchHistory: true });
  if (found.status?.commitment === "finalized") return found.status.error ? "failed" : "final";
  // a node that lags behind proves nothing
  const isOver = !found.status && blockHeight > lastBlockHeight && found.slot >= slot;
  return isOver ? "expired" : "open";
}

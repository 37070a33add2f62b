import type { Connection, SignatureStatus, SignatureStatusConfig, TransactionError } from "@solana/web3.js";
import bs58 from "bs58";

/**
 * How a signed transaction ended. `unknown`: no node told in time. It may have landed, so its signature has to be looked up
 * before anything is signed in its place.
 */
export type Sent =
  | { outcome: "final"; signature: string }
  | { outcome: "expired" | "unknown"; signature: string }
  | { outcome: "failed"; signature: string; error: TransactionError };

/**
 * In milliseconds: the time between two looks, the time after which it stops asking, and the time allowed for one answer of
 * the node.
 */
interface Waiting {
  pollMs?: number;
  patienceMs?: number;
  answerMs?: number;
}

/**
 * Sends the same signed bytes until the transaction is final or can no longer land; sending them again is harmless. After
 * the first sending, a lost answer is asked for again and ends nothing. `lastValidBlockHeight` belongs to the blockhash in
 * the bytes. Throws nothing. The rules are those of docs/decisions/007-transaction-life-cycle.md.
 */
export async function sendUntilFinal(
  connection: Connection,
  bytes: Uint8Array,
  lastValidBlockHeight: number,
  { pollMs = 700, patienceMs = 180_000, answerMs = 15_000 }: Waiting = {},
): Promise<Sent> {
  // one byte counts the signatures; the first signature is the payer's and names the transaction
  const signature = bs58.encode(bytes.subarray(1, 65));
  const until = Date.now() + patienceMs;
  let isSeen = false;
  do {
    // a node that has the transaction already answers with an error
    if (!isSeen) await tryFor(answerMs, () => connection.sendRawTransaction(bytes, { skipPreflight: true }));
    const looked = await tryFor(answerMs, () => look(connection, signature));
    isSeen = looked?.status != null;
    const sent = isSeen
      ? looked
      : await tryFor(answerMs, () => lookPastEnd(connection, signature, lastValidBlockHeight));
    const end = sent && endOf(signature, sent);
    if (end) return end;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  } while (Date.now() < until);
  const last = await tryFor(answerMs, () => look(connection, signature, { searchTransactionHistory: true }));
  return (last && endOf(signature, last)) ?? { outcome: "unknown", signature };
}

/** What a node knows about a signature. `hasEnded`: the node has passed the last block in which it could have landed. */
type Looked = { slot: number; status: SignatureStatus | null; hasEnded: boolean };

async function look(connection: Connection, signature: string, config?: SignatureStatusConfig): Promise<Looked> {
  const { context, value } = await connection.getSignatureStatuses([signature], config);
  return { slot: context.slot, status: value[0] ?? null, hasEnded: false };
}

/**
 * The last look, once the finalized height has passed the last valid one. It comes after that height was read, searches the
 * ledger too, and has to be answered by a node that has come as far, because a node that lags behind proves nothing. Null
 * before that.
 */
async function lookPastEnd(connection: Connection, signature: string, lastValid: number): Promise<Looked | null> {
  const { blockHeight = 0, absoluteSlot } = await connection.getEpochInfo("finalized");
  if (blockHeight <= lastValid) return null;
  const looked = await look(connection, signature, { searchTransactionHistory: true });
  return { ...looked, hasEnded: looked.slot >= absoluteSlot };
}

/**
 * Null if the transaction is under way, or may be. An error counts once it is confirmed, because a fork may have another
 * outcome.
 */
function endOf(signature: string, { status, hasEnded }: Looked): Sent | null {
  if (!status) return hasEnded ? { outcome: "expired", signature } : null;
  // older nodes give no status; without a count of confirmations the block is final
  const commitment = status.confirmationStatus ?? (status.confirmations === null ? "finalized" : "processed");
  if (status.err && commitment !== "processed") return { outcome: "failed", signature, error: status.err };
  return commitment === "finalized" ? { outcome: "final", signature } : null;
}

/** An answer, or null if it was lost for any reason or did not come in time. */
async function tryFor<T>(ms: number, ask: () => Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch {
    // a node that fails is asked again, like one that does not answer
    return null;
  } finally {
    clearTimeout(timer);
  }
}

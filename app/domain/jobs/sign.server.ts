import { type Keypair, type TransactionInstruction, VersionedTransaction } from "@solana/web3.js";
import bs58 from "bs58";
import { and, eq, sql } from "drizzle-orm";
import { writeLog } from "~/server/log";
import type { Database } from "~db/client";
import { jobItem, jobTransaction } from "~db/schema";
import { getSetting } from "../settings/queries.server";
import type { Chain } from "../solana/chain";
import { priorityPrice } from "../transactions/priority-price";
import { buildTransaction } from "../transactions/unsigned-transaction.server";
import { readBlockhash } from "./blockhash.server";
import type { JobDeps } from "./deps";
import { type JobRow, type JobTransactionRow, takeTurn } from "./job-rows.server";
import { ITEM_STATUS } from "./statuses";

export type ToSign = {
  kind: "pay" | "sweep";
  /** The items that it pays. */
  seqs: number[];
  amountRaw: bigint;
  units: number;
  instructions: TransactionInstruction[];
};

const SIGNATURE_LAMPORTS = 5_000;
/** How many transactions are handed to nodes at the same time. */
const SENDS_AT_ONCE = 6;

/** What the chain takes for a transaction of one signature at a price in micro-lamports per compute unit. */
export function feeOf(units: number, price: number): number {
  return SIGNATURE_LAMPORTS + Math.ceil((units * price) / 1_000_000);
}

/** What a compute unit costs now, within the operator's cap. */
export async function readPrice(deps: Pick<JobDeps, "db" | "chain">, wallet: string): Promise<number> {
  const cap = Number(await getSetting(deps.db, "priority_fee_cap"));
  return priorityPrice(await deps.chain.listPriorityFees([wallet]), cap);
}

/**
 * Signs transactions of a job, stores all of them or none, notes in each item which one it is in, and returns them as they
 * were stored. Only what is stored may be sent. Null if somebody else has written meanwhile, or staff have asked for something
 * else: then nothing is stored. Throws ChainUnavailable.
 */
export async function signAndStore(
  deps: Pick<JobDeps, "db" | "nodes" | "nodesNeeded" | "now">,
  row: JobRow,
  {
    wallet,
    price,
    toSign,
    change = {},
  }: { wallet: Keypair; price: number; toSign: ToSign[]; change?: Partial<JobRow> },
): Promise<{ row: JobRow; transactions: JobTransactionRow[] } | null> {
  const { db, now } = deps;
  const { blockhash, lastBlockHeight } = await readBlockhash(deps);
  const signedAt = now();
  const signed = toSign.map((one, at) => ({
    number: row.transactionCount + 1 + at,
    kind: one.kind,
    items: JSON.stringify(one.seqs),
    amountRaw: one.amountRaw.toString(),
    ...sign(wallet, { ...one, price, blockhash }),
    lastBlockHeight,
    feeLamports: feeOf(one.units, price),
  }));
  const paying = toSign.filter(({ kind }) => kind === "pay");
  const counted = {
    ...change,
    transactionCount: row.transactionCount + signed.length,
    waitingCount: row.waitingCount - paying.reduce((sum, { seqs }) => sum + seqs.length, 0),
    waitingRaw: row.waitingRaw - paying.reduce((sum, { amountRaw }) => sum + amountRaw, 0n),
    updatedAt: signedAt,
  };
  const stored = await takeTurn(db, row, counted, ({ holdsTurn }) => [
    transactionsStored(db, { jobId: row.id, signed, signedAt, holdsTurn }),
    ...(paying.length > 0 ? [itemsTaken(db, { jobId: row.id, toSign, signed, holdsTurn })] : []),
  ]);
  if (!stored) return null;
  const asStored = { jobId: row.id, state: "open" as const, problem: null, signedAt, settledAt: null };
  const transactions = signed.map((one) => ({ ...one, ...asStored, amountRaw: BigInt(one.amountRaw) }));
  return { row: stored, transactions };
}

/** Sends stored transactions. A lost answer and a refusal look alike, and the chain decides what became of them. */
export async function sendAll(chain: Chain, transactions: readonly { bytes: string }[]): Promise<void> {
  for (let first = 0; first < transactions.length; first += SENDS_AT_ONCE) {
    const sent = transactions
      .slice(first, first + SENDS_AT_ONCE)
      .map(({ bytes }) => chain.send(Buffer.from(bytes, "base64")));
    const lost = (await Promise.allSettled(sent)).filter(({ status }) => status === "rejected");
    if (lost.length > 0) writeLog("warn", "nodes took no transaction of a job", { lost: lost.length });
  }
}

type Signing = Pick<ToSign, "units" | "instructions"> & { price: number; blockhash: string };

function sign(wallet: Keypair, { units, instructions, price, blockhash }: Signing) {
  const { transaction } = buildTransaction({
    payer: wallet.publicKey.toBase58(),
    blockhash,
    computeUnitLimit: units,
    computeUnitPrice: price,
    instructions,
  });
  const whole = VersionedTransaction.deserialize(transaction);
  whole.sign([wallet]);
  return {
    bytes: Buffer.from(whole.serialize()).toString("base64"),
    signature: bs58.encode(whole.signatures[0] ?? new Uint8Array()),
  };
}

/** The blockhash that is in a stored transaction's own bytes. */
export function blockhashOf(bytes: string): string {
  return VersionedTransaction.deserialize(Buffer.from(bytes, "base64")).message.recentBlockhash;
}

type Storing = {
  jobId: string;
  signed: readonly { number: number; signature: string }[];
  holdsTurn: ReturnType<typeof sql>;
};

/** One statement, however many there are: D1 binds a hundred values. */
function transactionsStored(db: Database, { jobId, signed, signedAt, holdsTurn }: Storing & { signedAt: Date }) {
  const values = sql`select ${jobId}, value ->> 'number', value ->> 'kind', value ->> 'items', value ->> 'amountRaw',
    value ->> 'bytes', value ->> 'signature', value ->> 'lastBlockHeight', value ->> 'feeLamports', 'open', null,
    ${signedAt.getTime()}, null from json_each(${JSON.stringify(signed)}) where ${holdsTurn}`;
  return db.insert(jobTransaction).select(values);
}

function itemsTaken(db: Database, { jobId, signed, toSign, holdsTurn }: Storing & { toSign: readonly ToSign[] }) {
  const taken = toSign.flatMap(({ seqs }, at) => seqs.map((seq) => ({ seq, signature: signed[at]?.signature ?? "" })));
  return db
    .update(jobItem)
    .set({ status: ITEM_STATUS.processing, signature: sql`taken.value ->> 'signature'` })
    .from(sql`json_each(${JSON.stringify(taken)}) as taken`)
    .where(
      and(
        eq(jobItem.jobId, jobId),
        eq(jobItem.seq, sql`taken.value ->> 'seq'`),
        eq(jobItem.status, ITEM_STATUS.wait),
        holdsTurn,
      ),
    );
}

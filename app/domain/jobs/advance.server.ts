import type { Keypair } from "@solana/web3.js";
import { and, eq } from "drizzle-orm";
import { isChainUnavailable } from "~/errors";
import { writeLog } from "~/server/log";
import { jobItem } from "~db/schema";
import { readHeld } from "./balances.server";
import { isDelegated } from "./delegation.server";
import type { JobDeps } from "./deps";
import { findForgotten } from "./forgotten.server";
import {
  findJob,
  hasAllItems,
  type JobRow,
  type JobTransactionRow,
  listDueJobs,
  listOpen,
  takeTurn,
} from "./job-rows.server";
import { jobKeypair } from "./job-wallet.server";
import { hasAllNfts } from "./left-nfts.server";
import { type Outcome, readOutcomes } from "./outcome.server";
import { FIRST_WAVE, payNext, WAVE } from "./pay.server";
import { recordAirdrop } from "./record-airdrop.server";
import { isJobSealed } from "./seal.server";
import { type Settled, settle } from "./settle.server";
import { blockhashOf, sendAll } from "./sign.server";
import { ITEM_STATUS, isOver, JOB_STATUS, jobStatusOf, neededOf, openCountOf } from "./statuses";
import { sweepNext } from "./sweep.server";
import { type Asset, assetOf } from "./transfers.server";

/** The most transactions that are open at a time. */
const MOST_OPEN = 2 * WAVE;
/** One that no node knows is sent again after this time. */
const RESEND_MS = 4_000;
/** After this time nodes may have forgotten the signature of a transaction, which is then looked for in the wallet's history. */
const FORGOTTEN_MS = 24 * 60 * 60_000;
const SOON_MS = 2_000;
const CRON_MS = 120_000;
const LONGEST_WAIT_MS = 3_600_000;
const JOBS_A_RUN = 5;

/** When to look at a job again: at once, in moments, some time later (something is in its way), or never. */
export type NextLook = "now" | "soon" | "later" | "never";

type Obstacle =
  | "SeedMissing"
  | "SeedChanged"
  | "SealBroken"
  | "NodeMissing"
  | "FundsMissing"
  | "DelegateMissing"
  | "FeesMissing"
  | "SumsDiffer"
  | "PayerUnknown"
  | "SweepFails";
/** A job as it was last read or written, its transactions that may still land, and how many may be signed next. */
type Seen = { row: JobRow; open: JobTransactionRow[]; nextWave: number };
type Open = Seen & { isUnknown: boolean };
/** `seen` is what the next look may begin with; null if the job has to be read anew. */
type Look = { next: NextLook; seen: Seen | null };

/**
 * Brings a job as far as the chain allows now: settles what was sent, begins once its wallet holds what it needs, signs what
 * is next, and sends back what is left. Safe to call at any time, also twice at once: nothing is sent that was not stored
 * before, an item is stored in another transaction only after the nodes have agreed that its last one has no effect, and of
 * two runs only one writes. `seen` may be out of date: every write fails then (takeTurn), and the next look reads anew. Throws
 * ChainUnavailable.
 */
async function advanceJob(deps: JobDeps, id: string, seen: Seen | null): Promise<Look> {
  const found = seen?.row ?? (await findJob(deps.db, id));
  if (!found?.startedAt || found.closedAt) return readAnew("never");
  const { seed } = deps;
  if (!seed) return readAnew(await wait(deps, found, "SeedMissing"));
  const wallet = jobKeypair(seed, id);
  if (wallet.publicKey.toBase58() !== found.wallet) return readAnew(await wait(deps, found, "SeedChanged"));
  if (!isJobSealed(seed, found)) return readAnew(await refuse(deps, found));
  if (deps.nodes.length < deps.nodesNeeded) return readAnew(await wait(deps, found, "NodeMissing"));
  const settled = await settleOpen(
    deps,
    seen ?? { row: found, open: await listOpen(deps.db, id), nextWave: FIRST_WAVE },
  );
  if (!settled) return readAnew("now");
  const row = await endCancelled(deps, settled.row);
  if (!row) return readAnew("now");
  const asset = assetOf(row);
  return goOn(deps, { ...settled, row }, { wallet, asset, seed });
}

function readAnew(next: NextLook): Look {
  return { next, seen: null };
}

/** Looks at a job until nothing more can be done at once, at most this many times. Throws ChainUnavailable. */
export async function runJob(deps: JobDeps, id: string, looks: number): Promise<NextLook> {
  let last: Look = readAnew("now");
  for (let look = 0; look < looks && (last.next === "now" || last.next === "soon"); look++) {
    last = await advanceJob(deps, id, last.seen);
    if (last.next === "soon") await deps.wait(SOON_MS);
  }
  return last.next;
}

/** Run by cron: looks at jobs that nothing follows any more. One that fails is logged and does not stop the others. */
export async function advanceForgottenJobs(deps: JobDeps): Promise<{ looked: number }> {
  const due = await listDueJobs(deps.db, deps.now(), JOBS_A_RUN);
  for (const row of due) {
    try {
      // noted first: one at which every run ends would otherwise be the first of the next run too
      await takeTurn(deps.db, row, { lookAt: laterThan(deps.now(), row) });
      await runJob(deps, row.id, 2);
    } catch (error) {
      writeLog(isChainUnavailable(error) ? "warn" : "error", "a job could not be brought on", { job: row.id }, error);
    }
  }
  return { looked: due.length };
}

type Wallet = { wallet: Keypair; asset: Asset; seed: Uint8Array };

async function goOn(deps: JobDeps, { row, open, isUnknown, nextWave }: Open, wallet: Wallet): Promise<Look> {
  if (isOver(row) && open.length === 0) return finish(deps, row, wallet);
  const mayPay = row.wish === "run" && row.waitingCount > 0 && !isUnknown;
  if (mayPay && !row.begunAt) return begin(deps, row, wallet);
  if (!mayPay || open.length > MOST_OPEN - WAVE)
    return show(deps, { row, open, nextWave }, { isUnknown, reason: null });
  const paid = await payNext(deps, row, { ...wallet, isAnyOpen: open.length > 0, most: nextWave });
  if (!paid.row) return readAnew("now");
  if (paid.problem === "SealBroken") return readAnew(await refuse(deps, paid.row));
  if (paid.problem === "SumsDiffer") {
    writeLog("error", "a job's wallet holds less than is still to be paid", { job: row.id });
  }
  const seen = { row: paid.row, open: [...open, ...paid.transactions], nextWave: paid.nextWave };
  const shown = await show(deps, seen, { isUnknown: paid.problem === "SumsDiffer", reason: paid.problem });
  return paid.problem ? readAnew("later") : shown;
}

/** Whether its time is over and no node knows it. */
function isUnseen(outcome: Outcome | undefined): boolean {
  return outcome?.state === "unknown" && !outcome.isSeen;
}

/** Writes what became of open transactions, and sends again what no node knows. Null if somebody else has written. */
async function settleOpen(deps: JobDeps, { row, open, nextWave }: Seen): Promise<Open | null> {
  if (open.length === 0) return { row, open, nextWave, isUnknown: false };
  const sent = open.map(({ bytes, ...one }) => ({ ...one, blockhash: blockhashOf(bytes) }));
  const outcomes = await readOutcomes(deps, sent);
  const settled: Settled[] = [];
  const still: JobTransactionRow[] = [];
  const unseen: JobTransactionRow[] = [];
  let isUnknown = false;
  const now = deps.now();
  const old = sent.filter(
    ({ signedAt }, at) => isUnseen(outcomes[at]) && now.getTime() - signedAt.getTime() > FORGOTTEN_MS,
  );
  const forgotten = await findForgotten(deps, row, old);
  for (const [at, transaction] of open.entries()) {
    const outcome = forgotten.get(transaction.signature) ?? outcomes[at];
    if (!outcome || outcome.state === "open" || outcome.state === "unknown") {
      still.push(transaction);
      isUnknown ||= outcome?.state === "unknown";
      const isOld = now.getTime() - transaction.signedAt.getTime() > RESEND_MS;
      if (!outcome?.isSeen && isOld) unseen.push(transaction);
    } else settled.push({ transaction, outcome });
  }
  const after = settled.length > 0 ? await settle({ db: deps.db, now }, row, settled) : row;
  if (!after) return null;
  await sendAll(deps.chain, unseen);
  return { row: after, open: still, nextWave, isUnknown };
}

/** What waits is not paid any more once staff have cancelled the job. Null if somebody else has written meanwhile. */
async function endCancelled({ db, now }: JobDeps, row: JobRow): Promise<JobRow | null> {
  if (row.wish !== "cancel" || row.waitingCount === 0) return row;
  const change = {
    waitingCount: 0,
    waitingRaw: 0n,
    cancelledCount: row.cancelledCount + row.waitingCount,
    updatedAt: now(),
  };
  return takeTurn(db, row, change, ({ holdsTurn }) => [
    db
      .update(jobItem)
      .set({ status: ITEM_STATUS.cancelled })
      .where(and(eq(jobItem.jobId, row.id), eq(jobItem.status, ITEM_STATUS.wait), holdsTurn)),
  ]);
}

/** Begins once the wallet holds what the dry run asked for, in final blocks. */
async function begin(deps: JobDeps, row: JobRow, { wallet, asset }: Wallet): Promise<Look> {
  const address = wallet.publicKey.toBase58();
  const held = await readHeld(deps.chain, { wallet: address, asset, commitment: "finalized" });
  const needed = neededOf(row);
  const hasSums = held.lamports >= needed.lamports && (asset.asset !== "coin" || held.heldRaw >= needed.coinRaw);
  if (!(await hasAllItems(deps.db, row))) return readAnew(await refuse(deps, row));
  const isFunded = hasSums && (asset.asset !== "nft" || (await hasAllNfts(deps, { jobId: row.id, wallet: address })));
  if (!isFunded) return readAnew(await wait(deps, row, "FundsMissing"));
  const mayAct =
    asset.asset !== "none" || (await isDelegated(deps.chain, asset, { wallet: address, commitment: "finalized" }));
  if (!mayAct) return readAnew(await wait(deps, row, "DelegateMissing"));
  const signatures = await deps.chain.listSignatures(address, { limit: 100 });
  const funding = signatures.findLast(({ error }) => error === null)?.signature ?? null;
  const now = deps.now();
  const begun = { ...row, begunAt: now };
  const changed = await takeTurn(deps.db, row, {
    begunAt: now,
    status: jobStatusOf(begun, { isUnknown: false }),
    reason: null,
    fundedRaw: held.heldRaw,
    fundedLamports: held.lamports,
    fundingSignature: funding,
    lookAt: new Date(now.getTime() + CRON_MS),
    updatedAt: now,
  });
  return { next: "now", seen: changed && { row: changed, open: [], nextWave: FIRST_WAVE } };
}

/** Every item has its end: that is written down, and what is left in the wallet goes back. */
async function finish(deps: JobDeps, row: JobRow, wallet: Wallet): Promise<Look> {
  if (!row.finishedAt || row.status === JOB_STATUS.broken) {
    const status = jobStatusOf(row, { isUnknown: false });
    const finished = await takeTurn(deps.db, row, {
      status,
      reason: null,
      finishedAt: row.finishedAt ?? deps.now(),
      updatedAt: deps.now(),
    });
    return { next: "now", seen: finished && { row: finished, open: [], nextWave: FIRST_WAVE } };
  }
  if (!row.recordedAt) {
    const recorded = await recordAirdrop(deps, row);
    return { next: "now", seen: recorded && { row: recorded, open: [], nextWave: FIRST_WAVE } };
  }
  const swept = await sweepNext(deps, row, wallet);
  if (!swept) return readAnew("now");
  if (swept.closedAt) return readAnew("never");
  return readAnew(swept.reason ? await wait(deps, swept, swept.reason as Obstacle) : "soon");
}

/** Writes down how the job stands, unless that is what its row says. */
async function show(
  deps: JobDeps,
  { row, open, nextWave }: Seen,
  { isUnknown, reason }: { isUnknown: boolean; reason: Obstacle | null },
): Promise<Look> {
  const now = deps.now();
  const status = jobStatusOf(row, { isUnknown });
  const isDue = !row.lookAt || row.lookAt.getTime() < now.getTime() + CRON_MS / 2;
  if (status !== row.status || reason !== row.reason || isDue) {
    const lookAt = new Date(now.getTime() + CRON_MS);
    const shown = await takeTurn(deps.db, row, { status, reason, lookAt, updatedAt: now });
    if (!shown) return readAnew("soon");
    return show(deps, { row: shown, open, nextWave }, { isUnknown, reason });
  }
  const isIdle = openCountOf(row) === 0 && row.wish !== "run" && !isOver(row);
  return isIdle ? readAnew("later") : { next: "soon", seen: { row, open, nextWave } };
}

/** Waits with a reason, the longer the older the job is. */
async function wait(deps: JobDeps, row: JobRow, reason: Obstacle): Promise<NextLook> {
  if (row.reason !== reason) writeLog("warn", "a job waits", { job: row.id, reason });
  const now = deps.now();
  await takeTurn(deps.db, row, { reason, lookAt: laterThan(now, row), updatedAt: now });
  return "later";
}

/** The job in D1 differs from the one that staff wrote: nothing is signed for it, and staff are told. */
async function refuse(deps: JobDeps, row: JobRow): Promise<NextLook> {
  if (row.status === JOB_STATUS.broken) return wait(deps, row, "SealBroken");
  writeLog("error", "a job is not as staff have written it", { job: row.id });
  const broken = await takeTurn(deps.db, row, { status: JOB_STATUS.broken, updatedAt: deps.now() });
  return broken ? wait(deps, broken, "SealBroken") : "now";
}

function laterThan(now: Date, { startedAt, createdAt }: JobRow): Date {
  const age = now.getTime() - (startedAt ?? createdAt).getTime();
  return new Date(now.getTime() + Math.min(Math.max(age / 10, CRON_MS / 2), LONGEST_WAIT_MS));
}

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { D1Database } from "@cloudflare/workers-types";
import { Keypair, PublicKey, SystemProgram, type TransactionInstruction, VersionedTransaction } from "@solana/web3.js";
import bs58 from "bs58";
import { runJob } from "~/domain/jobs/advance.server";
import { changeJob } from "~/domain/jobs/commands.server";
import { createJob } from "~/domain/jobs/create.server";
import { fillTransactions } from "~/domain/jobs/fill-transactions";
import { findJob } from "~/domain/jobs/job-rows.server";
import { airdrop } from "~/domain/jobs/kinds/airdrop.server";
import { readAsset } from "~/domain/jobs/read-asset.server";
import type { ListedRow } from "~/domain/jobs/read-list";
import { sendAll } from "~/domain/jobs/sign.server";
import { neededOf } from "~/domain/jobs/statuses";
import { payCoin, unitsOf } from "~/domain/jobs/transfers.server";
import { type Chain, SIGNATURES_A_CALL } from "~/domain/solana/chain";
import { openChain } from "~/domain/solana/chain.server";
import { buildTransaction } from "~/domain/transactions/unsigned-transaction.server";
import { openDatabase } from "~db/client";
import { account, accountSession } from "~db/schema";
import { TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { developmentKeypair } from "~programs/development-keys";
import { countingD1 } from "../domain/counting-d1";

const SEED = new Uint8Array(32).fill(7);
const MINT = developmentKeypair("mint-scg").publicKey.toBase58();
const COIN = { mint: MINT, tokenProgram: TOKEN_PROGRAM_ADDRESS.toBase58(), decimals: 9 };
const ASSET = { asset: "coin", ...COIN } as const;
const HEAP_EVERY_MS = 2_000;
const LOOK_MS = 500;
/** The plain script signs this many with one blockhash: a slow node cannot take more before the blockhash expires. */
const PLAIN_WAVE = 24;

export type Paid = {
  items: number;
  perSecond: number;
  /**
   * The same transfers, signed and sent by a script that stores nothing: the mean of one run before and one after, because the
   * node takes longer for each transaction, the more it has carried out.
   */
  plainPerSecond: number;
  perStatement: number;
  mostRows: number;
  /** The growth of the used heap while it ran, in MB, measured after garbage collections. */
  heapMb: number;
  /** The total milliseconds of the calls of each method and their number, the longest first. */
  calls: { name: string; count: number; ms: number }[];
};

type Where = { d1: D1Database; rpcUrl: string; items: number };

/** Has a job pay new wallets on a node, once by the site's engine and once by a plain script. */
export async function payOnNode({ d1, rpcUrl, items }: Where): Promise<Paid> {
  const { chain, calls } = timed(openChain({ rpcUrls: [rpcUrl], timeoutMs: 60_000 }));
  const counted = countingD1(d1);
  const deps = {
    ...{ db: openDatabase(counted.d1), chain, nodes: [chain], nodesNeeded: 1, seed: SEED },
    ...{ now: () => new Date(), wait: sleep },
  };
  const id = await startJob(deps, items);
  const plainBefore = await payPlainly(chain, items);
  calls.clear();
  const before = counted.statements();
  const heap = watchHeap();
  const begun = Date.now();
  for (let run = 0; run < 2_000 && (await runJob(deps, id, 8)) !== "never"; run++);
  const heapMb = heap.stop();
  const counts = [...calls];
  const plainAfter = await payPlainly(chain, items);
  const row = await findJob(deps.db, id);
  if (row?.completedCount !== items || !row.finishedAt) throw new Error(`paid ${row?.completedCount} of ${items}`);
  return {
    ...{ items, heapMb, mostRows: counted.mostRows() },
    plainPerSecond: 2 / (1 / plainBefore + 1 / plainAfter),
    perSecond: (items * 1_000) / (row.finishedAt.getTime() - begun),
    perStatement: items / (counted.statements() - before),
    calls: counts.map(([name, each]) => ({ name, ...each })).sort((one, other) => other.ms - one.ms),
  };
}

type Deps = { db: ReturnType<typeof openDatabase>; chain: Chain; seed: Uint8Array; now: () => Date };

/** Writes a job down, starts it and fills its wallet. */
async function startJob({ db, chain, seed, now }: Deps, items: number): Promise<string> {
  const actor = await makeOperator(db);
  const rows = listOf(items);
  const asset = await readAsset(chain, { asset: "coin", mint: MINT });
  const refundAddress = bank.publicKey.toBase58();
  const input = {
    preset: "Token",
    title: "bench",
    asset,
    unit: "SCG",
    rows,
    bad: [],
    airdropList: null,
    refundAddress,
  };
  const id = await createJob({ db, chain, seed, now: now(), actor }, input);
  const row = await changeJob(
    { db, seed, now: now(), actor, adminSecret: "none", isOnlyOwner: true },
    { id, version: 0, deed: "start" },
  );
  const { coinRaw, lamports } = neededOf(row);
  await fill(chain, new PublicKey(row.wallet), { coinRaw, lamports });
  return id;
}

const bank = developmentKeypair("wallet-1");

/** Puts coins and SOL of the first development wallet into another one, and waits until that is final. */
async function fill(chain: Chain, owner: PublicKey, { coinRaw, lamports }: { coinRaw: bigint; lamports: bigint }) {
  const coins = payCoin({ wallet: bank.publicKey, owner, coin: COIN, amountRaw: coinRaw, hasAccount: false });
  const sol = SystemProgram.transfer({ fromPubkey: bank.publicKey, toPubkey: owner, lamports });
  const { blockhash } = await chain.getLatestBlockhash();
  const signed = sign(bank, { blockhash, instructions: [...coins, sol], units: 100_000 });
  await sendAll(chain, [signed]);
  await untilFinal(chain, [signed.signature]);
}

/** Pays new wallets as the engine does, in transactions of the same size, sent in the same way, with nothing around it. */
async function payPlainly(chain: Chain, items: number): Promise<number> {
  const wallet = Keypair.generate();
  const payments = listOf(items).map((row) => ({ ...row, hasAccount: false, tries: 0 }));
  const coinRaw = payments.reduce((sum, { amountRaw }) => sum + amountRaw, 0n);
  await fill(chain, wallet.publicKey, { coinRaw, lamports: 4_000_000n * BigInt(items + 10) });
  const filled = fillTransactions({ wallet: wallet.publicKey, asset: ASSET, kind: airdrop }, payments);
  const begun = Date.now();
  const sent: string[] = [];
  for (let first = 0; first < filled.length; first += PLAIN_WAVE) {
    const { blockhash } = await chain.getLatestBlockhash();
    const signed = filled
      .slice(first, first + PLAIN_WAVE)
      .map(({ items: paid, instructions }) =>
        sign(wallet, { blockhash, instructions, units: unitsOf(ASSET, paid.length) }),
      );
    await sendAll(chain, signed);
    sent.push(...signed.map(({ signature }) => signature));
  }
  await untilFinal(chain, sent);
  return (items * 1_000) / (Date.now() - begun);
}

function sign(
  wallet: Keypair,
  { blockhash, instructions, units }: { blockhash: string; instructions: TransactionInstruction[]; units: number },
): { bytes: string; signature: string } {
  const payer = wallet.publicKey.toBase58();
  const { transaction } = buildTransaction({
    ...{ payer, blockhash, instructions, computeUnitLimit: units, computeUnitPrice: 0 },
  });
  const whole = VersionedTransaction.deserialize(transaction);
  whole.sign([wallet]);
  const signature = bs58.encode(whole.signatures[0] ?? new Uint8Array());
  return { bytes: Buffer.from(whole.serialize()).toString("base64"), signature };
}

/** Waits until all transactions are final. Throws if one failed, or if it takes more than ten minutes. */
async function untilFinal(chain: Chain, signatures: readonly string[]): Promise<void> {
  let open = [...signatures];
  for (let look = 0; open.length > 0; look++) {
    if (look === 1_200) throw new Error(`${open.length} transactions did not land`);
    const asked = open.slice(0, SIGNATURES_A_CALL);
    const { statuses } = await chain.listSignatureStatuses(asked);
    const failed = statuses.find((status) => status?.error);
    if (failed) throw new Error(JSON.stringify(failed.error));
    const final = new Set(asked.filter((_, at) => statuses[at]?.commitment === "finalized"));
    open = open.filter((signature) => !final.has(signature));
    if (final.size === 0) await sleep(LOOK_MS);
  }
}

function listOf(items: number): ListedRow[] {
  return Array.from({ length: items }, (_, at) => ({
    ...{ line: at + 1, address: Keypair.generate().publicKey.toBase58(), amountRaw: 1_000n + BigInt(at), mint: null },
  }));
}

async function makeOperator(db: Deps["db"]) {
  const at = new Date();
  const accountId = crypto.randomUUID();
  const sessionIdHash = crypto.randomUUID();
  const email = `${accountId}@example.org`;
  const person = { email, nickname: email, role: "operator" as const };
  const kept = { ...person, passwordHash: "", adminCode: "", status: "active" as const, createdAt: at, updatedAt: at };
  await db.insert(account).values({ id: accountId, ...kept });
  const expiresAt = new Date(at.getTime() + 86_400_000);
  const session = { idHash: sessionIdHash, accountId, userAgent: "", ipAddress: "", createdAt: at, lastSeenAt: at };
  await db.insert(accountSession).values({ ...session, provenAt: at, provenWith: "code", expiresAt });
  return { staff: { accountId, ...person, sessionIdHash, provenAt: at }, ipAddress: "203.0.113.7" };
}

/** A chain that notes how long its calls take. */
function timed(chain: Chain) {
  const calls = new Map<string, { count: number; ms: number }>();
  const proxy = new Proxy(chain, {
    get(target, name) {
      const method = Reflect.get(target, name) as (...asked: unknown[]) => Promise<unknown>;
      return async (...asked: unknown[]) => {
        const begun = performance.now();
        try {
          return await method(...asked);
        } finally {
          const { count, ms } = calls.get(String(name)) ?? { count: 0, ms: 0 };
          calls.set(String(name), { count: count + 1, ms: ms + performance.now() - begun });
        }
      };
    },
  });
  return { chain: proxy, calls };
}

/** Measures the heap every two seconds, after a garbage collection. `stop` returns its largest growth in MB. */
function watchHeap(): { stop(): number } {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed / 1_048_576;
  };
  const before = used();
  let most = before;
  const look = () => {
    most = Math.max(most, used());
  };
  const timer = setInterval(look, HEAP_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      look();
      return most - before;
    },
  };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

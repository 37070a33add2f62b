import { ed25519 } from "@noble/curves/ed25519";
import { PublicKey, VersionedTransaction } from "@solana/web3.js";
import bs58 from "bs58";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import { jobFunding, jobTransaction } from "~db/schema";
import type { Chain, ListedSignature } from "../solana/chain";
import type { JobDeps } from "./deps";
import type { JobRow } from "./job-rows.server";
import { listMoved } from "./moved";
import { sealFunding } from "./seal.server";
import type { Payer } from "./shares";

/** How many transactions of others are read in one look at a job, and how many of them at the same time. */
const READ_A_LOOK = 100;
const READS_AT_ONCE = 5;
/** How long a look waits for the other nodes to reach the slot of the node that read the wallet. */
const CATCH_UP_TRIES = 5;
const CATCH_UP_MS = 1_000;
const SIGNATURES_A_PAGE = 1_000;
/** How many of the job's own transactions are in memory at once with their bytes. */
const ROWS_A_READING = 500;

type Deps = Pick<JobDeps, "db" | "nodes" | "nodesNeeded" | "wait">;
type Funded = {
  row: JobRow;
  seed: Uint8Array;
  /** The job's wallet, or its account of a coin or an NFT. */
  account: string;
  /** The account in which a payer gets it back. */
  returnsTo: (payer: string) => string;
  /** The final slot in which the account held what goes back. Whatever came in later is not part of it. */
  slot: number;
};
type Funding = typeof jobFunding.$inferSelect;

/**
 * Who had put how much into an account of a job's wallet by `slot`, and how much of it went back, as every node has the chain.
 * Null while there are transactions left to read, which the next look does. A stranger who keeps sending something to the
 * wallet therefore cannot keep earlier payments from going back. Throws ChainUnavailable, also if the nodes do not agree.
 */
export async function readPayers(deps: Deps, funded: Funded): Promise<Payer[] | null> {
  const { row, seed, account, slot: last } = funded;
  const nodes = await nodesAt(deps, last);
  const at = { ...deps, nodes };
  const [listed, own, stored] = await Promise.all([
    listSignatures(at, account),
    listOwn(deps, row),
    deps.db
      .select()
      .from(jobFunding)
      .where(and(eq(jobFunding.jobId, row.id), eq(jobFunding.account, account))),
  ]);
  const sealed = stored.filter((funding) => funding.seal === sealFunding(seed, funding));
  const known = new Set([...sealed.map(({ signature }) => signature), ...own.map(({ signature }) => signature)]);
  const unread = listed.filter(({ signature, slot }) => !known.has(signature) && slot <= last);
  const read = await readFundings(at, funded, unread.slice(0, READ_A_LOOK));
  if (read.length > 0) await storeFundings(deps, read);
  if (unread.length > READ_A_LOOK) return null;
  return payersOf(
    [...sealed, ...read].filter(({ slot }) => slot <= last),
    { ...funded, own },
  );
}

/** The nodes whose latest final block is not before a slot. It waits a moment for nodes that are late. */
async function nodesAt({ nodes, wait }: Deps, slot: number): Promise<Chain[]> {
  const isThere = async (node: Chain) => {
    for (let tries = 1; ; tries++) {
      if ((await node.getFinalizedHeight()).slot >= slot) return true;
      if (tries === CATCH_UP_TRIES) return false;
      await wait(CATCH_UP_MS);
    }
  };
  const there = await Promise.allSettled(nodes.map(isThere));
  return nodes.filter((_, at) => {
    const answer = there[at];
    return answer?.status === "fulfilled" && answer.value;
  });
}

async function readFundings(
  deps: Deps,
  { row, seed, account }: Funded,
  unread: readonly ListedSignature[],
): Promise<Funding[]> {
  const read: Funding[] = [];
  for (let first = 0; first < unread.length; first += READS_AT_ONCE) {
    const some = unread.slice(first, first + READS_AT_ONCE).map(async ({ signature, slot }) => {
      const sums = await readIncome(deps, { signature, account, wallet: row.wallet });
      // a transaction that put nothing in is noted too, so that it is read only once
      const income: [string, bigint][] = sums.length > 0 ? sums : [["", 0n]];
      return income.map(([payer, amountRaw]) => ({ jobId: row.id, account, signature, payer, amountRaw, slot }));
    });
    const found = (await Promise.all(some)).flat();
    read.push(...found.map((funding) => ({ ...funding, seal: sealFunding(seed, funding) })));
  }
  return read;
}

/** One statement for any number of rows. A row that somebody else has written in their place is replaced. */
async function storeFundings({ db }: Deps, read: readonly Funding[]): Promise<void> {
  const rows = JSON.stringify(read.map((funding) => ({ ...funding, amountRaw: String(funding.amountRaw) })));
  const values = sql`select value ->> 'jobId', value ->> 'account', value ->> 'signature', value ->> 'payer',
    value ->> 'amountRaw', value ->> 'slot', value ->> 'seal' from json_each(${rows}) where true`;
  const { jobId, account, signature, payer } = jobFunding;
  await db
    .insert(jobFunding)
    .select(values)
    .onConflictDoUpdate({
      target: [jobId, account, signature, payer],
      set: { amountRaw: sql`excluded.amount_raw`, slot: sql`excluded.slot`, seal: sql`excluded.seal` },
    });
}

/** What came into an account by a transaction, by payer, if every node that answers says the same. */
async function readIncome(
  { nodes, nodesNeeded }: Deps,
  { signature, account, wallet }: { signature: string; account: string; wallet: string },
): Promise<[string, bigint][]> {
  const asked = await Promise.allSettled(nodes.map((node) => node.findTransaction(signature, "finalized")));
  const said = asked.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  const sums = said.map((found) => {
    if (!found) throw new AppError("ChainUnavailable");
    const byPayer = new Map<string, bigint>();
    for (const { payer, to, amountRaw } of found.error === null ? listMoved(found.instructions) : []) {
      if (to === account && payer !== wallet && amountRaw > 0n) {
        byPayer.set(payer, (byPayer.get(payer) ?? 0n) + amountRaw);
      }
    }
    return [...byPayer];
  });
  const [first, ...others] = sums.map((sum) => JSON.stringify(sum, (_, value) => String(value)));
  if (sums.length < Math.max(nodesNeeded, 1) || others.some((other) => other !== first)) {
    throw new AppError("ChainUnavailable");
  }
  return sums[0] ?? [];
}

/** Every signature that a node lists for an address. A node that leaves one out cannot hide it while another one answers. */
async function listSignatures({ nodes, nodesNeeded }: Deps, address: string): Promise<ListedSignature[]> {
  const asked = await Promise.allSettled(nodes.map((node) => listAllSignatures(node, address)));
  const said = asked.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  if (said.length < Math.max(nodesNeeded, 1)) throw new AppError("ChainUnavailable");
  const found = new Map(said.flat().map((listed) => [listed.signature, listed]));
  return [...found.values()].filter(({ error }) => error === null);
}

/** Every final signature of an address, as one node has them, newest first. Throws ChainUnavailable. */
export async function listAllSignatures(node: Chain, address: string): Promise<ListedSignature[]> {
  const all: ListedSignature[] = [];
  for (;;) {
    const page = await node.listSignatures(address, {
      limit: SIGNATURES_A_PAGE,
      before: all.at(-1)?.signature ?? null,
    });
    all.push(...page);
    if (page.length < SIGNATURES_A_PAGE) return all;
  }
}

type Own = { signature: string; message: VersionedTransaction["message"]; isReturn: boolean };

/** The job's own transactions. Its wallet's signature proves them: a row of D1 alone must not hide a transaction of a payer. */
async function listOwn({ db }: Pick<Deps, "db">, row: JobRow): Promise<Own[]> {
  const { number, bytes, kind, state } = jobTransaction;
  const key = new PublicKey(row.wallet).toBytes();
  const own: Own[] = [];
  for (let after = 0; ; ) {
    const page = await db
      .select({ number, bytes, kind, state })
      .from(jobTransaction)
      .where(and(eq(jobTransaction.jobId, row.id), gt(number, after), inArray(state, ["landed", "failed"])))
      .orderBy(asc(number))
      .limit(ROWS_A_READING);
    own.push(...page.flatMap((stored) => ownOf(stored, key)));
    const last = page.at(-1);
    if (!last || page.length < ROWS_A_READING) return own;
    after = last.number;
  }
}

type StoredTransaction = Pick<typeof jobTransaction.$inferSelect, "bytes" | "kind" | "state">;

function ownOf({ bytes, kind, state }: StoredTransaction, key: Uint8Array): Own[] {
  const { signatures, message } = VersionedTransaction.deserialize(Buffer.from(bytes, "base64"));
  const signature = signatures[0] ?? new Uint8Array();
  if (!ed25519.verify(signature, message.serialize(), key)) return [];
  return [{ signature: bs58.encode(signature), message, isReturn: kind === "sweep" && state === "landed" }];
}

type Stored = { payer: string; amountRaw: bigint; slot: number };

function payersOf(stored: readonly Stored[], { returnsTo, own }: Funded & { own: readonly Own[] }): Payer[] {
  const payers = new Map<string, Payer>();
  for (const { payer, amountRaw, slot } of stored) {
    if (payer === "") continue;
    const known = payers.get(payer) ?? { payer, paidRaw: 0n, owedRaw: 0n, slot: 0 };
    const paidRaw = known.paidRaw + amountRaw;
    payers.set(payer, { payer, paidRaw, owedRaw: paidRaw, slot: Math.max(known.slot, slot) });
  }
  const returned = own.filter(({ isReturn }) => isReturn).flatMap(({ message }) => listMoved(instructionsOf(message)));
  return [...payers.values()].map((known) => {
    const to = returnsTo(known.payer);
    const backRaw = returned.filter((moved) => moved.to === to).reduce((sum, moved) => sum + moved.amountRaw, 0n);
    return { ...known, owedRaw: known.paidRaw - backRaw };
  });
}

function instructionsOf({ compiledInstructions, staticAccountKeys }: VersionedTransaction["message"]) {
  const addressAt = (index: number) => staticAccountKeys[index]?.toBase58() ?? "";
  return compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) => ({
    program: addressAt(programIdIndex),
    accounts: accountKeyIndexes.map(addressAt),
    data: Uint8Array.from(data),
  }));
}

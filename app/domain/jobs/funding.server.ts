import { ed25519 } from "@noble/curves/ed25519";
import { PublicKey, VersionedTransaction } from "@solana/web3.js";
import bs58 from "bs58";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { AppError } from "~/errors";
import { jobFunding, jobTransaction } from "~db/schema";
import type { Chain, ListedSignature } from "../solana/chain";
import type { JobDeps } from "./deps";
import type { JobRow } from "./job-rows.server";
import { listMoved } from "./moved";
import { sealFunding } from "./seal.server";
import type { Payer } from "./shares";

/** Transactions of others that are read in one look at a job. */
const READ_A_LOOK = 20;
const SIGNATURES_A_PAGE = 1_000;
/** The job's own transactions that are in memory with their bytes at once. */
const ROWS_A_READING = 500;

type Deps = Pick<JobDeps, "db" | "nodes" | "nodesNeeded">;
type Funded = {
  row: JobRow;
  seed: Uint8Array;
  /** The job's wallet, or its account of a coin or an NFT. */
  account: string;
  /** The account in which a payer gets it back. */
  returnsTo: (payer: string) => string;
};

/**
 * Who put what into an account of a job's wallet, by the chain as every node has it, and what of it went back. Null while there
 * are transactions left to read: then the next look goes on. Throws ChainUnavailable, also if the nodes do not agree.
 */
export async function readPayers(deps: Deps, funded: Funded): Promise<Payer[] | null> {
  const { row, seed, account } = funded;
  const [listed, own, stored] = await Promise.all([
    listSignatures(deps, account),
    listOwn(deps, row),
    deps.db
      .select()
      .from(jobFunding)
      .where(and(eq(jobFunding.jobId, row.id), eq(jobFunding.account, account))),
  ]);
  const sealed = stored.filter((funding) => funding.seal === sealFunding(seed, funding));
  const known = new Set([...sealed.map(({ signature }) => signature), ...own.map(({ signature }) => signature)]);
  const unread = listed.filter(({ signature }) => !known.has(signature));
  const read = unread.slice(0, READ_A_LOOK);
  for (const { signature, slot } of read) await storeFunding(deps, funded, { signature, slot });
  if (read.length > 0) return null;
  return payersOf(sealed, { ...funded, own });
}

async function storeFunding(
  deps: Deps,
  { row, seed, account }: Funded,
  { signature, slot }: Omit<ListedSignature, "error">,
) {
  const sums = await readIncome(deps, { signature, account, wallet: row.wallet });
  // one that put nothing in is noted too, so that it is read once
  const income: [string, bigint][] = sums.length > 0 ? sums : [["", 0n]];
  for (const [payer, amountRaw] of income) {
    const funding = { jobId: row.id, account, signature, payer, amountRaw, slot };
    const values = { ...funding, seal: sealFunding(seed, funding) };
    const { jobId, account: of, signature: by, payer: from } = jobFunding;
    await deps.db
      .insert(jobFunding)
      .values(values)
      .onConflictDoUpdate({ target: [jobId, of, by, from], set: values });
  }
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

import type { Database } from "~db/client";
import { indexerTransaction } from "~db/schema";
import type { Chain, ChainAccount, LandedTransaction } from "../solana/chain";
import type { Projection, Reading, Statement } from "./projection";
import { PROJECTIONS } from "./projections.server";

export type RecordDeps = { db: Database; chain: Chain; now: Date };

const ACCOUNTS_A_CALL = 100;

/**
 * The statements that write finalized transactions, oldest first, into everything that is kept of our programs, and note
 * them as recorded: to be run in one batch. Running them twice writes once. Reads the accounts that they touched, at a
 * slot not before the newest of them. Throws ChainUnavailable.
 */
export async function recordTransactions(
  deps: RecordDeps,
  transactions: LandedTransaction[],
  projections: readonly Projection[] = PROJECTIONS,
): Promise<Statement[]> {
  const successes = transactions.filter(({ error }) => error === null);
  const concerned = projections
    .map((projection) => ({ projection, own: successes.filter((transaction) => runs(transaction, projection)) }))
    .filter(({ own }) => own.length > 0);
  const touched = concerned.flatMap(({ projection, own }) => own.flatMap(projection.listTouched));
  const minSlot = Math.max(0, ...successes.map(({ slot }) => slot));
  const reading = await readAccounts(deps.chain, [...new Set(touched)], minSlot);
  const statements: Statement[] = [];
  for (const { projection, own } of concerned) statements.push(...(await projection.record(deps.db, own, reading)));
  const notes = concerned.flatMap(({ projection: { program }, own }) =>
    own.map((transaction) => noteRecorded(deps, program, transaction)),
  );
  return [...statements, ...notes];
}

function runs({ instructions }: LandedTransaction, { program }: Projection): boolean {
  return instructions.some((instruction) => instruction.program === program);
}

/** Accounts of several calls: each is at its slot, and the oldest slot is said of all. */
async function readAccounts(chain: Chain, addresses: string[], minSlot: number): Promise<Reading> {
  const accounts = new Map<string, ChainAccount | null>();
  let slot = Number.MAX_SAFE_INTEGER;
  for (let i = 0; i < addresses.length; i += ACCOUNTS_A_CALL) {
    const asked = addresses.slice(i, i + ACCOUNTS_A_CALL);
    const reading = await chain.getAccounts(asked, { commitment: "finalized", minSlot });
    for (const [at, address] of asked.entries()) accounts.set(address, reading.accounts[at] ?? null);
    slot = Math.min(slot, reading.slot);
  }
  return { slot: addresses.length === 0 ? minSlot : slot, accounts };
}

/** For every program that ran, so that the indexer need not look at it again. */
function noteRecorded({ db, now }: RecordDeps, program: string, { signature, slot }: LandedTransaction): Statement {
  const recorded = { state: "recorded", problem: null } as const;
  return db
    .insert(indexerTransaction)
    .values({ program, signature, slot, place: 0, attempts: 0, tryAt: now, ...recorded })
    .onConflictDoUpdate({ target: [indexerTransaction.program, indexerTransaction.signature], set: recorded });
}

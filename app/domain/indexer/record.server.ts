import type { Database } from "~db/client";
import { indexerTransaction } from "~db/schema";
import { type Chain, type LandedTransaction, readAccounts } from "../solana/chain";
import type { Projection, Statement } from "./projection";

/** `projections`: everything that is kept of our programs (`app/domain/projections.server.ts`). */
export type RecordDeps = { db: Database; chain: Chain; now: Date; projections: readonly Projection[] };

/**
 * The statements that write finalized transactions, oldest first, into all projections of our programs, and mark them as
 * recorded; they have to run in one batch. Running them twice writes once. Reads the accounts that the transactions touched,
 * at a slot not before the newest of them. Throws ChainUnavailable.
 */
export async function recordTransactions(deps: RecordDeps, transactions: LandedTransaction[]): Promise<Statement[]> {
  const successes = transactions.filter(({ error }) => error === null);
  const concerned = deps.projections
    .map((projection) => ({ projection, own: successes.filter((transaction) => runs(transaction, projection)) }))
    .filter(({ own }) => own.length > 0);
  const touched = concerned.flatMap(({ projection, own }) => own.flatMap(projection.listTouched));
  const minSlot = Math.max(0, ...successes.map(({ slot }) => slot));
  const reading = await readAccounts(deps.chain, touched, { commitment: "finalized", minSlot });
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

/** One note for every program that ran, so that the indexer need not read the transaction again. */
function noteRecorded({ db, now }: RecordDeps, program: string, { signature, slot }: LandedTransaction): Statement {
  const recorded = { state: "recorded", problem: null } as const;
  return db
    .insert(indexerTransaction)
    .values({ program, signature, slot, place: 0, attempts: 0, tryAt: now, ...recorded })
    .onConflictDoUpdate({ target: [indexerTransaction.program, indexerTransaction.signature], set: recorded });
}

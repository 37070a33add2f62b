import { and, eq, sql } from "drizzle-orm";
import { evmCursor } from "~db/schema";
import type { MigrationContracts } from "../settings/migration";
import type { EvmAddress } from "../wallet-chains";
import type { MigrationDeps } from "./deps";

/** How far the events of the former chain are read, and the gate's records compared. */
export type EventCursor = typeof evmCursor.$inferSelect;

/** The cursor of the chain; one at the start if there is none yet, or if the contracts are others now. */
export async function loadCursor(
  { db, evm, now }: Pick<MigrationDeps, "db" | "evm" | "now">,
  contracts: MigrationContracts,
): Promise<EventCursor> {
  const { chainId } = evm;
  const names = [contracts.gate, ...followed(contracts).toSorted()].join(" ");
  const start = {
    chainId,
    contracts: names,
    blockNumber: contracts.firstBlock - 1,
    checkpoints: [],
    gateRecords: 0,
    rereadTo: 0,
    finalBlock: 0,
    seenAt: now,
    problem: null,
    problemSince: null,
  };
  await db
    .insert(evmCursor)
    .values(start)
    .onConflictDoUpdate({ target: evmCursor.chainId, set: start, setWhere: sql`${evmCursor.contracts} <> ${names}` });
  const [cursor] = await db.select().from(evmCursor).where(eq(evmCursor.chainId, chainId));
  if (!cursor) throw new Error("the cursor is gone");
  return cursor;
}

/** The cursor, unless another run has moved it meanwhile. */
export function isStill({ chainId, blockNumber, gateRecords, rereadTo }: EventCursor) {
  return and(
    eq(evmCursor.chainId, chainId),
    eq(evmCursor.blockNumber, blockNumber),
    eq(evmCursor.gateRecords, gateRecords),
    eq(evmCursor.rereadTo, rereadTo),
  );
}

/** The contracts of the old NFTs. */
export function followed({ projects }: MigrationContracts): EvmAddress[] {
  return projects.map(({ oldContractAddress }) => oldContractAddress);
}

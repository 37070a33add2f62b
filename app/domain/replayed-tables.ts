/** The tables that a replay of a program empties, by the program's name in `programs/`: those of its projections. */
export const REPLAYED_TABLES = {
  staking: ["staking_event", "staking_position", "nft_event", "nft_position", "pool_day", "pool_total", "pool_wallet"],
  drop: ["drop_claim", "drop_campaign"],
  vesting: ["vesting_event", "vesting_grant"],
} as const;

/**
 * The statements that empty everything that is kept of a program, so that the indexer begins again. `program` is its
 * address.
 */
export function replayStatements(tables: readonly string[], program: string): string[] {
  const ofProgram = ["indexer_cursor", "indexer_transaction"].map(
    (table) => `delete from ${table} where program = '${program}'`,
  );
  return [...ofProgram, ...tables.map((table) => `delete from ${table}`)];
}

/** What a replay of a program empties, by its name in `programs/`: the tables of its projections. */
export const REPLAYED_TABLES = {
  staking: ["staking_event", "staking_position", "nft_event", "nft_position"],
  drop: ["drop_claim", "drop_campaign"],
  vesting: ["vesting_event", "vesting_grant"],
} as const;

/** The statements that empty all that is kept of a program, so that the indexer begins anew. `program` is its address. */
export function replayStatements(tables: readonly string[], program: string): string[] {
  const ofProgram = ["indexer_cursor", "indexer_transaction"].map(
    (table) => `delete from ${table} where program = '${program}'`,
  );
  return [...ofProgram, ...tables.map((table) => `delete from ${table}`)];
}

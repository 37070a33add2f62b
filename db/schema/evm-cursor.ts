import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** How far the events of our contracts on an EVM chain are read. */
export const evmCursor = sqliteTable("evm_cursor", {
  chainId: integer("chain_id").primaryKey(),
  /** The contracts that are followed; with others, reading begins again at the first block. */
  contracts: text("contracts").notNull(),
  /** Every event up to this block is in the tables. */
  blockNumber: integer("block_number").notNull(),
  /** The hashes of the last blocks at which a run stopped, newest first, to find where a reorganisation began. */
  checkpoints: text("checkpoints", { mode: "json" }).$type<{ number: number; hash: string }[]>().notNull(),
  /** Every record of the gate up to this id has a row, or is of a collection that is not ours. */
  gateRecords: integer("gate_records").notNull().default(0),
  /** Up to this block, events are read from every node once more, because one has left something out. */
  rereadTo: integer("reread_to").notNull().default(0),
  /** The newest final block that a node reported, and when. */
  finalBlock: integer("final_block").notNull(),
  seenAt: moment("seen_at").notNull(),
  /** Why the last run stopped; null if it has come to the final block. */
  problem: text("problem"),
  problemSince: moment("problem_since"),
});

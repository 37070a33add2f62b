import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** How far the signatures of one of our programs are listed, and the listing in progress. */
export const indexerCursor = sqliteTable("indexer_cursor", {
  program: text("program").primaryKey(),
  /** The newest signature listed, null before the first. Every signature up to `slot` is listed. */
  signature: text("signature"),
  slot: integer("slot").notNull(),
  /** The next listing goes back to this slot again, to find what a node left out. */
  floorSlot: integer("floor_slot").notNull(),
  /** The listing in progress, newest first: where it began and the last signature it read. Null if none is. */
  headSlot: integer("head_slot"),
  headSignature: text("head_signature"),
  beforeSignature: text("before_signature"),
  listed: integer("listed").notNull(),
  /** A known signature that the listing has to reach; null once it has, or if none is known. */
  jointSignature: text("joint_signature"),
  /** The listing asks for signatures newer than this one. */
  untilSignature: text("until_signature"),
  /** Rises with every write, so that of two runs at the same time only one moves the cursor. */
  revision: integer("revision").notNull(),
  /** The newest finalized slot that a node reported, and when. */
  finalizedSlot: integer("finalized_slot").notNull(),
  seenAt: moment("seen_at").notNull(),
  /** Why the last run stopped; null if it finished. */
  problem: text("problem"),
  problemSince: moment("problem_since"),
});

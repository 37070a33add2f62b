import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** How far the signatures of a program of ours are listed, and the listing under way. */
export const indexerCursor = sqliteTable("indexer_cursor", {
  program: text("program").primaryKey(),
  /** The newest signature listed, null before the first; every one up to `slot` is listed. */
  signature: text("signature"),
  slot: integer("slot").notNull(),
  /** The next listing begins here once more, so that what a node left out is found. */
  floorSlot: integer("floor_slot").notNull(),
  /** The listing under way, newest first: where it began and the last it saw. Null where none is. */
  headSlot: integer("head_slot"),
  headSignature: text("head_signature"),
  beforeSignature: text("before_signature"),
  listed: integer("listed").notNull(),
  /** A known signature that the listing has to come to; null once it has, or where none is known. */
  jointSignature: text("joint_signature"),
  /** It asks for what is newer than this one. */
  untilSignature: text("until_signature"),
  /** Rises with every write: of two runs at once only one moves the cursor. */
  revision: integer("revision").notNull(),
  /** The newest finalized slot that a node told of, and when. */
  finalizedSlot: integer("finalized_slot").notNull(),
  seenAt: moment("seen_at").notNull(),
  /** Why the last run stopped; null where it came to its end. */
  problem: text("problem"),
  problemSince: moment("problem_since"),
});

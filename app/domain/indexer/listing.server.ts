import { and, asc, desc, eq, lte, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { indexerCursor, indexerTransaction } from "~db/schema";
import type { Chain, ListedSignature } from "../solana/chain";
import type { Statement } from "./projection";

export type Cursor = typeof indexerCursor.$inferSelect;

/** What can be wrong with a listing, in words for staff. */
export type ListingProblem = "NodeBehind" | "NodeForgot";

export type ListingDeps = { db: Database; chain: Chain; now: Date };

const PAGE = 500;
/**
 * Each listing looks this far back beyond the last one: nodes show signatures of new blocks late, and many nodes share one
 * address.
 */
const OVERLAP_SLOTS = 512;

/** A program's cursor; if none is stored, one at the beginning of the chain. */
export async function loadCursor({ db, now }: ListingDeps, program: string): Promise<Cursor> {
  await db.insert(indexerCursor).values(firstCursor(program, now)).onConflictDoNothing();
  const [cursor] = await db.select().from(indexerCursor).where(eq(indexerCursor.program, program));
  if (!cursor) throw new Error(`no cursor of ${program}`);
  return cursor;
}

function firstCursor(program: string, now: Date): typeof indexerCursor.$inferInsert {
  return { program, slot: 0, floorSlot: 0, listed: 0, revision: 0, finalizedSlot: 0, seenAt: now };
}

/**
 * Lists what is new of a program, newest first, page by page, into `indexer_transaction`: at most `pages` pages per run, and
 * the next run continues where this one stopped. The cursor moves only when the listing has reached what was known before it
 * began. Null if nothing is wrong. Throws ChainUnavailable.
 */
export async function listNew(deps: ListingDeps, program: string, pages: number): Promise<ListingProblem | null> {
  const head = await deps.chain.getFinalizedHeight();
  for (let page = 0; page < pages; page++) {
    const cursor = await loadCursor(deps, program);
    if (head.slot < cursor.slot || head.slot < (cursor.headSlot ?? 0)) return "NodeBehind";
    const outcome = await listPage(deps, cursor, head.slot);
    if (outcome === "more") continue;
    return outcome === "over" ? null : outcome;
  }
  return null;
}

async function listPage(
  deps: ListingDeps,
  cursor: Cursor,
  nodeSlot: number,
): Promise<"more" | "over" | ListingProblem> {
  const { db, chain, now } = deps;
  const { program, listed } = cursor;
  const begun = cursor.headSlot === null ? { headSlot: nodeSlot, ...(await findJoint(db, cursor)) } : cursor;
  const { headSlot, jointSignature, untilSignature } = begun as { headSlot: number } & Joint;
  // no minimum slot is requested, because nodes interpret it in different ways; the overlap covers what a node shows late
  const range = { limit: PAGE, before: cursor.beforeSignature, until: untilSignature };
  const found = await chain.listSignatures(program, range);
  const isJoined = !jointSignature || found.some(({ signature }) => signature === jointSignature);
  const reachesFloor = found.some(({ slot }) => slot <= cursor.floorSlot);
  // a short page proves nothing: only an empty one ends the history
  const isOver = found.length === 0 || reachesFloor;
  const headSignature = cursor.headSignature ?? newestOf(found)?.signature ?? null;
  const seen = { finalizedSlot: nodeSlot, seenAt: now };
  const goingOn = {
    headSlot,
    headSignature,
    beforeSignature: oldestOf(found)?.signature ?? null,
    listed: listed + found.length,
    jointSignature: isJoined ? null : jointSignature,
    untilSignature,
  };
  const moved = {
    signature: headSignature ?? cursor.signature,
    slot: headSlot,
    floorSlot: Math.max(0, headSlot - OVERLAP_SLOTS),
  };
  const ended = { ...NOT_LISTING, ...(isJoined ? moved : {}) };
  await db.batch([
    moveCursor(db, cursor, { ...seen, ...(isOver ? ended : goingOn) }),
    ...(found.length > 0 ? [insertListed(db, program, { found, listed, now })] : []),
  ]);
  if (!isOver) return "more";
  return isJoined ? "over" : "NodeForgot";
}

const NOT_LISTING = {
  headSlot: null,
  headSignature: null,
  beforeSignature: null,
  listed: 0,
  jointSignature: null,
  untilSignature: null,
};

type Joint = { jointSignature: string | null; untilSignature: string | null };

/**
 * The signature that a listing down to the floor has to reach: the newest known one at or below the floor, or else the
 * oldest one known. The listing asks for everything newer than the signature before that, so that the joint is among the
 * answers.
 */
async function findJoint(db: Database, { program, floorSlot }: Cursor): Promise<Joint> {
  const { signature, slot, place } = indexerTransaction;
  const ofProgram = eq(indexerTransaction.program, program);
  const below = await db
    .select({ signature })
    .from(indexerTransaction)
    .where(and(ofProgram, lte(slot, floorSlot)))
    .orderBy(desc(slot), asc(place))
    .limit(2);
  if (below[0]) return { jointSignature: below[0].signature, untilSignature: below[1]?.signature ?? null };
  const [oldest] = await db
    .select({ signature })
    .from(indexerTransaction)
    .where(ofProgram)
    .orderBy(asc(slot), desc(place))
    .limit(1);
  return { jointSignature: oldest?.signature ?? null, untilSignature: null };
}

/** If two runs list at the same time, only the first moves the cursor; the second has listed what is already there. */
function moveCursor(db: Database, { program, revision }: Cursor, change: Partial<Cursor>) {
  return db
    .update(indexerCursor)
    .set({ ...change, revision: revision + 1 })
    .where(and(eq(indexerCursor.program, program), eq(indexerCursor.revision, revision)));
}

/** One statement per page, because D1 binds at most a hundred parameters. Known signatures stay as they are. */
function insertListed(
  db: Database,
  program: string,
  { found, listed, now }: { found: ListedSignature[]; listed: number; now: Date },
): Statement {
  const rows = found.map(({ signature, slot, error }, i) => ({
    signature,
    slot,
    place: listed + i,
    state: error === null ? "waiting" : "failed",
  }));
  return db
    .insert(indexerTransaction)
    .select(
      sql`select ${program}, value ->> 'signature', value ->> 'slot', value ->> 'place', value ->> 'state', 0, ${now.getTime()}, null
        from json_each(${JSON.stringify(rows)}) where true`,
    )
    .onConflictDoNothing();
}

function newestOf(found: ListedSignature[]): ListedSignature | undefined {
  return found.reduce<ListedSignature | undefined>(
    (best, one) => (best && best.slot >= one.slot ? best : one),
    undefined,
  );
}

/** A node may answer in any order, so this takes the last signature of the oldest slot. */
function oldestOf(found: ListedSignature[]): ListedSignature | undefined {
  return found.reduce<ListedSignature | undefined>(
    (best, one) => (best && best.slot < one.slot ? best : one),
    undefined,
  );
}

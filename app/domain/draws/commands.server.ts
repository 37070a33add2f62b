import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { AppError, isChainUnavailable } from "~/errors";
import { writeLog } from "~/server/log";
import { draw } from "~db/schema";
import { type StaffActor, writeAudited } from "../audit/commands.server";
import type { AssetIndex } from "../solana/asset-index.server";
import { requireFreshProof, requireRole } from "../staff/guard";
import { findAgreedBlock, slotAt } from "./block.server";
import { isAsCommitted, promiseOf, resultOf } from "./commitment.server";
import type { DrawDeps } from "./deps";
import { commitmentOf, drawWinners, hashEntrants } from "./draw-winners";
import { readEntrants } from "./entrants.server";
import type { DrawInput } from "./input";
import type { DrawRow } from "./queries.server";
import { drawSeed } from "./seed.server";

/** Nobody can know a block this far ahead, nor bring one about. */
const SOONEST_MS = 5 * 60_000;
/** Nodes forget old blocks, and a draw that nobody remembers proves nothing. */
const LATEST_MS = 30 * 24 * 60 * 60_000;
const DRAWS_A_RUN = 5;

/**
 * Publishes a draw: its entrants, the hash of its seed, and the slot whose block decides. From then on nothing of it can be
 * changed unnoticed. Returns its id. Throws RoleTooLow, ProofNeeded, JobsNotSet, InvalidInput for a time that is too near or
 * too far, or for more winners than entrants, DrawnBefore if there is a draw of the same entrants, CollectionNotListed, and
 * ChainUnavailable.
 */
export async function commitDraw(
  deps: DrawDeps & { actor: StaffActor; assets: AssetIndex },
  input: DrawInput,
): Promise<string> {
  const { db, now, actor, seed } = deps;
  requireRole(actor.staff, "operator");
  requireFreshProof(actor.staff, now);
  if (!seed) throw new AppError("JobsNotSet");
  const ahead = input.drawAt.getTime() - now.getTime();
  if (ahead < SOONEST_MS || ahead > LATEST_MS) throw new AppError("InvalidInput");
  const { sorted } = await readEntrants(deps, input);
  if (sorted.length === 0 || input.winnerCount > sorted.length) throw new AppError("InvalidInput");
  const id = crypto.randomUUID();
  const row = {
    ...{ id, title: input.title, winnerCount: input.winnerCount, drawAt: input.drawAt },
    ...{ entrants: sorted.join("\n"), entrantCount: sorted.length, entrantsHash: hashEntrants(sorted) },
    commitment: commitmentOf(drawSeed(seed, id)),
    slot: await slotAt(deps, input.drawAt),
    ...{ proposer: actor.staff.email, createdAt: now },
  };
  const promised = { noun: "draw", key: id, before: null, after: promiseOf(row) };
  await writeAudited(deps, { action: "draw.commit", ...promised, write: db.insert(draw).values(row) }).catch(
    (error) => {
      // besides its id, the entrants are the only unique key of a draw
      throw error instanceof AppError && error.code === "AlreadyExists" ? new AppError("DrawnBefore") : error;
    },
  );
  return id;
}

/** Run by cron: draws what is due. One that fails is logged and does not stop the others. */
export async function drawDue(deps: DrawDeps): Promise<void> {
  const due = await deps.db
    .select()
    .from(draw)
    .where(and(isNull(draw.drawnAt), lte(draw.drawAt, deps.now)))
    .orderBy(asc(draw.drawAt))
    .limit(DRAWS_A_RUN);
  for (const row of due) {
    try {
      await drawOne(deps, row);
    } catch (error) {
      writeLog(isChainUnavailable(error) ? "warn" : "error", "a draw could not take place", { draw: row.id }, error);
    }
  }
}

/**
 * Draws the winners, once the block is final; before that, nothing happens. Throws Conflict for a row that is not as it was
 * committed to, or a seed that does not fit, and ChainUnavailable.
 */
async function drawOne(deps: DrawDeps, row: DrawRow): Promise<void> {
  const { db, now } = deps;
  if (!deps.seed) throw new AppError("JobsNotSet");
  const seed = drawSeed(deps.seed, row.id);
  const sorted = row.entrants.split("\n");
  if (commitmentOf(seed) !== row.commitment || !(await isAsCommitted(db, row))) throw new AppError("Conflict");
  const block = await findAgreedBlock(deps, row.slot);
  if (!block) return;
  const winners = drawWinners({ sorted, winnerCount: row.winnerCount, seed, blockhash: block.blockhash });
  const drawn = {
    ...{ blockSlot: block.slot, blockhash: block.blockhash },
    ...{ seed: Buffer.from(seed).toString("hex"), winners: winners.join("\n") },
  };
  await writeAudited(
    { db, now, actor: { command: "schedule" } },
    {
      ...{ action: "draw.draw", noun: "draw", key: row.id, before: null },
      after: resultOf(drawn),
      write: db
        .update(draw)
        .set({ ...drawn, drawnAt: now })
        .where(and(eq(draw.id, row.id), isNull(draw.drawnAt))),
    },
  );
}

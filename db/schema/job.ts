import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { amountRaw, moment } from "../columns";

/**
 * Something that staff send to many addresses (app/domain/jobs). Amounts are base units of the coin, lamports for SOL, and 1
 * for each NFT.
 */
export const job = sqliteTable(
  "job",
  {
    /** The key of its wallet follows from it, so it is never given to a second job. */
    id: text("id").primaryKey(),
    /** What is done with each item (app/domain/jobs/job-kinds.server.ts). */
    kind: text("kind", {
      enum: ["airdrop", "burn", "verifyCollection", "unverifyCollection", "mint", "reveal"],
    }).notNull(),
    preset: text("preset").notNull(),
    title: text("title").notNull(),
    asset: text("asset", { enum: ["sol", "coin", "nft", "none"] }).notNull(),
    /** Of a coin, or of a collection; null for SOL and for NFTs, whose mints are the items'. */
    mint: text("mint"),
    /** The wallet that has the power over the collection, and lets the job's wallet act for it; null without a collection. */
    authority: text("authority"),
    tokenProgram: text("token_program"),
    decimals: integer("decimals").notNull(),
    unit: text("unit").notNull(),
    /** The airdrop list of the public search in which the results are recorded; null for none. */
    airdropList: text("airdrop_list"),
    /** Whether rows of that list which were paid before are paid once more. */
    payAgain: integer("pay_again", { mode: "boolean" }).notNull().default(false),
    /** The wallet that staff expect to fill the job's; what is left goes back to whoever did. */
    refundAddress: text("refund_address").notNull(),
    wallet: text("wallet").notNull(),
    /** A code of app/domain/jobs/statuses.ts. It follows from the rest of the row. */
    status: integer("status").notNull(),
    /** What staff last asked for. */
    wish: text("wish", { enum: ["run", "pause", "cancel"] }).notNull(),
    /** Why it does not go on by itself now; null if nothing is in its way. */
    reason: text("reason"),
    // the items by their status; those that are in none of these are in a transaction that is open
    itemCount: integer("item_count").notNull(),
    waitingCount: integer("waiting_count").notNull(),
    completedCount: integer("completed_count").notNull(),
    failedCount: integer("failed_count").notNull(),
    cancelledCount: integer("cancelled_count").notNull(),
    totalRaw: amountRaw("total_raw").notNull(),
    waitingRaw: amountRaw("waiting_raw").notNull(),
    completedRaw: amountRaw("completed_raw").notNull(),
    failedRaw: amountRaw("failed_raw").notNull(),
    /** How many recipients had no account of the coin when the dry run looked. */
    missingAccounts: integer("missing_accounts").notNull(),
    /** The most lamports that fees and deposits can take, besides SOL that is sent. */
    reserveLamports: amountRaw("reserve_lamports").notNull(),
    /** What was in the wallet when the first transaction was about to be signed. */
    fundedRaw: amountRaw("funded_raw"),
    fundedLamports: amountRaw("funded_lamports"),
    fundingSignature: text("funding_signature"),
    /** Its transactions with a higher number were paid from that; those before are of an earlier round. */
    roundFrom: integer("round_from").notNull(),
    /** Transactions with a higher number return what was left after staff last asked for that. */
    sweepFrom: integer("sweep_from").notNull().default(0),
    /** What was left in it when everything was final, before it was sent back. */
    leftRaw: amountRaw("left_raw"),
    leftLamports: amountRaw("left_lamports"),
    /** The rows of the source that were left out, as JSON of `{ line, problem, text }`, the first ones of `problemCount`. */
    problems: text("problems").notNull(),
    problemCount: integer("problem_count").notNull(),
    proposerId: text("proposer_id"),
    proposer: text("proposer").notNull(),
    approver: text("approver"),
    approvedAt: moment("approved_at"),
    /** The hash of the proposal that was agreed to (app/domain/approvals); null if one person sufficed. */
    agreedHash: text("agreed_hash"),
    /** The HMAC of what staff have written and asked for (app/domain/jobs/seal.server.ts). */
    seal: text("seal").notNull().default(""),
    /** How many transactions were signed for it. */
    transactionCount: integer("transaction_count").notNull(),
    /** Whoever writes an outcome has to have read the last value and stores another one. */
    turn: text("turn").notNull(),
    /** How often a Workflow was started for it. */
    run: integer("run").notNull(),
    version: integer("version").notNull(),
    createdAt: moment("created_at").notNull(),
    startedAt: moment("started_at"),
    /** When the wallet held what it needs. */
    begunAt: moment("begun_at"),
    finishedAt: moment("finished_at"),
    /** When its results were written into the airdrop list. */
    recordedAt: moment("recorded_at"),
    /** When nothing was left in the wallet. */
    closedAt: moment("closed_at"),
    /** When cron next looks at it; null for a draft. */
    lookAt: moment("look_at"),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    // one for each way in which the list is asked for, in its order
    index("job_newest").on(table.createdAt, table.id),
    index("job_status").on(table.status, table.createdAt, table.id),
    index("job_preset").on(table.preset, table.createdAt, table.id),
    index("job_look").on(table.lookAt).where(sql`${table.closedAt} is null`),
  ],
);

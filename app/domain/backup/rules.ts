import { z } from "../zod";

/**
 * The tables that no backup holds, each with the reason. Every other table of D1 is in it, so that a new one is not forgotten.
 * The index of the search (`news_search`) is no table of its own: the triggers of `news` fill it.
 */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  session: "after a restore everybody signs in again",
  account_session: "after a restore everybody signs in again",
  project_account_session: "after a restore everybody signs in again",
  sign_in_nonce: "it lives for minutes",
  account_code: "it lives for minutes",
  project_account_code: "it lives for minutes",
  passkey_challenge: "it lives for minutes",
  account_invitation: "its link lives for an hour",
  account_reset: "its link lives for half an hour",
  sign_in_failure: "it lives for minutes",
  outbox: "a mail that waited then would be sent again, and it may hold a code",
  action_log: "it holds network addresses; what is older than 90 days is in the archive without them",
  router_log: "it holds network addresses; what is older than 90 days is in the archive without them",
  dead_log: "it holds network addresses",
  pool_day: "the triggers of the events fill it",
  pool_total: "the triggers of the events fill it",
  pool_wallet: "the triggers of the events fill it",
  d1_migrations: "wrangler writes it when it makes the tables",
  local_migration: "only the local machine has it",
};

/** The tables into which the migrations themselves write rows. A restore replaces these rows. */
export const FILLED_BY_MIGRATIONS = ["project", "survey"];

/**
 * How long a backup is kept. D1 itself can go back thirty days, so these are for the loss of the database or of the account's
 * access to it, which is seen within days. They hold personal data that D1 may have deleted since, hence no longer than this.
 */
export const KEPT_DAYS = 14;

/** A part's size. D1 takes a value of two million bytes, and a restore gives it a whole part in one. */
export const PART_BYTES = 900_000;
/** The most rows of a part, so that D1 looks through no more than this to fill it. */
export const PART_ROWS = 2_000;
/** D1 takes 32 arguments of a function, so the values of a row are written in groups of this many. */
export const GROUP_SIZE = 30;

const partSchema = z.object({
  key: z.string(),
  rows: z.number().int().positive(),
  bytes: z.number().int().positive(),
  /** Of the file, in hex digits. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()).min(1),
  /** The highest number that the table ever gave to a row, so that none is given twice; null if it counts no rows. */
  sequence: z.number().int().nullable(),
  /** In the order of their rows. */
  parts: z.array(partSchema),
});

/** What a backup consists of. It is the file `manifest.json` beside the parts. */
export const manifestSchema = z.object({
  format: z.literal(1),
  id: z.string(),
  /** The name of the last migration of the database. */
  schema: z.string(),
  startedAt: z.iso.datetime(),
  tables: z.array(tableSchema),
});

export type Part = z.infer<typeof partSchema>;
export type Manifest = z.infer<typeof manifestSchema>;

/** The id of a backup that begins at this time: "2026-11-28T18-17-00Z". Ids are ordered by time. */
export function backupIdOf(startedAt: Date): string {
  return `${startedAt.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
}

/** When the backup with this id began; null for what is no id of a backup. */
export function startOf(id: string): Date | null {
  const time = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/.exec(id);
  return time && new Date(`${time[1]}T${time[2]}:${time[3]}:${time[4]}Z`);
}

export function manifestKey(id: string): string {
  return `${id}/manifest.json`;
}

export function partKey(id: string, table: string, number: number): string {
  return `${id}/${table}/${String(number).padStart(6, "0")}.ndjson`;
}

import { readFileSync, writeFileSync } from "node:fs";
import { csvOf } from "../../app/domain/csv-file.ts";
import type { Database } from "../../db/client.ts";
import type { BadRow } from "../entitlements/grant.ts";
import { ENVIRONMENTS, importSource, openOver, wranglerOn } from "../indexer/wrangler-d1.ts";
import { COLUMNS, readLists, readRecipients, readSent } from "./airdrop-csv.ts";

const USAGE = `npm run operate -- airdrop lists <lists.csv> [${ENVIRONMENTS.join("|")}]
npm run operate -- airdrop recipients <list> <recipients.csv> [environment]
npm run operate -- airdrop applications <list> <file to write> [environment]
npm run operate -- airdrop sent <list> <sent.csv> [environment]

lists: creates lists, or corrects what is said of them. Columns: ${COLUMNS.lists.join(",")}
  key: small letters, digits and hyphens, a part of the list's address. chain: solana or eip155, that of its recipients'
  addresses; it never changes. state: draft (nobody sees it), published, or stopped (nobody can apply any more).
recipients: puts addresses on a list, or corrects what they get. Columns: ${COLUMNS.recipients.join(",")}
applications: writes who is on the list, where each airdrop is to be sent (send_to), and what was sent.
sent: records which transaction sent it. Columns: ${COLUMNS.sent.join(",")}
Times in UTC, as 2026-11-23T00:00:00Z. The first line of a file names its columns. Nothing is stored where one row is wrong.
Without an environment: the local D1 (PUNKVISM_STATE, or .local).`;

/** A command line holds 128 kB, and a row has less than 1 kB. */
const ROWS_A_RUN = 100;

const EXPORT_COLUMNS = [
  "address",
  "item",
  "send_to",
  "applied_at",
  "changes",
  "status",
  "transaction",
  "sent_at",
] as const;

const domain = {
  commands: () =>
    importSource<typeof import("../../app/domain/airdrop/staff-commands.server.ts")>(
      "app/domain/airdrop/staff-commands.server.ts",
    ),
  queries: () =>
    importSource<typeof import("../../app/domain/airdrop/queries.server.ts")>("app/domain/airdrop/queries.server.ts"),
  rules: () => importSource<typeof import("../../app/domain/airdrop/rules.ts")>("app/domain/airdrop/rules.ts"),
};

/** What a command has done, in lines for the operator; `isWell` is false if it did not do all of it. */
export type Outcome = { lines: string[]; isWell: boolean };

/** Creates lists, or corrects what is said of them. */
export async function storeLists(db: Database, text: string): Promise<Outcome> {
  const { rows, bad } = await readLists(text);
  if (bad.length > 0) return refused(bad);
  const { saveAirdropList } = await domain.commands();
  const lines: string[] = [];
  for (const list of rows) {
    const isSaved = await saveAirdropList({ db }, list).then(
      () => true,
      (error: { code?: string }) => {
        if (error.code !== "Conflict") throw error;
        return false;
      },
    );
    lines.push(isSaved ? `${list.key}: stored` : `${list.key}: NOT stored, the chain of a list never changes`);
  }
  return { lines, isWell: lines.every((line) => line.endsWith(": stored")) };
}

/** Puts the recipients of a file on a list. */
export async function storeRecipients(db: Database, list: string, text: string): Promise<Outcome> {
  const { addRecipients, getStaffList } = await domain.commands();
  const { chain } = await getStaffList(db, list);
  const { rows, bad } = await readRecipients(text, chain);
  if (bad.length > 0) return refused(bad);
  let stored = 0;
  for (const recipients of runsOf(rows)) stored += await addRecipients({ db }, { list, recipients });
  return { lines: [`${stored} stored, ${rows.length - stored} were as they are or had been sent.`], isWell: true };
}

/** Records what was sent to the recipients of a list. */
export async function storeSent(db: Database, list: string, text: string): Promise<Outcome> {
  const { recordSent } = await domain.commands();
  const { rows, bad } = await readSent(text);
  if (bad.length > 0) return refused(bad);
  const lines: string[] = [];
  let recorded = 0;
  for (const sent of runsOf(rows)) {
    const answer = await recordSent({ db }, { list, sent });
    recorded += answer.recorded;
    for (const { address, why } of answer.refused) {
      lines.push(why === "notListed" ? `${address}: not on the list` : `${address}: another transaction is recorded`);
    }
    if (answer.refused.length > 0) break;
  }
  return { lines: [...lines, `${recorded} recorded.`], isWell: lines.length === 0 };
}

/** A list's recipients as CSV: where each airdrop is to be sent, and what was sent. */
export async function exportApplications(
  db: Database,
  list: string,
): Promise<{ csv: string; chain: string; closesAt: Date }> {
  const [{ getStaffList }, { listApplications }, { sendTo }] = await Promise.all([
    domain.commands(),
    domain.queries(),
    domain.rules(),
  ]);
  const { chain, closesAt } = await getStaffList(db, list);
  const rows: Record<(typeof EXPORT_COLUMNS)[number], string>[] = [];
  let after = "";
  for (;;) {
    const page = await listApplications(db, { list, after, limit: 1_000 });
    for (const row of page) {
      rows.push({
        address: row.address,
        item: row.item,
        send_to: sendTo(chain, row) ?? "",
        applied_at: row.appliedAt?.toISOString() ?? "",
        changes: String(row.version ?? 0),
        status: row.isCompleted ? "completed" : "waiting",
        transaction: row.transaction ?? "",
        sent_at: row.sentAt?.toISOString() ?? "",
      });
    }
    const last = page.at(-1);
    if (!last) break;
    after = last.address;
  }
  const columns = Object.fromEntries(EXPORT_COLUMNS.map((name) => [name, name])) as Record<
    (typeof EXPORT_COLUMNS)[number],
    string
  >;
  return { csv: csvOf({ order: EXPORT_COLUMNS, columns, rows }), chain, closesAt };
}

function refused(bad: readonly BadRow[]): Outcome {
  return {
    lines: [...bad.map(({ line, problem }) => `line ${line}: ${problem}`), "Nothing was stored."],
    isWell: false,
  };
}

function runsOf<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_A_RUN) }, (_, i) =>
    rows.slice(i * ROWS_A_RUN, (i + 1) * ROWS_A_RUN),
  );
}

async function run(what: string | undefined, args: string[]): Promise<Outcome | null> {
  const places = what === "lists" ? 1 : 2;
  const environment = args[places];
  if (args.length < places || args.length > places + 1) return null;
  if (environment && !(ENVIRONMENTS as readonly string[]).includes(environment)) return null;
  const [first = "", file = ""] = args;
  const open = () => openOver(wranglerOn(environment));
  if (what === "lists") return storeLists(await open(), readFileSync(first, "utf8"));
  if (what === "recipients") return storeRecipients(await open(), first, readFileSync(file, "utf8"));
  if (what === "sent") return storeSent(await open(), first, readFileSync(file, "utf8"));
  if (what !== "applications") return null;
  const { csv, closesAt } = await exportApplications(await open(), first);
  writeFileSync(file, csv);
  const isOpen = closesAt > new Date();
  return {
    lines: [
      `${file} is written.`,
      ...(isOpen ? [`Addresses can still change until ${closesAt.toISOString()}: send after that.`] : []),
    ],
    isWell: true,
  };
}

async function main([what, ...args]: string[]): Promise<number> {
  const outcome = await run(what, args).catch((error: { code?: string }) => {
    if (error.code !== "NotFound") throw error;
    return { lines: ["There is no such list."], isWell: false };
  });
  if (!outcome) {
    console.error(USAGE);
    return 1;
  }
  for (const line of outcome.lines) (outcome.isWell ? console.log : console.error)(line);
  return outcome.isWell ? 0 : 1;
}

if (process.argv[1] === import.meta.filename) process.exitCode = await main(process.argv.slice(2));

import { csvOf } from "../../app/domain/csv-file.ts";
import { type BadRow, problemOf, runsOf } from "../../app/domain/csv-rows.ts";
import type { Database } from "../../db/client.ts";
import { importSource } from "../indexer/wrangler-d1.ts";
import { readLists, readRecipients, readSent } from "./airdrop-csv.ts";

/** A row has less than 1 kB. */
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

const EXPORT_AGAIN = "Its time is over: write its applications again before you send.";

const domain = {
  input: () => importSource<typeof import("../../app/domain/airdrop/input.ts")>("app/domain/airdrop/input.ts"),
  staff: () =>
    importSource<typeof import("../../app/domain/airdrop/staff-commands.server.ts")>(
      "app/domain/airdrop/staff-commands.server.ts",
    ),
  sent: () =>
    importSource<typeof import("../../app/domain/airdrop/sent.server.ts")>("app/domain/airdrop/sent.server.ts"),
  queries: () =>
    importSource<typeof import("../../app/domain/airdrop/queries.server.ts")>("app/domain/airdrop/queries.server.ts"),
  rules: () => importSource<typeof import("../../app/domain/airdrop/rules.ts")>("app/domain/airdrop/rules.ts"),
  audit: () =>
    importSource<typeof import("../../app/domain/audit/commands.server.ts")>("app/domain/audit/commands.server.ts"),
};

/**
 * Appends an entry to the audit log. A command of several statements appends it before the first of them, so that a command
 * that breaks off has stored nothing without an entry.
 */
async function noted(
  db: Database,
  { verb, list, after }: { verb: string; list: string; after: object },
): Promise<void> {
  const { writeAudited } = await domain.audit();
  const actor = { command: "npm run operate -- airdrop" };
  const entry = { action: `airdropList.${verb}`, noun: "airdropList", key: list, before: null, after, write: null };
  await writeAudited({ db, now: new Date(), actor }, entry);
}

/** What a command has done, in lines for the operator; `isWell` is false if it did not do all of it. */
export type Outcome = { lines: string[]; isWell: boolean };

const LIST_OBSTACLES = {
  chain: "the chain of a list never changes",
  reopened: "its time is over, and addresses that were written to a file could change: --reopen opens it again",
} as const;

/** Creates lists, or corrects what is said of them. One whose time is over is opened again only with `isReopening`. */
export async function storeLists(
  db: Database,
  text: string,
  { now, isReopening = false }: { now: Date; isReopening?: boolean },
): Promise<Outcome> {
  const { rows, bad } = await readLists(text);
  if (bad.length > 0) return refused(bad);
  const { findListObstacle, saveAirdropList } = await domain.staff();
  const compared = [];
  for (const list of rows) compared.push({ list, obstacle: await findListObstacle({ db, now }, list) });
  const wrong = compared.flatMap(({ list, obstacle }) =>
    obstacle && !(obstacle === "reopened" && isReopening) ? [`${list.key}: ${LIST_OBSTACLES[obstacle]}`] : [],
  );
  if (wrong.length > 0) return nothingStored(wrong);
  const lines: string[] = [];
  for (const { list, obstacle } of compared) {
    const isReopened = obstacle === "reopened";
    await noted(db, { verb: "stored", list: list.key, after: { ...list, isReopened } });
    await saveAirdropList({ db, now }, list, { isReopening: isReopened });
    lines.push(`${list.key}: stored${isReopened ? ", open again: write its applications again before you send" : ""}`);
  }
  return { lines, isWell: true };
}

/** Puts the recipients of a file on a list. */
export async function storeRecipients(
  db: Database,
  { list, text, now }: { list: string; text: string; now: Date },
): Promise<Outcome> {
  const [{ addRecipients, getStaffList }, { isOver }] = await Promise.all([domain.staff(), domain.rules()]);
  const stored = await getStaffList(db, list);
  const { rows, bad } = await readRecipients(text, stored.chain);
  if (bad.length > 0) return refused(bad);
  if (rows.length > 0) await noted(db, { verb: "recipients", list, after: { recipients: rows.length } });
  let changed = 0;
  for (const recipients of runsOf(rows, ROWS_A_RUN)) changed += await addRecipients({ db }, { list, recipients });
  const lines = [`${changed} stored, ${rows.length - changed} were as they are or had been sent.`];
  if (changed > 0 && isOver(stored, now)) lines.push(EXPORT_AGAIN);
  return { lines, isWell: true };
}

/** Takes an address off a list, with what it applied for. */
export async function removeFrom(
  db: Database,
  { list, address, now }: { list: string; address: string; now: Date },
): Promise<Outcome> {
  const [{ airdropAddressField }, { getStaffList, removeRecipient }, { isOver }] = await Promise.all([
    domain.input(),
    domain.staff(),
    domain.rules(),
  ]);
  const parsed = airdropAddressField.safeParse(address);
  if (!parsed.success) return { lines: [`${address}: not an address`], isWell: false };
  const stored = await getStaffList(db, list);
  const problem = await refusalOf(removeRecipient({ db }, { list, address: parsed.data }), {
    AirdropSent: "its airdrop was sent, so it stays on the list",
    AirdropNotListed: "not on the list",
  });
  if (problem) return { lines: [`${parsed.data}: ${problem}`], isWell: false };
  await noted(db, { verb: "removed", list, after: { address: parsed.data } });
  return { lines: [`${parsed.data}: removed.`, ...(isOver(stored, now) ? [EXPORT_AGAIN] : [])], isWell: true };
}

const WHY_NOT_SENT = {
  notListed: "not on the list",
  otherTransaction: "another transaction is recorded",
  noTarget: "it named no Solana address, so nobody can know where it is to be sent",
  otherTarget: "sent_to is not the address to send it to",
} as const;

/** Records what was sent to the recipients of a list: first every row is compared, then all are recorded. */
export async function storeSent(db: Database, list: string, text: string): Promise<Outcome> {
  const { compareSent, recordSent } = await domain.sent();
  const { rows, bad } = await readSent(text);
  if (bad.length > 0) return refused(bad);
  const runs = runsOf(rows, ROWS_A_RUN);
  const lines: string[] = [];
  for (const sent of runs) {
    const wrong = await compareSent({ db }, { list, sent });
    lines.push(...wrong.map(({ address, why }) => `${address}: ${WHY_NOT_SENT[why]}`));
  }
  if (lines.length > 0) return nothingStored(lines);
  if (rows.length > 0) await noted(db, { verb: "sent", list, after: { recipients: rows.length } });
  let recorded = 0;
  for (const sent of runs) {
    const answer = await recordSent({ db }, { list, sent });
    recorded += answer.recorded;
    lines.push(...answer.refused.map(({ address, why }) => `${address}: ${WHY_NOT_SENT[why]}`));
  }
  return { lines: [...lines, `${recorded} recorded.`], isWell: lines.length === 0 };
}

/** Takes back that an airdrop was sent. */
export async function takeBack(
  db: Database,
  { list, ...wish }: { list: string; address: string; transaction: string },
): Promise<Outcome> {
  const [{ sentInput }, { takeBackSent }] = await Promise.all([domain.input(), domain.sent()]);
  const parsed = sentInput.pick({ address: true, transaction: true }).safeParse(wish);
  if (!parsed.success) return { lines: ["This is not an address and a transaction."], isWell: false };
  const { address, transaction } = parsed.data;
  const problem = await refusalOf(takeBackSent({ db }, { list, address, transaction }), {
    Conflict: "this transaction is not recorded for it. Nothing was changed.",
  });
  if (problem) return { lines: [`${address}: ${problem}`], isWell: false };
  await noted(db, { verb: "takeBack", list, after: { address, transaction } });
  return { lines: [`${address}: waits again.`], isWell: true };
}

/** A list's recipients as CSV: where each airdrop is to be sent, or was sent. */
export async function exportApplications(db: Database, list: string): Promise<{ csv: string; closesAt: Date }> {
  const [{ getStaffList }, { listApplications }, { sendTo }] = await Promise.all([
    domain.staff(),
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
        send_to: row.sentTo ?? sendTo(chain, row) ?? "",
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
  return { csv: csvOf({ order: EXPORT_COLUMNS, columns, rows }), closesAt };
}

/** Why a command refused, in the words for its error's code; null if it did not. Any other error is thrown again. */
async function refusalOf(done: Promise<unknown>, words: Readonly<Record<string, string>>): Promise<string | null> {
  try {
    await done;
    return null;
  } catch (error) {
    // not an instanceof: the domain comes from a bundle of its own
    const problem = words[String((error as { code?: unknown }).code)];
    if (problem === undefined) throw error;
    return problem;
  }
}

function refused(bad: readonly BadRow[]): Outcome {
  return nothingStored(bad.map((row) => `line ${row.line}: ${problemOf(row)}`));
}

function nothingStored(lines: readonly string[]): Outcome {
  return { lines: [...lines, "Nothing was stored."], isWell: false };
}

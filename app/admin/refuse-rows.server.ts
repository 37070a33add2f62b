import type { RefusedSent } from "~/domain/airdrop/sent.server";
import type { BadRow } from "~/domain/csv-rows";
import type { GiftListFault } from "~/domain/drop/gift-list";
import type { BadRow as BadNft } from "~/domain/jobs/read-list";
import { AppError } from "~/errors";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import type { DropCsv } from "~programs/drop-csv";
import type { GrantCsv } from "~programs/grant-csv";
import type { AdminDeps } from "./define-resource";

/** More lines than anybody corrects before trying again. */
const MOST_LINES = 200;

/** Throws RowsWrong with one line for each row of a file that is wrong, in the language of the page, if there is one. */
export function refuseRows({ context }: Pick<AdminDeps, "context">, bad: readonly BadRow[]): void {
  if (bad.length === 0) return;
  const words = textsOf(context.get(localeContext)).admin.rows;
  const lines = bad
    .slice(0, MOST_LINES)
    .map(({ line, why, of }) => `${words.line} ${line}: ${words[why]} ${of}`.trim());
  throw new AppError("RowsWrong", { rows: lines.join("\n"), count: String(bad.length) });
}

/** The same for rows of what was sent that do not fit their list. */
export function refuseSent({ context }: Pick<AdminDeps, "context">, refused: readonly RefusedSent[]): void {
  if (refused.length === 0) return;
  const words = textsOf(context.get(localeContext)).admin.sent;
  const lines = refused.slice(0, MOST_LINES).map(({ address, why }) => `${address}: ${words[why]}`);
  throw new AppError("RowsWrong", { rows: lines.join("\n"), count: String(refused.length) });
}

/** The same for rows of a list of NFTs. */
export function refuseProblems({ context }: Pick<AdminDeps, "context">, bad: readonly BadNft[]): void {
  if (bad.length === 0) return;
  const texts = textsOf(context.get(localeContext));
  const { problems } = texts.adminJob.values;
  const lines = bad
    .slice(0, MOST_LINES)
    .map(({ line, problem, text }) => `${texts.admin.rows.line} ${line}: ${problems[problem]}: ${text}`);
  throw new AppError("RowsWrong", { rows: lines.join("\n"), count: String(bad.length) });
}

/** The same for a list of a drop or of grants, where a line can have several faults. */
export function refuseFaults(
  { context }: Pick<AdminDeps, "context">,
  errors: readonly ((DropCsv | GrantCsv)["errors"][number] | GiftListFault)[],
): void {
  if (errors.length === 0) return;
  const { rows: words, csv } = textsOf(context.get(localeContext)).admin;
  const names: Readonly<Record<string, string>> = csv.columns;
  const lines = new Map<number, string[]>();
  for (const { line, column, reason } of errors) {
    const fault = [column && (names[column] ?? column), csv.faults[reason]].filter(Boolean).join(": ");
    lines.set(line, [...(lines.get(line) ?? []), fault]);
  }
  const shown = [...lines].sort(([a], [b]) => a - b).slice(0, MOST_LINES);
  const rows = shown.map(([line, faults]) => `${words.line} ${line}: ${faults.join("; ")}`);
  throw new AppError("RowsWrong", { rows: rows.join("\n"), count: String(lines.size) });
}

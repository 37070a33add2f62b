import { codeOfProblem } from "~/domain/jobs/catalogue-codes";
import { deedsOf } from "~/domain/jobs/commands.server";
import { findJob, type JobRow } from "~/domain/jobs/job-rows.server";
import type { BadRow } from "~/domain/jobs/read-list";
import { listFailed, listItems, listStuckNfts, paceOf, reckonJob } from "~/domain/jobs/report.server";
import { amountOf, solOf } from "~/domain/jobs/shown-amounts";
import { JOB_STATUS, neededOf } from "~/domain/jobs/statuses";
import { isToFill } from "~/domain/jobs/to-fill.server";
import type { AdminDeps, AdminValue, RowFacts } from "../define-resource";
import { explorerUrlOf } from "../explorer-url";
import { mayFund } from "./fund-job.server";

/** How many items and problems the page shows; the report has all items. */
const SHOWN = 50;

/** A job as its page shows it: how far it is, what it needs, and what it came to. */
export async function loadJob({ db, now }: AdminDeps, key: string): Promise<RowFacts | null> {
  const row = await findJob(db, key);
  if (!row) return null;
  const [failed, first, reckoned, stuck] = await Promise.all([
    listFailed(db, key, SHOWN),
    listItems(db, { id: key, after: 0, limit: SHOWN }),
    reckonJob(db, row),
    listStuckNfts(db, key, SHOWN),
  ]);
  const failedSeqs = new Set(failed.map(({ seq }) => seq));
  const items = [...failed, ...first.filter(({ seq }) => !failedSeqs.has(seq))].slice(0, SHOWN);
  const isWaiting = row.startedAt !== null && row.begunAt === null && row.wish === "run";
  const sums = reckoned && [
    ...(row.asset === "coin"
      ? [
          `${amountOf(row, row.fundedRaw ?? 0n)} − ${amountOf(row, row.leftRaw ?? 0n)} = ${amountOf(row, reckoned.itemsRaw)}`,
        ]
      : []),
    `${solOf(row.fundedLamports ?? 0n)} − ${solOf(row.leftLamports ?? 0n)} = ${row.asset === "sol" ? `${solOf(reckoned.itemsRaw)} + ` : ""}${solOf(reckoned.feeLamports)} + ${solOf(reckoned.depositLamports)}`,
  ];
  return {
    title: row.title,
    facts: {
      kind: row.kind,
      ...{ status: String(row.status), reason: row.reason, mint: row.mint, wallet: row.wallet },
      progress: `${row.completedCount} + ${row.failedCount} / ${row.itemCount}`,
      pace: paceText(row, now),
      total: row.asset === "none" ? null : amountOf(row, row.totalRaw),
      authority: row.authority,
      needed: row.begunAt ? null : { lines: neededLines(row) },
      ...{ refundAddress: row.refundAddress, missingAccounts: row.missingAccounts, proposer: row.proposer },
      stuck: stuck.length > 0 ? { lines: stuck } : null,
      sums: sums && { lines: sums },
      even: reckoned && (reckoned.isEven ? "yes" : "no"),
      report: row.startedAt ? { text: "CSV", to: `/admin/jobs/${row.id}/report.csv` } : null,
      funding: linkOf(row.fundingSignature),
      ...{ createdAt: row.createdAt, startedAt: row.startedAt, begunAt: row.begunAt },
      ...{ finishedAt: row.finishedAt, closedAt: row.closedAt },
    },
    tables: {
      problems: (JSON.parse(row.problems) as BadRow[])
        .slice(0, SHOWN)
        .map((bad) => ({ ...bad, code: codeOfProblem(bad.problem) })),
      items: items.map((item) => ({
        ...{ seq: item.seq, address: item.address, status: String(item.status) },
        amount: item.mint ?? amountOf(row, item.amountRaw),
        ...{ before: item.before, after: item.after, code: item.catalogueCode },
        signature: linkOf(item.signature),
      })),
    },
    deeds: [
      ...deedsOf(row),
      ...(isToFill(row) ? ["fill"] : []),
      ...(isToFill(row) && row.asset === "none" ? ["delegate"] : []),
      ...(mayFund(row) ? ["fund"] : []),
    ],
    next: nextOf(row),
    isLive: isWaiting || (row.startedAt !== null && row.closedAt === null && row.status !== JOB_STATUS.paused),
  };
}

/** The next deed: a draft waits to be started, and a started job waits for its wallet to be filled. */
function nextOf(row: JobRow): string | undefined {
  if (!row.startedAt) return "start";
  return isToFill(row) ? "fill" : undefined;
}

function neededLines(row: JobRow): string[] {
  const { coinRaw, lamports } = neededOf(row);
  return [...(coinRaw > 0n ? [amountOf(row, coinRaw)] : []), solOf(lamports)];
}

function paceText(row: JobRow, now: Date): string | null {
  const pace = paceOf(row, now);
  if (!pace) return null;
  const seconds = row.finishedAt
    ? ""
    : ` · ${Math.floor(pace.secondsLeft / 60)}:${String(pace.secondsLeft % 60).padStart(2, "0")}`;
  return `${pace.perSecond.toFixed(1)}/s${seconds}`;
}

function linkOf(signature: string | null): AdminValue {
  return signature && { text: signature, to: explorerUrlOf("tx", signature) };
}

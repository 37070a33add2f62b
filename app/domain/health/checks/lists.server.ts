import { evmCursor } from "~db/schema";
import { listReports, readIndexerState } from "../../indexer/queries.server";
import { type Finding, found, type Limits } from "../check";
import type { HealthDeps } from "../deps";
import { NAME_OF_PROGRAM } from "../program-names";

/** The next report is due a day and a half after the end of the last report's day. */
const NIGHT_MS = 60 * 3_600_000;

/** Whether our lists follow both chains, and whether they are what the chain says. */
export async function checkLists(deps: HealthDeps, limits: Limits): Promise<Finding[]> {
  const { db } = deps;
  const [programs, reports, evm] = await Promise.all([
    readIndexerState(deps),
    listReports(db),
    db.select().from(evmCursor),
  ]);
  return [
    ...programs.flatMap(({ program, lagSeconds, problem }) => {
      const of = NAME_OF_PROGRAM[program] ?? program;
      return [
        found("indexerLag", lagSeconds, (lagSeconds ?? 0) > limits.alert_lag_seconds, of),
        found("indexerProblem", problem, problem !== null, of),
      ];
    }),
    nightlyCheck(reports, deps.now),
    ...evm.map(({ chainId, finalBlock, blockNumber, problem }) =>
      found("formerChain", problem ?? finalBlock - blockNumber, problem !== null, String(chainId)),
    ),
  ];
}

function nightlyCheck(reports: Awaited<ReturnType<typeof listReports>>, now: Date): Finding {
  const newest = reports[0]?.day;
  if (!newest) return found("nightlyCheck", null, true);
  const differing = reports.filter(({ day }) => day === newest).reduce((sum, report) => sum + report.differing, 0);
  const isLate = now.getTime() - Date.parse(newest) > NIGHT_MS;
  return found("nightlyCheck", isLate ? null : differing, isLate || differing > 0);
}

import type { Database } from "../../db/client.ts";
import { PROGRAM_IDLS, PROGRAM_NAMES } from "../../programs-client/programs.ts";
import { ENVIRONMENTS, importSource, openOver, wranglerOn } from "./wrangler-d1.ts";

const USAGE = `npm run operate -- indexer [${ENVIRONMENTS.join("|")}]

How far the lists are behind the chain, and what the last nightly checks found. Without an environment: the local D1
(PUNKVISM_STATE, or .local). Ends with 1 where a program's indexer has a problem or its last check found a difference.`;

/** What an operator reads about the indexer, line by line; `isWell` if nothing needs attention. */
export async function describeIndexer(db: Database, now: Date): Promise<{ lines: string[]; isWell: boolean }> {
  const { readIndexerState, listReports } = await importSource<
    typeof import("../../app/domain/indexer/queries.server.ts")
  >("app/domain/indexer/queries.server.ts");
  const { PROJECTIONS } = await importSource<typeof import("../../app/domain/projections.server.ts")>(
    "app/domain/projections.server.ts",
  );
  const states = await readIndexerState({ db, now, projections: PROJECTIONS });
  const reports = await listReports(db);
  const lines = states.map(({ program, slot, lagSlots, lagSeconds, waiting, problem, problemSince }) => {
    const name = PROGRAM_NAMES.find((known) => PROGRAM_IDLS[known].address === program) ?? program;
    if (slot === null) return `${name}: no run yet`;
    const behind = `${name}: slot ${slot}, ${lagSlots} slots and ${lagSeconds} s behind, ${waiting} waiting`;
    return problem ? `${behind}, ${problem} since ${problemSince}` : behind;
  });
  const seen = new Set<string>();
  let isWell = states.every(({ slot, problem }) => slot !== null && problem === null);
  for (const { projection, day, isFinished, compared, differing, differences } of reports) {
    const end = isFinished ? "" : ", not finished";
    lines.push(`${day} ${projection}: ${compared} compared, ${differing} differing${end}`);
    for (const { subject, field, inD1, onChain } of differences) {
      lines.push(`  ${subject} ${field}: ${inD1} in D1, ${onChain} on the chain`);
    }
    if (!seen.has(projection) && differing > 0) isWell = false;
    seen.add(projection);
  }
  if (reports.length === 0) lines.push("no nightly check yet");
  return { lines, isWell };
}

async function main([environment]: string[]): Promise<number> {
  if (environment && !(ENVIRONMENTS as readonly string[]).includes(environment)) {
    console.error(USAGE);
    return 1;
  }
  const { lines, isWell } = await describeIndexer(await openOver(wranglerOn(environment)), new Date());
  console.log(lines.join("\n"));
  return isWell ? 0 : 1;
}

if (process.argv[1] === import.meta.filename) process.exitCode = await main(process.argv.slice(2));

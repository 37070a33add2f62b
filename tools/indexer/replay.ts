import { spawnSync } from "node:child_process";
import { REPLAYED_TABLES, replayStatements } from "../../app/domain/replayed-tables.ts";
import { PROGRAM_IDLS } from "../../programs-client/programs.ts";
import { d1Arguments } from "./wrangler-d1.ts";

const USAGE = `npm run operate -- replay <${Object.keys(REPLAYED_TABLES).join("|")}> [preview|production]

Empties what D1 keeps of a program. The indexer fills it again from the chain within the next minutes, with the same rows;
until then the holders' lists are short. Without an environment: the local D1 (PUNKVISM_STATE, or .local).`;

/** Runs the statements through wrangler, which knows the D1 of each environment. */
function replay([name, environment]: string[]): number {
  if (!isReplayed(name) || (environment && !["preview", "production"].includes(environment))) {
    console.error(USAGE);
    return 1;
  }
  const statements = replayStatements(REPLAYED_TABLES[name], PROGRAM_IDLS[name].address);
  const command = [
    "wrangler",
    "d1",
    "execute",
    ...d1Arguments(environment),
    "--yes",
    "--command",
    `${statements.join("; ")};`,
  ];
  return spawnSync("npx", command, { stdio: "inherit" }).status ?? 1;
}

function isReplayed(name: string | undefined): name is keyof typeof REPLAYED_TABLES {
  return name !== undefined && name in REPLAYED_TABLES;
}

process.exitCode = replay(process.argv.slice(2));

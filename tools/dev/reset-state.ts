import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { endWithError, SetupError } from "./progress.ts";
import { isInUse } from "./state-lock.ts";

/** Everything that a site keeps. Only this is removed, because PUNKVISM_STATE may name a folder with other things in it. */
const OURS = ["chain.json", "chain.json.new", "ledger", "running", "v3", "vite"];

/** `npm run reset`: the chain and D1 are one state and are removed together, but not while a site still runs on it. */
function resetState(): void {
  const folder = path.resolve(process.env.PUNKVISM_STATE ?? ".local");
  if (isInUse(folder)) throw new SetupError(`A site still runs on ${folder}: stop it first (Ctrl-C), then reset.`);
  for (const name of OURS) rmSync(path.join(folder, name), { recursive: true, force: true });
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
  console.log(`✓ chain and D1 of ${folder} removed: the next \`npm start\` begins with new ones.`);
}

try {
  resetState();
} catch (error) {
  endWithError(error);
}

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ENVIRONMENTS, importSource, openOver, wranglerOn } from "../indexer/wrangler-d1.ts";
import { adminSecretOf } from "./admin-secret.ts";

const USAGE = `npm run operate -- setting <key> <value> [${ENVIRONMENTS.join("|")}]
npm run operate -- setting <key> --file <file> [${ENVIRONMENTS.join("|")}]

Stores a setting (app/domain/settings/rules.ts) as its editor at /admin/settings does: checked, sealed if it moves money or powers,
and with an entry of the audit log. It asks no second person. For an environment, its secret has to be in the variable
ADMIN_CODE. Without one: the local D1 (PUNKVISM_STATE, or .local).`;

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { file: { type: "string" } } });
  const [key = "", ...rest] = positionals;
  const value = values.file === undefined ? rest.shift() : readFileSync(values.file, "utf8");
  const [environment] = rest;
  const { isSettingKey } = await importSource<typeof import("../../app/domain/settings/declared.ts")>(
    "app/domain/settings/declared.ts",
  );
  const isKnown = environment === undefined || ENVIRONMENTS.some((known) => known === environment);
  if (!isKnown || value === undefined || !isSettingKey(key)) {
    console.error(USAGE);
    return 1;
  }
  const adminSecret = adminSecretOf(environment);
  if (!adminSecret) {
    console.error("ADMIN_CODE has to be the secret of that environment: the setting is sealed with it.");
    return 1;
  }
  const { problemsOfSetting } =
    await importSource<typeof import("../../app/domain/settings/check.ts")>("app/domain/settings/check.ts");
  const problems = problemsOfSetting(key, value);
  if (problems.length > 0) {
    console.error(`The site would not read this: ${problems.join(", ")}.`);
    return 1;
  }
  const { changeSettingByCommand } = await importSource<
    typeof import("../../app/domain/settings/change-setting.server.ts")
  >("app/domain/settings/change-setting.server.ts");
  const actor = { command: "npm run operate -- setting" };
  const db = await openOver(wranglerOn(environment));
  await changeSettingByCommand({ db, now: new Date(), actor, adminSecret }, { key, value });
  console.log(`${key} is stored.`);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));

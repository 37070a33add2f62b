import { spawnSync } from "node:child_process";
import { endWithError, SetupError, stepPrinter } from "../../tools/dev/progress.ts";
import { benchCachedPage } from "./cached-page.ts";
import { benchComputeUnits } from "./compute-units.ts";
import { benchConnectorWeight } from "./connector-weight.ts";
import { benchJobs } from "./jobs.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchListPages } from "./list-pages.ts";
import { benchLogIntake } from "./log-intake.ts";
import { benchMoneyScreens } from "./money-screens.ts";
import { benchQr } from "./qr.ts";
import { type Figure, printFigures } from "./report.ts";
import { benchScriptWeight } from "./script-weight.ts";
import { benchStaffLists } from "./staff-lists.ts";
import { benchUncachedPage } from "./uncached-page.ts";

/** `npm run bench`, or `npm run bench -- cached-page` for some: each figure beside its reference, from the same run. */
const BENCHES: Record<string, { title: string; run(): Promise<Figure[]> }> = {
  "cached-page": { title: "Cached pages beside a bare Worker with the same bytes", run: benchCachedPage },
  "uncached-page": {
    title: "An uncached content page, beside React Router's Cloudflare template with the same elements",
    run: benchUncachedPage,
  },
  "compute-units": { title: "Compute units beside their budget (p-token)", run: benchComputeUnits },
  "list-pages": { title: "A list page at a thousand and at a million rows", run: benchListPages },
  "staff-lists": { title: "A page of a staff list at a thousand and at a million rows", run: benchStaffLists },
  lighthouse: { title: "Lighthouse on a phone, each kind of page, medians", run: benchLighthouse },
  "script-weight": { title: "JavaScript on the first load of every page, gzip", run: benchScriptWeight },
  "connector-weight": { title: "Wallets' code that a press loads, gzip", run: benchConnectorWeight },
  qr: { title: "QR codes that are read, beside zxing-wasm", run: benchQr },
  "log-intake": { title: "Log intake at full load", run: benchLogIntake },
  jobs: { title: "Jobs that pay many recipients", run: benchJobs },
  "money-screens": { title: "Loud buttons of holders' screens on a phone", run: benchMoneyScreens },
};

async function runBenches(wanted: string[]): Promise<void> {
  const unknown = wanted.filter((name) => !BENCHES[name]);
  if (unknown.length > 0) throw new SetupError(`No bench ${unknown}: there are ${Object.keys(BENCHES).join(", ")}.`);
  if (!process.env.REUSE_BUILD) await stepPrinter()("production build", build);
  const names = wanted.length > 0 ? wanted : Object.keys(BENCHES);
  let broken = 0;
  for (const name of names) {
    const bench = BENCHES[name];
    if (!bench) continue;
    const figures = await bench.run();
    printFigures(bench.title, figures);
    broken += figures.filter(({ holds }) => !holds).length;
  }
  console.log(broken === 0 ? "\nevery budget holds" : `\n${broken} over budget`);
  process.exit(broken === 0 ? 0 : 1);
}

function build(): void {
  const env = { ...process.env, NODE_ENV: "production" };
  const { status, stdout, stderr } = spawnSync("npx", ["react-router", "build"], { encoding: "utf8", env });
  if (status !== 0) throw new SetupError(`The build failed:\n${stdout}\n${stderr}`);
}

runBenches(process.argv.slice(2)).catch(endWithError);

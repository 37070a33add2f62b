import { createServer } from "vite";
import { strikeCron } from "./cron.ts";
import { atEnd, endAfterError, endWhenAsked } from "./ending.ts";
import { readStackOptions, startLocalStack } from "./local-stack.ts";
import { stepPrinter } from "./progress.ts";
import { SAMPLE_APPLICANT } from "./sample-projects.ts";
import { SAMPLE_OWNER } from "./sample-staff.ts";

/** `npm start`: the local chain, D1 and the site with hot reload. */
async function serveDevelopment(): Promise<void> {
  endWhenAsked();
  const options = readStackOptions(5173);
  const { chain, kaia } = await startLocalStack(options);
  process.env.PORT = String(options.port);
  process.env.PUNKVISM_STATE = options.stateFolder;
  process.env.SOLANA_RPC_URLS = chain.rpcUrl;
  process.env.EVM_RPC_URLS = kaia?.rpcUrl ?? "";
  // nothing on this machine needs to know where a visitor is, and there may be no network
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
  const server = await createServer({ logLevel: "warn", clearScreen: false });
  atEnd(() => server.close());
  const step = stepPrinter();
  await step("site, reloading as files change", () => server.listen());
  atEnd(strikeCron(`http://localhost:${options.port}`));
  console.log(`
  Open  http://localhost:${options.port}

  Try first: open Powerzone, Coin Staking; connect the Development wallet and sign in;
  stake 100 SCG for 90 days; then let a day pass in the bar at the bottom and claim.

  Staff area: /admin, as ${SAMPLE_OWNER.email} with the password "${SAMPLE_OWNER.password}"; the code is at /test/outbox.
  Project accounts: /eng/project/login, as ${SAMPLE_APPLICANT.email} with the password "${SAMPLE_APPLICANT.password}".

  Solana node ${chain.rpcUrl}${kaia ? `   Kaia node ${kaia.rpcUrl}` : ""}   state ${options.stateFolder}   stop with Ctrl-C
`);
}

serveDevelopment().catch(endAfterError);

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type LocalChain, type LocalChainOptions, startChain } from "../tools/dev/chain.ts";
import { setUpChain } from "../tools/dev/chain-setup.ts";
import { exportAccounts, exportChanges, restoreAccounts } from "../tools/dev/chain-snapshot.ts";

/** Where a run keeps the accounts of a chain that was set up once; its files, each a process of its own, read it here. */
const FILE = "SAMPLE_CHAIN_FILE";

/** For `globalSetup`: sets a chain up once, so that each file of the run puts its accounts back in a tenth of the time. */
export default async function keepSampleChain(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), "punkvism-chain-"));
  const chain = await startChain({ port: 0, stateFolder: null, slotTimeMs: 20 });
  if (chain.canTravel) {
    const baseline = await exportAccounts(chain.rpcUrl);
    await setUpChain(chain);
    process.env[FILE] = path.join(folder, "accounts.json");
    writeFileSync(process.env[FILE], JSON.stringify(await exportChanges(chain.rpcUrl, baseline)));
  }
  await chain.stop();
  return () => rmSync(folder, { recursive: true });
}

/** A chain of a test file's own with everything that `setUpChain` makes. It has none of the transactions that made it. */
export async function startSampleChain({ slotTimeMs }: Pick<LocalChainOptions, "slotTimeMs">): Promise<LocalChain> {
  const chain = await startChain({ port: 0, stateFolder: null, slotTimeMs });
  const file = process.env[FILE];
  if (file) await restoreAccounts(chain.rpcUrl, JSON.parse(readFileSync(file, "utf8")));
  else await setUpChain(chain);
  return chain;
}

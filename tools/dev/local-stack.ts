import path from "node:path";
import { type LocalChain, startChain } from "./chain.ts";
import { DEVELOPMENT_CHAIN_SETTINGS, setUpChain } from "./chain-setup.ts";
import { prepareDatabase } from "./database.ts";
import { atEnd, endSignal } from "./ending.ts";
import { type KaiaChain, startKaiaChain } from "./kaia-chain.ts";
import { KAIA_MIGRATION_SETTING, setUpKaia } from "./kaia-setup.ts";
import { SetupError, stepPrinter } from "./progress.ts";
import { lockState } from "./state-lock.ts";
import { assertPortFree } from "./tcp-proxy.ts";

export interface StackOptions {
  port: number;
  solanaPort: number;
  kaiaPort: number;
  stateFolder: string;
}

export interface LocalStack {
  chain: LocalChain;
  /** The former chain; null where its node does not come as a package. */
  kaia: KaiaChain | null;
}

// 5173 gives 8899 and 8545, the usual ports of a Solana node and of an EVM node
const SOLANA_PORT_DISTANCE = 3726;
const KAIA_PORT_DISTANCE = 3372;

/** PORT, SOLANA_PORT, KAIA_PORT and PUNKVISM_STATE, or their defaults. Throws SetupError for an invalid port. */
export function readStackOptions(defaultPort: number): StackOptions {
  const port = readPort("PORT", defaultPort);
  const away = (distance: number) => (port + distance <= 65_534 ? port + distance : port - distance);
  return {
    port,
    solanaPort: readPort("SOLANA_PORT", away(SOLANA_PORT_DISTANCE)),
    kaiaPort: readPort("KAIA_PORT", away(KAIA_PORT_DISTANCE)),
    stateFolder: path.resolve(process.env.PUNKVISM_STATE ?? ".local"),
  };
}

function readPort(name: string, fallback: number): number {
  const port = Number(process.env[name] || fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_535) return port;
  throw new SetupError(`${name}=${process.env[name]} is no port: give a number from 1 to 65534.`);
}

/** Both chains with their coins, pools and NFTs, with D1 beside them, until the end; prints a line for each step. */
export async function startLocalStack({ port, solanaPort, kaiaPort, stateFolder }: StackOptions): Promise<LocalStack> {
  const step = stepPrinter();
  const unlock = await lockState(stateFolder, endSignal);
  process.on("exit", unlock);
  await assertPortFree(port, "PORT");
  const chain = await step("Solana node with the three programs", () => startChain({ port: solanaPort, stateFolder }));
  atEnd(chain.stop);
  sayTokenMetadata(chain);
  const samples = chain.canTravel ? "sample coins and NFTs" : "sample coins (this node takes no sample NFTs)";
  await step(`${samples}, funded wallets, pools, drops`, () => setUpChain(chain));
  await chain.keep();
  const kaia = await startFormerChain({ port: kaiaPort, stateFolder });
  await step("D1: migrations and settings", () => prepareDatabase({ stateFolder, chain, settings: settingsOf(kaia) }));
  await chain.tie();
  return { chain, kaia };
}

/** Without a node of the former chain there is no migration. */
function settingsOf(kaia: KaiaChain | null): Record<string, string> {
  return { ...DEVELOPMENT_CHAIN_SETTINGS, migration: kaia ? KAIA_MIGRATION_SETTING : "" };
}

/** Minting needs a program that is not ours to commit (token-metadata-program.ts). */
function sayTokenMetadata({ tokenMetadata }: LocalChain): void {
  if (tokenMetadata) console.log(`· Token Metadata program ${tokenMetadata}`);
  else console.log("· no Token Metadata program, as no way led to it (no network?): new NFTs cannot be minted here");
}

async function startFormerChain(options: { port: number; stateFolder: string }): Promise<KaiaChain | null> {
  const step = stepPrinter();
  await assertPortFree(options.port, "KAIA_PORT");
  const kaia = await step("Kaia node with old NFTs and the gate that takes them", async () => {
    const started = await startKaiaChain(options);
    if (started) atEnd(started.stop);
    if (started) await setUpKaia(started.rpcUrl);
    return started;
  });
  if (!kaia) console.log("· no Kaia node, because the optional package anvil is missing: NFTs cannot be migrated here");
  return kaia;
}

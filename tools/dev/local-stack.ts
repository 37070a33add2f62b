import path from "node:path";
import { type LocalChain, startChain } from "./chain.ts";
import { DEVELOPMENT_CHAIN_SETTINGS, setUpChain } from "./chain-setup.ts";
import { prepareDatabase } from "./database.ts";
import { atEnd, endSignal } from "./ending.ts";
import { SetupError, stepPrinter } from "./progress.ts";
import { lockState } from "./state-lock.ts";
import { assertPortFree } from "./tcp-proxy.ts";

export interface StackOptions {
  port: number;
  solanaPort: number;
  stateFolder: string;
}

// 5173 gives 8899, the usual port of a Solana node
const CHAIN_PORT_DISTANCE = 3726;

/** PORT, SOLANA_PORT and PUNKVISM_STATE, or their defaults. Throws SetupError for an invalid port. */
export function readStackOptions(defaultPort: number): StackOptions {
  const port = readPort("PORT", defaultPort);
  const derived = port + CHAIN_PORT_DISTANCE;
  const solanaPort = readPort("SOLANA_PORT", derived <= 65_534 ? derived : port - CHAIN_PORT_DISTANCE);
  return { port, solanaPort, stateFolder: path.resolve(process.env.PUNKVISM_STATE ?? ".local") };
}

function readPort(name: string, fallback: number): number {
  const port = Number(process.env[name] || fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_535) return port;
  throw new SetupError(`${name}=${process.env[name]} is no port: give a number from 1 to 65534.`);
}

/** The chain with its coins and pools, with D1 beside it, until the end; prints a line for each step. */
export async function startLocalStack({ port, solanaPort, stateFolder }: StackOptions): Promise<LocalChain> {
  const step = stepPrinter();
  const unlock = await lockState(stateFolder, endSignal);
  process.on("exit", unlock);
  await assertPortFree(port, "PORT");
  const chain = await step("Solana node with the three programs", () => startChain({ port: solanaPort, stateFolder }));
  atEnd(chain.stop);
  const samples = chain.canTravel ? "sample coins and NFTs" : "sample coins (this node takes no sample NFTs)";
  await step(`${samples}, funded wallets, pools, drops`, () => setUpChain(chain));
  await chain.keep();
  await step("D1: migrations and settings", () =>
    prepareDatabase({ stateFolder, chain, settings: DEVELOPMENT_CHAIN_SETTINGS }),
  );
  await chain.tie();
  return chain;
}

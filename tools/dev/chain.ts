import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { callRpc } from "../../app/domain/development/local-node.ts";
import { binaryPath } from "../../programs-client/binaries.ts";
import { developmentKeypair } from "../../programs-client/development-keys.ts";
import { PROGRAM_IDLS, PROGRAM_NAMES, type ProgramName } from "../../programs-client/programs.ts";
import { exportAccounts, keepSnapshot, readSnapshot, restoreSnapshot } from "./chain-snapshot.ts";
import { SetupError } from "./progress.ts";
import { assertPortFree, openTcpProxy } from "./tcp-proxy.ts";
import { obtainTokenMetadata } from "./token-metadata-program.ts";

export interface LocalChain {
  rpcUrl: string;
  wsUrl: string;
  /** Tells this chain from any other; D1 has it too. */
  chainId: string;
  /** What runs it, in words. */
  node: string;
  /** True if it continues from a snapshot that D1 belongs to; its slots and block heights have started again from zero. */
  isRestored: boolean;
  /** Moves the clock on; only surfpool can do that. */
  canTravel: boolean;
  /** How the real Token Metadata program was obtained, in words; null without it: then no NFT can be minted. */
  tokenMetadata: string | null;
  /** With false the node cannot be reached, as if it were down. Does nothing for a node that we did not start. */
  setReachable(isReachable: boolean): void;
  /** Saves the chain now, and again whenever it changes. */
  keep(): Promise<void>;
  /** Notes that D1 belongs to the chain from now on: neither may be used without the other. */
  tie(): Promise<void>;
  /** Saves once more what has to be kept, and ends what was started. */
  stop(): Promise<void>;
}

export interface LocalChainOptions {
  /** RPC on this port, websocket on the next one; 0 takes free ports. */
  port: number;
  /** Where the chain is stored between starts; null stores nothing. */
  stateFolder: string | null;
  /** 400 as on a public cluster; tests use less, so that a transaction is final sooner. */
  slotTimeMs?: number;
}

/**
 * Starts a Solana node with our programs: the one at SOLANA_RPC_URL if that is set, otherwise surfpool from its package,
 * otherwise an installed `surfpool` or `solana-test-validator`. Throws SetupError if there is none or a port is taken.
 */
export async function startChain(options: LocalChainOptions): Promise<LocalChain> {
  if (process.env.SOLANA_RPC_URL) return adoptChain(process.env.SOLANA_RPC_URL);
  const embedded = loadSurfpool();
  if (embedded) return startEmbedded(embedded, options);
  const surfpool = findInstalled("surfpool");
  if (surfpool) return startSurfpool(surfpool, options);
  const validator = findInstalled("solana-test-validator");
  if (validator) return startValidator(validator, options);
  throw new SetupError(
    `No Solana node for ${process.platform} ${process.arch}: install surfpool or solana-test-validator, or set SOLANA_RPC_URL.`,
  );
}

interface Surfnet {
  rpcUrl: string;
  wsUrl: string;
  drainEvents(): object[];
  stop(): void;
}

type Surfpool = { Surfnet: { startWithConfig(config: object): Surfnet } };

function loadSurfpool(): Surfpool | null {
  const require = createRequire(import.meta.url);
  try {
    return require(`@solana/surfpool-${process.platform}-${process.arch}${process.platform === "linux" ? "-gnu" : ""}`);
  } catch {
    return null;
  }
}

async function startEmbedded(surfpool: Surfpool, options: LocalChainOptions): Promise<LocalChain> {
  const { port, slotTimeMs = 400 } = options;
  const config = { offline: true, blockProductionMode: "clock", slotTimeMs, airdropSol: 0 };
  const surfnet = surfpool.Surfnet.startWithConfig(config);
  // it keeps a thousand events, at least one per slot, and stops for good if nobody fetches them
  const drain = setInterval(() => surfnet.drainEvents(), 1000).unref();
  // its own ports are random
  const rpc = await openTcpProxy({ port, target: Number(new URL(surfnet.rpcUrl).port) });
  const ws = await openTcpProxy({ port: port && port + 1, target: Number(new URL(surfnet.wsUrl).port) });
  const restored = await restore(surfnet.rpcUrl, options.stateFolder);
  return {
    ...addressesOf(rpc.port, ws.port),
    ...restored,
    node: "surfpool",
    canTravel: true,
    setReachable(isReachable) {
      rpc.setReachable(isReachable);
      ws.setReachable(isReachable);
    },
    async stop() {
      await restored.stop();
      await Promise.all([rpc.close(), ws.close()]);
      clearInterval(drain);
      surfnet.stop();
    },
  };
}

async function startSurfpool(program: string, { port, stateFolder, slotTimeMs = 400 }: LocalChainOptions) {
  const ports = await portsFor(port);
  const child = spawn(
    program,
    ["start", "--offline", "--no-tui", "--no-studio", "--no-deploy"].concat([
      "--port",
      String(ports.rpc),
      "--ws-port",
      String(ports.ws),
      "--slot-time",
      String(slotTimeMs),
    ]),
    { stdio: "ignore" },
  );
  const addresses = addressesOf(ports.rpc, ports.ws);
  await untilHealthy(addresses.rpcUrl, child, "surfpool");
  const restored = await restore(addresses.rpcUrl, stateFolder);
  return childChain(child, { ...addresses, ...restored, node: program, canTravel: true });
}

async function startValidator(program: string, { port, stateFolder }: LocalChainOptions): Promise<LocalChain> {
  const ports = await portsFor(port);
  const ledger = path.resolve(stateFolder ?? path.join(".local", `ledger-${process.pid}`), "ledger");
  mkdirSync(path.dirname(ledger), { recursive: true });
  const authority = developmentKeypair("operator").publicKey.toBase58();
  const child = spawn(
    program,
    ["--quiet", "--bind-address", "127.0.0.1", "--ledger", ledger].concat(
      ["--rpc-port", String(ports.rpc), "--faucet-port", String(ports.rpc + 1000)],
      PROGRAM_NAMES.flatMap((name) => ["--upgradeable-program", addressOf(name), builtProgram(name), authority]),
    ),
    { stdio: "ignore" },
  );
  const addresses = addressesOf(ports.rpc, ports.ws);
  await untilHealthy(addresses.rpcUrl, child, "solana-test-validator");
  const chainId = await callRpc<string>(addresses.rpcUrl, "getGenesisHash");
  return childChain(child, { ...addresses, ...KEEPS_ITSELF, chainId, node: program, canTravel: false });
}

async function adoptChain(rpcUrl: string): Promise<LocalChain> {
  const chainId = await callRpc<string>(rpcUrl, "getGenesisHash").catch(() => {
    throw new SetupError(`No Solana node answers at ${rpcUrl}: start it, or unset SOLANA_RPC_URL.`);
  });
  const canTravel = await callRpc(rpcUrl, "surfnet_getSurfnetInfo").then(
    () => true,
    () => false,
  );
  if (canTravel) await deployPrograms(rpcUrl);
  const tokenMetadata = canTravel ? await deployTokenMetadata(rpcUrl) : null;
  for (const name of PROGRAM_NAMES) await assertDeployed(rpcUrl, name);
  const wsUrl = rpcUrl.replace(/^http/, "ws").replace(/:(\d+)/, (_, port) => `:${Number(port) + 1}`);
  return { ...KEEPS_ITSELF, tokenMetadata, rpcUrl, wsUrl, chainId, node: rpcUrl, canTravel, setReachable() {} };
}

type Kept = Pick<LocalChain, "chainId" | "isRestored" | "tokenMetadata" | "keep" | "tie" | "stop">;

const KEEPS_ITSELF = { isRestored: false, tokenMetadata: null, async keep() {}, async tie() {}, async stop() {} };

/** Deploys the programs and puts stored accounts back. */
async function restore(url: string, folder: string | null): Promise<Kept> {
  const baseline = await exportAccounts(url);
  const snapshot = folder ? readSnapshot(folder) : null;
  await deployPrograms(url);
  const tokenMetadata = await deployTokenMetadata(url);
  if (snapshot) await restoreSnapshot(url, snapshot);
  const chainId = snapshot?.chainId ?? randomUUID();
  if (!folder) return { ...KEEPS_ITSELF, chainId, tokenMetadata };
  const isTied = snapshot?.isTied ?? false;
  const keeper = keepSnapshot({ url, folder, chainId, isTied, baseline });
  return { chainId, isRestored: isTied, tokenMetadata, keep: keeper.start, tie: keeper.tie, stop: keeper.stop };
}

async function assertDeployed(rpcUrl: string, name: ProgramName): Promise<void> {
  type Answer = { value: { executable: boolean } | null };
  const address = addressOf(name);
  const { value } = await callRpc<Answer>(rpcUrl, "getAccountInfo", [address, { encoding: "base64" }]);
  if (value?.executable) return;
  throw new SetupError(
    `The ${name} program ${address} is not on the node at ${rpcUrl}: deploy ${builtProgram(name)} there.`,
  );
}

async function deployPrograms(url: string): Promise<void> {
  const authority = developmentKeypair("operator").publicKey.toBase58();
  for (const name of PROGRAM_NAMES) {
    const bytes = readFileSync(builtProgram(name));
    await callRpc(url, "surfnet_writeProgram", [addressOf(name), bytes.toString("hex"), 0]);
    await callRpc(url, "surfnet_setProgramAuthority", [addressOf(name), authority]);
  }
}

/** Says how the program was obtained; null if it was not. Every chain gets it anew, as it is not kept with the accounts. */
async function deployTokenMetadata(url: string): Promise<string | null> {
  const program = await obtainTokenMetadata();
  if (!program) return null;
  await callRpc(url, "surfnet_writeProgram", [program.address, readFileSync(program.file).toString("hex"), 0]);
  return program.way;
}

function builtProgram(name: ProgramName): string {
  const file = binaryPath(name);
  if (existsSync(file)) return file;
  throw new SetupError(`The program ${file} is missing: \`npm run programs:build\` builds it.`);
}

function addressOf(name: ProgramName): string {
  return PROGRAM_IDLS[name].address;
}

function addressesOf(rpcPort: number, wsPort: number) {
  return { rpcUrl: `http://127.0.0.1:${rpcPort}`, wsUrl: `ws://127.0.0.1:${wsPort}` };
}

async function portsFor(port: number): Promise<{ rpc: number; ws: number }> {
  const rpc = port || 20_000 + Math.floor(Math.random() * 20_000);
  await assertPortFree(rpc, "SOLANA_PORT");
  await assertPortFree(rpc + 1, "SOLANA_PORT");
  return { rpc, ws: rpc + 1 };
}

async function untilHealthy(url: string, child: ChildProcess, name: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new SetupError(`${name} ended with code ${child.exitCode} while starting.`);
    const health = await callRpc(url, "getHealth").catch(() => null);
    if (health === "ok") return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new SetupError(`${name} did not answer at ${url} within 30 seconds.`);
}

function childChain(child: ChildProcess, chain: Omit<LocalChain, "setReachable">): LocalChain {
  return {
    ...chain,
    setReachable(isReachable) {
      child.kill(isReachable ? "SIGCONT" : "SIGSTOP");
    },
    async stop() {
      await chain.stop();
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function findInstalled(name: string): string | null {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

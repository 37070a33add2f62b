import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { SetupError } from "./progress.ts";

export interface EvmNode {
  /** JSON-RPC over http, and over a websocket at the same port. */
  url: string;
  stop(): Promise<void>;
}

export interface EvmNodeOptions {
  chainId: number;
  /** 0 takes a free one. */
  port: number;
  /** Further options of anvil's command line. */
  options?: string[];
}

const LONGEST_START_MS = 30_000;

/**
 * The local node of EVM chains, out of its platform's package, or null: the package is optional, and there is none for some
 * machines. The package's own command needs an install script, which never runs here (.npmrc).
 */
export function findAnvil(): string | null {
  const arch = process.arch === "x64" ? "amd64" : process.arch;
  const name = `@foundry-rs/anvil-${process.platform}-${arch}`;
  const program = process.platform === "win32" ? "anvil.exe" : "anvil";
  try {
    const folder = path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    const file = path.join(folder, "bin", program);
    return existsSync(file) ? file : null;
  } catch {
    // not installed
    return null;
  }
}

/**
 * Starts anvil with the rules that the contracts are compiled for (Cancun). Throws SetupError if it is missing or does not
 * start.
 */
export async function startEvmNode({ chainId, port, options = [] }: EvmNodeOptions): Promise<EvmNode> {
  const program = findAnvil();
  if (!program) {
    throw new SetupError(`No anvil for ${process.platform} ${process.arch}: run \`npm ci --include=optional\`.`);
  }
  const args = ["--port", String(port), "--chain-id", String(chainId), "--hardfork", "cancun", ...options];
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  const end = () => child.kill();
  process.once("exit", end);
  const stop = async () => {
    process.off("exit", end);
    await ended(child);
  };
  try {
    return { url: `http://${await listeningAddress(child)}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function listeningAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const fail = (why: string) => reject(new SetupError(`anvil did not start (${why}): ${output.slice(-400)}`));
    const limit = setTimeout(() => fail(`no answer within ${LONGEST_START_MS / 1000} s`), LONGEST_START_MS);
    const collect = (chunk: Buffer) => {
      output += chunk;
      const address = /Listening on (\S+)/.exec(output)?.[1];
      if (!address) return;
      clearTimeout(limit);
      // what it prints later is not read by anybody, but has to go somewhere
      child.stdout?.off("data", collect).resume();
      child.stderr?.off("data", collect).resume();
      resolve(address);
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    child.on("error", (error) => fail(error.message));
    child.on("exit", (code) => fail(`code ${code}`));
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.on("exit", () => resolve());
    child.kill();
  });
}

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { format } from "node:util";
import { Connection, type Keypair } from "@solana/web3.js";
import type { LocalChain } from "../../tools/dev/chain.ts";
import { runPunk } from "../../tools/punk/run-punk.ts";
import { startSampleChain } from "../sample-chain.ts";

/** What a command printed to both streams, and its exit code. */
export type Answer = { code: number; out: string };

/** A local chain with the samples, and `npm run punk` on it. */
export interface PunkChain {
  chain: LocalChain;
  connection: Connection;
  /** The path of a file of this test. */
  file(name: string): string;
  /** A key file; a command that names it runs as its wallet. */
  addKey(name: string, key: Keypair): void;
  punk(who: string, ...words: string[]): Promise<Answer>;
  /** The same through another node. */
  punkAt(rpcUrl: string, who: string, ...words: string[]): Promise<Answer>;
  stop(): Promise<void>;
}

export async function startPunkChain(keys: Record<string, Keypair>): Promise<PunkChain> {
  const folder = mkdtempSync(path.join(tmpdir(), "punk-"));
  const file = (name: string) => path.join(folder, name);
  const addKey = (name: string, key: Keypair) => {
    writeFileSync(file(`${name}.json`), JSON.stringify([...key.secretKey]));
  };
  for (const [name, key] of Object.entries(keys)) addKey(name, key);
  const chain = await startSampleChain({ slotTimeMs: 20 });
  const punkAt: PunkChain["punkAt"] = (rpcUrl, who, ...words) => {
    return runHere(["--rpc", rpcUrl, "--keypair", file(`${who}.json`), ...words]);
  };
  return {
    chain,
    connection: new Connection(chain.rpcUrl, "confirmed"),
    file,
    addKey,
    punk: (who, ...words) => punkAt(chain.rpcUrl, who, ...words),
    punkAt,
    async stop() {
      await chain.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Runs a command line in this process, because starting Node for each would take longer than the command. Commands run one
 * after the other, because they share the console. punk.test.ts starts one as a terminal does.
 */
export async function runHere(args: string[]): Promise<Answer> {
  let out = "";
  const collect = (text: string) => {
    out += text;
    return true;
  };
  const print = (...words: unknown[]) => void collect(`${format(...words)}\n`);
  const kept = { log: console.log, error: console.error };
  const streams = [process.stdout, process.stderr].map((stream) => ({ stream, write: stream.write }));
  Object.assign(console, { log: print, error: print });
  for (const { stream } of streams) stream.write = collect as typeof stream.write;
  try {
    const code = await runPunk(args);
    return { code, out };
  } finally {
    Object.assign(console, kept);
    for (const { stream, write } of streams) stream.write = write;
  }
}

import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Connection, type Keypair } from "@solana/web3.js";
import { type LocalChain, startChain } from "../../tools/dev/chain.ts";
import { setUpChain } from "../../tools/dev/chain-setup.ts";

/** What a command printed, both streams, and how it ended. */
export type Answer = { code: number; out: string };

/** A local chain with the samples, and `npm run punk` on it. */
export interface PunkChain {
  chain: LocalChain;
  connection: Connection;
  /** Where a file of this test stands. */
  file(name: string): string;
  /** A key file, by whose name `punk` runs as its wallet. */
  addKey(name: string, key: Keypair): void;
  punk(who: string, ...words: string[]): Promise<Answer>;
  /** The same by another node. */
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
  const chain = await startChain({ port: 0, stateFolder: null, slotTimeMs: 50 });
  await setUpChain(chain);
  const punkAt: PunkChain["punkAt"] = (rpcUrl, who, ...words) => {
    const args = ["tools/punk/punk.ts", "--rpc", rpcUrl, "--keypair", file(`${who}.json`), ...words];
    return new Promise((resolve) => {
      execFile(process.execPath, args, { encoding: "utf8" }, (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, out: stdout + stderr });
      });
    });
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

import { writeFileSync } from "node:fs";
import path from "node:path";
import { createPublicClient, http } from "viem";
import { afterAll, describe, expect, it } from "vitest";
import { callRpc } from "../../app/domain/development/local-node.ts";
import { migrationGateAbi } from "../../contracts/artifacts/migration-gate.ts";
import { standardNftAbi } from "../../contracts/artifacts/standard-nft.ts";
import { findAnvil } from "../../tools/dev/evm-node.ts";
import { KAIA_CHAIN_ID, type KaiaChain, startKaiaChain } from "../../tools/dev/kaia-chain.ts";
import { KAIA_COLLECTIONS, KAIA_GATE, KAIA_HOLDERS, KAIA_OPERATOR, setUpKaia } from "../../tools/dev/kaia-setup.ts";
import { newStateFolder, removeStateFolders } from "./site-process.ts";

const [holder, other] = KAIA_HOLDERS;
const [kongz] = KAIA_COLLECTIONS;
const stateFolder = newStateFolder();

afterAll(removeStateFolders);

describe.runIf(findAnvil() || process.env.CI)("the former chain of npm start", () => {
  it("has the gate and the old NFTs that the development wallets hold", () =>
    withChain(async ({ rpcUrl }) => {
      const client = clientOf(rpcUrl);
      expect(await client.getChainId()).toBe(KAIA_CHAIN_ID);
      const gate = { address: KAIA_GATE, abi: migrationGateAbi } as const;
      expect(await client.readContract({ ...gate, functionName: "operator" })).toBe(KAIA_OPERATOR);
      expect(await client.readContract({ ...gate, functionName: "fee" })).toBe(10n ** 17n);
      const accepted = await client.readContract({ ...gate, functionName: "acceptedCollections" });
      expect(accepted).toEqual(KAIA_COLLECTIONS.map(({ address }) => address));
      for (const { address, name } of KAIA_COLLECTIONS) {
        const collection = { address, abi: standardNftAbi } as const;
        expect(await client.readContract({ ...collection, functionName: "name" })).toBe(name);
        expect(await client.readContract({ ...collection, functionName: "balanceOf", args: [holder] })).toBe(5n);
        expect(await client.readContract({ ...collection, functionName: "balanceOf", args: [other] })).toBe(3n);
      }
    }));

  it("keeps what has happened, with its events, over a restart", async () => {
    const transfer = { address: kongz!.address, abi: standardNftAbi } as const;
    await withChain(async ({ rpcUrl }) => {
      // transferFrom(holder, other, 1), sent by the node, which knows the holder's key
      const words = [holder, other, "0x1"].map((word) => word.slice(2).padStart(64, "0")).join("");
      const data = `0x23b872dd${words}`;
      await callRpc(rpcUrl, "eth_sendTransactionSync", [{ from: holder, to: kongz!.address, data }]);
    });
    await withChain(async ({ rpcUrl }) => {
      const client = clientOf(rpcUrl);
      expect(await client.readContract({ ...transfer, functionName: "ownerOf", args: [1n] })).toBe(other);
      const events = await client.getContractEvents({ ...transfer, eventName: "Transfer", fromBlock: 0n });
      expect(events.filter(({ args }) => args.from === holder)).toHaveLength(1);
    });
  });

  it("says which file is broken, and how to start afresh", async () => {
    writeFileSync(path.join(stateFolder, "kaia-chain"), "0x00");
    await expect(withChain(async () => {})).rejects.toThrow("npm run reset");
  });
});

async function withChain(use: (chain: KaiaChain) => Promise<void>): Promise<void> {
  const chain = await startKaiaChain({ port: 0, stateFolder });
  if (!chain) throw new Error("no anvil");
  try {
    await setUpKaia(chain.rpcUrl);
    await use(chain);
  } finally {
    await chain.stop();
  }
}

function clientOf(rpcUrl: string) {
  return createPublicClient({ transport: http(rpcUrl), cacheTime: 0 });
}

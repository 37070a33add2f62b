import { describe, expect, test } from "vitest";
import { PINS, pinnedGates } from "~/pins";
import { type Env, readConfig } from "~/server/env.server";
import { openMigration } from "~/server/migration-deps.server";

/** How the addresses of nodes in the environment become the nodes that witness for each other. */

const envOf = (change: Partial<Env>) =>
  ({
    ENVIRONMENT: "production",
    SOLANA_CLUSTER: "mainnet-beta",
    SOLANA_RPC_URLS: "https://solana.test",
    EVM_CHAIN_ID: "8217",
    DB: {},
    ...change,
  }) as Env;

const kaia = (urls: string, change: Partial<Env> = {}) => envOf({ EVM_RPC_URLS: urls, ...change });

describe("the addresses of nodes", () => {
  test.each<[string, string, string[]]>([
    ["the same one twice", "https://a.test https://a.test", ["https://a.test"]],
    ["the same one with a slash", "https://a.test https://a.test/", ["https://a.test"]],
    ["the same host in capitals", "https://a.test/v1 https://A.TEST/v1", ["https://a.test/v1"]],
    ["two keys of one provider", "https://a.test/key1 https://a.test/key2", ["https://a.test/key1"]],
    ["two providers", "https://b.test https://a.test/key", ["https://b.test", "https://a.test/key"]],
    [
      "two ports of the local machine",
      "http://127.0.0.1:1 http://127.0.0.1:2",
      ["http://127.0.0.1:1", "http://127.0.0.1:2"],
    ],
  ])("count one for each host: %s", (_, urls, nodes) => {
    const config = readConfig(envOf({ EVM_RPC_URLS: urls, SOLANA_RPC_URLS: urls }));
    expect(config.evmRpcUrls).toEqual(nodes);
    expect(config.rpcUrls).toEqual(nodes);
  });

  test("are too few for a mint if all are of one host, except on the local machine", () => {
    const twice = "https://a.test/key1 https://a.test/key2";
    expect(openMigration(kaia(twice))).toMatchObject({ evmNodes: [{}], nodesToMint: 2 });
    expect(openMigration(kaia(twice, { ENVIRONMENT: "preview" }))).toMatchObject({ evmNodes: [{}], nodesToMint: 2 });
    expect(openMigration(kaia("https://a.test https://b.test")).evmNodes).toHaveLength(2);
    expect(openMigration(kaia("http://127.0.0.1:1", { ENVIRONMENT: "local" })).nodesToMint).toBe(1);
  });
});

describe("the gates that something is minted for", () => {
  const gate = PINS.migration?.gate ?? "0x";

  test("are those of the build, on the chain that it is for, whatever the database says", () => {
    expect(openMigration(kaia("https://a.test")).gates).toEqual([gate.toLowerCase()]);
    expect(openMigration(kaia("https://a.test", { EVM_CHAIN_ID: "1001" })).gates).toEqual([]);
  });

  test("include those that were replaced, and are none without a migration", () => {
    const migration = { gate, collections: [], formerGates: ["0xABCD"] } as const;
    expect(pinnedGates(1_001, { evmChain: "eip155:1001", migration })).toEqual([gate.toLowerCase(), "0xabcd"]);
    expect(pinnedGates(1_001, { evmChain: "eip155:1001", migration: null })).toEqual([]);
  });
});

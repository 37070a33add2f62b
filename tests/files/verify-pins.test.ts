import { readFileSync } from "node:fs";
import { PublicKey } from "@solana/web3.js";
import { expect, test } from "vitest";
import { STAKING_PROGRAM_ADDRESS } from "../../programs-client/addresses.ts";
import { stakingCodec } from "../../programs-client/staking-codec.ts";
import { comparePins, type PinnedChains, type PinsToCompare } from "../../tools/release/compare-pins.ts";

/** What `npm run punk -- verify-pins` says of pins that are, and that are not, what the chains have. */

const pinned = JSON.parse(readFileSync("app/pins.json", "utf8")) as Record<"local" | "production", PinsToCompare>;
const PINS = pinned.local;
const [GATE, POOL] = [PINS.migration!, PINS.coinPool!];
const SERVICE_COINS = Object.keys(PINS.services?.coins ?? {}).length;
const OWNER = STAKING_PROGRAM_ADDRESS.toBase58();

test("finds pins that name nothing, another chain, another program's account or another gate's collections", async () => {
  const silent: PinnedChains = {
    getGenesisHash: async () => "x",
    findAccount: async () => null,
    getEvmChainId: async () => 8_217,
    findAccepted: async () => GATE.collections.map((address) => address.toLowerCase()),
  };
  const found = await comparePins(PINS, silent);
  expect(found.same).toEqual(["solana:localnet", "eip155:8217", `gate ${GATE.gate}`]);
  expect(found.different).toHaveLength(1 + PINS.nftPools.length + SERVICE_COINS);
  expect(found.different[0]).toBe(`coin pool ${POOL.address}: there is no account at this address`);
  const other = await comparePins(
    { ...PINS, chain: "solana:mainnet" },
    {
      ...silent,
      findAccount: async () => ({ owner: PublicKey.default.toBase58(), data: new Uint8Array() }),
      getEvmChainId: async () => 1_001,
      findAccepted: async () => [],
    },
  );
  expect(other.same).toEqual([]);
  expect(other.different.join()).toContain("solana:mainnet: the node is of the cluster with genesis x");
  expect(other.different.join()).toContain("eip155:8217: the node is of eip155:1001");
  expect(other.different.join()).toContain(`it does not take ${GATE.collections.join(", ")}`);
  expect(other.different.join()).toContain("not our program's");
  const none = await comparePins(PINS, { ...silent, findAccepted: async () => null });
  expect(none.different).toContain(`gate ${GATE.gate}: there is no gate at this address`);
  const broken = { owner: OWNER, data: new Uint8Array(stakingCodec.accountBytes("coinPool")) };
  expect((await comparePins(PINS, { ...silent, findAccount: async () => broken })).different).toHaveLength(
    1 + PINS.nftPools.length + SERVICE_COINS,
  );
});

test("says of each pin that is missing what the release cannot do", async () => {
  const mainnet: PinnedChains = {
    getGenesisHash: async () => "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d",
    findAccount: () => Promise.reject(new Error("asked for nothing")),
    getEvmChainId: () => Promise.reject(new Error("asked for nothing")),
    findAccepted: () => Promise.reject(new Error("asked for nothing")),
  };
  const bare = { ...pinned.production, coinPool: null, nftPools: [], services: null, migration: null };
  const { same, different, missing } = await comparePins(bare, mainnet);
  expect({ same, different }).toEqual({ same: ["solana:mainnet"], different: [] });
  expect(missing.map((line) => line.split(":")[0])).toEqual(["coinPool", "nftPools", "services", "migration"]);
});

import { beforeEach, expect, test } from "vitest";
import { readChainFacts } from "~/domain/health/chain-facts.server";
import { probeNode } from "~/domain/solana/probe-node.server";
import { setting } from "~db/schema";
import { STAKING_PROGRAM_ADDRESS } from "~programs/addresses";
import { fakeCluster } from "../../fakes/rpc";
import { testDatabase as db } from "../database";
import { namePools, openWorld, type World } from "./health-world";

let world: World;

beforeEach(async () => {
  await db.delete(setting);
  await namePools();
  world = openWorld();
});

test("names each node with its slot, how far it is behind and whether it is of our cluster", async () => {
  world.node(1).behind = 7;
  const { nodes } = await readChainFacts(world.deps({ cluster: "devnet" }));
  expect(nodes).toMatchObject([
    { host: world.hostOf(0), slot: 999, behind: 0, isOurs: false },
    { host: world.hostOf(1), slot: 992, behind: 7, isOurs: false },
  ]);
});

test("does not fail because of a silent node, a missing program or a cluster that cannot be reached", async () => {
  world.node(1).trouble = "silent";
  const { nodes, programs } = await readChainFacts(world.deps());
  expect(nodes[1]).toMatchObject({ slot: null, behind: null, isOurs: null });
  expect(programs.map(({ proof }) => proof)).toEqual([null, null, null]);
  world.node(0).trouble = "network";
  expect((await readChainFacts(world.deps())).nodes.map(({ slot }) => slot)).toEqual([null, null]);
});

test("tells a program that differs from the release", async () => {
  const owner = "BPFLoader2111111111111111111111111111111111";
  world.cluster.accounts.set(STAKING_PROGRAM_ADDRESS.toBase58(), { owner, lamports: 1, data: new Uint8Array(200) });
  const { programs } = await readChainFacts(world.deps());
  expect(programs[0]).toMatchObject({ name: "staking", proof: { isSameBinary: false, upgradeAuthority: null } });
});

test("shows only the host of a node's address, and counts a long or strange answer as none", async () => {
  const cluster = fakeCluster(["http://node.example"]);
  const state = await probeNode("http://node.example/v2/secret-key?api-key=secret", { fetch: cluster.fetch });
  expect(state).toMatchObject({ host: "node.example", slot: 999 });
  expect(JSON.stringify(state)).not.toContain("secret");
  for (const body of ["<html>", '{"result":"many"}', `{"result":${" ".repeat(5_000)}1}`, ""]) {
    const strange = await probeNode("http://node.example", { fetch: async () => new Response(body) });
    expect(strange).toMatchObject({ slot: null, genesisHash: body.includes("many") ? "many" : null });
  }
});

import { beforeAll, describe, expect, test } from "vitest";
import { openEvmChain } from "~/domain/evm/evm-chain.server";
import { MOST_ANSWER_BYTES } from "~/domain/solana/failover.server";
import { standardNftAbi } from "../../../contracts/artifacts/standard-nft.ts";
import { type GateWorld, KAIA_ID, kaiaUrl, mintOld, openGateWorld, openKaia, person, rpc } from "./kaia-world";

/** How the site asks nodes of the former chain. */

const DEAD = "http://127.0.0.1:1";
let world: GateWorld;

/** A fetch by which one host answers with the number of another chain, and every other host is the local node. */
function lyingFetch(asked: string[]): typeof fetch {
  return async (url, init) => {
    const body = String(init?.body);
    asked.push(`${new URL(String(url)).hostname} ${body.match(/eth_\w+/)?.[0]}`);
    if (!String(url).includes("liar")) return fetch(kaiaUrl, init);
    return Response.json({ jsonrpc: "2.0", id: 1, result: body.includes("eth_chainId") ? "0x1" : "0x0" });
  };
}

/** The refusal of a node that was asked for logs of too many blocks. */
function refuseRange(body: string): Response {
  const [{ id }] = [JSON.parse(body)].flat();
  const error = { jsonrpc: "2.0", id, error: { code: -32_000, message: "query exceeds max block range" } };
  return Response.json(body.startsWith("[") ? [error] : error);
}
test("gives up on a node that takes only ranges of single blocks, after two hundred calls", async () => {
  let calls = 0;
  const strict: typeof fetch = async (_, init) => {
    const asked = [JSON.parse(String(init?.body))].flat() as { id: number; method: string; params: unknown[] }[];
    const answers = asked.map(({ id, method, params }) => {
      if (method === "eth_chainId") return { jsonrpc: "2.0", id, result: `0x${KAIA_ID.toString(16)}` };
      calls++;
      const [{ fromBlock, toBlock }] = params as [{ fromBlock: string; toBlock: string }];
      const error = { code: -32_000, message: "query exceeds max block range" };
      return { jsonrpc: "2.0", id, ...(fromBlock === toBlock ? { result: [] } : { error }) };
    });
    return Response.json(String(init?.body).startsWith("[") ? answers : answers[0]);
  };
  const evm = openEvmChain({ chainId: KAIA_ID, rpcUrls: ["http://strict.test"], confirmations: 0, fetch: strict });
  const filter = { addresses: [], topics: [], from: 1, to: 10_000 };
  await expect(evm.listLogs(filter)).rejects.toMatchObject({ code: "EvmChainUnavailable" });
  expect(calls).toBeLessThanOrEqual(200);
  // what the limit leaves room for is answered
  expect(await evm.listLogs({ ...filter, to: 64 })).toEqual([]);
});

describe.skipIf(!kaiaUrl)("the former chain", () => {
  beforeAll(async () => {
    world = await openGateWorld();
  }, 60_000);

  test("is asked at the next address if one does not answer", async () => {
    const evm = openKaia({ rpcUrls: [DEAD, kaiaUrl] });
    expect((await evm.getFinalBlock()).number).toBeGreaterThan(0);
  });

  test("is not believed at an address of another chain, which is asked for its number and nothing else", async () => {
    const asked: string[] = [];
    const evm = openKaia({ rpcUrls: ["http://liar.test", "http://honest.test"], fetch: lyingFetch(asked) });
    const { number } = await evm.getFinalBlock();
    expect(number).toBe(Number(await rpc<string>("eth_blockNumber")));
    expect(asked.filter((call) => call.startsWith("liar"))).toEqual(["liar.test eth_chainId"]);
    expect(asked.filter((call) => call === "honest.test eth_chainId")).toHaveLength(1);
  });

  test("is unavailable if only another chain answers", async () => {
    const evm = openKaia({ chainId: KAIA_ID + 1 });
    await expect(evm.getFinalBlock()).rejects.toMatchObject({ code: "EvmChainUnavailable" });
  });

  test("is unavailable for a block that the node does not have yet", async () => {
    const evm = openKaia();
    const { number } = await evm.getFinalBlock();
    await expect(evm.getBlock(number + 100)).rejects.toMatchObject({ code: "EvmChainUnavailable" });
    const call = { address: world.collections[0], abi: standardNftAbi, functionName: "totalSupply", args: [] } as const;
    await expect(evm.read(call, number + 100)).rejects.toMatchObject({ code: "EvmChainUnavailable" });
  });

  test("says what a contract refused, instead of being unavailable", async () => {
    const call = { address: world.collections[0], abi: standardNftAbi, functionName: "ownerOf", args: [999n] } as const;
    await expect(openKaia().read(call, "latest")).rejects.toThrow(/ERC721NonexistentToken/);
  });

  test("is read at a block, whatever happened since", async () => {
    const evm = openKaia();
    const { number } = await evm.getFinalBlock();
    await mintOld(world, (await person()).address);
    const call = { address: world.collections[0], abi: standardNftAbi, functionName: "totalSupply", args: [] } as const;
    const before = await evm.read(call, number);
    expect(await evm.read(call, "latest")).toBe(before + 1n);
  });

  test("gives no log of another block, contract or name than were asked for, whatever the node answers", async () => {
    await mintOld(world, (await person()).address, 1);
    const { number: to } = await openKaia().getFinalBlock();
    const filter = { addresses: [world.collections[0]], topics: [TRANSFER], from: to, to } as const;
    const whole = await openKaia().listLogs(filter);
    expect(whole).toHaveLength(1);
    const foreign = [
      { blockNumber: `0x${(to + 1).toString(16)}` },
      { blockNumber: `0x${(to - 1).toString(16)}` },
      { address: world.collections[1] },
      { topics: [`0x${"1".repeat(64)}`] },
      { topics: [] },
    ];
    const lying: typeof fetch = async (url, init) => {
      const response = await fetch(url, init);
      if (!String(init?.body).includes("eth_getLogs")) return response;
      const answers = [(await response.json()) as { result: object[] }].flat();
      const more = answers.map((one) => ({
        ...one,
        result: one.result.flatMap((log) => [log, ...foreign.map((lie) => ({ ...log, ...lie }))]),
      }));
      return Response.json(String(init?.body).startsWith("[") ? more : more[0]);
    };
    expect(await openKaia({ fetch: lying }).listLogs(filter)).toEqual(whole);
  });

  test.each([
    ["takes only short ranges", refuseRange],
    ["answers too long for many blocks", () => new Response(" ".repeat(MOST_ANSWER_BYTES + 1))],
  ])("gives the same logs if a node %s", async (_, answer) => {
    await mintOld(world, (await person()).address, 3);
    const { number: to } = await openKaia().getFinalBlock();
    const filter = { addresses: world.collections, topics: [TRANSFER], from: world.firstBlock, to } as const;
    let refused = 0;
    const strict: typeof fetch = (url, init) => {
      const [{ method, params }] = [JSON.parse(String(init?.body))].flat();
      const [range] = params as [{ fromBlock: string; toBlock: string }];
      if (method !== "eth_getLogs" || Number(range.toBlock) - Number(range.fromBlock) < 2) return fetch(url, init);
      refused++;
      return Promise.resolve(answer(String(init?.body)));
    };
    const whole = await openKaia().listLogs(filter);
    expect(await openKaia({ fetch: strict }).listLogs(filter)).toEqual(whole);
    expect(whole.length).toBeGreaterThan(2);
    expect(refused).toBeGreaterThan(0);
  });
});

const TRANSFER = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

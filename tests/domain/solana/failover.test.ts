import { describe, expect, test } from "vitest";
import { openChain } from "~/domain/solana/chain.server";
import { AnswerTooLong, failoverFetch, MOST_ANSWER_BYTES } from "~/domain/solana/failover.server";
import { AppError } from "~/errors";
import { type FakeCluster, fakeCluster } from "../../fakes/rpc";

let named = 0;

/** Two nodes with addresses of their own, as the isolate remembers which addresses failed. */
function twoNodes() {
  named++;
  const urls = [`http://first-${named}`, `http://second-${named}`];
  const cluster = fakeCluster(urls);
  const chain = openChain({ rpcUrls: urls, fetch: cluster.fetch, timeoutMs: 50 });
  const [first, second] = [...cluster.nodes.values()];
  return { cluster, chain, first: first!, second: second! };
}

const askedAt = (cluster: FakeCluster) => cluster.calls.map(({ url }) => new URL(url).hostname.split("-")[0]);

test("the first address answers while it is well", async () => {
  const { cluster, chain } = twoNodes();
  expect(await chain.getBlockHeight()).toBe(999);
  expect(askedAt(cluster)).toEqual(["first"]);
});

test.each([
  ["cannot be reached", "network"],
  ["never answers", "silent"],
  ["is asked too much", { status: 429 }],
  ["breaks down", { status: 503 }],
  ["says that it is behind", { rpc: -32005 }],
] as const)("the next address is asked when the first one %s, and stays first for a while", async (_, trouble) => {
  const { cluster, chain, first } = twoNodes();
  first.trouble = trouble;
  expect(await chain.getBlockHeight()).toBe(999);
  first.trouble = null;
  expect(await chain.getBlockHeight()).toBe(999);
  expect(askedAt(cluster)).toEqual(["first", "second", "second"]);
});

test("skips a node that has not reached the requested slot", async () => {
  const { cluster, chain, first } = twoNodes();
  first.behind = 100;
  const { slot } = await chain.getAccounts(["11111111111111111111111111111111"], { minSlot: cluster.slot - 5 });
  expect(slot).toBe(cluster.slot - 1);
});

test("when no address is left the chain is unavailable", async () => {
  const { chain, first, second } = twoNodes();
  first.trouble = "network";
  second.trouble = { status: 500 };
  await expect(chain.getBlockHeight()).rejects.toEqual(new AppError("ChainUnavailable"));
});

/** A fetch that answers with this many bytes, of which it makes a megabyte at a time; `made` counts them. */
function longAnswers(lengthOf: (url: string) => number) {
  const made = { bytes: 0 };
  const ask = async (url: string | URL | Request) => {
    let left = lengthOf(String(url));
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const part = Math.min(left, 1_048_576);
        left -= part;
        made.bytes += part;
        controller.enqueue(new Uint8Array(part).fill(0x20));
        if (left === 0) controller.close();
      },
    });
    return new Response(body);
  };
  return { made, ask };
}

describe("an answer that is too long", () => {
  const urls = () => [`http://first-${++named}`, `http://second-${named}`];

  test("is cut off, and the next address is asked", async () => {
    const { made, ask } = longAnswers((url) => (url.includes("first") ? 10 * MOST_ANSWER_BYTES : MOST_ANSWER_BYTES));
    const response = await failoverFetch({ urls: urls(), fetch: ask })("");
    expect((await response.arrayBuffer()).byteLength).toBe(MOST_ANSWER_BYTES);
    // the stream makes a part ahead of the one that is read
    expect(made.bytes).toBeLessThanOrEqual(2 * MOST_ANSWER_BYTES + 3 * 1_048_576);
  });

  test("leaves the chain unavailable if every address gives one, and says why", async () => {
    const { ask } = longAnswers(() => MOST_ANSWER_BYTES + 1);
    const asked = failoverFetch({ urls: urls(), fetch: ask })("");
    await expect(asked).rejects.toBeInstanceOf(AnswerTooLong);
    await expect(asked).rejects.toMatchObject({ code: "ChainUnavailable" });
  });
});

test("an error about the question itself is not asked again elsewhere", async () => {
  const { cluster, chain, first } = twoNodes();
  first.trouble = { rpc: -32602 };
  await expect(chain.getBlockHeight()).rejects.toThrow("failed to get block height");
  expect(askedAt(cluster)).toEqual(["first"]);
});

test("a transaction whose answer was lost is handed to the next node, where it is still the same transaction", async () => {
  const { cluster, chain, first } = twoNodes();
  first.losesAnswersOf = ["sendTransaction"];
  const signed = new Uint8Array([1, ...new Array(64).fill(7), 0]);
  await chain.send(signed);
  expect(cluster.received.size).toBe(1);
  expect([...cluster.received.values()][0]).toHaveLength(2);
});

import { expect, test } from "vitest";
import { loadChunk } from "~/ui/load-chunk";

const texts = { failed: "failed", slow: "slow" };

test("loads a chunk on the second try if the first one fails", async () => {
  let tries = 0;
  const load = async () => {
    tries++;
    if (tries === 1) throw new Error("the network blinked");
    return "loaded";
  };
  expect(await loadChunk(load, texts)).toBe("loaded");
});

test("gives up after a chunk has failed twice", async () => {
  let tries = 0;
  const load = async () => {
    tries++;
    throw new Error(`no network, try ${tries}`);
  };
  await expect(loadChunk(load, texts)).rejects.toThrow("no network, try 2");
  expect(tries).toBe(2);
});

test("gives up on a chunk that never comes, after the time limit", async () => {
  await expect(loadChunk(() => new Promise(() => {}), texts, 20)).rejects.toThrow();
});

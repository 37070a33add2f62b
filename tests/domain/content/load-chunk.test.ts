import { expect, test } from "vitest";
import { loadChunk } from "~/ui/load-chunk";

const texts = { failed: "failed", slow: "slow" };

test("a chunk that fails once is loaded by the second try", async () => {
  let tries = 0;
  const load = async () => {
    tries++;
    if (tries === 1) throw new Error("the network blinked");
    return "loaded";
  };
  expect(await loadChunk(load, texts)).toBe("loaded");
});

test("a chunk that fails twice is given up", async () => {
  let tries = 0;
  const load = async () => {
    tries++;
    throw new Error(`no network, try ${tries}`);
  };
  await expect(loadChunk(load, texts)).rejects.toThrow("no network, try 2");
  expect(tries).toBe(2);
});

test("a chunk that never comes is given up after the time limit", async () => {
  await expect(loadChunk(() => new Promise(() => {}), texts, 20)).rejects.toThrow();
});

import { expect, inject, test, vi } from "vitest";
import { openChain } from "~/domain/solana/chain.server";

const chain = openChain({ rpcUrls: [inject("rpcUrl")], timeoutMs: 20_000 });

test("a node names its first final block from a slot on, always the same one, and none that is still to come", async () => {
  const { slot } = await chain.getFinalizedHeight();
  expect(await chain.findBlockFrom(slot + 10_000)).toBeNull();
  const found = await vi.waitFor(async () => (await chain.findBlockFrom(slot + 2)) ?? Promise.reject(), 10_000);
  expect(found.slot).toBeGreaterThanOrEqual(slot + 2);
  expect(found.blockhash).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);
  expect(await chain.findBlockFrom(slot + 2)).toEqual(found);
});

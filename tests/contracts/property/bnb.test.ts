import { afterAll, beforeAll, it } from "vitest";
import { type Chain, openChain } from "../chain.ts";
import { BNB_KINDS, BnbWorld, nextBnbOperation } from "./bnb-world.ts";
import { checkProperties, LIMITS } from "./runs.ts";

let chain: Chain;

beforeAll(async () => {
  chain = await openChain();
});
afterAll(() => chain?.stop());

it("lists, owners, supply and fees of the NFT of BNB Chain agree through random operations", LIMITS, async () => {
  await checkProperties({
    name: "BNB Chain",
    chain,
    kinds: BNB_KINDS,
    mustApply: ["mint", "mintToIndex", "transfer", "sell", "withdrawFees", "setCreator"],
    open: () => BnbWorld.open(chain),
    next: nextBnbOperation,
  });
});

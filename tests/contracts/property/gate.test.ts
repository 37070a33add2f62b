import { afterAll, beforeAll, expect, it } from "vitest";
import { type Chain, openChain } from "../chain.ts";
import { KINDS, nextOperation } from "./gate-operations.ts";
import { GateWorld, openGateSetting } from "./gate-world.ts";
import { checkProperties, LIMITS } from "./runs.ts";

let chain: Chain;

beforeAll(async () => {
  chain = await openChain();
});
afterAll(() => chain?.stop());

it("the gate keeps every law through random operations", LIMITS, async () => {
  const setting = await openGateSetting(chain);
  await checkProperties({
    name: "gate",
    chain,
    kinds: KINDS,
    mustApply: ["migrate", "confirm", "reclaim", "withdrawFees", "setFee", "setAccepted", "mint", "send", "seize"],
    open: () => GateWorld.open(setting),
    next: (kind, { model }, dice) => nextOperation(kind, model, dice),
  });
  expect(await setting.gate.read("count", [])).toBe(0n);
});

import { expect, test } from "vitest";
import { type OwnStanding, ownStandingOf, waitsForAddress } from "~/domain/airdrop/rules";

test.each<[OwnStanding, Partial<Parameters<typeof ownStandingOf>[0]>]>([
  ["notSent", {}],
  ["notSent", { stage: "closed" }],
  ["notSent", { chain: "eip155", hasApplied: true, stage: "closed" }],
  ["needsAddress", { chain: "eip155" }],
  ["needsAddress", { chain: "eip155", stage: "soon" }],
  ["lost", { chain: "eip155", stage: "closed" }],
  ["completed", { chain: "eip155", stage: "closed", isCompleted: true }],
])("an airdrop is %s for its recipient with %j", (standing, change) => {
  expect(ownStandingOf({ chain: "solana", stage: "open", isCompleted: false, hasApplied: false, ...change })).toBe(
    standing,
  );
});

test.each([
  [true, {}],
  [false, { stage: "soon" }],
  [false, { stage: "closed" }],
  [false, { hasApplied: true }],
  [false, { isCompleted: true }],
  [false, { chain: "solana" }],
] as const)("whether an airdrop of the former chain waits for an address is %s with %j", (waits, change) => {
  expect(waitsForAddress({ chain: "eip155", stage: "open", isCompleted: false, hasApplied: false, ...change })).toBe(
    waits,
  );
});

import { expect, test } from "vitest";
import { outcomeArt } from "~/features/staking/staking-outcome.server";

test("shows no coin that goes into a vault where coins have come out of one", () => {
  expect(outcomeArt({ kind: "stake", status: "finalized" })?.src).toContain("success");
  expect(outcomeArt({ kind: "unstake", status: "finalized" })).toBeNull();
  expect(outcomeArt({ kind: "unstake", status: "failed" })?.src).toContain("failure");
});

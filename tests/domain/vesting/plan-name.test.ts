import { expect, test } from "vitest";
import { planName } from "~/features/vesting/token-text";

test("a plan's name keeps no characters that hide or reorder text, and a name of nothing else is no name", () => {
  const texts = { unnamed: "Plan without a name" };
  expect(planName(texts, " Founding\u00a0Holders\n")).toBe("Founding Holders");
  expect(planName(texts, "Team\u202e sredloH\u0000")).toBe("Team sredloH");
  expect(planName(texts, "\u200b\u2066")).toBe("Plan without a name");
});

import { expect, test } from "vitest";
import { addressWith } from "~/ui/address-with";

test("an address keeps its other parameters when one is set, and loses those that are removed", () => {
  expect(addressWith("/eng/punkyNova", {})).toBe("/eng/punkyNova");
  expect(addressWith("/eng/punkyNova", { list: "rwa", cursor: null })).toBe("/eng/punkyNova?list=rwa");
  expect(addressWith("/eng/punkyNova?term=90&from=1.a", { list: "rwa", cursor: "2.b" })).toBe(
    "/eng/punkyNova?term=90&from=1.a&list=rwa&cursor=2.b",
  );
  expect(addressWith("/eng/punkyNova?term=90&from=1.a", { from: "2.b" })).toBe("/eng/punkyNova?term=90&from=2.b");
  expect(addressWith("/eng/punkyNova?from=1.a", { from: null })).toBe("/eng/punkyNova");
  expect(addressWith("/eng/punkyNova?q=a%3Fb", { mint: "x&y" })).toBe("/eng/punkyNova?q=a%3Fb&mint=x%26y");
});

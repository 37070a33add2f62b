import { expect, test } from "vitest";
import { historyParams, isSearched } from "~/features/staking/history-params";

test("the address keeps the page of positions, what was searched for and the page of the history", () => {
  const search = { kind: "claimed", termDays: "", signature: "5abc" } as const;
  expect(String(historyParams("p1", search, "c2"))).toBe(
    "history=open&kind=claimed&signature=5abc&before=p1&cursor=c2",
  );
  expect(String(historyParams(null))).toBe("history=open");
});

test("a search with only empty fields does not count as a search", () => {
  expect(isSearched({ kind: "", termDays: "", signature: "" })).toBe(false);
  expect(isSearched({ kind: "", termDays: "", signature: "5abc" })).toBe(true);
});

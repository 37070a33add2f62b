import { expect, test } from "vitest";
import { inPageOrder } from "~/domain/drop/order";
import type { DropObstacle, DropState } from "~/domain/drop/view";

type Given = { state: DropState; obstacle?: DropObstacle; beginTs?: bigint; endTs?: bigint };

/** The names of these drops in the order of the page. */
function ordered(drops: Record<string, Given>): string[] {
  const given = Object.entries(drops).map(([name, drop], i) => {
    return { name, number: i + 1, obstacle: null, beginTs: 10n, endTs: 20n, ...drop };
  });
  return inPageOrder(given).map(({ name }) => name);
}

test("a holder sees first what can be taken, the soonest to end first, then what begins, was taken, is over or refused", () => {
  const drops = {
    refused: { state: "open", obstacle: "notListed", endTs: 1n },
    ended: { state: "ended", obstacle: "ended", endTs: 5n },
    taken: { state: "open", obstacle: "taken" },
    "begins late": { state: "before", obstacle: "before", beginTs: 90n },
    "begins soon": { state: "before", obstacle: "before", beginTs: 40n },
    "ends late": { state: "open", endTs: 80n },
    "ends soon": { state: "open", endTs: 30n },
    failed: { state: "open", obstacle: "failed" },
  } as const;
  expect(ordered(drops)).toEqual([
    "ends soon",
    "ends late",
    "failed",
    "begins soon",
    "begins late",
    "taken",
    "refused",
    "ended",
  ]);
});

test("a visitor sees open drops by their end, then what begins, then what is over, the latest first", () => {
  const drops = {
    "ended long ago": { state: "gone", endTs: 1n },
    "ended lately": { state: "ended", endTs: 9n },
    draft: { state: "draft" },
    begins: { state: "before" },
    "ends late": { state: "open", endTs: 80n },
    "ends soon": { state: "open", endTs: 30n },
  } as const;
  expect(ordered(drops)).toEqual(["ends soon", "ends late", "begins", "draft", "ended lately", "ended long ago"]);
});

test("a wallet on no list sees the drops as a visitor does", () => {
  const obstacle = "notListed";
  const drops = {
    begins: { state: "before", obstacle },
    "ends late": { state: "open", obstacle, endTs: 80n },
    ended: { state: "ended", obstacle: "ended" },
    "ends soon": { state: "open", obstacle, endTs: 30n },
  } as const;
  expect(ordered(drops)).toEqual(["ends soon", "ends late", "begins", "ended"]);
});

test("drops that differ in nothing else keep the order of their numbers", () => {
  expect(ordered({ first: { state: "open" }, second: { state: "open" }, third: { state: "open" } })).toEqual([
    "first",
    "second",
    "third",
  ]);
});

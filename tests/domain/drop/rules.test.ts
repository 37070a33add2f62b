import { describe, expect, test } from "vitest";
import { dropLogStatusOf, dropStateAt, dropStateLater, obstacleOf } from "~/domain/drop/rules";
import type { DropPlace, DropState } from "~/domain/drop/view";
import { parseDrops } from "~/domain/settings/drops";
import type { TransactionStatus } from "~/domain/transactions/view";

const window = { state: "open" as const, beginTs: 100n, endTs: 200n, supply: 2, claimedCount: 0, lastTs: 0n };

describe("the state of a campaign", () => {
  test.each([
    [99n, "before"],
    [100n, "open"],
    [199n, "open"],
    [200n, "ended"],
  ] as const)("at second %s it is %s", (ts, state) => {
    expect(dropStateAt(window, ts)).toBe(state);
  });

  test("follows the latest second that it has seen, never an earlier one", () => {
    expect(dropStateAt({ ...window, lastTs: 100n }, 99n)).toBe("open");
    expect(dropStateAt({ ...window, lastTs: 200n }, 150n)).toBe("ended");
  });

  test("it is used up by the last gift of the supply, not by the one before", () => {
    expect(dropStateAt({ ...window, claimedCount: 1 }, 150n)).toBe("open");
    expect(dropStateAt({ ...window, claimedCount: 2 }, 150n)).toBe("exhausted");
    expect(dropStateAt({ ...window, claimedCount: 2 }, 200n)).toBe("ended");
  });

  test("a draft stays a draft until its end, and a campaign that was settled has ended at once", () => {
    expect(dropStateAt({ ...window, state: "draft" }, 99n)).toBe("draft");
    expect(dropStateAt({ ...window, state: "draft" }, 150n)).toBe("draft");
    expect(dropStateAt({ ...window, state: "draft" }, 200n)).toBe("ended");
    expect(dropStateAt({ ...window, state: "settled" }, 99n)).toBe("ended");
  });
});

describe("the state of a campaign some time after it was read", () => {
  const read = { state: "before" as DropState, beginTs: 100n, endTs: 200n, supply: 2, claimedCount: 0 };

  test.each([
    [99n, "before"],
    [100n, "open"],
    [199n, "open"],
    [200n, "ended"],
  ] as const)("at second %s one that had not begun is %s", (ts, state) => {
    expect(dropStateLater(read, ts)).toBe(state);
  });

  test("a drop that was open stays open if the page's clock is behind the campaign's", () => {
    expect(dropStateLater({ ...read, state: "open" }, 99n)).toBe("open");
  });

  test("an exhausted drop becomes ended at its end, and a drop that is over or a draft stays as it is", () => {
    expect(dropStateLater({ ...read, state: "exhausted", claimedCount: 2 }, 199n)).toBe("exhausted");
    expect(dropStateLater({ ...read, state: "exhausted", claimedCount: 2 }, 200n)).toBe("ended");
    for (const state of ["draft", "ended", "gone"] as const) {
      expect(dropStateLater({ ...read, state }, 150n)).toBe(state);
    }
  });
});

describe("what prevents a wallet from taking a gift", () => {
  const mine: DropPlace = { place: 0, amountRaw: 1n, isTaken: false, face: null, attempt: null };
  const tried = (status: "10" | "40" | "20") => ({ ...mine, attempt: { intentId: "x", status } });

  test("is nothing if the wallet is on the list of an open drop", () => {
    expect(obstacleOf("open", mine)).toBeNull();
  });

  test("is that the wallet has taken the gift, even if the drop is over", () => {
    expect(obstacleOf("ended", { ...mine, isTaken: true })).toBe("taken");
    expect(obstacleOf("open", { ...tried("40"), isTaken: true })).toBe("taken");
  });

  test("is a try under way, even if the drop is over", () => {
    expect(obstacleOf("open", tried("10"))).toBe("underWay");
    expect(obstacleOf("ended", tried("10"))).toBe("underWay");
  });

  test("is a failed try only while the gift can still be taken", () => {
    expect(obstacleOf("open", tried("40"))).toBe("failed");
    expect(obstacleOf("ended", tried("40"))).toBe("ended");
  });

  test("is that the wallet is not on the list, unless nobody can take the gift any more", () => {
    expect(obstacleOf("open", null)).toBe("notListed");
    expect(obstacleOf("before", null)).toBe("notListed");
    expect(obstacleOf("ended", null)).toBe("ended");
    expect(obstacleOf("gone", null)).toBe("gone");
  });

  test("is the window or the supply for a wallet on the list", () => {
    expect(obstacleOf("before", mine)).toBe("before");
    expect(obstacleOf("exhausted", mine)).toBe("exhausted");
    expect(obstacleOf("draft", mine)).toBe("draft");
  });
});

test("an attempt has the specification's code, and one that was declined has none", () => {
  const codes: Record<TransactionStatus, string> = {
    built: "10",
    signed: "10",
    sent: "10",
    confirmed: "10",
    finalized: "20",
    expired: "40",
    failed: "40",
    rejected: "0",
  };
  for (const [status, code] of Object.entries(codes)) {
    expect(dropLogStatusOf(status as TransactionStatus), status).toBe(code);
  }
});

test("a setting of the wrong shape, or with the same number twice, shows no drop", () => {
  const drop = { number: 1, address: "11111111111111111111111111111111", gift: "SCG" };
  expect(parseDrops(JSON.stringify([drop]))).toEqual([drop]);
  for (const odd of ["", "{", JSON.stringify([drop, drop]), JSON.stringify([{ ...drop, number: 0 }])]) {
    expect(parseDrops(odd)).toEqual([]);
  }
});

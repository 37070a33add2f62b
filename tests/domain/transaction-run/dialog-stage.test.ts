import { expect, test } from "vitest";
import { dialogStage } from "~/transactions/dialog-stage";

test("a dialog that was just opened shows its form", () => {
  expect(dialogStage("idle", false)).toBe("form");
});

test("a transaction that has landed is done only once the page was read again", () => {
  for (const phase of ["confirmed", "finalized"] as const) {
    expect(dialogStage(phase, false)).toBe("working");
    expect(dialogStage(phase, true)).toBe("done");
  }
});

test("a transaction that a fork undid after it was shown as done is not done any more", () => {
  expect(dialogStage("sent", true)).toBe("working");
  expect(dialogStage("expired", true)).toBe("failed");
});

test("from the press to the end it is under way, and an end without success is a failure", () => {
  for (const phase of ["preparing", "signing", "sending", "sent"] as const) {
    expect(dialogStage(phase, false)).toBe("working");
  }
  for (const phase of ["rejected", "failed", "refused", "offline", "end-unknown"] as const) {
    expect(dialogStage(phase, false)).toBe("failed");
  }
});

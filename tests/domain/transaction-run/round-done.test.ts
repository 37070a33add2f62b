import { expect, test } from "vitest";
import { isRoundDone } from "~/transactions/batch-state";

type Run = Parameters<typeof isRoundDone>[0]["runs"][number];
const run = (phase: string) => ({ items: [], state: { phase } }) as unknown as Run;
const stopped = { phase: "stopped", problem: null } as const;

test("a batch that stopped has done its round only if all of it is final and nothing went wrong", () => {
  expect(isRoundDone({ ...stopped, runs: [run("finalized"), run("finalized")] })).toBe(true);
  expect(isRoundDone({ ...stopped, runs: [run("finalized"), run("rejected")] })).toBe(false);
  expect(isRoundDone({ ...stopped, runs: [] })).toBe(false);
  expect(isRoundDone({ ...stopped, problem: "", runs: [run("finalized")] })).toBe(false);
  expect(isRoundDone({ phase: "running", problem: null, runs: [run("finalized")] })).toBe(false);
});

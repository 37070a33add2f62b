import { expect, test, vi } from "vitest";
import type { CheckedTransaction } from "~/signing/checked-transaction";
import type { BatchPart, PartsPress } from "~/transactions/batch-plan";
import { runParts } from "~/transactions/run-parts";
import { shareSigning } from "~/transactions/sign-together";
import { IDLE, type TransactionPhase, type TransactionState } from "~/transactions/transaction-phase";

const bytes = (number: number) => new Uint8Array([number]) as CheckedTransaction;
const WISH = { kind: "checkIn", parameters: { poolAddress: "", mints: "" } } as const;
const stateIn = (phase: TransactionPhase): TransactionState => ({ ...IDLE, phase });

type World = NonNullable<Parameters<typeof runParts>[2]>;
type Run = World["run"];

/** A part that is built, signed and final, unless `runs` of its stage has it end in another way. */
const part = (number: number): BatchPart => ({ requestKey: String(number), wish: WISH, items: [] });
/** A part that was signed earlier. */
const watched = (number: number): BatchPart => ({ id: String(number), items: [] });
const parts = (count: number) => Array.from({ length: count }, (_, i) => part(i + 1));

function endIn(report: (state: TransactionState) => void, phase: TransactionPhase): TransactionState {
  report(stateIn(phase));
  return stateIn(phase);
}

const signed: Run = async ({ requestKey, report, sign }) => {
  const number = Number(requestKey.get());
  report(stateIn("preparing"));
  report(stateIn("signing"));
  try {
    expect(await sign?.(bytes(number))).toEqual(bytes(number + 100));
  } catch {
    return endIn(report, "rejected");
  }
  report(stateIn("sent"));
  return endIn(report, "finalized");
};
const refused: Run = async ({ report }) => {
  report(stateIn("preparing"));
  return endIn(report, "refused");
};
const lying: Run = async ({ report }) => endIn(report, "differs");

/** Parts with these numbers run in another way than being signed and landing. */
function stage(runs: Record<number, Run> = {}, change: Partial<PartsPress> = {}) {
  const signAll = vi.fn(async (unsigned: Uint8Array[]) => unsigned.map(([number = 0]) => bytes(number + 100)));
  const report = vi.fn();
  const press: PartsPress = { lifetime: "blockhash", limits: {}, isStopped: () => false, report, ...change };
  const world = {
    run: ((one) => (runs[Number(one.requestKey.get())] ?? signed)(one)) as Run,
    watch: (async (_, { report: tell }) => endIn(tell, "finalized")) as World["watch"],
    signAll,
  };
  return { press, world, signAll, report };
}

const asked = (signAll: ReturnType<typeof stage>["signAll"]) =>
  signAll.mock.calls.map(([unsigned]) => unsigned.map(([number]) => number));

test("the wallet is asked once for several parts, in their order", async () => {
  const { press, world, signAll, report } = stage();
  const states = await runParts(parts(7), press, world);
  expect(asked(signAll)).toEqual([[1, 2, 3, 4, 5, 6], [7]]);
  expect(states.map(({ phase }) => phase)).toEqual(Array(7).fill("finalized"));
  expect(report).toHaveBeenLastCalledWith(6, stateIn("finalized"));
});

test("a part that is refused while it is built, or was signed earlier, keeps nobody waiting", async () => {
  const { press, world, signAll } = stage({ 2: refused });
  const states = await runParts([part(1), part(2), watched(3), part(4)], press, world);
  expect(asked(signAll)).toEqual([[1, 4]]);
  expect(states.map(({ phase }) => phase)).toEqual(["finalized", "refused", "finalized", "finalized"]);
  const none = stage({ 1: refused });
  await runParts([part(1), watched(2)], none.press, none.world);
  expect(none.signAll).not.toHaveBeenCalled();
});

test("declining once declines all that were shown, and nothing more is begun", async () => {
  const { press, world, signAll } = stage();
  signAll.mockRejectedValue(new Error("no"));
  const states = await runParts(parts(8), press, world);
  expect(signAll).toHaveBeenCalledTimes(1);
  expect(states.map(({ phase }) => phase)).toEqual(Array(6).fill("rejected"));
});

test.each([
  ["part", part(2)],
  ["watched part", watched(2)],
])("a %s that throws delays no other, and its error is reported once all others have ended", async (_, second) => {
  const { promise: landed, resolve: land } = Promise.withResolvers<void>();
  const slow: Run = async ({ report, sign }) => {
    await sign?.(bytes(1));
    report(stateIn("sent"));
    await landed;
    return endIn(report, "finalized");
  };
  const broken = () => Promise.reject(new Error("broken"));
  const { press, world, signAll, report } = stage({ 1: slow, 2: broken });
  const hasEnded = vi.fn();
  const batch = runParts([part(1), second, ...parts(7).slice(2)], press, { ...world, watch: broken });
  batch.then(hasEnded, hasEnded);
  await expect.poll(() => report.mock.calls.at(-1)).toEqual([5, stateIn("finalized")]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(hasEnded).not.toHaveBeenCalled();
  land();
  await expect(batch).rejects.toThrow("broken");
  expect(report).toHaveBeenLastCalledWith(0, stateIn("finalized"));
  expect(asked(signAll)).toEqual([[1, 3, 4, 5, 6]]);
});

test("if one of the parts that are signed together differs from what was asked for, none is signed and no other part begins", async () => {
  const before = stage({ 2: lying });
  await runParts(parts(7), before.press, before.world);
  expect(before.signAll).not.toHaveBeenCalled();
  const first = stage({ 1: lying });
  await runParts(parts(7), first.press, first.world);
  expect(first.signAll).not.toHaveBeenCalled();
  expect(first.report.mock.calls.some(([index]) => index === 6)).toBe(false);
});

test("a slow signer's parts come one after another, each after the end of the one before", async () => {
  const { press, world, signAll, report } = stage({}, { lifetime: "nonce" });
  await runParts(parts(2), press, world);
  expect(asked(signAll)).toEqual([[1], [2]]);
  const order = report.mock.calls.map(([index, { phase }]) => `${index} ${phase}`);
  expect(order.indexOf("0 finalized")).toBeLessThan(order.indexOf("1 preparing"));
});

test("a run that is stopped completes the parts being signed and begins no others", async () => {
  let isStopped = false;
  const { press, world, signAll } = stage({}, { isStopped: () => isStopped });
  signAll.mockImplementation(async (unsigned) => {
    isStopped = true;
    return unsigned.map(([number = 0]) => bytes(number + 100));
  });
  expect(await runParts(parts(7), press, world)).toHaveLength(6);
});

test("a part is run under the key that the server made for it, which no end renews, and for the signer's lifetime", async () => {
  const run = vi.fn<Run>(async ({ report }) => endIn(report, "rejected"));
  const { press, world } = stage({ 1: run }, { lifetime: "nonce" });
  await runParts([part(1)], press, world);
  const [[{ wish, requestKey, limits }] = [] as never] = run.mock.calls;
  expect(wish).toEqual({ ...WISH, lifetime: "nonce" });
  expect(limits).toBe(press.limits);
  requestKey.renew();
  expect(requestKey.get()).toBe("1");
});

test("parts that are signed together wait until each has arrived or dropped out", async () => {
  const signAll = vi.fn(async (unsigned: Uint8Array[]) => unsigned);
  const signing = shareSigning(3, signAll);
  const [one, other, third] = [signing.takeSeat(), signing.takeSeat(), signing.takeSeat()];
  const first = one.sign(bytes(1));
  // who has asked, or has left before, is not waited for and does not leave once more
  one.leave();
  other.leave();
  other.leave();
  expect(signAll).not.toHaveBeenCalled();
  const last = third.sign(bytes(3));
  expect(await Promise.all([first, last])).toEqual([bytes(1), bytes(3)]);
  expect(signAll).toHaveBeenCalledTimes(1);
});

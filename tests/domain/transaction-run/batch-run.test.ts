import { expect, test, vi } from "vitest";
import type { CheckedTransaction } from "~/signing/checked-transaction";
import { type BatchTools, type PartToRun, runBatch } from "~/transactions/batch-run";
import { shareSigning } from "~/transactions/sign-together";
import { IDLE, type TransactionPhase, type TransactionState } from "~/transactions/transaction-phase";

const bytes = (number: number) => new Uint8Array([number]) as CheckedTransaction;
const stateIn = (phase: TransactionPhase): TransactionState => ({ ...IDLE, phase });

/** A part that is built, signed and final, or refused before it is signed. */
function part(number: number, fate: "final" | "refused" | "watched" = "final"): PartToRun {
  return {
    isSignedHere: fate !== "watched",
    async run(tell, sign) {
      const end = (phase: TransactionPhase) => {
        tell(stateIn(phase));
        return stateIn(phase);
      };
      if (fate === "watched") return end("finalized");
      tell(stateIn("preparing"));
      if (fate === "refused") return end("refused");
      tell(stateIn("signing"));
      try {
        expect(await sign(bytes(number))).toEqual(bytes(number + 100));
      } catch {
        return end("rejected");
      }
      tell(stateIn("sent"));
      return end("finalized");
    },
  };
}

function toolsWith(change: Partial<BatchTools> = {}) {
  const signAll = vi.fn(async (unsigned: Uint8Array[]) => unsigned.map(([number = 0]) => bytes(number + 100)));
  const report = vi.fn();
  return { tools: { together: 3, signAll, isStopped: () => false, report, ...change }, signAll, report };
}

const asked = (signAll: ReturnType<typeof toolsWith>["signAll"]) =>
  signAll.mock.calls.map(([unsigned]) => unsigned.map(([number]) => number));

test("the wallet is asked once for several parts, in their order", async () => {
  const { tools, signAll, report } = toolsWith();
  const states = await runBatch(
    [1, 2, 3, 4].map((number) => part(number)),
    tools,
  );
  expect(asked(signAll)).toEqual([[1, 2, 3], [4]]);
  expect(states.map(({ phase }) => phase)).toEqual(Array(4).fill("finalized"));
  expect(report).toHaveBeenLastCalledWith(3, stateIn("finalized"));
});

test("a part that is refused while it is built, or was signed earlier, keeps nobody waiting", async () => {
  const { tools, signAll } = toolsWith();
  const states = await runBatch([part(1), part(2, "refused"), part(3, "watched"), part(4)], tools);
  expect(asked(signAll)).toEqual([[1], [4]]);
  expect(states.map(({ phase }) => phase)).toEqual(["finalized", "refused", "finalized", "finalized"]);
  const none = toolsWith();
  await runBatch([part(1, "refused"), part(2, "watched")], none.tools);
  expect(none.signAll).not.toHaveBeenCalled();
});

test("a no of the holder is one for all that were shown, and nothing more is begun", async () => {
  const signAll = vi.fn(async () => Promise.reject(new Error("no")));
  const { tools } = toolsWith({ signAll });
  const states = await runBatch(
    [1, 2, 3, 4, 5].map((number) => part(number)),
    tools,
  );
  expect(signAll).toHaveBeenCalledTimes(1);
  expect(states.map(({ phase }) => phase)).toEqual(["rejected", "rejected", "rejected"]);
});

test.each([
  ["part", true],
  ["watched part", false],
])(
  "a %s that throws keeps nobody waiting, and is heard of once all that were begun have ended",
  async (_, isSignedHere) => {
    const { promise: landed, resolve: land } = Promise.withResolvers<void>();
    const slow: PartToRun = {
      isSignedHere: true,
      async run(tell, sign) {
        await sign(bytes(1));
        tell(stateIn("sent"));
        await landed;
        tell(stateIn("finalized"));
        return stateIn("finalized");
      },
    };
    const broken: PartToRun = { isSignedHere, run: () => Promise.reject(new Error("broken")) };
    const { tools, signAll, report } = toolsWith();
    const hasEnded = vi.fn();
    const batch = runBatch([slow, broken, part(3), part(4)], tools);
    batch.then(hasEnded, hasEnded);
    await expect.poll(() => report.mock.calls.at(-1)).toEqual([2, stateIn("finalized")]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(hasEnded).not.toHaveBeenCalled();
    land();
    await expect(batch).rejects.toThrow("broken");
    expect(report).toHaveBeenLastCalledWith(0, stateIn("finalized"));
    expect(asked(signAll)).toEqual([[1, 3]]);
  },
);

test("if one of the parts that are signed together differs from what was asked for, none is signed and no other part begins", async () => {
  const lie: PartToRun = {
    isSignedHere: true,
    async run(tell) {
      tell(stateIn("differs"));
      return stateIn("differs");
    },
  };
  const before = toolsWith({ together: 3 });
  await runBatch([part(1), lie, part(3), part(4)], before.tools);
  expect(before.signAll).not.toHaveBeenCalled();
  const first = toolsWith({ together: 3 });
  await runBatch([lie, part(2), part(3), part(4)], first.tools);
  expect(first.signAll).not.toHaveBeenCalled();
  expect(first.report.mock.calls.some(([index]) => index === 3)).toBe(false);
});

test("a slow signer's parts come one after another, each after the end of the one before", async () => {
  const { tools, signAll, report } = toolsWith({ together: 1 });
  await runBatch([part(1), part(2)], tools);
  expect(asked(signAll)).toEqual([[1], [2]]);
  const order = report.mock.calls.map(([index, { phase }]) => `${index} ${phase}`);
  expect(order.indexOf("0 finalized")).toBeLessThan(order.indexOf("1 preparing"));
});

test("what was left stops before the next parts", async () => {
  let isStopped = false;
  const signAll = vi.fn(async (unsigned: Uint8Array[]) => {
    isStopped = true;
    return unsigned.map(([number = 0]) => bytes(number + 100));
  });
  const { tools } = toolsWith({ signAll, isStopped: () => isStopped });
  const states = await runBatch(
    [1, 2, 3, 4].map((number) => part(number)),
    tools,
  );
  expect(states).toHaveLength(3);
});

test("those who sign together wait until each has come or left", async () => {
  const signAll = vi.fn(async (unsigned: Uint8Array[]) => unsigned);
  const { sign, leave } = shareSigning(3, signAll);
  const first = sign(bytes(1));
  leave();
  expect(signAll).not.toHaveBeenCalled();
  const last = sign(bytes(3));
  expect(await Promise.all([first, last])).toEqual([bytes(1), bytes(3)]);
  expect(signAll).toHaveBeenCalledTimes(1);
});

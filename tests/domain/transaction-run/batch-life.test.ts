import { expect, test, vi } from "vitest";
import { ApiError } from "~/call-api";
import { batchKey } from "~/transactions/batch-key";
import type { BatchAsk, BatchPlan } from "~/transactions/batch-plan";
import { BatchRun, type BatchWorld } from "~/transactions/batch-run";
import { type BatchState, waitsForEarlier } from "~/transactions/batch-state";
import { IDLE, type TransactionPhase } from "~/transactions/transaction-phase";

/** The life of a batch from a press to its end, over answers that fail, are lost or come twice. */

type Plan = BatchPlan<string>;
type Wish = { mints: string };
type Costs = { feeLamports: string };

const WISH: Wish = { mints: "abc" };
const wish = { kind: "checkIn", lifetime: "blockhash", parameters: { poolAddress: "", mints: "" } } as const;
const partOf = (item: string) => ({ requestKey: `key of ${item}`, wish, items: [item] });

/**
 * A batch of a page with the site behind it, which knows what is left for each key; a part becomes final unless it is in
 * `ends`.
 */
function newBatch(items = ["a", "b", "c"]) {
  const done = new Map<string, Set<string>>();
  const ends = new Map<string, TransactionPhase>();
  const underWay: { id: string; items: string[] }[] = [];
  const kept = new Map<string, string>();
  const phases: string[] = [];
  let minutes = 0;
  const keys: string[] = [];
  const signed: string[] = [];
  const planOf = (key: string): Plan => {
    const final = done.get(key) ?? new Set();
    const open = items.filter((item) => !final.has(item) && !underWay.some((part) => part.items.includes(item)));
    return { parts: open.map(partOf), underWay: [...underWay], hasMore: false };
  };
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const source = {
    api: "/api/plan",
    isWhole: () => true,
    costsOf: vi.fn(async ({ parts }: Plan): Promise<Costs | null> => {
      return parts.length > 0 ? { feeLamports: String(parts.length) } : null;
    }),
  };
  const world = {
    plan: vi.fn(async (_: string, { batchKey: key }: { batchKey: string }) => {
      keys.push(key);
      return planOf(key);
    }),
    keyOf: (wanted: object) => batchKey(wanted, storage),
    // every look is a minute after the last one
    now: vi.fn(() => (minutes += 60_000)),
    runParts: vi.fn<BatchWorld<Plan>["runParts"]>(async (parts, { report }) => {
      const key = keys.at(-1) ?? "";
      for (const [index, part] of parts.entries()) {
        const item = String(part.items[0]);
        const phase = ends.get(item) ?? "finalized";
        if (!("id" in part)) signed.push(item);
        report(index, { ...IDLE, phase });
        if (phase === "finalized") done.set(key, new Set([...(done.get(key) ?? []), item]));
      }
    }),
  };
  const settled = vi.fn();
  const batch = new BatchRun<Plan, Wish, Costs>(world as BatchWorld<Plan>);
  batch.subscribe(() => {
    const { phase } = batch.getState();
    if (phase !== phases.at(-1)) phases.push(phase);
  });
  const ask = (wanted = WISH): BatchAsk<Plan, Wish, Costs> => ({
    source,
    wish: wanted,
    lifetime: "blockhash",
    settled,
  });
  const until = (phase: BatchState<Plan, Costs>["phase"]) => {
    return vi.waitFor(() => expect(batch.getState().phase).toBe(phase), { interval: 1 });
  };
  return {
    batch,
    ask,
    source,
    world,
    settled,
    keys,
    signed,
    ends,
    underWay,
    kept,
    until,
    phases,
    state: batch.getState,
  };
}

/** An answer that comes when the test says so. */
function held<T>() {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  return { answer: () => promise, resolve, reject };
}

/** Items of all transactions that are final, in their order. */
const doneOf = ({ done }: { done: readonly { items: readonly string[] }[] }) => done.flatMap(({ items }) => items);

const lost = () => new ApiError("Unreachable", "");

test("the costs are found out, and a press carries the whole batch to its end and forgets the key", async () => {
  const { batch, ask, settled, state, until, signed, keys, kept } = newBatch();
  batch.find(ask());
  expect(state().phase).toBe("planning");
  await until("ready");
  expect(state()).toMatchObject({ costs: { feeLamports: "3" }, problem: null, plan: { parts: [{}, {}, {}] } });
  batch.start(ask());
  await until("done");
  expect(state().problem).toBeNull();
  expect(doneOf(state())).toEqual(["a", "b", "c"]);
  expect(signed).toEqual(["a", "b", "c"]);
  // planned and begun under one key; it need not ask whether anything is left
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(settled).toHaveBeenCalledOnce();
  expect(kept.size).toBe(0);
});

test("a batch that waits for an earlier transaction says so until the next answer, and then shows what is left", async () => {
  const { batch, ask, underWay, state, until, phases } = newBatch(["a", "b"]);
  underWay.push({ id: "1", items: ["a", "b"] });
  batch.find(ask());
  await until("ready");
  expect(waitsForEarlier(state())).toBe(true);
  batch.find(ask());
  expect(waitsForEarlier(state())).toBe(true);
  underWay.length = 0;
  batch.find(ask());
  await vi.waitFor(() => expect(state().costs).toEqual({ feeLamports: "2" }), { interval: 1 });
  expect(waitsForEarlier(state())).toBe(false);
  expect(phases).toEqual(["planning", "ready"]);
});

test("an answer that was asked for before a run and arrives after it is not taken for what is left", async () => {
  const { batch, ask, source, world, until, signed, ends } = newBatch(["a", "b"]);
  world.now.mockReturnValue(0);
  const costs = held<Costs>();
  source.costsOf.mockImplementationOnce(costs.answer);
  batch.find(ask());
  await vi.waitFor(() => expect(source.costsOf).toHaveBeenCalled(), { interval: 1 });
  ends.set("b", "rejected");
  batch.start(ask());
  await until("stopped");
  ends.delete("b");
  costs.resolve({ feeLamports: "2" });
  await costs.answer();
  batch.resume(ask());
  await until("done");
  expect(signed).toEqual(["a", "b", "b"]);
});

test("a press does what was shown a moment ago, without asking for it again", async () => {
  const { batch, ask, world, until, signed, keys } = newBatch();
  world.now.mockReturnValue(0);
  batch.find(ask());
  await until("ready");
  world.now.mockReturnValue(14_999);
  batch.start(ask());
  await until("done");
  expect(signed).toEqual(["a", "b", "c"]);
  expect(keys).toHaveLength(1);
});

test("a press for what was done elsewhere since it was shown asks for what is left, and does that", async () => {
  const { batch, ask, world, state, until, ends, keys } = newBatch();
  world.now.mockReturnValue(0);
  batch.find(ask());
  await until("ready");
  for (const item of ["a", "b", "c"]) ends.set(item, "refused");
  world.runParts.mockImplementationOnce(async (parts, { report }) => {
    for (const index of parts.keys()) report(index, { ...IDLE, phase: "refused" });
    ends.clear();
  });
  batch.start(ask());
  await until("done");
  expect(keys).toHaveLength(2);
  expect(doneOf(state())).toEqual(["a", "b", "c"]);
});

test("another wish than the one that was shown is asked for", async () => {
  const { batch, ask, world, until, keys } = newBatch();
  world.now.mockReturnValue(0);
  batch.find(ask());
  await until("ready");
  batch.start(ask({ mints: "a" }));
  await until("done");
  expect(keys).toHaveLength(2);
});

test("an answer that fails says why, and finding out again takes its place", async () => {
  const { batch, ask, world, state, until } = newBatch();
  world.plan.mockRejectedValueOnce(new ApiError("PoolPaused", "No new stakes now."));
  batch.find(ask());
  await until("ready");
  expect(state()).toMatchObject({ plan: null, costs: null, problem: "No new stakes now." });
  batch.find(ask());
  await vi.waitFor(() => expect(state()).toMatchObject({ phase: "ready", problem: null, costs: { feeLamports: "3" } }));
});

test("a press whose plan is lost stops without a message and signs nothing, and the next press does everything", async () => {
  const { batch, ask, world, state, until, signed, kept } = newBatch();
  world.plan.mockRejectedValueOnce(lost());
  batch.start(ask());
  await until("stopped");
  expect(state()).toMatchObject({ problem: "", runs: [], done: [] });
  expect(signed).toEqual([]);
  expect(kept.size).toBe(1);
  batch.resume(ask());
  await until("done");
  expect(signed).toEqual(["a", "b", "c"]);
});

test("parts that are done stay done if another fails, and continuing does only the rest", async () => {
  const { batch, ask, state, until, signed, ends, keys, kept } = newBatch();
  ends.set("b", "expired");
  batch.start(ask());
  await until("stopped");
  expect(state()).toMatchObject({ plan: { parts: [{ items: ["b"] }] } });
  expect(doneOf(state())).toEqual(["a", "c"]);
  expect(state().runs.map((run) => run.state.phase)).toEqual(["finalized", "expired", "finalized"]);
  ends.clear();
  // another screen of the tab has finished the same wish
  kept.clear();
  batch.resume(ask());
  await until("done");
  expect(doneOf(state())).toEqual(["a", "c", "b"]);
  expect(signed).toEqual(["a", "b", "c", "b"]);
  expect(new Set(keys).size).toBe(1);
});

test("the answer about the rest being lost, the next press asks under the same key and signs nothing twice", async () => {
  const { batch, ask, world, state, until, signed, ends, keys } = newBatch();
  ends.set("c", "failed");
  world.plan.mockImplementationOnce(world.plan.getMockImplementation()!).mockRejectedValueOnce(lost());
  batch.start(ask());
  await until("stopped");
  expect(state().problem).toBe("");
  expect(doneOf(state())).toEqual(["a", "b"]);
  ends.clear();
  batch.resume(ask());
  await until("done");
  expect(signed).toEqual(["a", "b", "c", "c"]);
  expect(new Set(keys).size).toBe(1);
});

test("what must not be missing is required of every part, even when a batch is continued", async () => {
  const { batch, ask, world, until, ends } = newBatch();
  const mustContain = { claims: [{ mint: "a", place: 0 }] };
  const asked = () => world.runParts.mock.calls.map(([, press]) => press.limits.batch?.mustContain);
  ends.set("b", "expired");
  batch.start(ask(), mustContain);
  await until("stopped");
  ends.clear();
  batch.resume(ask());
  await until("done");
  // a new press asks for nothing that an earlier one did
  batch.start(ask());
  await vi.waitFor(() => expect(world.runParts).toHaveBeenCalledTimes(3), { interval: 1 });
  await until("done");
  expect(asked()).toEqual([mustContain, mustContain, undefined]);
});

test("two presses are one run", async () => {
  const { batch, ask, world, until, signed } = newBatch();
  batch.start(ask());
  batch.start(ask());
  batch.resume(ask());
  await until("done");
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(world.runParts).toHaveBeenCalledOnce();
  expect(signed).toEqual(["a", "b", "c"]);
});

test("a press while the server is asked for the rest continues with it as soon as it is known", async () => {
  const { batch, ask, world, until, signed, ends, keys } = newBatch();
  ends.set("b", "expired");
  const rest = held<Plan>();
  world.plan.mockImplementationOnce(world.plan.getMockImplementation()!).mockImplementationOnce(rest.answer);
  batch.start(ask());
  await vi.waitFor(() => expect(world.plan).toHaveBeenCalledTimes(2), { interval: 1 });
  batch.resume(ask());
  batch.resume(ask());
  ends.clear();
  rest.resolve({ parts: [partOf("b")], underWay: [], hasMore: false });
  await until("done");
  expect(signed).toEqual(["a", "b", "c", "b"]);
  expect(new Set(keys).size).toBe(1);
});

test("a press that was kept because the plan was outdated never runs at the same time as another", async () => {
  const { batch, ask, world, until, ends, signed } = newBatch(["a"]);
  world.now.mockReturnValue(0);
  batch.find(ask());
  await until("ready");
  ends.set("a", "refused");
  // the third is under way when it is pressed again
  const ran = held<void>();
  const runParts = world.runParts.getMockImplementation()!;
  let most = 0;
  let running = 0;
  let times = 0;
  world.runParts.mockImplementation(async (...all) => {
    most = Math.max(most, ++running);
    if (++times === 2) ends.set("a", "rejected");
    if (times === 3) await ran.answer();
    await runParts(...all);
    running--;
  });
  const rest = held<void>();
  const plan = world.plan.getMockImplementation()!;
  world.plan.mockImplementation(async (...all) => {
    if (times === 2) await rest.answer();
    return plan(...all);
  });
  batch.start(ask());
  await vi.waitFor(() => expect(times).toBe(2), { interval: 1 });
  await vi.waitFor(() => expect(running).toBe(0), { interval: 1 });
  await new Promise((resolve) => setTimeout(resolve, 5));
  batch.resume(ask());
  rest.resolve();
  await vi.waitFor(() => expect(times).toBe(3), { interval: 1 });
  batch.resume(ask());
  batch.start(ask());
  await new Promise((resolve) => setTimeout(resolve, 5));
  ends.delete("a");
  ran.resolve();
  await until("done");
  expect(most).toBe(1);
  expect(times).toBe(3);
  expect(signed).toEqual(["a", "a", "a"]);
});

test("a press while the screen is being read again after the end begins nothing", async () => {
  const { batch, ask, settled, until, signed } = newBatch(["a"]);
  const read = held<void>();
  settled.mockImplementation(read.answer);
  batch.start(ask());
  await vi.waitFor(() => expect(settled).toHaveBeenCalled(), { interval: 1 });
  batch.resume(ask());
  read.resolve();
  await until("done");
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(signed).toEqual(["a"]);
});

test("every part is checked against the costs that the screen has shown, and against the wish that was pressed", async () => {
  const { batch, ask, world, until } = newBatch();
  world.now.mockReturnValue(0);
  batch.find(ask());
  await until("ready");
  batch.start(ask());
  await until("done");
  const [, press] = world.runParts.mock.calls[0] ?? [];
  expect(press?.limits).toMatchObject({
    costs: { feeLamports: "3" },
    batch: { asked: WISH, parts: [wish, wish, wish] },
  });
});

test("a plan that was shown for another lifetime is asked for again", async () => {
  const { batch, ask, world, until, keys } = newBatch(["a"]);
  world.now.mockReturnValue(0);
  batch.find(ask());
  await until("ready");
  batch.start({ ...ask(), lifetime: "nonce" });
  await until("done");
  expect(keys.length).toBe(2);
});

test("a press for something that is already done begins nothing, because under a new key it would be done again", async () => {
  const { batch, ask, world, until, signed, ends } = newBatch();
  // it has landed, but the page did not see its end
  ends.set("b", "expired");
  const rest = held<Plan>();
  world.plan.mockImplementationOnce(world.plan.getMockImplementation()!).mockImplementationOnce(rest.answer);
  batch.start(ask());
  await vi.waitFor(() => expect(world.plan).toHaveBeenCalledTimes(2), { interval: 1 });
  batch.resume(ask());
  rest.resolve({ parts: [], underWay: [], hasMore: false });
  await until("done");
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(signed).toEqual(["a", "b", "c"]);
  expect(world.runParts).toHaveBeenCalledOnce();
});

test("a batch begins no further part once its screen is left, until a screen shows it again", async () => {
  const { batch, ask, world, until } = newBatch();
  const leave = batch.enter();
  batch.start(ask());
  await until("done");
  const isStopped = () => world.runParts.mock.calls[0]?.[1].isStopped();
  expect(isStopped()).toBe(false);
  leave();
  expect(isStopped()).toBe(true);
  batch.enter();
  expect(isStopped()).toBe(false);
});

test("what was signed before a reload is watched, not signed again", async () => {
  const { batch, ask, world, state, until, signed, underWay } = newBatch();
  underWay.push({ id: "7", items: ["a"] });
  world.runParts.mockImplementationOnce(async (parts, { report }) => {
    expect(parts.map(({ items }) => items)).toEqual([["a"], ["b"], ["c"]]);
    for (const [index, part] of parts.entries()) {
      if (!("id" in part)) signed.push(...part.items.map(String));
      report(index, { ...IDLE, phase: "finalized" });
    }
  });
  batch.start(ask());
  await until("done");
  expect(signed).toEqual(["b", "c"]);
  expect(doneOf(state())).toEqual(["a", "b", "c"]);
});

test("an answer about an older wish, or one that comes during a run, changes nothing that is shown", async () => {
  const { batch, ask, world, state, until } = newBatch();
  const [older, late] = [held<Plan>(), held<Plan>()];
  world.plan.mockImplementationOnce(older.answer);
  const drop = batch.find(ask({ mints: "a" }));
  drop();
  batch.find(ask());
  await until("ready");
  older.resolve({ parts: [partOf("a")], underWay: [], hasMore: true });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(state().plan).toMatchObject({ parts: [{}, {}, {}], hasMore: false });

  world.plan.mockImplementationOnce(late.answer);
  batch.find(ask());
  const running = held<void>();
  world.runParts.mockImplementationOnce(running.answer);
  batch.start(ask());
  await until("running");
  late.reject(new ApiError("ChainUnavailable", "The network cannot be reached."));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(state()).toMatchObject({ phase: "running", problem: null });
  running.resolve();
  await until("stopped");
});

test("continuing does what is left of the wish that was begun, whatever the screen asks for by now", async () => {
  const { batch, ask, world, until, ends } = newBatch();
  ends.set("b", "expired");
  batch.start(ask({ mints: "begun" }));
  await until("stopped");
  ends.clear();
  batch.resume(ask({ mints: "other" }));
  await until("done");
  expect(new Set(world.plan.mock.calls.map(([, asked]) => (asked as unknown as Wish).mints))).toEqual(
    new Set(["begun"]),
  );
});

test("a fault of the page itself stops the run without a message and is reported", async () => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  const { batch, ask, world, state, until } = newBatch();
  world.runParts.mockRejectedValueOnce(new RangeError("a bug"));
  batch.start(ask());
  await until("stopped");
  expect(state().problem).toBe("");
  expect(report).toHaveBeenCalledWith(new RangeError("a bug"));
  vi.unstubAllGlobals();
});

test("what failed because it was done elsewhere in the meantime is shown with its reason, not as done", async () => {
  const { batch, ask, world, state, until, ends, kept } = newBatch();
  const planOf = (items: string[]): Plan => ({ parts: items.map(partOf), underWay: [], hasMore: false });
  ends.set("a", "failed");
  world.plan.mockResolvedValueOnce(planOf(["a"])).mockResolvedValueOnce(planOf([]));
  batch.start(ask());
  await until("stopped");
  expect(state()).toMatchObject({ done: [], problem: null, runs: [{ items: ["a"], state: { phase: "failed" } }] });
  // a press from here starts a new batch
  expect(kept.size).toBe(0);
});

test("a batch says at once that the network has run it, and says that it is final only once it is", async () => {
  const { batch, ask, world, settled, state, until } = newBatch(["a", "b"]);
  const final = held<void>();
  world.runParts.mockImplementationOnce(async (_, { report }) => {
    report(0, { ...IDLE, phase: "finalized" });
    report(1, { ...IDLE, phase: "confirmed" });
    await final.answer();
    report(1, { ...IDLE, phase: "finalized" });
  });
  batch.start(ask());
  await until("confirmed");
  expect(doneOf(state())).toEqual(["a", "b"]);
  expect(settled).toHaveBeenCalledOnce();
  final.resolve();
  await until("done");
  expect(doneOf(state())).toEqual(["a", "b"]);
  expect(settled).toHaveBeenCalledTimes(2);
});

test("a batch that the network has run shows no progress again while its last transactions become final", async () => {
  const { batch, ask, world, settled, until, phases } = newBatch(["a", "b"]);
  const final = held<void>();
  const read = held<void>();
  world.runParts.mockImplementationOnce(async (_, { report }) => {
    report(0, { ...IDLE, phase: "confirmed" });
    report(1, { ...IDLE, phase: "confirmed" });
    await final.answer();
    report(0, { ...IDLE, phase: "finalized" });
    report(1, { ...IDLE, phase: "finalized" });
  });
  batch.start(ask());
  await until("confirmed");
  settled.mockImplementation(read.answer);
  final.resolve();
  await vi.waitFor(() => expect(settled).toHaveBeenCalledTimes(2), { interval: 1 });
  read.resolve();
  await until("done");
  expect(phases).toEqual(["running", "confirmed", "done"]);
});

test("a confirmation that the network takes back is no longer shown, and what is left can be done again", async () => {
  const { batch, ask, world, state, until } = newBatch(["a", "b"]);
  const lostFork = held<void>();
  world.runParts.mockImplementationOnce(async (_, { report }) => {
    report(0, { ...IDLE, phase: "confirmed" });
    report(1, { ...IDLE, phase: "confirmed" });
    await lostFork.answer();
    report(0, { ...IDLE, phase: "expired" });
    expect(state()).toMatchObject({ phase: "running", done: [] });
    report(1, { ...IDLE, phase: "finalized" });
  });
  batch.start(ask());
  await until("confirmed");
  lostFork.resolve();
  await until("stopped");
  expect(doneOf(state())).toEqual(["b"]);
});

test("a key's age counts from the last event under it: the press, or a step of a part", async () => {
  const { batch, ask, world, until, kept, ends } = newBatch(["a"]);
  const clock = vi.spyOn(Date, "now").mockReturnValue(1_000);
  const movedAt = () => Number([...kept.values()][0]?.split(" ")[1]);
  try {
    ends.set("a", "expired");
    world.keyOf(WISH).get();
    const [pressed, stepped] = [held<void>(), held<void>()];
    world.runParts.mockImplementation(async (_, { report }) => {
      await pressed.answer();
      report(0, { ...IDLE, phase: "sent" });
      await stepped.answer();
      report(0, { ...IDLE, phase: "expired" });
    });
    clock.mockReturnValue(2_000);
    batch.start(ask());
    await vi.waitFor(() => expect(world.runParts).toHaveBeenCalled(), { interval: 1 });
    expect(movedAt()).toBe(2_000);
    clock.mockReturnValue(3_000);
    pressed.resolve();
    await vi.waitFor(() => expect(batch.getState().runs[0]?.state.phase).toBe("sent"), { interval: 1 });
    expect(movedAt()).toBe(3_000);
    stepped.resolve();
    await until("stopped");
  } finally {
    clock.mockRestore();
  }
});

test("a batch that left something out does not count as run while a part is only confirmed", async () => {
  const { batch, ask, source, world, state, until } = newBatch(["a"]);
  source.isWhole = () => false;
  const final = held<void>();
  world.runParts.mockImplementationOnce(async (_, { report }) => {
    report(0, { ...IDLE, phase: "confirmed" });
    await final.answer();
    report(0, { ...IDLE, phase: "finalized" });
  });
  batch.start(ask());
  await vi.waitFor(() => expect(state().runs[0]?.state.phase).toBe("confirmed"));
  expect(state()).toMatchObject({ phase: "running", done: [] });
  final.resolve();
  await until("stopped");
});

test("what has landed counts towards the batch when the rest is signed later, and not for a new press", async () => {
  const { batch, ask, world, until, ends } = newBatch();
  // the wishes that the verifier adds up begin with what has landed
  const landedBefore = () => {
    const [parts = [], press] = world.runParts.mock.calls.at(-1) ?? [];
    return press?.limits.batch?.parts.slice(0, -parts.length);
  };
  ends.set("b", "expired").set("c", "failed");
  batch.start(ask());
  await until("stopped");
  expect(landedBefore()).toEqual([]);
  ends.delete("b");
  batch.resume(ask());
  await vi.waitFor(() => expect(world.runParts).toHaveBeenCalledTimes(2));
  await until("stopped");
  expect(landedBefore()).toEqual([wish]);
  ends.clear();
  batch.resume(ask());
  await until("done");
  expect(landedBefore()).toEqual([wish, wish]);
  batch.start(ask());
  await vi.waitFor(() => expect(world.runParts).toHaveBeenCalledTimes(4));
  expect(landedBefore()).toEqual([]);
});

test("a press is the next round if the one before went well, and the same round if it is tried again", async () => {
  const { batch, ask, world, state, until, ends } = newBatch(["a", "b"]);
  const plan = world.plan.getMockImplementation()!;
  world.plan.mockImplementationOnce(async (...all) => {
    const { parts, underWay } = await plan(...all);
    return { parts: parts.slice(0, 1), underWay, hasMore: true };
  });
  batch.start(ask());
  await until("stopped");
  expect(state().round).toBe(1);
  ends.set("b", "rejected");
  batch.resume(ask());
  await vi.waitFor(() => expect(state()).toMatchObject({ phase: "stopped", round: 2 }), { interval: 1 });
  expect(state().runs.map((run) => run.items)).toEqual([["b"]]);
  ends.clear();
  batch.resume(ask());
  await until("done");
  expect(state().round).toBe(2);
});

test("a further round can be planned and priced before it is begun", async () => {
  const { batch, ask, world, state, until } = newBatch(["a", "b"]);
  const plan = world.plan.getMockImplementation()!;
  world.plan.mockImplementationOnce(async (...all) => {
    const { parts, underWay } = await plan(...all);
    return { parts: parts.slice(0, 1), underWay, hasMore: true };
  });
  batch.start(ask());
  await until("stopped");
  batch.find(ask());
  expect(state()).toMatchObject({ phase: "planning", round: 2, costs: null });
  await until("ready");
  expect(world.runParts).toHaveBeenCalledTimes(1);
  expect(state().plan?.parts.map(({ items }) => items)).toEqual([["b"]]);
  batch.start(ask());
  await until("done");
  expect(state().round).toBe(2);
});

import type { BatchPart, PartsPress } from "./batch-plan";
import type { PartRun } from "./batch-state";
import { hasLanded, IDLE } from "./transaction-phase";

/** Who is told how far the parts of a plan are. */
export type PartsWatcher<Item> = {
  moved(runs: readonly PartRun<Item>[]): void;
  /** The network has run all of the batch. `latest`: the runs as they are by then, or null if that is over or undone. */
  confirmed(latest: () => readonly PartRun<Item>[] | null): void;
  /** A fork has undone that. */
  undone(): void;
};

/**
 * Runs the parts of a plan, and returns how far each was at its end; parts that were not begun are idle. `isWhole`: nothing
 * of the batch is left besides them.
 */
export async function followParts<Item>(
  parts: readonly BatchPart<Item>[],
  { isWhole, watcher }: { isWhole: boolean; watcher: PartsWatcher<Item> },
  run: (report: PartsPress["report"]) => Promise<unknown>,
): Promise<readonly PartRun<Item>[]> {
  let runs: readonly PartRun<Item>[] = parts.map(({ items }) => ({ items, state: IDLE }));
  let isConfirmed = false;
  const tell = () => {
    watcher.moved(runs);
    const before = isConfirmed;
    const isOneToWaitFor = runs.some(({ state }) => state.phase === "confirmed");
    const haveAllLanded = isWhole && runs.every(({ state }) => hasLanded(state.phase));
    // Once all have landed, this stays true while the last ones become final: the dialog must not go back to its running
    // state just when the holder presses OK.
    isConfirmed = haveAllLanded && (isConfirmed || isOneToWaitFor);
    if (isConfirmed && !before) watcher.confirmed(() => (isConfirmed ? runs : null));
    if (!isConfirmed && before) watcher.undone();
  };
  tell();
  await run((index, state) => {
    runs = runs.map((each, place) => (place === index ? { ...each, state } : each));
    tell();
  });
  isConfirmed = false;
  return runs;
}

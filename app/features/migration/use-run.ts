import { useEffect, useRef, useState } from "react";
import type { MigrationView } from "~/domain/migration/view";
import type { Deed, RunPhase, RunWorld } from "./migration-run";
import { type Trouble, troubleOf } from "./trouble";

/** How a run stands. `deed`: what the wallet was asked for last. */
type RunView =
  | { at: "idle" }
  | { at: "running"; phase: RunPhase }
  | { at: "trouble"; trouble: Trouble; deed: Deed | null }
  | { at: "ended"; records: MigrationView[] };

type Work = (run: { world: RunWorld; signal: AbortSignal; tell(phase: RunPhase): void }) => Promise<MigrationView[]>;

/** One run at a time, which ends with the component: what has been sent goes on without it. */
export function useRun() {
  const [view, setView] = useState<RunView>({ at: "idle" });
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function start(world: RunWorld, work: Work): Promise<void> {
    abort.current?.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    let deed: Deed | null = null;
    const tell = (phase: RunPhase) => {
      if (signal.aborted) return;
      if ("deed" in phase) deed = phase.deed;
      setView({ at: "running", phase });
    };
    try {
      const records = await work({ world, signal, tell });
      if (!signal.aborted) setView({ at: "ended", records });
    } catch (error) {
      if (signal.aborted) return;
      console.warn("the migration did not go on", error);
      setView({ at: "trouble", trouble: troubleOf(error, deed), deed });
    }
  }
  return { view, start, reset: () => setView({ at: "idle" }) };
}

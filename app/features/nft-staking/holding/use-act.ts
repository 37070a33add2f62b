import { useEffect, useState } from "react";
import { useShell } from "~/shell/use-shell";
import { loadChunk } from "~/ui/load-chunk";
import type { Act } from "./holder-act";

const loadDialogs = () => import("./act-in-dialog");

/**
 * What a holder is doing, and the modals for it. Visitors do not load them; a holder's browser does once the page is shown,
 * or with the press that needs them.
 */
export function useAct() {
  const { chunk } = useShell().texts;
  const [act, setAct] = useState<Act | null>(null);
  const [dialogs, setDialogs] = useState<Awaited<ReturnType<typeof loadDialogs>> | null>(null);
  useEffect(() => {
    // if this fails, the press tries again and says so
    loadDialogs().then(setDialogs, () => {});
  }, []);
  return {
    act,
    ActInDialog: dialogs?.ActInDialog ?? null,
    close: () => setAct(null),
    setAct(next: Act) {
      setAct(next);
      if (!dialogs) loadChunk(loadDialogs, chunk).then(setDialogs, () => setAct(null));
    },
  };
}

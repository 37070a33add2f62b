import { useState } from "react";
import { useShell } from "~/shell/use-shell";
import { loadChunk } from "~/ui/load-chunk";

const load = async () => {
  const [{ MigrationDialog }, { ReturnDialog }] = await Promise.all([
    import("./migration-dialog"),
    import("./return-dialog"),
  ]);
  return { MigrationDialog, ReturnDialog };
};

/** The dialogs of the page and what they were opened for. Their code is loaded with the press that opens one. */
export function useMigrationDialogs<Opened>() {
  const { chunk } = useShell().texts;
  const [dialogs, setDialogs] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  return {
    dialogs,
    opened: dialogs && opened,
    isLoading: opened !== null && !dialogs,
    close: () => setOpened(null),
    open(what: Opened) {
      setOpened(what);
      if (!dialogs) loadChunk(load, chunk).then(setDialogs, () => setOpened(null));
    },
  };
}

import { useEffect, useState } from "react";
import { useShell } from "~/shell/use-shell";
import { loadChunk } from "~/ui/load-chunk";

const loadDialog = () => import("./account-batch-dialog");

/**
 * The modal of a batch of my page, and whether it is wanted. Visitors do not load it; a holder's browser does once the page
 * is shown, or with the press that needs it.
 */
export function useAccountDialog() {
  const { chunk } = useShell().texts;
  const [isWanted, setIsWanted] = useState(false);
  const [dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null);
  useEffect(() => {
    // if this fails, the press tries again and says so
    loadDialog().then(setDialog, () => {});
  }, []);
  return {
    AccountBatchDialog: (isWanted && dialog?.AccountBatchDialog) || null,
    close: () => setIsWanted(false),
    open() {
      setIsWanted(true);
      if (!dialog) loadChunk(loadDialog, chunk).then(setDialog, () => setIsWanted(false));
    },
  };
}

import { useEffect } from "react";
import { useShell } from "~/shell/use-shell";
import { loadChunk } from "~/ui/load-chunk";
import { EARLY_PRESS_NOTE, getIdentity, openWalletPicker, startWallet, useWalletHost } from "./wallet-store";

/** Holds the wallet's late-loaded part. The layout renders it once. */
export function WalletMount() {
  const Host = useWalletHost();
  const { chunk } = useShell().texts;
  useEffect(() => {
    const stop = startWallet((load) => loadChunk(load, chunk));
    void makeUpForEarlyPress();
    return stop;
  }, [chunk]);
  return Host ? <Host /> : null;
}

/** Opens the list of wallets for a visitor who pressed before this script was loaded and still waits. */
async function makeUpForEarlyPress(): Promise<void> {
  const note = document.getElementById(EARLY_PRESS_NOTE);
  if (!note?.matches(":popover-open")) return;
  if (!getIdentity().address) await openWalletPicker();
  note.hidePopover();
}

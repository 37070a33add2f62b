import { type ComponentType, useEffect, useState } from "react";
import { useShell } from "./use-shell";

/** Once the page has settled, installs the service worker and asks once whether this front end is out of date. */
export function UpdateCheck() {
  const { texts } = useShell();
  const [Dialog, setDialog] = useState<ComponentType<{ texts: typeof texts.update }> | null>(null);
  useEffect(() => {
    const timer = setTimeout(async () => {
      // made by the build (app/offline); it shows the offline page and keeps no holder's data
      if (import.meta.env.PROD) navigator.serviceWorker?.register("/sw.js").catch(() => {});
      try {
        const { isFrontOutdated, UpdateDialog } = await import("./update-dialog");
        if (await isFrontOutdated()) setDialog(() => UpdateDialog);
      } catch (error) {
        console.warn("version not checked", error);
      }
    }, 2_000);
    return () => clearTimeout(timer);
  }, []);
  return Dialog ? <Dialog texts={texts.update} /> : null;
}

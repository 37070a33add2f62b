import { useEffect, useState, useSyncExternalStore } from "react";
import { useShell } from "~/shell/use-shell";
import { subscribeToByHand, textByHand } from "./copy-text";
import { loadChunk } from "./load-chunk";

type DialogModule = typeof import("./copy-by-hand-dialog");

/**
 * The place where a text is shown if the browser did not let us copy it. The layout renders it once; its dialog loads when
 * needed.
 */
export function CopyByHand() {
  const { texts } = useShell();
  const text = useSyncExternalStore(subscribeToByHand, textByHand, () => null);
  const [loaded, setLoaded] = useState<DialogModule | null>(null);
  const isWanted = text !== null && !loaded;
  const { chunk } = texts;
  useEffect(() => {
    if (!isWanted) return;
    loadChunk(() => import("./copy-by-hand-dialog"), chunk).then(setLoaded, (error) =>
      console.warn("what shows a text to copy did not load", error),
    );
  }, [isWanted, chunk]);
  return loaded && text !== null ? <loaded.CopyByHandDialog texts={texts} text={text} /> : null;
}

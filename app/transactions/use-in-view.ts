import { type RefObject, useEffect, useRef } from "react";
import type { TransactionPhase } from "./transaction-phase";

/**
 * For what shows the progress of a transaction: scrolls to it when the transaction begins and when it ends, because the bar
 * with the button stays on the screen while its progress may stand screens away.
 */
export function useInView<T extends HTMLElement>(phase: TransactionPhase): RefObject<T | null> {
  const place = useRef<T>(null);
  useEffect(() => {
    if (phase !== "idle") place.current?.scrollIntoView({ block: "nearest" });
  }, [phase]);
  return place;
}

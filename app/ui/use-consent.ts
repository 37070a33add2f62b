import { useRef, useState } from "react";
import { refusePress } from "~/logs/press-outcome";

/**
 * A box that has to be ticked before something begins. If it is not ticked, `isGiven` marks the box and scrolls to it,
 * because it may be screens above the button that was pressed. `subject` is what the holder agrees to; when it changes, the
 * box is empty again.
 */
export function useConsent(isNeeded: boolean, subject = "") {
  const [agreed, setAgreed] = useState<string | null>(null);
  const isTicked = agreed === subject;
  const [isAsked, setIsAsked] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  return {
    /** Whether the button waits for the box. */
    isUnready: isNeeded && !isTicked,
    /** The words for an empty box beside it: a hint at first, and an error once the button was pressed without it. */
    noteOf(needed: string): { hint?: string; error?: string } {
      if (isTicked || !isNeeded) return {};
      return isAsked ? { error: needed } : { hint: needed };
    },
    isGiven() {
      if (isTicked || !isNeeded) return true;
      setIsAsked(true);
      refusePress("consent");
      box.current?.focus({ preventScroll: true });
      box.current?.scrollIntoView({ block: "center" });
      return false;
    },
    field: {
      ref: box,
      required: true,
      checked: isTicked,
      onChange: (event: { currentTarget: HTMLInputElement }) => setAgreed(event.currentTarget.checked ? subject : null),
    },
  };
}

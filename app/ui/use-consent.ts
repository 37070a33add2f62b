import { useRef, useState } from "react";
import { refusePress } from "~/logs/press-outcome";

/**
 * A box that has to be ticked before something begins. `isGiven` asks for it where it is not: it marks the box and takes the
 * holder there, as it may stand screens above the button that was pressed. `subject`: what is agreed to; once it is
 * another, the box is empty again.
 */
export function useConsent(isNeeded: boolean, subject = "") {
  const [agreed, setAgreed] = useState<string | null>(null);
  const isTicked = agreed === subject;
  const [isAsked, setIsAsked] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  return {
    isMissing: isAsked && !isTicked,
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

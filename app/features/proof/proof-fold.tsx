import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { Fold } from "~/ui/fold";
import type { FoldState } from "./proof-states";
import { StateMark } from "./state-mark";

type Props = {
  /** The id of its heading, to which links lead. */
  id: string;
  title: string;
  state?: FoldState;
  isOpen?: boolean;
  children: ReactNode;
};

/** A part of the proof page. Closed, it says its name and its state. */
export function ProofFold({ id, title, state, isOpen = false, children }: Props) {
  const heading = (
    <>
      <h2 id={id}>{title}</h2>
      {state ? <StateMark state={state} /> : null}
    </>
  );
  return (
    <Fold summary={heading} isOpen={isOpen || state?.isFault}>
      {children}
    </Fold>
  );
}

/** Opens the fold to which the address leads, on every arrival. */
export function useFoldOfAddress(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be pressed again after its fold was closed
  useEffect(() => {
    const place = document.getElementById(hash.slice(1));
    const fold = place?.closest("details");
    if (!place || !fold || fold.open) return;
    fold.open = true;
    place.scrollIntoView();
  }, [hash, key]);
}

import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { FailureId } from "./shell/failure-id";

takeSkippedTransitionsForGranted();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <FailureId value={document.documentElement.dataset.failure ?? null}>
        <HydratedRouter />
      </FailureId>
    </StrictMode>,
  );
});

/** Whoever goes on before a page has faded in ends that fading: the router skips it, and hears no rejection of it. */
function takeSkippedTransitionsForGranted(): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    // the navigation went on without its fading
    transition.ready.catch(() => {});
    return transition;
  };
}

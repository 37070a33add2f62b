import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import type { LocaleCode } from "./locales/locales";
import { DocumentFailure, FIRST_LOCATION_KEY } from "./shell/document-failure";
import { DocumentLanguage } from "./shell/page-language";

takeSkippedTransitionsForGranted();
const { failure } = document.documentElement.dataset;
// <ScrollRestoration> has given the first location a key of its own before the router reads it
const locationKey: string = window.history.state?.key ?? FIRST_LOCATION_KEY;
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <DocumentFailure value={failure ? { id: failure, locationKey } : null}>
        <DocumentLanguage value={document.documentElement.lang as LocaleCode}>
          <HydrationMark>
            <HydratedRouter />
          </HydrationMark>
        </DocumentLanguage>
      </DocumentFailure>
    </StrictMode>,
  );
});

/**
 * Marks in the browser's own timeline when our script has taken over what the server drew: a trace shows it, and the tests
 * press nothing earlier. Around the router and not beside it, where it would shift the ids that React counts.
 */
function HydrationMark({ children }: { children: ReactNode }) {
  useEffect(() => void performance.mark("hydrated"), []);
  return children;
}

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

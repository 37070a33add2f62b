import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import type { LocaleCode } from "./locales/locales";
import { DocumentFailure, FIRST_LOCATION_KEY } from "./shell/document-failure";
import { DocumentLanguage } from "./shell/page-language";

takeSkippedTransitionsForGranted();
const { failure } = document.documentElement.dataset;
// <ScrollRestoration> gives the first location a key before the router reads it
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
 * Marks the end of hydration in the browser's timeline: traces show it, and the tests press nothing earlier. It wraps the
 * router, because a sibling would shift the ids that React counts.
 */
function HydrationMark({ children }: { children: ReactNode }) {
  useEffect(() => void performance.mark("hydrated"), []);
  return children;
}

/**
 * Handles the rejections of view transitions that are skipped because the visitor navigates before a page has faded in. The
 * router does not handle them.
 */
function takeSkippedTransitionsForGranted(): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    // the navigation continued without its transition
    transition.ready.catch(() => {});
    return transition;
  };
}

import { countWatched } from "./transaction-runs";

/** Like `wait`. Many transactions under way ask no more often together than one does alone: the site has a limit for each holder. */
export function waitOurTurn(milliseconds: number): Promise<void> {
  return wait(milliseconds * Math.max(countWatched(), 1));
}

/** Resolves after some milliseconds, or earlier when the connection comes back. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener("online", done);
  });
}

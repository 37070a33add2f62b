import { countWatched } from "./transaction-runs";

/**
 * Like `wait`, but longer when several transactions are under way: together they must not poll more often than one alone,
 * because the site limits the requests of each holder.
 */
export function waitOurTurn(milliseconds: number): Promise<void> {
  return wait(milliseconds * Math.max(countWatched(), 1));
}

/** Resolves after this many milliseconds, or earlier when the connection comes back. */
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

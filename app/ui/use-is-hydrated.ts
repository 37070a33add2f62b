import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and until our script runs, so that a page is complete without it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

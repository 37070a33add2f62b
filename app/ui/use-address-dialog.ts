import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { openDialog } from "./dialog";

/**
 * For a modal that is there while the address asks for it: opens it, and answers whether it can be one. Without JavaScript,
 * and until it runs, what it holds stands in the page instead.
 */
export function useAddressDialog(id: string): boolean {
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  // an address that asks again, before the way back of the one that was closed has ended, is the same place anew
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new place opens it
  useEffect(() => {
    if (isHydrated) openDialog(id);
  }, [isHydrated, id, key]);
  return isHydrated;
}

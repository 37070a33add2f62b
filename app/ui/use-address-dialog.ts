import { useEffect } from "react";
import { useLocation } from "react-router";
import { openDialog } from "./dialog";
import { useIsHydrated } from "./use-is-hydrated";

/**
 * Opens a modal that exists while the address asks for it, and returns whether it can be a modal. Without JavaScript, and
 * until it runs, its contents are shown in the page instead.
 */
export function useAddressDialog(id: string): boolean {
  const isHydrated = useIsHydrated();
  // an address that asks for the modal again before the way back has ended has the same path, but a new key
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the address opens its dialog
  useEffect(() => {
    if (isHydrated) openDialog(id);
  }, [isHydrated, id, key]);
  return isHydrated;
}

import { useCallback, useEffect, useState } from "react";
import { useShell } from "~/shell/use-shell";
import { openDialog } from "~/ui/dialog";
import { loadChunk } from "~/ui/load-chunk";
import type { LoadedSearch } from "./load-search";
import { isSlashOn, SEARCH_DIALOG } from "./slash-key";

/** The search dialog, once it has been asked for, and a function that opens it. `/`, Ctrl+K and ⌘K open it too. */
export function useSearch(): { search: LoadedSearch | null; openSearch: () => void } {
  const { locale, texts } = useShell();
  const [loaded, setLoaded] = useState<LoadedSearch | null>(null);
  const search = loaded?.locale === locale ? loaded : null;

  const openSearch = useCallback(() => {
    if (search) return openDialog(SEARCH_DIALOG);
    // the dialog opens itself once it has loaded; loadChunk has already reported a failure
    loadChunk(() => import("./load-search").then(({ loadSearch }) => loadSearch(locale)), texts.chunk).then(
      setLoaded,
      () => {},
    );
  }, [search, locale, texts.chunk]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      openSearch();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [openSearch]);

  return { search, openSearch };
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k";
  return key === "/" && !isTyping(target) && isSlashOn();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}

import { useEffect, useRef, useState } from "react";
import type { SearchHit } from "./search-hit";

/** Which result the arrow keys have reached: none at first, and none again beyond either end. */
export function useSelection(hits: readonly SearchHit[]) {
  const [href, setHref] = useState<string | null>(null);
  const selected = hits.find((hit) => hit.href === href) ?? null;
  const element = useRef<Element | null>(null);

  useEffect(() => {
    element.current = selected && document.getElementById(optionId(selected));
    element.current?.scrollIntoView({ block: "nearest" });
  }, [selected]);

  return {
    selected,
    clear: () => setHref(null),
    move(step: 1 | -1) {
      const from = selected ? hits.indexOf(selected) : step === 1 ? -1 : hits.length;
      setHref(hits[from + step]?.href ?? null);
    },
  };
}

/** The id of a result's element. */
export const optionId = ({ href }: SearchHit) => `search${href.replaceAll("/", "-")}`;

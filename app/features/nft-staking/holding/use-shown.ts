import { useState } from "react";

/** How many cards are shown at first, and how many more with each press. */
const CARDS_AT_ONCE = 12;

/** The beginning of a long list, and how to show more of it; `showMore` is null once all are shown. */
export function useShown<T>(items: readonly T[]): { shown: readonly T[]; showMore: (() => void) | null } {
  const [count, setCount] = useState(CARDS_AT_ONCE);
  const showMore = items.length > count ? () => setCount(count + CARDS_AT_ONCE) : null;
  return { shown: items.slice(0, count), showMore };
}

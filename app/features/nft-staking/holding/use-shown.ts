import { useState } from "react";

/** How many cards are shown at first. */
const CARDS_AT_FIRST = 12;
/** How many more with each press: a batch's worth of NFTs is seen after four. */
const CARDS_A_PRESS = 48;

/** The beginning of a long list, and how to show more of it; `showMore` is null once all are shown. */
export function useShown<T>(items: readonly T[]): { shown: readonly T[]; showMore: (() => void) | null } {
  const [count, setCount] = useState(CARDS_AT_FIRST);
  const showMore = items.length > count ? () => setCount(count + CARDS_A_PRESS) : null;
  return { shown: items.slice(0, count), showMore };
}

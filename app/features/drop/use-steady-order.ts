import { useState } from "react";
import type { DropView } from "~/domain/drop/view";

/**
 * Drops in the order in which the page first showed them to a holder, and new ones after them. Taking a gift would move its
 * card, and moving a card closes its open dialog.
 */
export function useSteadyOrder(drops: readonly DropView[], holder: string | null): DropView[] {
  const [first, setFirst] = useState(() => orderOf(drops, holder));
  if (first.holder !== holder) setFirst(orderOf(drops, holder));
  const places = new Map(first.addresses.map((address, place) => [address, place]));
  const placeOf = ({ address }: DropView) => places.get(address) ?? places.size;
  return drops.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const orderOf = (drops: readonly DropView[], holder: string | null) => ({
  holder,
  addresses: drops.map(({ address }) => address),
});

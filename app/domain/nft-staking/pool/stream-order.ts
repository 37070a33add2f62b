import { byCoin } from "../../coin-order";
import type { NftPoolView, NftStreamView } from "./view";

/**
 * A pool's rewards in the order in which every screen names them: what is earned each day by coin, as on my page, then
 * bonuses. A pool's own order is that of its places.
 */
export function streamsInOrder({ streams }: Pick<NftPoolView, "streams">): NftStreamView[] {
  return streams.toSorted(
    (a, b) =>
      Number(a.kind === "bonus") - Number(b.kind === "bonus") || (a.mint === b.mint ? a.place - b.place : byCoin(a, b)),
  );
}

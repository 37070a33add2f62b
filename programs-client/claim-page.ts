/** Places of a drop's list whose bits one claim page holds. */
export const PLACES_PER_PAGE = 8_192;

/** Number of the claim page that has a place of the list. */
export function claimPageOf(index: number): number {
  return Math.floor(index / PLACES_PER_PAGE);
}

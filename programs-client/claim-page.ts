/** How many places of a drop's list have their bits in one claim page. */
export const PLACES_PER_PAGE = 8_192;

/** The number of the claim page that has a place of the list. */
export function claimPageOf(index: number): number {
  return Math.floor(index / PLACES_PER_PAGE);
}

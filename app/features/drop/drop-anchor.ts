/** The id of a drop's heading on the page of drops, to which other pages lead. */
export function giftAnchor(number: number): string {
  return `drop-${number}-gift`;
}

/** Phones have no extensions; there, a wallet opens this page in its own browser. */
export function isPhone(): boolean {
  return /android|iphone|ipad/i.test(navigator.userAgent);
}

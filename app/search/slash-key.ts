export const SEARCH_DIALOG = "modal-search";

const KEY = "search-slash";

/** A key without Ctrl or ⌘ may be in the way of one who speaks to the machine, so it can be turned off (WCAG 2.1.4). */
export function isSlashOn(): boolean {
  return localStorage.getItem(KEY) !== "off";
}

/** Turns the key on or off in this browser. */
export function setSlash(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, "off");
}

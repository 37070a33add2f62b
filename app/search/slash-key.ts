export const SEARCH_DIALOG = "modal-search";

const KEY = "search-slash";

/**
 * A shortcut without Ctrl or ⌘ can get in the way of people who control the computer by voice, so it can be turned off (WCAG
 * 2.1.4).
 */
export function isSlashOn(): boolean {
  return localStorage.getItem(KEY) !== "off";
}

/** Turns the `/` shortcut on or off in this browser. */
export function setSlash(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, "off");
}

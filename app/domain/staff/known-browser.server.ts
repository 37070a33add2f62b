import { createSessionId, hashSessionId } from "../sessions/session-id.server";

/** Signs of the hash of an address in an id, which fits a sealed cookie with them. */
const ADDRESS_SIGNS = 32;
const OWN_SIGNS = 22;

/**
 * An id for a browser in which somebody has signed in with an address. Its failed tries are counted by themselves, so that
 * nobody who only knows the address can keep its owner out.
 */
export async function createKnownBrowser(email: string): Promise<string> {
  return `${await markOf(email)}${createSessionId().slice(0, OWN_SIGNS)}`;
}

/** Whether somebody signed in with this address before in the browser of that id. */
export async function isKnownFor(browser: string, email: string): Promise<boolean> {
  return browser.startsWith(await markOf(email));
}

const markOf = async (email: string) => (await hashSessionId(email)).slice(0, ADDRESS_SIGNS);

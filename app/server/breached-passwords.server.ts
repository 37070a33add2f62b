import type { RouterContextProvider } from "react-router";
import { createIsBreached, type IsBreached } from "~/domain/credentials/known-passwords.server";
import { configContext } from "./context";

/** Asks the service of the environment whether a password became public; on the local machine there is none, and none did. */
export function isBreachedIn(context: Readonly<RouterContextProvider>): IsBreached {
  const { breachedPasswords } = context.get(configContext);
  if (!breachedPasswords) return async () => false;
  return createIsBreached(breachedPasswords, (url, options) => fetch(url, options));
}

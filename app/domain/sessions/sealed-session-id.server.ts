import { isSealOf, seal } from "../seal.server";

/**
 * What a session cookie holds: the session id, a dot, and the HMAC-SHA256 of the id under one of the site's keys
 * (base64url). The seal refuses an id that the site did not make before the database is asked. `keys`: the first one seals,
 * and any of them opens, so that a key can be changed while sessions sealed with the former one last (docs/operations.md).
 */
const SEALED = /^([\w-]{1,64})\.([\w-]{43})$/;

/** The cookie value for a session id. Throws if there is no key. */
export async function sealSessionId(keys: readonly string[], sessionId: string): Promise<string> {
  return `${sessionId}.${await seal(keys, sessionId)}`;
}

/** The session id in a cookie value, or null if none of the keys sealed it. */
export async function openSessionId(keys: readonly string[], sealed: string): Promise<string | null> {
  const [, sessionId, mark] = SEALED.exec(sealed) ?? [];
  return sessionId && mark && (await isSealOf(keys, mark, sessionId)) ? sessionId : null;
}

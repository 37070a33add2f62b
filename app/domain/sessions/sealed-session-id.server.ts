import { fromBase64Url, toBase64Url } from "~/base64";

/**
 * What a session cookie holds: the session id, a dot, and the HMAC-SHA256 of the id under one of the site's keys
 * (base64url). The seal refuses an id that the site did not make before the database is asked. `keys`: the first one seals,
 * and any of them opens, so that a key can be changed while sessions sealed with the former one last (docs/operations.md).
 */
const SEALED = /^([\w-]{1,64})\.([\w-]{43})$/;

/** The cookie value for a session id. Throws if there is no key. */
export async function sealSessionId([key]: readonly string[], sessionId: string): Promise<string> {
  if (!key) throw new Error("SESSION_KEYS names no key");
  const seal = await crypto.subtle.sign("HMAC", await importedKey(key), bytesOf(sessionId));
  return `${sessionId}.${toBase64Url(new Uint8Array(seal))}`;
}

/** The session id in a cookie value, or null if none of the keys sealed it. */
export async function openSessionId(keys: readonly string[], sealed: string): Promise<string | null> {
  const [, sessionId, seal] = SEALED.exec(sealed) ?? [];
  if (!sessionId || !seal) return null;
  for (const key of keys) {
    // compares in constant time, so that the duration reveals nothing about the right seal
    const isOurs = await crypto.subtle.verify("HMAC", await importedKey(key), fromBase64Url(seal), bytesOf(sessionId));
    if (isOurs) return sessionId;
  }
  return null;
}

const imported = new Map<string, CryptoKey>();

async function importedKey(key: string): Promise<CryptoKey> {
  const known = imported.get(key);
  if (known) return known;
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const made = await crypto.subtle.importKey("raw", bytesOf(key), algorithm, false, ["sign", "verify"]);
  imported.set(key, made);
  return made;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

import { fromBase64Url, toBase64Url } from "~/base64";

/**
 * The HMAC-SHA256 of a text under the first of the site's keys, base64url. Every use of the keys needs texts that no other use
 * can have. Throws if there is no key.
 */
export async function seal([key]: readonly string[], text: string): Promise<string> {
  if (!key) throw new Error("SESSION_KEYS names no key");
  return toBase64Url(new Uint8Array(await crypto.subtle.sign("HMAC", await importedKey(key), bytesOf(text))));
}

/** Whether one of the keys made a seal for a text. */
export async function isSealOf(keys: readonly string[], sealed: string, text: string): Promise<boolean> {
  for (const key of keys) {
    // compares in constant time, so that the duration reveals nothing about the right seal
    if (await crypto.subtle.verify("HMAC", await importedKey(key), fromBase64Url(sealed), bytesOf(text))) return true;
  }
  return false;
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
  // a copy, because by its type the encoder's own array might be shared memory, which no key can be made of
  return new Uint8Array(new TextEncoder().encode(text));
}

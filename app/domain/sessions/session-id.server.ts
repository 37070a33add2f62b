import { toBase64Url } from "~/base64";

const ID_BYTES = 32;

/** A new session id: 256 random bits, base64url. Only the browser keeps it. */
export function createSessionId(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
}

/** What the database stores of a session id: its SHA-256, hex. */
export async function hashSessionId(sessionId: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(sessionId));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

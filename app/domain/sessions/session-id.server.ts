import { toBase64Url } from "~/base64";
import { sha256Hex } from "../sha256";

const ID_BYTES = 32;

/** A new session id: 256 random bits, base64url. Only the browser keeps it. */
export function createSessionId(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
}

/** What the database stores of a session id: its SHA-256, hex. */
export function hashSessionId(sessionId: string): Promise<string> {
  return sha256Hex(sessionId);
}

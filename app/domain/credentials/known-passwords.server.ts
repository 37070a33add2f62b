import { AppError } from "~/errors";
import { readWithin } from "~/read-within";
import { writeLog } from "~/server/log";

/** Whether a password is in a list of passwords that became public. */
export type IsBreached = (password: string) => Promise<boolean>;

/** Words of ours that everybody would try first (OWASP ASVS 5.0, 6.1.2). */
const OUR_WORDS = ["punkvism", "punky", "powerzone", "scgtoken", "admin", "owner", "operator"];

/** A password keeps at least this many signs without our words and the words of its owner. */
const LEAST_REST = 8;

/**
 * Refuses a new password that somebody would guess: one that became public, or that is little more than words of ours, or the
 * name or e-mail address of its owner. Throws PasswordKnown.
 */
export async function requireUnknownPassword(
  isBreached: IsBreached,
  { password, email, nickname = "" }: { password: string; email: string; nickname?: string },
): Promise<void> {
  const own = [...email.toLowerCase().split(/[@.+]/), nickname.toLowerCase()].filter(({ length }) => length > 2);
  const rest = [...OUR_WORDS, ...own].reduce((left, word) => left.replaceAll(word, ""), password.toLowerCase());
  const signs = new Set(rest).size;
  if (rest.length < LEAST_REST || signs < 3 || (await isBreached(password))) throw new AppError("PasswordKnown");
}

const TIMEOUT_MS = 3_000;
const MAX_BYTES = 512 * 1024;

/**
 * Asks a service of breached passwords (that of haveibeenpwned.com: "Searching by range"). It is told the first five signs of
 * the password's SHA-1 alone, and answers with hundreds of others. If it does not answer, nothing is refused: a service that
 * is down must not keep anybody from a better password.
 */
export function createIsBreached(
  service: string,
  fetch: (url: string, options: RequestInit) => Promise<Response>,
): IsBreached {
  return async (password) => {
    const hash = await sha1(password);
    try {
      const response = await fetch(`${service}/range/${hash.slice(0, 5)}`, {
        headers: { "Add-Padding": "true" },
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const bytes = response.status === 200 ? await readWithin(response, MAX_BYTES) : null;
      if (!bytes) throw new Error(`answered ${response.status}`);
      const lines = new TextDecoder().decode(bytes).split(/\r?\n/);
      // a line that only pads the answer has the count 0
      return lines.some((line) => line.startsWith(`${hash.slice(5)}:`) && !line.endsWith(":0"));
    } catch (error) {
      writeLog("warn", "the service of breached passwords did not answer", {}, error);
      return false;
    }
  };
}

/** In capital hex digits, as the service writes it. SHA-1 is the service's choice and protects nothing here. */
async function sha1(password: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(password));
  return [...new Uint8Array(hash)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
}

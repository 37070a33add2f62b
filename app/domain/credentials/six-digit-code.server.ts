import { hashSessionId } from "../sessions/session-id.server";

const CODES = 1_000_000;

/** Each of a million codes is equally likely: numbers beyond the last whole million are drawn again. */
export function createSixDigitCode(): string {
  const limit = Math.floor(2 ** 32 / CODES) * CODES;
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (number < limit) return String(number % CODES).padStart(6, "0");
  }
}

/** What is stored of a code. It is hashed with the id of its attempt, which D1 does not have: the hash alone does not tell it. */
export function hashSixDigitCode(attempt: string, code: string): Promise<string> {
  return hashSessionId(`${attempt} ${code}`);
}

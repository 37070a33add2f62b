import { AppError } from "~/errors";
import { readWithin } from "~/read-within";
import { writeLog } from "~/server/log";

const TIMEOUT_MS = 5_000;
/** For how long an address that failed is tried last. */
const SET_ASIDE_MS = 10_000;

/**
 * Longer answers are cut off, because an isolate has 128 MB and holds an answer several times while it is read. The longest true
 * one is the list of a wallet's token accounts, of about 450 bytes each, and anybody can send a wallet tokens: this is some
 * 27,000 of them. Logs of the former chain can be longer, and are then asked for in smaller ranges.
 */
export const MOST_ANSWER_BYTES = 12 * 1024 * 1024;
/** An error answer is short; what is longer is a result and is not parsed twice. */
const MOST_ERROR_BYTES = 10_000;

/** JSON-RPC codes that are about this node and not about the request: behind, pruned, unhealthy, overloaded, internal. */
const NODE_TROUBLE = new Set([-32603, -32004, -32005, -32007, -32009, -32014, -32016, -32429]);

/** Addresses that failed, with the time from which they count as good again. Shared by the isolate's requests. */
const setAside = new Map<string, number>();

/** Every address that answered at all answered with more than MOST_ANSWER_BYTES. */
export class AnswerTooLong extends AppError {
  constructor() {
    super("ChainUnavailable");
  }
}

export type FailoverOptions = {
  /** Addresses of one cluster, best first. */
  urls: string[];
  fetch?: typeof fetch;
  timeoutMs?: number;
  now?: () => number;
};

/**
 * A fetch for JSON-RPC that tries the next address if one does not answer, answers 429, 5xx or too long, or says that its node
 * is in trouble. Safe for `sendTransaction` too: a transaction counts once, by its signature, wherever it is sent. If no address
 * is left, it throws ChainUnavailable, as AnswerTooLong if one was cut off.
 */
export function failoverFetch(options: FailoverOptions): typeof fetch {
  const { urls, fetch: ask = fetch, timeoutMs = TIMEOUT_MS, now = Date.now } = options;
  return async (_url, init) => {
    let wasTooLong = false;
    for (const url of inOrder(urls, now())) {
      const response = await tryAddress(ask, url, init, timeoutMs);
      if (response instanceof Response) {
        setAside.delete(url);
        return response;
      }
      wasTooLong ||= response === "too long";
      setAside.set(url, now() + SET_ASIDE_MS);
    }
    throw wasTooLong ? new AnswerTooLong() : new AppError("ChainUnavailable");
  };
}

function inOrder(urls: string[], now: number): string[] {
  const isGood = (url: string) => (setAside.get(url) ?? 0) <= now;
  return [...urls.filter(isGood), ...urls.filter((url) => !isGood(url))];
}

/** The answer; "too long", or null for any other reason, if another address should be tried. */
async function tryAddress(
  ask: typeof fetch,
  url: string,
  init: RequestInit | undefined,
  timeoutMs: number,
): Promise<Response | "too long" | null> {
  try {
    const { method, headers, body } = init ?? {};
    const response = await ask(url, { method, headers, body, signal: AbortSignal.timeout(timeoutMs) });
    if (response.status === 429 || response.status >= 500) return discard(response);
    const bytes = await readWithin(response, MOST_ANSWER_BYTES);
    if (bytes === null) {
      writeLog("warn", "the answer of a node was too long", { host: new URL(url).hostname });
      return "too long";
    }
    if (response.ok && isNodeTrouble(bytes)) return null;
    return new Response(bytes, { status: response.status, headers: { "Content-Type": "application/json" } });
  } catch (error) {
    // its address may contain a key, so only the host is logged
    writeLog("warn", "a node gave no answer", { host: new URL(url).hostname }, error);
    return null;
  }
}

async function discard(response: Response): Promise<null> {
  await response.body?.cancel();
  return null;
}

function isNodeTrouble(bytes: Uint8Array): boolean {
  if (bytes.byteLength > MOST_ERROR_BYTES) return false;
  const text = new TextDecoder().decode(bytes);
  if (!text.includes('"error"')) return false;
  const { error } = JSON.parse(text) as { error?: { code?: number } };
  return error?.code !== undefined && NODE_TROUBLE.has(error.code);
}

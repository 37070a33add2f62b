import { AppError } from "~/errors";
import { writeLog } from "~/server/log";

const TIMEOUT_MS = 5_000;
/** For how long an address that failed is tried last. */
const SET_ASIDE_MS = 10_000;

/** JSON-RPC codes that are about this node and not about the request: behind, pruned, unhealthy, overloaded, internal. */
const NODE_TROUBLE = new Set([-32603, -32004, -32005, -32007, -32009, -32014, -32016, -32429]);

/** Addresses that failed, with the time from which they count as good again. Shared by the isolate's requests. */
const setAside = new Map<string, number>();

export type FailoverOptions = {
  /** Addresses of one cluster, best first. */
  urls: string[];
  fetch?: typeof fetch;
  timeoutMs?: number;
  now?: () => number;
};

/**
 * A fetch for JSON-RPC that tries the next address if one does not answer, answers 429 or 5xx, or says that its node is in
 * trouble. Safe for `sendTransaction` too: a transaction counts once, by its signature, wherever it is sent. Throws
 * ChainUnavailable if no address is left.
 */
export function failoverFetch(options: FailoverOptions): typeof fetch {
  const { urls, fetch: ask = fetch, timeoutMs = TIMEOUT_MS, now = Date.now } = options;
  return async (_url, init) => {
    for (const url of inOrder(urls, now())) {
      const response = await tryAddress(ask, url, init, timeoutMs);
      if (response) {
        setAside.delete(url);
        return response;
      }
      setAside.set(url, now() + SET_ASIDE_MS);
    }
    throw new AppError("ChainUnavailable");
  };
}

function inOrder(urls: string[], now: number): string[] {
  const isGood = (url: string) => (setAside.get(url) ?? 0) <= now;
  return [...urls.filter(isGood), ...urls.filter((url) => !isGood(url))];
}

/** The answer, or null if another address should be tried. */
async function tryAddress(
  ask: typeof fetch,
  url: string,
  init: RequestInit | undefined,
  timeoutMs: number,
): Promise<Response | null> {
  try {
    const { method, headers, body } = init ?? {};
    const response = await ask(url, { method, headers, body, signal: AbortSignal.timeout(timeoutMs) });
    if (response.status === 429 || response.status >= 500) return discard(response);
    const text = await response.text();
    if (response.ok && isNodeTrouble(text)) return null;
    return new Response(text, { status: response.status, headers: { "Content-Type": "application/json" } });
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

function isNodeTrouble(text: string): boolean {
  // an error answer is short; a long answer is a result and is not parsed twice
  if (text.length > 10_000 || !text.includes('"error"')) return false;
  const { error } = JSON.parse(text) as { error?: { code?: number } };
  return error?.code !== undefined && NODE_TROUBLE.has(error.code);
}

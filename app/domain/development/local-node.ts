/**
 * The local chain's JSON-RPC, as the development bar, `npm start` and the tests use it. It imports nothing, so that Node can
 * run it as it is.
 */

/** One JSON-RPC call. Throws with the node's own message. */
export async function callRpc<T>(url: string, method: string, params: unknown[] = []): Promise<T> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const { result, error } = (await response.json()) as { result?: T; error?: { message: string; data?: unknown } };
  if (error) throw new Error(`${method}: ${error.message}${error.data ? ` (${String(error.data)})` : ""}`);
  return result as T;
}

const CLOCK_ADDRESS = "SysvarC1ock11111111111111111111111111111111";

/** Seconds since 1970 by the chain's own clock. */
export async function readLocalChainTs(url: string): Promise<number> {
  type Answer = { value: { data: [string] } };
  const { value } = await callRpc<Answer>(url, "getAccountInfo", [CLOCK_ADDRESS, { encoding: "base64" }]);
  return Number(Buffer.from(value.data[0], "base64").readBigInt64LE(32));
}

/** Milliseconds per slot: a public cluster's, and the most that a local node is started with. */
const SLOT_MS = 400;
/** Shorter travels are waited for, because the clock counts whole seconds. */
const SHORTEST_TRAVEL_SECONDS = 3;
/** With fewer slots, the clock's whole seconds do not tell to ten milliseconds how long a slot takes. */
const TELLING_SLOTS = 250;
/** Milliseconds per slot that were measured, by the node's address. */
const slotTimes = new Map<string, number>();

/**
 * Moves the chain's clock on and returns its new time. Only a local surfpool can do this. It travels by slots: after
 * travelling by time, surfpool no longer knows its place in the epoch, and its slots go back by hours when an epoch ends.
 */
export async function travelTo(url: string, ts: number): Promise<number> {
  const first = { slot: await readSlot(url), ts: await readLocalChainTs(url) };
  let last = first;
  // within half a minute, because a busy machine's node may be slow to make its next block
  for (let tries = 0, aim = 0; tries < 300 && last.ts < ts; tries++) {
    if (aim <= last.slot && ts - last.ts >= SHORTEST_TRAVEL_SECONDS) {
      aim = last.slot + Math.ceil(((ts - last.ts) * 1000) / (slotTimes.get(url) ?? SLOT_MS));
      await callRpc(url, "surfnet_timeTravel", [{ absoluteSlot: aim }]);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    const now = { slot: await readSlot(url), ts: await readLocalChainTs(url) };
    // several short steps tell as much as a long one; each loses the part of a second that it ends in
    const from = slotTimes.has(url) ? last : first;
    const slots = now.slot - from.slot;
    if (slots >= TELLING_SLOTS) slotTimes.set(url, Math.max(10, Math.round(((now.ts - from.ts) * 100) / slots) * 10));
    last = now;
  }
  if (last.ts < ts) throw new Error(`the chain's clock did not reach ${ts}`);
  return last.ts;
}

function readSlot(url: string): Promise<number> {
  return callRpc(url, "getSlot", [{ commitment: "processed" }]);
}

/** The local chain's JSON-RPC as the development bar, `npm start` and the tests use it; imports nothing, so that Node can run it as it is. */

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
export async function readChainTs(url: string): Promise<number> {
  type Answer = { value: { data: [string] } };
  const { value } = await callRpc<Answer>(url, "getAccountInfo", [CLOCK_ADDRESS, { encoding: "base64" }]);
  return Number(Buffer.from(value.data[0], "base64").readBigInt64LE(32));
}

/** Moves the chain's clock on. A local surfpool can do this; no other node can. Returns the chain's new time. */
export async function travelTo(url: string, ts: number): Promise<number> {
  await callRpc(url, "surfnet_timeTravel", [{ absoluteTimestamp: ts * 1000 }]);
  // within half a minute: a busy machine's node may be slow to make its next block
  for (let tries = 0; tries < 300; tries++) {
    const now = await readChainTs(url);
    if (now >= ts) return now;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the chain's clock did not reach ${ts}`);
}

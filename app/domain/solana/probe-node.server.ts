import { readWithin } from "~/read-within";
import { z } from "../zod.ts";

/**
 * The facts that one node tells about itself; null if it did not answer. `host`: only the host of its address, because the rest
 * may contain a key.
 */
export type NodeState = { host: string; slot: number | null; genesisHash: string | null; ms: number };

const TIMEOUT_MS = 4_000;
/** Both answers are a few dozen characters in the frame of JSON-RPC. */
const MOST_BYTES = 2_000;
const slotSchema = z.object({ result: z.number().int().nonnegative() });
const hashSchema = z.object({ result: z.string().max(50) });

/** Asks one node how far it is and which cluster it belongs to, within four seconds. It never throws. */
export async function probeNode(
  url: string,
  { fetch: ask = fetch, timeoutMs = TIMEOUT_MS }: { fetch?: typeof fetch; timeoutMs?: number } = {},
): Promise<NodeState> {
  const from = Date.now();
  const call = async (method: string, params: unknown[]): Promise<unknown> => {
    const response = await ask(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const bytes = await readWithin(response, MOST_BYTES);
    return bytes && JSON.parse(new TextDecoder().decode(bytes));
  };
  const [slot, hash] = await Promise.allSettled([
    call("getSlot", [{ commitment: "confirmed" }]).then((answer) => slotSchema.parse(answer).result),
    call("getGenesisHash", []).then((answer) => hashSchema.parse(answer).result),
  ]);
  return {
    host: new URL(url).host,
    slot: slot.status === "fulfilled" ? slot.value : null,
    genesisHash: hash.status === "fulfilled" ? hash.value : null,
    ms: Date.now() - from,
  };
}

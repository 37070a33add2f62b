import { AppError } from "~/errors";
import { writeLog } from "~/server/log";
import type { z } from "../zod.ts";

const SERVICE_MS = 5_000;
const MOST_BYTES = 64 * 1024;

/**
 * Calls a wallet's service, and checks what it answers. Null if it says that it does not know what was asked (400 and 404).
 * Throws AppWalletUnavailable if it does not answer, or something that is not documented.
 */
export async function callService<S extends z.ZodType>(
  url: URL,
  schema: S,
  body?: unknown,
): Promise<z.output<S> | null> {
  try {
    const response = await fetch(url, {
      method: body === undefined ? "GET" : "POST",
      headers: { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: "manual",
      signal: AbortSignal.timeout(SERVICE_MS),
    });
    const text = await response.text();
    if (body === undefined && [400, 404].includes(response.status)) return null;
    if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 200)}`);
    if (text.length > MOST_BYTES) throw new Error(`an answer of ${text.length} characters`);
    return schema.parse(JSON.parse(text));
  } catch (error) {
    writeLog("warn", "a wallet's service failed", { host: url.host }, error);
    throw new AppError("AppWalletUnavailable");
  }
}

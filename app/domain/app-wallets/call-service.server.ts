import { AppError } from "~/errors";
import { readWithin } from "~/read-within";
import { writeLog } from "~/server/log";
import type { z } from "../zod.ts";

const SERVICE_MS = 5_000;
const MOST_BYTES = 64 * 1024;
/** What a service answers about a request that it has forgotten. */
const UNKNOWN = [400, 404];

/**
 * Asks a wallet's service for something new, and checks what it answers. Throws AppWalletUnavailable if it does not answer, or
 * something that is not documented.
 */
export async function postToService<S extends z.ZodType>(url: URL, schema: S, body: object): Promise<z.output<S>> {
  return askService(url, { method: "POST", body: JSON.stringify(body) }, (response, text) =>
    parseAnswer(response, text, schema),
  );
}

/** Asks how something stands. Null if the service does not know it any more. Throws as above. */
export function readFromService<S extends z.ZodType>(url: URL, schema: S): Promise<z.output<S> | null> {
  return askService(url, {}, (response, text) =>
    UNKNOWN.includes(response.status) ? null : parseAnswer(response, text, schema),
  );
}

async function askService<T>(
  url: URL,
  request: RequestInit,
  read: (response: Response, text: string) => T,
): Promise<T> {
  try {
    const response = await fetch(url, {
      ...request,
      headers: { "Content-Type": "application/json" },
      redirect: "manual",
      signal: AbortSignal.timeout(SERVICE_MS),
    });
    const bytes = await readWithin(response, MOST_BYTES);
    if (!bytes) throw new Error(`an answer of more than ${MOST_BYTES} bytes`);
    return read(response, new TextDecoder().decode(bytes));
  } catch (error) {
    writeLog("warn", "a wallet's service failed", { host: url.host }, error);
    throw new AppError("AppWalletUnavailable");
  }
}

function parseAnswer<S extends z.ZodType>(response: Response, text: string, schema: S): z.output<S> {
  if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 200)}`);
  return schema.parse(JSON.parse(text));
}

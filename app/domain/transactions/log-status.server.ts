import { shortAddress } from "~/locales/short-address";
import { writeLog } from "~/server/log";
import type { Intent } from "./queries.server";

/** Writes a step in the life of a transaction to the Worker's log: by its id, its whole life can be followed there. */
export function logStatus({ id, kind, status, signature, errorCode, walletAddress }: Intent): void {
  writeLog("info", "transaction", {
    intentId: id,
    kind,
    status,
    signature,
    code: errorCode,
    wallet: shortAddress(walletAddress),
  });
}

import { shortAddress } from "~/locales/short-address";
import { writeLog } from "~/server/log";
import type { Intent } from "./queries.server";

/** Writes a change of a transaction's status to the Worker's log, where its whole life can be followed by its id. */
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

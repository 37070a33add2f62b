import { AppError } from "~/errors";
import { writeLog } from "~/server/log";

/**
 * What to throw when a passkey was not accepted. Whoever sent it learns no more than that; the log has what the library said,
 * which throws a plain error for each thing that does not fit.
 */
export function passkeyRefused(cause: unknown): AppError {
  writeLog("warn", "a passkey was refused", {}, cause);
  return new AppError("PasskeyRefused");
}

import type { RouterContextProvider } from "react-router";
import type { AppError, ErrorCode } from "~/errors";
import { staffContext } from "./context";
import { writeLog } from "./log";
import { loggedPath } from "./logged-path";

/** Refusals that may be somebody trying what they may not do. */
const LOGGED: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "NotStaff",
  "RoleTooLow",
  "ProofNeeded",
  "OwnProposal",
  "SignInRefused",
  "SignInLocked",
  "PasskeyRefused",
  "PasskeyNeeded",
  "CodeWrong",
  "CodeExpired",
  "InvitationOver",
  "ResetOver",
]);

/** Writes a line about a request to the staff area that was refused, with the account's id and no address of the network. */
export function logRefusal(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  { code }: AppError,
): void {
  if (!LOGGED.has(code)) return;
  const account = context.get(staffContext)?.accountId;
  writeLog("warn", "refused", { code, path: loggedPath(request), method: request.method, account });
}

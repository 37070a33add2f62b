import { WalletError, type WalletErrorKind } from "~/signing/wallet-error";

/** The names of the bridge's errors, as far as they have a meaning here. */
const ERRORS: Readonly<Record<string, WalletErrorKind>> = {
  user_cancel: "rejected",
  "pop-up_closed": "rejected",
  "pop-up_blocked": "popup-blocked",
  time_out: "timed-out",
  // the device, or its app for this coin, is too old for the request
  command_error: "unsupported",
};

type Answer = {
  header?: { status?: unknown };
  body?: { parameter?: Record<string, unknown>; error?: { code?: unknown } };
};

/**
 * Reads an answer of the bridge, whose shape is the same in both versions. Throws WalletError if the device has not done what it
 * was asked for.
 */
export function readAnswer(answer: unknown): Record<string, unknown> {
  const { header, body } = (answer ?? {}) as Answer;
  const { code } = body?.error ?? {};
  if (header?.status !== "success" || code !== undefined) {
    const cause = new Error(String(code ?? "no status"));
    throw new WalletError(ERRORS[String(code)] ?? "failed", { cause });
  }
  return body?.parameter ?? {};
}

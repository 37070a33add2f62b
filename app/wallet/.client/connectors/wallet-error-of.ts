import { WalletError } from "~/signing/wallet-error";

/** A request of the same kind is still open in the wallet (MetaMask). */
const PENDING = -32002;
/** The wallet does not give this account to the site, or no longer (EIP-1193). */
const UNAUTHORIZED = 4100;

/** Converts an error of a wallet. */
export function walletErrorOf(error: unknown): WalletError {
  if (error instanceof WalletError) return error;
  if (isRefusal(error)) return new WalletError("rejected", { cause: error });
  const { code } = (error ?? {}) as { code?: unknown };
  if (code === PENDING) return new WalletError("pending", { cause: error });
  if (code === UNAUTHORIZED) return new WalletError("wrong-account", { cause: error });
  return new WalletError("failed", { cause: error });
}

/** Wallets report a refusal in several ways: with code 4001 (EIP-1193, Phantom), only in words, or within another error. */
export function isRefusal(error: unknown): boolean {
  const { code, message, error: inner } = (error ?? {}) as { code?: unknown; message?: unknown; error?: unknown };
  if (code === 4001 || /reject|declin|denied|cancel/i.test(String(message ?? ""))) return true;
  return inner ? isRefusal(inner) : false;
}

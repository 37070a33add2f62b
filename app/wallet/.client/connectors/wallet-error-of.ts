import { WalletError } from "~/signing/wallet-error";

/**
 * Converts an error of a wallet. Wallets report a refusal in several ways: with code 4001 (EIP-1193, Phantom), or only in
 * words.
 */
export function walletErrorOf(error: unknown): WalletError {
  if (error instanceof WalletError) return error;
  const { code, message, error: inner } = (error ?? {}) as { code?: unknown; message?: unknown; error?: unknown };
  if (code === 4001 || /reject|declin|denied|cancel/i.test(String(message ?? ""))) {
    return new WalletError("rejected", { cause: error });
  }
  return inner ? walletErrorOf(inner) : new WalletError("failed", { cause: error });
}

import type { RouterContextProvider } from "react-router";
import type { Holder } from "~/domain/sessions/rules";
import { holdersContext } from "./context";

type Context = Readonly<RouterContextProvider>;

/**
 * Who somebody is on the site: the holder of the Solana session, or else of the one on the former chain; null for a visitor.
 * Nothing that acts on Solana may ask this.
 */
export function findIdentity(context: Context): Holder | null {
  const { solana, evm } = context.get(holdersContext);
  return solana ?? evm;
}

/** The address of the Solana session's holder; null without one. */
export function findSolanaWallet(context: Context): string | null {
  return context.get(holdersContext).solana?.walletAddress ?? null;
}

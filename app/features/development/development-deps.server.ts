import { data, type RouterContextProvider } from "react-router";
import { configContext } from "~/server/context";
import { findSolanaWallet } from "~/server/holders";
import { chainDeps } from "~/server/transaction-deps.server";

/**
 * The dependencies of development pages; null unless this is the local site. Production builds contain none of these pages.
 */
export function findDevelopmentDeps(context: Readonly<RouterContextProvider>) {
  const { environment, rpcUrls, evmRpcUrls } = context.get(configContext);
  return environment === "local"
    ? { ...chainDeps(context), rpcUrl: rpcUrls[0] ?? "", kaiaRpcUrl: evmRpcUrls[0] ?? null }
    : null;
}

/** The same for a page, with the wallet that is signed in. Throws a 404 if this is not the local site. */
export function developmentPageDeps(context: Readonly<RouterContextProvider>) {
  const deps = findDevelopmentDeps(context);
  if (!deps) throw data(null, { status: 404 });
  return { deps, wallet: findSolanaWallet(context) };
}

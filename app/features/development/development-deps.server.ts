import { data, type RouterContextProvider } from "react-router";
import { configContext, holderContext } from "~/server/context";
import { chainDeps } from "~/server/transaction-deps.server";

/** What development pages need; null unless this is the local site. None of them is part of a production build. */
export function findDevelopmentDeps(context: Readonly<RouterContextProvider>) {
  const { environment, rpcUrls } = context.get(configContext);
  return environment === "local" ? { ...chainDeps(context), rpcUrl: rpcUrls[0] ?? "" } : null;
}

/** The same for a page, with the wallet that is signed in. Throws a 404. */
export function developmentPageDeps(context: Readonly<RouterContextProvider>) {
  const deps = findDevelopmentDeps(context);
  if (!deps) throw data(null, { status: 404 });
  return { deps, wallet: context.get(holderContext)?.walletAddress ?? null };
}

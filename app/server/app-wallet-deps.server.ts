import type { RouterContextProvider } from "react-router";
import type { AppWalletDeps } from "~/domain/app-wallets/commands.server";
import { configContext } from "./context";

/** What the requests to wallets' apps need, in a route. */
export function appWalletDeps(context: Readonly<RouterContextProvider>): AppWalletDeps {
  const { appWalletServices: services, sessionKeys: sealKeys } = context.get(configContext);
  return { now: new Date(), services, sealKeys };
}

import type { RouterContextProvider } from "react-router";
import { type RelyingParty, relyingPartyOf } from "~/domain/passkeys/relying-party";
import { configContext } from "./context";

/** The site as passkeys know it: by its configured origin, and on the local machine by the one that was asked. */
export function relyingPartyIn(request: Request, context: Readonly<RouterContextProvider>): RelyingParty {
  return relyingPartyOf(context.get(configContext).siteOrigin ?? new URL(request.url).origin);
}

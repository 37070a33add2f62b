import { chainOfMethod, type SignInMethod, sessionMs } from "~/domain/sessions/rules";
import type { Chain } from "~/domain/wallet-chains";

/** The sealed session id that the browser sent for a chain (domain/sessions/sealed-session-id.server.ts), or null. */
export function readSessionCookie(request: Request, chain: Chain): string | null {
  const prefix = `${cookieName(request, chain)}=`;
  const pair = request.headers
    .get("Cookie")
    ?.split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  return pair?.slice(prefix.length) || null;
}

/** The Set-Cookie header that starts a session. The cookie ends with it. */
export function sessionCookie(request: Request, method: SignInMethod, sealedSessionId: string): string {
  const seconds = sessionMs(method) / 1000;
  return `${cookieName(request, chainOfMethod(method))}=${sealedSessionId}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure(request)}`;
}

/** The Set-Cookie header that ends it. */
export function endedSessionCookie(request: Request, chain: Chain): string {
  return `${cookieName(request, chain)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure(request)}`;
}

/**
 * The cookie of a signed session; each chain has one. `__Host-` ties it to this host over https. Plain http exists only on
 * localhost, where some browsers drop Secure cookies. The plain name is never read over https, so that nobody can plant one.
 */
function cookieName(request: Request, chain: Chain): string {
  const name = chain === "solana" ? "session" : "session-evm";
  return isHttps(request) ? `__Host-${name}` : name;
}

function secure(request: Request): string {
  return isHttps(request) ? "; Secure" : "";
}

function isHttps(request: Request): boolean {
  return new URL(request.url).protocol === "https:";
}

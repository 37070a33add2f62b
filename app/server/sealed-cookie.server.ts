import { openSessionId, sealSessionId } from "~/domain/sessions/sealed-session-id.server";

/** A cookie that keeps an id which the site has sealed. `name` is part of what is sealed: no cookie opens as another one. */
export type SealedCookie = { name: string; seconds: number };

/** The id in a cookie, or null if there is none or we did not seal it for this one. */
export async function readSealedCookie(
  request: Request,
  keys: readonly string[],
  { name }: SealedCookie,
): Promise<string | null> {
  const prefix = `${nameOf(request, name)}=`;
  const pair = request.headers
    .get("Cookie")
    ?.split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  const opened = pair && (await openSessionId(keys, pair.slice(prefix.length)));
  return opened?.startsWith(`${name}-`) ? opened.slice(name.length + 1) : null;
}

/** The Set-Cookie header that keeps an id. Only requests from the site's own pages carry it (SameSite=Strict). */
export async function sealedCookie(
  request: Request,
  keys: readonly string[],
  { name, seconds, id }: SealedCookie & { id: string },
): Promise<string> {
  const sealed = await sealSessionId(keys, `${name}-${id}`);
  return `${nameOf(request, name)}=${sealed}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure(request)}`;
}

/** The Set-Cookie header that forgets an id. */
export function endedSealedCookie(request: Request, { name }: Pick<SealedCookie, "name">): string {
  return `${nameOf(request, name)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict${secure(request)}`;
}

/** `__Host-` as in session-cookie.server.ts. */
function nameOf(request: Request, name: string): string {
  return isHttps(request) ? `__Host-${name}` : name;
}

const secure = (request: Request) => (isHttps(request) ? "; Secure" : "");
const isHttps = (request: Request) => new URL(request.url).protocol === "https:";

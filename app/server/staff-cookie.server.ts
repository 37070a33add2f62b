import { openSessionId, sealSessionId } from "~/domain/sessions/sealed-session-id.server";

/** "staff": a session of the staff area. "attempt": a sign-in or proof that waits for its code. */
type StaffCookie = "staff" | "attempt";

/** A session ends by its own rules long before; an attempt when its code expires. */
const SECONDS: Record<StaffCookie, number> = { staff: 12 * 60 * 60, attempt: 10 * 60 };

/** The id in one of staff's cookies, or null if there is none or we did not seal it. */
export async function readStaffCookie(
  request: Request,
  keys: readonly string[],
  cookie: StaffCookie,
): Promise<string | null> {
  const prefix = `${nameOf(request, cookie)}=`;
  const pair = request.headers
    .get("Cookie")
    ?.split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  const opened = pair && (await openSessionId(keys, pair.slice(prefix.length)));
  return opened?.startsWith(`${cookie}-`) ? opened.slice(cookie.length + 1) : null;
}

/** The Set-Cookie header that keeps an id. Only requests from the site's own pages carry it (SameSite=Strict). */
export async function staffCookie(
  request: Request,
  keys: readonly string[],
  { cookie, id }: { cookie: StaffCookie; id: string },
): Promise<string> {
  const sealed = await sealSessionId(keys, `${cookie}-${id}`);
  return `${nameOf(request, cookie)}=${sealed}; Path=/; Max-Age=${SECONDS[cookie]}; HttpOnly; SameSite=Strict${secure(request)}`;
}

/** The Set-Cookie header that forgets an id. */
export function endedStaffCookie(request: Request, cookie: StaffCookie): string {
  return `${nameOf(request, cookie)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict${secure(request)}`;
}

/** `__Host-` as in session-cookie.server.ts. */
function nameOf(request: Request, cookie: StaffCookie): string {
  return isHttps(request) ? `__Host-${cookie}` : cookie;
}

const secure = (request: Request) => (isHttps(request) ? "; Secure" : "");
const isHttps = (request: Request) => new URL(request.url).protocol === "https:";

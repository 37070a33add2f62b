import { endedSealedCookie, readSealedCookie, sealedCookie } from "./sealed-cookie.server";

/**
 * "staff": a session of the staff area. "attempt": a sign-in or proof that waits for its code. "known": somebody has signed in
 * in this browser.
 */
type StaffCookie = "staff" | "attempt" | "known";

/** A session ends by its own rules long before; an attempt when its code expires. */
const SECONDS: Record<StaffCookie, number> = { staff: 12 * 60 * 60, attempt: 10 * 60, known: 90 * 24 * 60 * 60 };

const cookieOf = (name: StaffCookie) => ({ name, seconds: SECONDS[name] });

/** The id in one of staff's cookies, or null if there is none or we did not seal it. */
export function readStaffCookie(
  request: Request,
  keys: readonly string[],
  cookie: StaffCookie,
): Promise<string | null> {
  return readSealedCookie(request, keys, cookieOf(cookie));
}

/** The Set-Cookie header that keeps an id. */
export function staffCookie(
  request: Request,
  keys: readonly string[],
  { cookie, id }: { cookie: StaffCookie; id: string },
): Promise<string> {
  return sealedCookie(request, keys, { ...cookieOf(cookie), id });
}

/** The Set-Cookie header that forgets an id. */
export function endedStaffCookie(request: Request, cookie: StaffCookie): string {
  return endedSealedCookie(request, cookieOf(cookie));
}

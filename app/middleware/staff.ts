import { type MiddlewareFunction, redirect } from "react-router";
import { findStaff } from "~/domain/staff/sessions.server";
import { askedPage } from "~/server/asked-page";
import { configContext, databaseContext, staffContext } from "~/server/context";
import { readStaffCookie } from "~/server/staff-cookie.server";

/** Finds who of staff sends the request. Without a cookie, or with one that we did not seal, D1 is not read. */
export const staff: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { sessionKeys, adminCode } = context.get(configContext);
  const sessionId = await readStaffCookie(request, sessionKeys, "staff");
  const deps = { db: context.get(databaseContext), now: new Date(), adminSecret: adminCode };
  context.set(staffContext, sessionId ? await findStaff(deps, sessionId) : null);
  const response = await next();
  response.headers.set("X-Robots-Tag", "noindex");
  return response;
};

/**
 * Leads everybody but staff to the sign-in, and from there back. A form that is sent without a session goes on to its action,
 * which answers NotStaff beside what was typed: somebody whose session has ended loses nothing.
 */
export const staffOnly: MiddlewareFunction<Response> = ({ request, context }, next) => {
  if (context.get(staffContext) || request.method === "POST") return next();
  throw redirect(`/admin?${new URLSearchParams({ to: askedPage(request) })}`);
};

import { redirect } from "react-router";
import { endStaffSession } from "~/domain/staff/sessions.server";
import { databaseContext, staffContext } from "~/server/context";
import { refuseMethod } from "~/server/http.server";
import { endedStaffCookie } from "~/server/staff-cookie.server";
import type { Route } from "./+types/sign-out";

export const loader = refuseMethod;

/** Ends the session of whoever asks; somebody without one is led to the sign-in as well. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  if (staff) await endStaffSession({ db: context.get(databaseContext) }, staff, staff.sessionIdHash);
  return redirect("/admin", { headers: { "Set-Cookie": endedStaffCookie(request, "staff") } });
}

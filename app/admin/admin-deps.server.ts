import { type RouterContextProvider, redirect } from "react-router";
import { requireRole } from "~/domain/staff/guard";
import { isProofFresh, type StaffMember, type StaffRole } from "~/domain/staff/roles";
import { AppError } from "~/errors";
import { askedPage } from "~/server/asked-page";
import { configContext, databaseContext, localeContext, staffContext } from "~/server/context";
import { answerError } from "~/server/http.server";
import { logRefusal } from "~/server/log-refusal.server";
import { clientAddress } from "~/server/rate-limits.server";
import type { AdminDeps } from "./define-resource";
import { formNamed } from "./resources.server";

/** A request to the staff area. */
export type AdminRequest = { request: Request; context: Readonly<RouterContextProvider> };

/** What commands of staff are given for a request. Throws NotStaff. */
export function adminDeps({ request, context }: AdminRequest): AdminDeps {
  const staff = context.get(staffContext);
  requireRole(staff, "viewer");
  const origin = context.get(configContext).siteOrigin ?? new URL(request.url).origin;
  return {
    db: context.get(databaseContext),
    now: new Date(),
    actor: { staff, ipAddress: clientAddress(request) },
    adminSecret: context.get(configContext).adminCode,
    language: context.get(localeContext).code,
    linkTo: (path) => `${origin}${path}`,
    formNamed,
    context,
  };
}

/** The same for a page, which answers with the error page: RoleTooLow if the role is less than the needed one. */
export function adminPage(asked: AdminRequest, role: StaffRole = "viewer"): AdminDeps {
  try {
    const deps = adminDeps(asked);
    requireRole(deps.actor.staff, role);
    return deps;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logRefusal(asked, error);
    throw answerError(error, asked.context.get(localeContext));
  }
}

/** Leads to a fresh proof of who somebody is, and from there back, if theirs is too old for what comes. */
export function leadToProof({ request, staff }: { request: Request; staff: StaffMember }): void {
  if (isProofFresh(staff, new Date())) return;
  throw redirect(`/admin/proof?${new URLSearchParams({ to: askedPage(request) })}`);
}

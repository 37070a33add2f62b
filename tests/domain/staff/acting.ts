import type { StaffActor } from "~/domain/audit/commands.server";
import { hashSessionId } from "~/domain/sessions/session-id.server";
import type { StaffRole } from "~/domain/staff/roles";
import { startStaffSession } from "~/domain/staff/sessions.server";
import { testDatabase as db } from "../database";
import { ADMIN_SECRET, makeStaff, ORIGIN } from "./staff";

/** Somebody of staff with a session that began at `now`, as a command is given them. */
export async function actingAs(role: StaffRole, now: Date): Promise<StaffActor> {
  const staff = await makeStaff({ email: `${role}-${crypto.randomUUID().slice(0, 8)}@example.org`, role });
  const sessionId = await startStaffSession({ db, now, adminSecret: ADMIN_SECRET }, staff.accountId, ORIGIN);
  return {
    staff: { ...staff, sessionIdHash: await hashSessionId(sessionId), provenAt: now },
    ipAddress: ORIGIN.ipAddress,
  };
}

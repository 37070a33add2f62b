import { AppError } from "~/errors";
import { isProofFresh, mayAct, type StaffMember, type StaffRole } from "./roles";

/**
 * A command of staff asks this first, although the page's loader or action has asked before. Throws NotStaff for
 * nobody, RoleTooLow for somebody whose role is less than the needed one.
 */
export function requireRole(actor: StaffMember | null, needed: StaffRole): asserts actor is StaffMember {
  if (!actor) throw new AppError("NotStaff");
  if (!mayAct(actor.role, needed)) throw new AppError("RoleTooLow");
}

/** For money, roles and exports of personal data. Throws ProofNeeded if the last proof is older than five minutes. */
export function requireFreshProof(actor: StaffMember, now: Date): void {
  if (!isProofFresh(actor, now)) throw new AppError("ProofNeeded");
}

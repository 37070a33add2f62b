/** The roles of staff, the least first (db/schema/account.ts). */
export const STAFF_ROLES = ["viewer", "editor", "operator", "owner"] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/** Somebody of staff, as the middleware of the staff area finds them and each command is given them. */
export type StaffMember = {
  accountId: string;
  email: string;
  nickname: string;
  role: StaffRole;
  /** Of the session with which they act. */
  sessionIdHash: string;
  /** When they last proved who they are, with a code or a passkey. */
  provenAt: Date;
};

/** Whether a role may do what another one is needed for: an owner may do everything. */
export function mayAct(role: StaffRole, needed: StaffRole): boolean {
  return STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(needed);
}

/** A proof with a code or a passkey counts for this time where money, roles or personal data are concerned. */
const FRESH_MS = 5 * 60_000;

/** Whether somebody has proved who they are within the last five minutes. */
export function isProofFresh({ provenAt }: Pick<StaffMember, "provenAt">, now: Date): boolean {
  return now.getTime() - provenAt.getTime() < FRESH_MS;
}

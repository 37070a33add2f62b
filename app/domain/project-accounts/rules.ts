import type { projectAccountKinds, projectAccountStatuses, projectImagePurposes } from "~db/schema";

export type ProjectAccountKind = (typeof projectAccountKinds)[number];
export type ProjectAccountStatus = (typeof projectAccountStatuses)[number];
export type ProjectImagePurpose = (typeof projectImagePurposes)[number];

export const PROJECT_ACCOUNT_STATUSES = [
  "draft",
  "pending",
  "approved",
  "refused",
] as const satisfies readonly ProjectAccountStatus[];
export const ID_CARD_KINDS = ["residence", "driving", "passport", "foreigner"] as const;

/** The pictures of each kind of account, in the order in which they are asked for. */
export const IMAGES: Record<ProjectAccountKind, readonly ProjectImagePurpose[]> = {
  personal: ["idCard", "homeAddress", "profile"],
  company: ["idCard", "homeAddress", "businessLicense", "companyAddress", "profile"],
};

const DAY_MS = 86_400_000;

/** A picture that proves something is kept for 90 days, or for 30 once staff have decided. */
export const UNDECIDED_DAYS = 90;
export const DECIDED_DAYS = 30;
/** An account that was never sent for review, or was refused and not changed since, is deleted after this time. */
export const ABANDONED_DAYS = 90;

/** Whether a picture has to be there before an application can be sent. */
export const isRequired = (purpose: ProjectImagePurpose) => purpose !== "profile";

/** The required pictures that are missing. */
export function missingImages(
  kind: ProjectAccountKind,
  there: readonly ProjectImagePurpose[],
): readonly ProjectImagePurpose[] {
  return IMAGES[kind].filter((purpose) => isRequired(purpose) && !there.includes(purpose));
}

/** What the account says and shows may be changed before it is sent, and again after it was refused. */
export function isEditable({ status }: { status: ProjectAccountStatus }): boolean {
  return status === "draft" || status === "refused";
}

/** The time that comes this many days later. */
export function daysAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

/** When a picture that was sent now is deleted, unless staff decide before; null: it stays with the account. */
export function deletionOf(purpose: ProjectImagePurpose, now: Date): Date | null {
  return isRequired(purpose) ? daysAfter(now, UNDECIDED_DAYS) : null;
}

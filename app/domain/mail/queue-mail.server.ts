import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { outbox } from "~db/schema";

/** The kinds of mails, each with the values that its words name (locales, `mails`). */
type MailValues = {
  code: { code: string };
  invitation: { link: string };
  signedIn: { at: string; ipAddress: string; userAgent: string };
  passwordReset: { link: string };
  passwordChanged: { at: string };
  passkeyAdded: { at: string; name: string };
  passkeyRemoved: { at: string; name: string };
  // `headline` and `report` are in words already (app/domain/health/alert-mail.server.ts)
  alert: { headline: string; report: string; link: string };
  lastAlert: { headline: string; report: string; link: string };
  approvalWaiting: { title: string; who: string; link: string };
  // to a guest: `visit` is the booking in the guest's language
  reservationConfirmed: { reference: string; visit: string; house: string };
  reservationMoved: { reference: string; visit: string };
  reservationCancelled: { reference: string; visit: string; reason: string };
  reservationCancellationDone: { reference: string; visit: string };
  // to an applicant or a project account
  projectCode: { code: string };
  projectPasswordChanged: { at: string };
  projectApproved: Record<string, never>;
  projectRefused: { reason: string };
  reservationMessage: { reference: string; visit: string; words: string };
};

type MailKind = keyof MailValues;

export type Mail = {
  [Kind in MailKind]: { kind: Kind; language: LocaleCode; recipient: string; values: MailValues[Kind] };
}[MailKind];

/** Statement: puts a mail into the outbox, in the same batch as what it tells of, so that neither happens without the other. */
export function mailQueued({ db, now }: { db: Database; now: Date }, { kind, language, recipient, values }: Mail) {
  return db.insert(outbox).values({
    id: crypto.randomUUID(),
    kind,
    language,
    recipient,
    values: JSON.stringify(values),
    status: "queued",
    createdAt: now,
    dueAt: now,
  });
}

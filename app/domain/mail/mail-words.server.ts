import { formatDateTime } from "~/locales/format";
import { tIn } from "~/locales/i18next.server";
import { localeOfCode } from "~/locales/locales";
import type { Mail } from "./queue-mail.server";

/** A mail in words, as plain text. */
export type WrittenMail = { to: string; subject: string; text: string };

/** Writes a mail in its language. */
export function writeMail({ kind, language, recipient, values }: Mail): WrittenMail {
  const locale = localeOfCode(language);
  const t = tIn(locale, "mails");
  // a mail is read anywhere, so a time is written as the site writes it, with its zone
  const replace = "at" in values ? { ...values, at: formatDateTime(locale, new Date(values.at)) } : values;
  const lines = [t(`${kind}.text`, { replace }), t("sender")];
  return { to: recipient, subject: t(`${kind}.subject`, { replace }), text: lines.join("\n\n") };
}

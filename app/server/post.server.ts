import type { Post } from "~/domain/mail/send-mail.server";
import type { Env } from "./env.server";

/** Delivers mails by the binding `MAIL`; null without it, or without an address to send from. */
export function postOf({ MAIL, MAIL_FROM }: Env): Post {
  if (!MAIL || !MAIL_FROM) return null;
  return async (mail) => {
    await MAIL.send({ ...mail, from: mail.from ?? MAIL_FROM });
  };
}

import { hasMail, sendMailAgain } from "~/domain/mail/send-mail.server";
import { z } from "~/domain/zod";
import { outbox } from "~db/schema";
import { defineForm, defineResource } from "../define-resource";

/** Mails that wait, were sent, or could not be sent. What they say is not shown: it may let somebody in. */
export const mailResource = defineResource({
  noun: "mail",
  group: "watch",
  role: "operator",
  list: {
    table: outbox,
    sort: outbox.createdAt,
    key: outbox.id,
    columns: [
      { name: "createdAt", from: outbox.createdAt, kind: "time" },
      { name: "kind", from: outbox.kind, kind: "choice", words: "kinds" },
      { name: "recipient", from: outbox.recipient, kind: "text" },
      { name: "status", from: outbox.status, kind: "choice", words: "statuses" },
      { name: "tries", from: outbox.tries, kind: "count" },
      { name: "sentAt", from: outbox.sentAt, kind: "time" },
      { name: "problem", from: outbox.problem, kind: "text" },
    ],
    filters: [
      {
        name: "status",
        from: outbox.status,
        kind: "choice",
        options: ["queued", "sent", "failed"],
        words: "statuses",
      },
      { name: "recipient", from: outbox.recipient, kind: "exact" },
    ],
    deeds: [{ deed: "sendAgain", column: "status", is: "failed" }],
  },
  deeds: {
    sendAgain: defineForm({
      role: "operator",
      schema: z.object({}),
      fields: [],
      load: async ({ db }, key) => ((await hasMail(db, key)) ? {} : null),
      save: (deps, _values, key) => sendMailAgain(deps, key),
    }),
  },
});

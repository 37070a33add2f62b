import { countWaiting } from "~/domain/approvals/queries.server";
import { findAuditHead } from "~/domain/audit/queries.server";
import { countMails } from "~/domain/mail/send-mail.server";
import { mayAct } from "~/domain/staff/roles";
import { defineBoard } from "../define-resource";

/** What needs somebody's attention, each with the list that it comes from. */
export const mainBoard = defineBoard({
  board: "main",
  group: "watch",
  role: "viewer",
  load: async ({ db, now, actor }) => {
    if (!mayAct(actor.staff.role, "operator")) return { figures: [] };
    const [approvals, audit, failed, queued] = await Promise.all([
      countWaiting(db, now),
      findAuditHead(db),
      countMails(db, "failed"),
      countMails(db, "queued"),
    ]);
    return {
      figures: [
        { name: "approvals", kind: "count", value: approvals, to: "/admin/approvals?status=waiting" },
        { name: "audit", kind: "count", value: audit?.seq ?? 0, to: "/admin/audit" },
        { name: "failedMails", kind: "count", value: failed, isBad: failed > 0, to: "/admin/outbox?status=failed" },
        { name: "queuedMails", kind: "count", value: queued, to: "/admin/outbox?status=queued" },
      ],
    };
  },
});

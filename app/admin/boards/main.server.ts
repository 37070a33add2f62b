import { countWaiting } from "~/domain/approvals/queries.server";
import { findFinalAnchor } from "~/domain/audit/anchors.server";
import { findAuditHead } from "~/domain/audit/queries.server";
import { findLastRun } from "~/domain/health/last-run.server";
import { listBadFindings } from "~/domain/health/states.server";
import { countMails } from "~/domain/mail/send-mail.server";
import { mayAct } from "~/domain/staff/roles";
import { localeContext } from "~/server/context";
import { defineBoard } from "../define-resource";
import { healthFigure } from "../health-figure.server";

/** The health checks run every five minutes. */
const LONGEST_IDLE_MS = 20 * 60_000;

/** What needs somebody's attention, each with the page that it comes from: first what the health checks found. */
export const mainBoard = defineBoard({
  board: "main",
  group: "watch",
  role: "viewer",
  load: async ({ db, now, actor, context }) => {
    if (!mayAct(actor.staff.role, "operator")) return { figures: [] };
    const [bad, lastRun, approvals, audit, anchor, failed, queued] = await Promise.all([
      listBadFindings(db),
      findLastRun(db),
      countWaiting(db, now),
      findAuditHead(db),
      findFinalAnchor(db),
      countMails(db, "failed"),
      countMails(db, "queued"),
    ]);
    const isIdle = now.getTime() - (lastRun?.getTime() ?? 0) > LONGEST_IDLE_MS;
    return {
      figures: [
        ...bad.map((finding) => healthFigure(context.get(localeContext), finding)),
        { name: "healthRun", kind: "time", value: lastRun, isBad: isIdle, to: "/admin/health" },
        { name: "approvals", kind: "count", value: approvals, to: "/admin/approvals?status=waiting" },
        { name: "audit", kind: "count", value: audit?.seq ?? 0, to: "/admin/audit" },
        { name: "anchored", kind: "time", value: anchor?.signedAt ?? null, to: "/admin/auditAnchors" },
        { name: "failedMails", kind: "count", value: failed, isBad: failed > 0, to: "/admin/outbox?status=failed" },
        { name: "queuedMails", kind: "count", value: queued, to: "/admin/outbox?status=queued" },
      ],
    };
  },
});

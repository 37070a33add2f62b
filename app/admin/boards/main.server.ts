import { countWaiting } from "~/domain/approvals/queries.server";
import { findFinalAnchor } from "~/domain/audit/anchors.server";
import { findAuditHead } from "~/domain/audit/queries.server";
import { countWaitingDeeds } from "~/domain/authority/queries.server";
import { findLastRun } from "~/domain/health/last-run.server";
import { listBadFindings } from "~/domain/health/states.server";
import { countOpenJobs } from "~/domain/jobs/queries.server";
import { countMails } from "~/domain/mail/send-mail.server";
import { mayAct } from "~/domain/staff/roles";
import { localeContext } from "~/server/context";
import { bookingsToAnswer, UNANSWERED_TABLE } from "../bookings-to-answer.server";
import { type AdminDeps, type BoardFigure, defineBoard } from "../define-resource";
import { healthFigure } from "../health-figure.server";

/** The health checks run every five minutes. */
const LONGEST_IDLE_MS = 20 * 60_000;

/**
 * Everything that needs attention, each with a link to its page: first the findings of the health checks, then the bookings
 * that guests wait for, and last the work that waits for an operator.
 */
export const mainBoard = defineBoard({
  board: "main",
  group: "watch",
  role: "viewer",
  tables: [UNANSWERED_TABLE],
  load: async (deps) => {
    const { role } = deps.actor.staff;
    const [ofOperators, bookings] = await Promise.all([
      mayAct(role, "operator") ? figuresOfOperators(deps) : { bad: [], rest: [] },
      mayAct(role, "editor") ? bookingsToAnswer(deps) : { figures: [], tables: undefined },
    ]);
    return { figures: [...ofOperators.bad, ...bookings.figures, ...ofOperators.rest], tables: bookings.tables };
  },
});

async function figuresOfOperators({ db, now, context }: AdminDeps): Promise<{
  bad: BoardFigure[];
  rest: BoardFigure[];
}> {
  const [bad, lastRun, approvals, deeds, jobs, audit, anchor, failed, queued] = await Promise.all([
    listBadFindings(db),
    findLastRun(db),
    countWaiting(db, now),
    countWaitingDeeds(db),
    countOpenJobs(db),
    findAuditHead(db),
    findFinalAnchor(db),
    countMails(db, "failed"),
    countMails(db, "queued"),
  ]);
  const isIdle = now.getTime() - (lastRun?.getTime() ?? 0) > LONGEST_IDLE_MS;
  return {
    bad: bad.map((finding) => healthFigure(context.get(localeContext), finding)),
    rest: [
      { name: "approvals", kind: "count", value: approvals, to: "/admin/approvals?status=waiting" },
      { name: "deedsToSign", kind: "count", value: deeds, to: "/admin/deedsToSign?status=waiting" },
      { name: "openJobs", kind: "count", value: jobs, to: "/admin/jobs" },
      { name: "failedMails", kind: "count", value: failed, isBad: failed > 0, to: "/admin/outbox?status=failed" },
      { name: "queuedMails", kind: "count", value: queued, to: "/admin/outbox?status=queued" },
      { name: "healthRun", kind: "time", value: lastRun, isBad: isIdle, to: "/admin/health" },
      { name: "audit", kind: "count", value: audit?.seq ?? 0, to: "/admin/audit" },
      { name: "anchored", kind: "time", value: anchor?.signedAt ?? null, to: "/admin/auditAnchors" },
    ],
  };
}

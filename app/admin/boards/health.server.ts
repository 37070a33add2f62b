import type { CheckName } from "~/domain/health/checks.server";
import { readHealth } from "~/domain/health/checks.server";
import { defineBoard } from "../define-resource";

/** The list that a check is about. */
const LISTS: Partial<Record<CheckName, string>> = {
  openTransactions: "/admin/view/adminTxLogView?status=sent",
  deadLetters: "/admin/deadLetters",
  failedMails: "/admin/outbox?status=failed",
};

/** Whether the site is well: each check with what to do about it. */
export const healthBoard = defineBoard({
  board: "health",
  group: "watch",
  role: "operator",
  load: async ({ db, now }) => {
    const { PROJECTIONS } = await import("~/domain/projections.server");
    const checks = await readHealth({ db, now, projections: PROJECTIONS });
    return {
      figures: checks.map(({ name, of, value, isBad }) => ({
        ...{ name, of, value, isBad, to: LISTS[name] },
        kind: typeof value === "string" ? ("text" as const) : ("count" as const),
      })),
    };
  },
});

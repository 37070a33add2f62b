import { archiveOldLogs, deleteOldDeadLogs } from "~/domain/logs/commands.server";
import { deleteOldMails, emptyOldMails } from "~/domain/mail/send-mail.server";
import { deleteExpiredOfProjectAccounts } from "~/domain/project-accounts/delete-expired.server";
import { deleteOldReservations } from "~/domain/reservations/commands.server";
import { deleteEndedSessions } from "~/domain/sessions/commands.server";
import { deleteExpiredOfStaff } from "~/domain/staff/delete-expired.server";
import type { Env } from "~/server/env.server";
import { openDatabase } from "../../db/client";
import { runTasks } from "./run-tasks";

/** Once a day, at night in Korea: expired data leaves D1, and what is kept of the chain is checked. */
export async function runDaily(env: Env, now: Date): Promise<void> {
  const db = openDatabase(env.DB);
  // imported here so that an isolate that serves pages starts without the chain's libraries
  const { sweepListings } = await import("~/domain/indexer/commands.server");
  const { startChecks } = await import("~/domain/indexer/check.server");
  const { PROJECTIONS } = await import("~/domain/projections.server");
  const { deleteUnsignedIntents } = await import("~/domain/transactions/create.server");
  await runTasks(
    { cron: "daily", db },
    {
      archiveOldLogs: archiveOldLogs({ db, archive: env.LOG_ARCHIVE, now }),
      deleteOldDeadLogs: deleteOldDeadLogs({ db, now }),
      deleteEndedSessions: deleteEndedSessions({ db, now }),
      deleteOldReservations: deleteOldReservations({ db, now }),
      deleteOldMails: deleteOldMails({ db, now }),
      deleteExpiredOfStaff: deleteExpiredOfStaff({ db, now }),
      deleteExpiredOfProjectAccounts: deleteExpiredOfProjectAccounts({ db, now, images: env.PROJECT_IMAGES }),
      emptyOldMails: emptyOldMails({ db, now }),
      deleteUnsignedIntents: deleteUnsignedIntents({ db, now }),
      sweepListings: sweepListings({ db }),
      startChecks: startChecks({ db, now, projections: PROJECTIONS }),
    },
  );
}

import { archiveOldLogs, deleteOldDeadLogs } from "~/domain/logs/commands.server";
import { deleteOldMails } from "~/domain/mail/send-mail.server";
import { deleteOldReservations } from "~/domain/reservations/commands.server";
import { deleteEndedSessions } from "~/domain/sessions/commands.server";
import { deleteExpiredCodes } from "~/domain/staff/codes.server";
import { deleteEndedStaffSessions } from "~/domain/staff/sessions.server";
import { deleteOldFailures } from "~/domain/staff/throttle.server";
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
  await runTasks("daily", {
    archiveOldLogs: archiveOldLogs({ db, archive: env.LOG_ARCHIVE, now }),
    deleteOldDeadLogs: deleteOldDeadLogs({ db, now }),
    deleteEndedSessions: deleteEndedSessions({ db, now }),
    deleteOldReservations: deleteOldReservations({ db, now }),
    deleteOldMails: deleteOldMails({ db, now }),
    deleteExpiredCodes: deleteExpiredCodes({ db, now }),
    deleteEndedStaffSessions: deleteEndedStaffSessions({ db, now }),
    deleteOldFailures: deleteOldFailures({ db, now }),
    deleteUnsignedIntents: deleteUnsignedIntents({ db, now }),
    sweepListings: sweepListings({ db }),
    startChecks: startChecks({ db, now, projections: PROJECTIONS }),
  });
}

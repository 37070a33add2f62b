import { deleteOldBackups } from "~/domain/backup/delete-old.server";
import { backupIdOf } from "~/domain/backup/rules";
import { archiveOldLogs, deleteOldDeadLogs } from "~/domain/logs/commands.server";
import { deleteOldMails, emptyOldMails } from "~/domain/mail/send-mail.server";
import { deleteExpiredOfProjectAccounts } from "~/domain/project-accounts/delete-expired.server";
import { deleteOldReservations } from "~/domain/reservations/commands.server";
import { deleteOldApplications } from "~/domain/services/goods/recruit.server";
import { deleteEndedSessions } from "~/domain/sessions/commands.server";
import { deleteExpiredOfStaff } from "~/domain/staff/delete-expired.server";
import type { Env } from "~/server/env.server";
import { startOnce } from "~/server/start-workflow.server";
import { openDatabase } from "../../db/client";
import { anchorAuditHead } from "./anchor-audit-log";
import { runTasks } from "./run-tasks";

/** Once a day, at night in Korea: expired data leaves D1, D1 is backed up, and what is kept of the chain is checked. */
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
      deleteOldApplications: deleteOldApplications({ db, now }),
      emptyOldMails: emptyOldMails({ db, now }),
      deleteUnsignedIntents: deleteUnsignedIntents({ db, now }),
      sweepListings: sweepListings({ db }),
      startChecks: startChecks({ db, now, projections: PROJECTIONS }),
      anchorAuditHead: anchorAuditHead(env, now),
      startBackup: startBackup(env, now),
      deleteOldBackups: deleteOldBackups({ backups: env.BACKUPS, now }),
    },
  );
}

/** A Workflow makes the backup, because a database may be larger than what a run of cron can write. */
async function startBackup(env: Env, now: Date): Promise<void> {
  const id = backupIdOf(now);
  await startOnce(env.BACK_UP, `backup-${id}`, { id, startedAt: now.getTime() });
}

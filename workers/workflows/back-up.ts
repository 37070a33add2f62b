import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import {
  type BackupCursor,
  type BackupDeps,
  continueBackup,
  FIRST,
  finishBackup,
  planBackup,
} from "~/domain/backup/commands.server";
import type { Part } from "~/domain/backup/rules";
import type { Env } from "~/server/env.server";
import { writeLog } from "~/server/log";
import { openDatabase } from "~db/client";

/** `startedAt`: milliseconds. */
type Parameters = { id: string; startedAt: number };

const PATIENCE = {
  retries: { limit: 5, delay: "10 seconds", backoff: "exponential" },
  timeout: "5 minutes",
} as const;

/**
 * Writes D1 to the bucket of the backups, forty parts a step. A step that is run twice writes the same files again. Without its
 * last step there is no manifest, and so no backup.
 */
export class BackUp extends WorkflowEntrypoint<Env, Parameters> {
  override async run(event: WorkflowEvent<Parameters>, step: WorkflowStep): Promise<void> {
    const { id, startedAt } = event.payload;
    const deps: BackupDeps = { db: openDatabase(this.env.DB), backups: this.env.BACKUPS };
    const plan = await step.do("plan", PATIENCE, () => planBackup(deps, id, new Date(startedAt)));
    const parts: Part[] = [];
    for (let at: BackupCursor | null = FIRST, number = 1; at; number++) {
      const from: BackupCursor = at;
      const written = await step.do(`write ${number}`, PATIENCE, () => continueBackup(deps, plan, from));
      parts.push(...written.parts);
      at = written.next;
    }
    await step.do("finish", PATIENCE, async () => {
      const finishing = { ...deps, now: new Date(), actor: { command: "cron: backup" } };
      const result = await finishBackup(finishing, plan, parts);
      writeLog("info", "a backup was made", { ...result });
    });
  }
}

import type { MessageBatch } from "@cloudflare/workers-types";
import { insertQueuedLogs, keepDeadLogs } from "~/domain/logs/commands.server";
import type { LogEntry } from "~/domain/logs/input";
import type { Env } from "~/env.server";
import { openDatabase } from "../db/client";

/** One queue carries logs, the other what could not be inserted. */
export function consumeQueue(batch: MessageBatch<LogEntry[]>, env: Env): Promise<void> {
  const db = openDatabase(env.DB);
  return batch.queue.endsWith("-dead")
    ? keepDeadLogs(db, batch)
    : insertQueuedLogs({ db, archive: env.LOG_ARCHIVE }, batch);
}

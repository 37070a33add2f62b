import type { MessageBatch } from "@cloudflare/workers-types";
import { insertQueuedLogs, keepDeadLogs } from "~/domain/logs/commands.server";
import type { LogEntry } from "~/domain/logs/input";
import type { Env } from "~/server/env.server";
import { reportUnexpected } from "~/server/unexpected.server";
import { openDatabase } from "../db/client";

/** One queue carries logs, the other what could not be inserted. */
export async function consumeQueue(batch: MessageBatch<LogEntry[]>, env: Env): Promise<void> {
  const db = openDatabase(env.DB);
  try {
    if (batch.queue.endsWith("-dead")) await keepDeadLogs(db, batch);
    else await insertQueuedLogs({ db, archive: env.LOG_ARCHIVE }, batch);
  } catch (error) {
    const { queue, messages } = batch;
    reportUnexpected(error, "queue", { queue, messages: messages.length, firstMessage: messages[0]?.id });
    // the queue delivers the batch again, and in the end to the queue of dead letters
    throw error;
  }
}

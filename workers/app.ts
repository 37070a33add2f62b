import type { ExecutionContext, MessageBatch, ScheduledController } from "@cloudflare/workers-types";
import { createRequestHandler, type RequestHandler, type RouterContextProvider } from "react-router";
import type { LogEntry } from "~/domain/logs/input";
import type { Env } from "~/server/env.server";
import { answerRequest } from "~/server/request.server";
import { runDaily } from "./cron/daily";
import { runEveryMinute } from "./cron/every-minute";
import { consumeQueue } from "./queue";

export { BackUp } from "./workflows/back-up";
export { MigrateNft } from "./workflows/migrate-nft";
export { RunJob } from "./workflows/run-job";
export { SettleTransaction } from "./workflows/settle-transaction";

const loadBuild = () => import("virtual:react-router/server-build");
// A router that is given a function computes its routes for every request, which only development needs, because there they
// change.
let router: Promise<RequestHandler> | undefined;

function getRouter(): Promise<RequestHandler> {
  router ??= import.meta.env.DEV
    ? Promise.resolve(createRequestHandler(loadBuild, import.meta.env.MODE))
    : loadBuild().then((build) => createRequestHandler(build, import.meta.env.MODE));
  return router;
}

async function renderRoute(request: Request, context: RouterContextProvider): Promise<Response> {
  return (await getRouter())(request, context);
}

/** The second of the two cron lines in wrangler.toml; the other one runs every minute. */
const DAILY = "17 18 * * *";

export default {
  fetch: (request: Request, env: Env, execution: ExecutionContext) =>
    answerRequest({ request, env, execution, renderRoute }),
  queue: (batch: MessageBatch<LogEntry[]>, env: Env) => consumeQueue(batch, env),
  async scheduled(controller: ScheduledController, env: Env) {
    if (controller.cron === DAILY) return runDaily(env, new Date(controller.scheduledTime));
    return runEveryMinute(env);
  },
};

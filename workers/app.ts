import type { ExecutionContext, MessageBatch, ScheduledController } from "@cloudflare/workers-types";
import { createRequestHandler, type RequestHandler, type RouterContextProvider } from "react-router";
import { isCachedPage } from "~/content/pages";
import { renderModeContext } from "~/context";
import type { LogEntry } from "~/domain/logs/input";
import type { Env } from "~/env.server";
import { createPublicPageRenderer, type PublicPageRenderer } from "~/public-page.server";
import { answerRequest } from "~/request.server";
import { runDaily } from "./cron/daily";
import { runEveryMinute } from "./cron/every-minute";
import { consumeQueue } from "./queue";

export { SettleTransaction } from "./workflows/settle-transaction";

const loadBuild = () => import("virtual:react-router/server-build");
// given a function, the router works its routes out anew for every request: right while they change, a waste
// where they do not
let router: Promise<RequestHandler> | undefined;

let publicPages: Promise<PublicPageRenderer> | undefined;

/** A public page is drawn without the router where that can be (decision 009), all else by the router. */
async function renderRoute(request: Request, context: RouterContextProvider): Promise<Response> {
  return (await renderPublicPage(request, context)) ?? (await getRouter())(request, context);
}

async function renderPublicPage(request: Request, context: RouterContextProvider): Promise<Response | null> {
  const mode = context.get(renderModeContext);
  // a page in development is of the router's making: its styles and modules change with every edit
  if (mode.kind === "streamed" || import.meta.env.DEV || !isCachedPage(new URL(request.url).pathname)) return null;
  publicPages ??= loadBuild().then(createPublicPageRenderer);
  return (await publicPages)({ request, context, mode });
}

function getRouter(): Promise<RequestHandler> {
  router ??= import.meta.env.DEV
    ? Promise.resolve(createRequestHandler(loadBuild, import.meta.env.MODE))
    : loadBuild().then((build) => createRequestHandler(build, import.meta.env.MODE));
  return router;
}

/** The second of the two cron lines in wrangler.toml; the other one comes every minute. */
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

import { BUILD_ID } from "~/config";
import { signingReportSchema } from "~/domain/signing-reports/input";
import { sameOrigin } from "~/middleware/same-origin";
import { localeContext } from "~/server/context";
import { answer, answering, readInput, refuseMethod } from "~/server/http.server";
import { writeLog } from "~/server/log";
import { spendFor } from "~/server/rate-limits.server";
import type { Route } from "./+types/signing-reports";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin];
export const loader = refuseMethod;

/** POST /api/signing-reports {kind, difference, wallet}: a browser refused to have the holder sign what the site built. */
export function action({ request, context }: Route.ActionArgs) {
  return answering(context.get(localeContext), async () => {
    await spendFor("signing-report", { request, context });
    const report = await readInput(request, signingReportSchema, 1024);
    // operators watch the Worker's log; anybody can send such a report, so that it proves nothing before it is looked into
    writeLog("error", "a browser refused to sign what the site built", { ...report, build: BUILD_ID });
    return answer(null);
  });
}

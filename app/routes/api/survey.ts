import { answerSurvey } from "~/domain/surveys/commands.server";
import { surveyAnswersSchema } from "~/domain/surveys/input";
import { requireSolanaHolder } from "~/middleware/require-holder";
import { sameOrigin } from "~/middleware/same-origin";
import { localeContext } from "~/server/context";
import { answer, answering, readInput, refuseMethod } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import { transactionDeps } from "~/server/transaction-deps.server";
import type { Route } from "./+types/survey";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin, requireSolanaHolder];
export const loader = refuseMethod;

/** POST /api/surveys/:id {answers}: stores a holder's first answer to a survey. */
export function action({ request, context, params }: Route.ActionArgs) {
  const locale = context.get(localeContext);
  return answering(locale, async () => {
    const deps = transactionDeps(context);
    const wallet = deps.actor.walletAddress;
    await spendFor("survey", { request, context }, wallet);
    const { answers } = await readInput(request, surveyAnswersSchema);
    await answerSurvey(deps, { surveyId: params.id, answers, localeCode: locale.code });
    return answer(null);
  });
}

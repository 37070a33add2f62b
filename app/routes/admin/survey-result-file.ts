import { adminPage, leadToProof } from "~/admin/admin-deps.server";
import { exported } from "~/admin/exported.server";
import { readSurveyFile } from "~/admin/survey-result.server";
import { localeContext } from "~/server/context";
import { answerCsv } from "~/server/csv-answer.server";
import type { Route } from "./+types/survey-result-file";

/** The answers to a survey as a file; it asks for a fresh proof. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  const deps = adminPage({ request, context }, "editor");
  leadToProof({ request, staff: deps.actor.staff });
  const { key } = params;
  return answerCsv(context, () =>
    exported(deps, { noun: "survey", key }, async () => ({
      name: `survey-${key}`,
      ...(await readSurveyFile(deps.db, key, context.get(localeContext))),
    })),
  );
}

import { adminPage, leadToProof } from "~/admin/admin-deps.server";
import { readJobReport } from "~/admin/jobs/report-file.server";
import { configContext, localeContext } from "~/server/context";
import { answerCsv } from "~/server/csv-answer.server";
import type { Route } from "./+types/job-report-file";

/** Every item of a job with its transaction, as a file; it asks for a fresh proof. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  const { db, actor } = adminPage({ request, context }, "operator");
  leadToProof({ request, staff: actor.staff });
  const { key } = params;
  const { cluster } = context.get(configContext);
  return answerCsv(context, async () => {
    return { name: `job-${key}`, text: await readJobReport(db, key, { locale: context.get(localeContext), cluster }) };
  });
}

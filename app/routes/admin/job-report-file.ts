import { adminPage, leadToProof } from "~/admin/admin-deps.server";
import { exported } from "~/admin/exported.server";
import { readJobReport } from "~/admin/jobs/report-file.server";
import { localeContext } from "~/server/context";
import { answerCsv } from "~/server/csv-answer.server";
import type { Route } from "./+types/job-report-file";

/** Every item of a job with its transaction, as a file; it asks for a fresh proof. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  const deps = adminPage({ request, context }, "operator");
  leadToProof({ request, staff: deps.actor.staff });
  const { key } = params;
  return answerCsv(context, () =>
    exported(deps, { noun: "job", key }, async () => ({
      name: `job-${key}`,
      ...(await readJobReport(deps.db, key, { locale: context.get(localeContext) })),
    })),
  );
}

import { adminPage, leadToProof } from "~/admin/admin-deps.server";
import { readApplicationsFile } from "~/admin/airdrop-file.server";
import { exported } from "~/admin/exported.server";
import { answerCsv } from "~/server/csv-answer.server";
import type { Route } from "./+types/airdrop-file";

/** Where each airdrop of a list is to be sent, as a file; it asks for a fresh proof. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  const deps = adminPage({ request, context }, "operator");
  leadToProof({ request, staff: deps.actor.staff });
  const { key } = params;
  return answerCsv(context, () =>
    exported(deps, { noun: "airdropList", key }, async () => ({
      name: key,
      ...(await readApplicationsFile(deps.db, key)),
    })),
  );
}

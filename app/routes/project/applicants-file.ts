import { csvOf } from "~/domain/csv-file";
import { listApplicants } from "~/domain/services/goods/recruit.server";
import { getOwnOrder } from "~/domain/services/queries.server";
import { AppError } from "~/errors";
import { domainDeps, requireProjectAccount } from "~/features/project-accounts/project-visit.server";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import { answerCsv } from "~/server/csv-answer.server";
import type { Route } from "./+types/applicants-file";

/** Everybody who answered to a call of the account, as a CSV file. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const account = await requireProjectAccount({ request, context });
  const { columns } = textsOf(context.get(localeContext)).services.order.good;
  return answerCsv(context, async () => {
    const { db } = domainDeps({ context });
    const order = await getOwnOrder(db, account, params.id);
    if (order.code !== "CREATE_RECRUIT") throw new AppError("NotFound");
    const rows = await listApplicants(db, order);
    const text = csvOf({
      order: ["name", "contact", "answer", "wallet", "at"],
      columns,
      rows: rows.map(({ name, contact, answer, walletAddress, createdAt }) => ({
        ...{ name, contact, answer, wallet: walletAddress, at: createdAt.toISOString() },
      })),
    });
    return { name: `applicants-${order.id}`, text };
  });
}

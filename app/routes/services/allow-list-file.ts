import { csvOf } from "~/domain/csv-file";
import { getAllowList, listAllowed } from "~/domain/services/goods/allow-list.server";
import { databaseContext } from "~/server/context";
import { answerCsv } from "~/server/csv-answer.server";
import { spendFor } from "~/server/rate-limits.server";
import type { Route } from "./+types/allow-list-file";

/** Every wallet of an allow-list in its order, of which anybody computes the root again. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  return answerCsv(context, async () => {
    await spendFor("search", { request, context });
    const db = context.get(databaseContext);
    const list = await getAllowList(db, params.id);
    const rows = (await listAllowed(db, list)).map((wallet) => ({ wallet }));
    // the name by which the tools of drops read the column
    return { name: `allow-list-${list.id}`, text: csvOf({ order: ["wallet"], columns: { wallet: "wallet" }, rows }) };
  });
}

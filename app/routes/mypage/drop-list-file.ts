import { databaseContext, localeContext } from "~/context";
import { answerOwnCsv } from "~/csv-answer.server";
import { dropListSchema } from "~/domain/drop/input";
import { exportDropList } from "~/domain/drop/list-file.server";
import { textsOf } from "~/locales/texts.server";
import type { Route } from "./+types/drop-list-file";

/** A tab of a holder's drop list as a CSV file. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { drop } = textsOf(context.get(localeContext));
  const { tab } = dropListSchema.parse({ tab: new URL(request.url).searchParams.get("tab"), before: null });
  const texts = { columns: drop.list.csvColumns, status: drop.list.status, number: drop.number };
  return answerOwnCsv(context, async (wallet) => {
    return { name: `drops-${tab}`, text: await exportDropList(context.get(databaseContext), { wallet, tab, texts }) };
  });
}

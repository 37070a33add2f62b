import { dropListSchema } from "~/domain/drop/input";
import { exportDropList } from "~/domain/drop/list-file.server";
import { statusWordsOf } from "~/domain/status-words.server";
import { textsOf } from "~/locales/texts.server";
import { getT } from "~/middleware/language";
import { readAddress } from "~/server/address-params.server";
import { databaseContext, localeContext } from "~/server/context";
import { answerOwnCsv } from "~/server/csv-answer.server";
import type { Route } from "./+types/drop-list-file";

/** The results of a search in a tab of a holder's drop list, as a CSV file. */
export function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { drop } = textsOf(locale);
  const { before: _, ...search } = readAddress(dropListSchema, new URL(request.url), locale);
  const t = getT(context, "drop");
  const numbered = (number: number) => t("number", { number });
  const texts = { columns: drop.list.csvColumns, status: statusWordsOf(locale).dropLog, numbered };
  return answerOwnCsv(context, async (wallet) => {
    const text = await exportDropList(context.get(databaseContext), { wallet, search, texts });
    return { name: `drops-${search.tab}`, text };
  });
}

import { twigListSchema } from "~/domain/twig/input";
import { exportTwig } from "~/domain/twig/list-file.server";
import type { TwigEntry } from "~/domain/twig/view";
import { twigFrom } from "~/features/my-page/twig-from";
import { textsOf } from "~/locales/texts.server";
import { readAddress } from "~/server/address-params.server";
import { databaseContext, localeContext } from "~/server/context";
import { answerOwnCsv } from "~/server/csv-answer.server";
import type { Route } from "./+types/twig-list-file";

/** The Twig that a holder received as a CSV file. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { twig } = textsOf(context.get(localeContext)).myLists;
  const { from } = readAddress(twigListSchema, new URL(request.url), context.get(localeContext));
  const texts = { columns: twig.csvColumns, from: (entry: TwigEntry) => twigFrom(twig, entry) };
  return answerOwnCsv(context, async (wallet) => {
    return { name: "twig", text: await exportTwig(context.get(databaseContext), { wallet, from, texts }) };
  });
}

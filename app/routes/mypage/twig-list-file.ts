import { twigListSchema } from "~/domain/twig/input";
import { exportTwig } from "~/domain/twig/list-file.server";
import type { TwigEntry } from "~/domain/twig/view";
import { twigFrom } from "~/features/my-page/twig-from";
import { textsOf } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";
import { readAddress } from "~/server/address-params.server";
import { databaseContext, localeContext } from "~/server/context";
import { answerOwnCsv } from "~/server/csv-answer.server";
import type { Route } from "./+types/twig-list-file";

/** The Twig that a holder received as a CSV file. */
export function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { twig } = textsOf(locale).myLists;
  const { from } = readAddress(twigListSchema, new URL(request.url), locale);
  const texts = { columns: twig.csvColumns, from: (entry: TwigEntry) => twigFrom(translateIn(locale), twig, entry) };
  return answerOwnCsv(context, async (wallet) => {
    return { name: "twig", text: await exportTwig(context.get(databaseContext), { wallet, from, texts }) };
  });
}

import { twigFrom } from "~/components/twig-from";
import { databaseContext, localeContext } from "~/context";
import { answerCsv } from "~/csv-answer.server";
import { exportTwig } from "~/domain/twig/list-file.server";
import { textsOf } from "~/locales/texts.server";
import type { Route } from "./+types/twig-list-file";

/** The Twig that a holder received as a CSV file. */
export function loader({ context }: Route.LoaderArgs) {
  const { twig } = textsOf(context.get(localeContext)).myLists;
  return answerCsv(context, "twig", (wallet) =>
    exportTwig(context.get(databaseContext), wallet, {
      columns: twig.csvColumns,
      from: (entry) => twigFrom(twig, entry),
    }),
  );
}

import { localeContext } from "~/context";
import { answerCsv } from "~/csv-answer.server";
import { exportAccount } from "~/domain/account/overview-file.server";
import { textsOf } from "~/locales/texts.server";
import { chainDeps } from "~/transaction-deps.server";
import type { Route } from "./+types/account-file";

/** What a holder has of each coin as a CSV file. */
export function loader({ context }: Route.LoaderArgs) {
  const { csvColumns: columns } = textsOf(context.get(localeContext)).account;
  return answerCsv(context, "punkvism-account", (wallet) => exportAccount(chainDeps(context), { wallet, columns }));
}

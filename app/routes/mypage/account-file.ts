import { exportAccount } from "~/domain/account/overview-file.server";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import { answerOwnCsv } from "~/server/csv-answer.server";
import { chainDeps } from "~/server/transaction-deps.server";
import type { Route } from "./+types/account-file";

/** What a holder has of each coin as a CSV file. */
export function loader({ context }: Route.LoaderArgs) {
  const { csvColumns: columns } = textsOf(context.get(localeContext)).account;
  return answerOwnCsv(context, async (wallet) => {
    return { name: "punkvism-account", text: await exportAccount(chainDeps(context), { wallet, columns }) };
  });
}

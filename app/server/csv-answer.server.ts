import type { RouterContextProvider } from "react-router";
import { AppError } from "~/errors";
import { localeContext } from "./context";
import { findSolanaWallet } from "./holders";
import { answering } from "./http.server";

/** `name` has no file extension. */
export type CsvFile = { name: string; text: string };

/** Answers a list as a file to download. Errors become answers as in http.server.ts. */
export function answerCsv(
  context: Readonly<RouterContextProvider>,
  read: () => CsvFile | Promise<CsvFile>,
): Promise<Response> {
  return answering(context.get(localeContext), async () => {
    const { name, text } = await read();
    return new Response(text, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${name}.csv"`,
        "Cache-Control": "no-store",
      },
    });
  });
}

/** Like answerCsv, for a holder's own list. Answers NotSignedIn without a holder. */
export function answerOwnCsv(
  context: Readonly<RouterContextProvider>,
  read: (wallet: string) => Promise<CsvFile>,
): Promise<Response> {
  return answerCsv(context, () => {
    const wallet = findSolanaWallet(context);
    if (!wallet) throw new AppError("NotSignedIn");
    return read(wallet);
  });
}

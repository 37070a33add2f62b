import type { RouterContextProvider } from "react-router";
import { holderContext, localeContext } from "./context";
import { AppError } from "./errors";
import { answering } from "./http.server";

/** A holder's list as a file that the browser keeps. Answers NotSignedIn without a holder. */
export function answerCsv(
  context: Readonly<RouterContextProvider>,
  name: string,
  read: (wallet: string) => Promise<string>,
): Promise<Response> {
  return answering(context.get(localeContext), async () => {
    const wallet = context.get(holderContext)?.walletAddress;
    if (!wallet) throw new AppError("NotSignedIn");
    return new Response(await read(wallet), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${name}.csv"`,
        "Cache-Control": "no-store",
      },
    });
  });
}

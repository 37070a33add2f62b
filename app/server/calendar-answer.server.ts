import type { RouterContextProvider } from "react-router";
import { AppError } from "~/errors";
import { holderContext, localeContext } from "./context";
import { answering } from "./http.server";

/** `name` has no file extension. */
export type CalendarFile = { name: string; text: string };

/**
 * Answers a holder's own dates as a calendar file. Answers NotSignedIn without a holder; other errors become answers as in
 * http.server.ts.
 */
export function answerOwnCalendar(
  context: Readonly<RouterContextProvider>,
  read: (wallet: string) => Promise<CalendarFile>,
): Promise<Response> {
  return answering(context.get(localeContext), async () => {
    const wallet = context.get(holderContext)?.walletAddress;
    if (!wallet) throw new AppError("NotSignedIn");
    const { name, text } = await read(wallet);
    return new Response(text, {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": `attachment; filename="${name}.ics"`,
        "Cache-Control": "no-store",
      },
    });
  });
}

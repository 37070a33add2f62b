import type { RouterContextProvider } from "react-router";
import { AppError } from "~/errors";
import { holderContext, localeContext } from "./context";
import { answering } from "./http.server";

/** `name` has no ending. */
export type CalendarFile = { name: string; text: string };

/** A holder's own dates as a file that a calendar takes. Answers NotSignedIn without a holder; what is thrown as http.server.ts says. */
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

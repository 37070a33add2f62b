import type { RouterContextProvider } from "react-router";
import { AppError } from "~/errors";
import { localeContext } from "./context";
import { answering } from "./http.server";

/** `name` has no file extension. */
export type CalendarFile = { name: string; text: string };

/**
 * Answers a holder's own dates as a calendar file. Answers NotSignedIn without a wallet of a session; other errors become
 * answers as in http.server.ts.
 */
export function answerOwnCalendar(
  context: Readonly<RouterContextProvider>,
  wallet: string | null,
  read: (wallet: string) => Promise<CalendarFile>,
): Promise<Response> {
  return answering(context.get(localeContext), async () => {
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

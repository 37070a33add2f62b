import type { RouterContextProvider } from "react-router";
import { AppError } from "~/errors";
import { localeContext } from "./context";
import { answering } from "./http.server";

/** `name` has no file extension. */
export type CalendarFile = { name: string; text: string };

/** Answers dates as a calendar file. Errors become answers as in http.server.ts. */
export function answerCalendar(
  context: Readonly<RouterContextProvider>,
  read: () => Promise<CalendarFile>,
): Promise<Response> {
  return answering(context.get(localeContext), async () => {
    const { name, text } = await read();
    return new Response(text, {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": `attachment; filename="${name}.ics"`,
        "Cache-Control": "no-store",
      },
    });
  });
}

/** Like answerCalendar, for a holder's own dates. Answers NotSignedIn without a wallet of a session. */
export function answerOwnCalendar(
  context: Readonly<RouterContextProvider>,
  wallet: string | null,
  read: (wallet: string) => Promise<CalendarFile>,
): Promise<Response> {
  return answerCalendar(context, () => {
    if (!wallet) throw new AppError("NotSignedIn");
    return read(wallet);
  });
}

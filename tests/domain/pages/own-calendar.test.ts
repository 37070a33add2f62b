import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { DEFAULT_LOCALE } from "~/locales/locales";
import { answerOwnCalendar } from "~/server/calendar-answer.server";
import { localeContext } from "~/server/context";

const read = async (wallet: string) => ({ name: "dates", text: wallet });

test("a holder's dates come as a calendar that no cache keeps, and to nobody else", async () => {
  const context = new RouterContextProvider();
  context.set(localeContext, DEFAULT_LOCALE);
  expect((await answerOwnCalendar(context, null, read)).status).toBe(401);
  const answer = await answerOwnCalendar(context, "mine", read);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'attachment; filename="dates.ics"',
    "cache-control": "no-store",
  });
  expect(await answer.text()).toBe("mine");
});

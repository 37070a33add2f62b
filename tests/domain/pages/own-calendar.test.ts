import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { DEFAULT_LOCALE } from "~/locales/locales";
import { answerOwnCalendar } from "~/server/calendar-answer.server";
import { holderContext, localeContext } from "~/server/context";

const read = async (wallet: string) => ({ name: "dates", text: wallet });

test("a holder's dates come as a calendar that no cache keeps, and to nobody else", async () => {
  const context = new RouterContextProvider();
  context.set(localeContext, DEFAULT_LOCALE);
  context.set(holderContext, null);
  expect((await answerOwnCalendar(context, read)).status).toBe(401);
  context.set(holderContext, { walletAddress: "mine" } as never);
  const answer = await answerOwnCalendar(context, read);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'attachment; filename="dates.ics"',
    "cache-control": "no-store",
  });
  expect(await answer.text()).toBe("mine");
});

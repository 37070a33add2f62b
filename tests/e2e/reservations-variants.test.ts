import { Keypair } from "@solana/web3.js";
import { expect, it, vi } from "vitest";
import { actionCode, type LogKey } from "~/domain/logs/catalogue";
import { LOCALES } from "~/locales/locales";
import { openHolderPage } from "./holder-page.ts";
import { openAt, reloadPage } from "./open-at.ts";
import { checkOpen } from "./page-checks.ts";
import {
  copyBookings,
  countBooked,
  fillContact,
  fillStay,
  goBackToForm,
  HOTEL,
  inDays,
  newContact,
  openBeforeTests,
  openForm,
  send,
  site,
  untilChecked,
} from "./reservations-site.ts";
import { languagesOf } from "./turns.ts";

openBeforeTests();

it("keeps the same form after going back: shows the same booking, or says that it was sent, and books twice only if sent again", async () => {
  const { page, close } = await openForm();
  const before = await countBooked();
  const contact = newContact();
  await fillStay(page, contact);
  const number = await send(page);
  await goBackToForm(page);
  await fillStay(page, contact);
  expect(await send(page)).toBe(number);
  await goBackToForm(page);
  await reloadPage(page);
  await fillStay(page, contact);
  await page.selectOption("#booking-people", "3");
  await page.click(".booking-aside .button-primary");
  await page.locator("#booking-problems", { hasText: number }).waitFor();
  expect(await countBooked()).toBe(before + 1);
  expect(await page.inputValue("#booking-people")).toBe("3");
  expect(await send(page)).not.toBe(number);
  expect(await countBooked()).toBe(before + 2);
  await close();
});

it("books once what is pressed twice without JavaScript", async () => {
  const { page, close } = await site.openPage({ javaScriptEnabled: false });
  await page.goto(HOTEL);
  await fillStay(page);
  const before = await countBooked();
  await page.locator(".booking-aside .button-primary").dblclick();
  await page.waitForURL(/complete/);
  expect(await countBooked()).toBe(before + 1);
  await close();
});

it("is the same booking without JavaScript too, where going back brings a new form", async () => {
  const { page, close } = await site.openPage({ javaScriptEnabled: false, locale: "en-GB" });
  await page.goto(HOTEL);
  const before = await countBooked();
  const contact = newContact();
  await fillStay(page, contact);
  const number = await send(page);
  await page.goBack();
  await fillStay(page, contact);
  expect(await send(page)).toBe(number);
  expect(await countBooked()).toBe(before + 1);
  await close();
});

it("logs each press on a booking's number, its list and its detail once", async () => {
  const holder = Keypair.generate();
  const { page, close } = await openHolderPage(site, [holder]);
  const pressed: LogKey[] = [];
  const press = async (key: LogKey) => {
    pressed.push(key);
    await page.locator(`[data-log="${key}"]:visible`).first().click();
  };
  // a page that is left before it knows the log level sends only its landing
  const seen = page.waitForResponse((response) => response.url().endsWith("insertRouterLog"));
  await openAt(page, "/eng/mypage/reservation");
  await seen;
  await press("myReservations.book");
  await page.waitForURL(/benefitMembership/);
  for (const key of ["reservationComplete.another", "reservationComplete.toMine"] as const) {
    await openAt(page, HOTEL);
    await fillStay(page);
    await send(page);
    await press(key);
  }
  await page.waitForURL(/reservationDetail/);
  await copyBookings(holder.publicKey.toBase58(), 10);
  await press("myReservation.cancel");
  await press("myReservation.cancelClose");
  const file = page.waitForEvent("download");
  await press("myReservation.calendar");
  await file;
  await press("myReservation.cancel");
  await press("myReservation.cancelConfirm");
  await page.locator(".booking-state .badge", { hasText: "Cancelled" }).waitFor();
  await press("myReservation.back");
  await page.waitForURL(/mypage\/reservation$/);
  await press("myReservations.older");
  await page.waitForURL(/before=/);
  await press("myReservations.open");
  await page.waitForURL(/reservationDetail/);
  const codes = pressed.map((key) => actionCode(LOCALES[1], key)).sort();
  await vi.waitFor(
    async () => {
      const { results } = await site.database
        .prepare("SELECT action_cd AS code FROM action_log WHERE trigger_type = 'click' AND wallet_address = ?")
        .bind(holder.publicKey.toBase58())
        .all<{ code: string }>();
      expect(
        results
          .map(({ code }) => code)
          .filter((code) => codes.includes(code))
          .sort(),
      ).toEqual(codes);
    },
    { timeout: 20_000, interval: 250 },
  );
  await close();
});

it("keeps what was typed while the site cannot be reached, and books once whether or not the first try arrived", async () => {
  const { page, context, close } = await openForm();
  await fillStay(page);
  await untilChecked(page);
  await context.setOffline(true);
  await page.click(".booking-aside .button-primary");
  await page.locator("#booking-problems", { hasText: "could not be reached" }).waitFor();
  expect(await page.inputValue("#booking-name")).toBe("Ade Putri");
  await context.setOffline(false);

  const before = await countBooked();
  // the request arrives, and its answer is lost on the way back
  await page.route("**/reservation/hotel.data*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch({ maxRedirects: 0 });
    await route.abort("connectionreset");
  });
  const lost = page.waitForEvent("requestfailed");
  await page.click(".booking-aside .button-primary");
  await lost;
  expect(await countBooked()).toBe(before + 1);
  await page.unroute("**/reservation/hotel.data*");
  await page.locator(".booking-aside .button-primary:not([aria-busy])").click();
  await page.waitForURL(/complete/);
  expect(await countBooked()).toBe(before + 1);
  await close();
});

it.each(languagesOf("reservations"))(
  "the form with its faults, the number, the list, the detail and its dialog in $label are in order",
  async (locale) => {
    const { page, close, takeProblems } = await openHolderPage(site, [Keypair.generate()], { locale: locale.intl });
    const found: string[] = [];
    const check = async (name: string, part = "main") => found.push(...(await checkOpen(page, name, part)));
    await openAt(page, `/${locale.path}/reservation/plasticSurgery`);
    await page.focus("#booking-name");
    await untilChecked(page);
    await page.click(".booking-aside .button-primary");
    await page.locator("#booking-problems").waitFor();
    await check("the form with its faults");
    await page.fill("#booking-startOn", inDays(20));
    await page.selectOption("#booking-treatment", "followUp");
    await page.locator(".choice").first().click();
    await fillContact(page, newContact());
    await page.check("#booking-agreed");
    await page.click(".booking-aside .button-primary");
    await page.waitForURL(/complete/);
    await page.locator(".booking-ticket").waitFor();
    await check("the number");
    await openAt(page, `/${locale.path}/mypage/reservation`);
    await check("the list");
    await page.locator("tbody a").first().click();
    await page.locator(".booking-state").waitFor();
    await check("the detail");
    await page.click(".booking-aside .button-danger");
    await check("the dialog", "#cancel-reservation");
    expect([...found, ...takeProblems()]).toEqual([]);
    await close();
  },
  300_000,
);

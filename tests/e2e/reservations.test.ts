import { Keypair } from "@solana/web3.js";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { koreanDay } from "~/domain/korean-day";
import { actionCode, type LogKey } from "~/domain/logs/catalogue";
import { addDays } from "~/domain/reservations/rules";
import korean from "~/locales/ko/reservation.json";
import { LOCALES } from "~/locales/locales";
import { openSite, type Site } from "./harness.ts";
import { openHolderPage } from "./holder-page.ts";
import { openAt, reloadPage } from "./open-at.ts";
import { checkOpen } from "./page-checks.ts";
import { languagesOf } from "./turns.ts";

const inDays = (days: number) => addDays(koreanDay(new Date()), days);
const HOTEL = "/eng/reservation/hotel";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

it("books without JavaScript: returns a faulty form as it was typed, and then shows the booking number", async () => {
  const { page, close, takeProblems } = await site.openPage({ javaScriptEnabled: false, locale: "ko-KR" });
  await page.goto("/kor/reservation/eyeClinic");
  await page.fill("#booking-startOn", inDays(20));
  await page.selectOption("#booking-treatment", "lensFitting");
  await page.locator(".choice", { hasText: korean.timesOfDay.afternoon }).click();
  await fillContact(page, { ...newContact(), phone: "123" });
  await page.check("#booking-agreed");
  await page.click(".booking-aside .button-primary");
  await page.locator("#booking-problems").waitFor();
  expect(await page.locator("#booking-problems li").allInnerTexts()).toEqual([
    `${korean.form.fields.phone}: ${korean.problems.fields.phoneUnknown}`,
  ]);
  expect(await page.locator("#booking-phone").getAttribute("aria-describedby")).toBe("booking-phone-error");
  expect(await page.inputValue("#booking-startOn")).toBe(inDays(20));
  expect(await page.inputValue("#booking-treatment")).toBe("lensFitting");
  expect(await page.isChecked("[name=timeOfDay][value=afternoon]")).toBe(true);
  expect(await page.inputValue("#booking-name")).toBe("Ade Putri");
  expect(await page.isChecked("#booking-agreed")).toBe(true);
  expect(await page.inputValue("[name=homepage]")).toBe("");
  await page.fill("#booking-phone", "010-1234-5678");
  await page.click(".booking-aside .button-primary");
  await page.waitForURL(/complete\?request=/);
  expect(await page.locator(".booking-ticket .figure").innerText()).toMatch(/^PV-/);
  expect(takeProblems().filter((problem) => !problem.includes("status of 400"))).toEqual([]);
  await close();
});

it("does not send a form with faults, leads to each of them, and sends it once they are mended", async () => {
  const { page, close, takeProblems } = await openForm();
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && request.url().includes("hotel") && sent.push("x"));
  await page.focus("#booking-name");
  await untilChecked(page);
  await page.click(".booking-aside .button-primary");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("booking-problems");
  expect(sent).toEqual([]);
  await page.locator("#booking-problems a", { hasText: "E-mail" }).press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("booking-email");
  await page.keyboard.type("ade@example.com");
  await expect.poll(() => page.locator("#booking-problems a", { hasText: "E-mail" }).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("booking-email");
  await fillStay(page);
  await expect.poll(() => page.locator("#booking-problems").count()).toBe(0);
  expect(await page.locator(".booking-live").innerText()).toContain("2 nights");
  await page.click(".booking-aside .button-primary");
  await page.waitForURL(/complete/);
  expect(sent).toHaveLength(1);
  expect(takeProblems()).toEqual([]);
  await close();
});

it.each([true, false])("books once what is pressed twice (JavaScript: %s)", async (javaScriptEnabled) => {
  const { page, close } = await site.openPage({ javaScriptEnabled });
  await (javaScriptEnabled ? openAt(page, HOTEL) : page.goto(HOTEL));
  await fillStay(page);
  const before = await countBooked();
  await page.locator(".booking-aside .button-primary").dblclick();
  await page.waitForURL(/complete/);
  expect(await countBooked()).toBe(before + 1);
  await close();
});

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

it("gives a holder's booking to the wallet, shows and cancels it on my page, and shows it to no other holder", async () => {
  const [alice, bob] = [Keypair.generate(), Keypair.generate()];
  const { page, context, close, takeProblems } = await openHolderPage(site, [alice]);
  await openAt(page, HOTEL);
  await fillStay(page);
  await page.click(".booking-aside .button-primary");
  await page.waitForURL(/complete/);
  const number = await page.locator(".booking-ticket .figure").innerText();
  await page.getByRole("link", { name: "See it on My Page" }).click();
  await page.getByRole("heading", { level: 1, name: number }).waitFor();
  const detail = new URL(page.url()).pathname;
  const file = await context.request.get(`${detail}/calendar.ics`);
  expect(await file.text()).toContain(`SUMMARY:Hotel (${number})`);

  const other = await openHolderPage(site, [bob]);
  const response = await other.page.goto(detail);
  expect(response?.status()).toBe(404);
  expect(await other.page.locator("main").innerText()).not.toContain(number);
  await other.close();

  await page.getByRole("button", { name: "Cancel this booking" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.locator("#cancel-reservation").waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Cancel this booking" }).click();
  await page.getByRole("button", { name: "Cancel the booking" }).click();
  await page.locator(".booking-state .badge", { hasText: "Cancelled" }).waitFor();
  expect(await page.locator("dialog:modal").count()).toBe(0);
  expect(await page.locator(".booking-state").evaluate((element) => element === document.activeElement)).toBe(true);
  await openAt(page, "/eng/mypage/reservation");
  expect(await page.locator("tbody tr").allInnerTexts()).toEqual([
    expect.stringMatching(`${number}[\\s\\S]*Cancelled`),
  ]);
  expect(takeProblems()).toEqual([]);
  await close();
});

it("does not book in the name of a session that has ended, and then books without a wallet", async () => {
  const { page, context, close } = await openHolderPage(site, [Keypair.generate()]);
  await openAt(page, HOTEL);
  await fillStay(page);
  await context.clearCookies();
  const before = await countBooked();
  await page.click(".booking-aside .button-primary");
  await page.locator("#booking-problems", { hasText: "sign in" }).waitFor();
  expect(await countBooked()).toBe(before);
  expect(await page.inputValue("#booking-name")).toBe("Ade Putri");
  await expect.poll(() => page.inputValue("[name=owner]")).toBe("");
  await page.click(".booking-aside .button-primary");
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

/** Fills a holder's list with copies of the latest booking. */
async function copyBookings(wallet: string, count: number): Promise<void> {
  const columns =
    "kind, status, wallet_address, locale_code, start_on, end_on, people, wishes, name, phone, email, created_at";
  const copy = site.database.prepare(
    `INSERT INTO reservation (reference, request_key, ${columns}) SELECT ?, ?, ${columns} FROM reservation
     WHERE wallet_address = ? ORDER BY seq DESC LIMIT 1`,
  );
  const keys = Array.from({ length: count }, () => crypto.randomUUID());
  await site.database.batch(keys.map((key) => copy.bind(key, key, wallet)));
}

async function openForm() {
  const visit = await site.openPage({ locale: "en-GB" });
  await openAt(visit.page, HOTEL);
  return visit;
}

async function fillStay(page: Page, contact: Contact = newContact()): Promise<void> {
  await page.fill("#booking-startOn", inDays(10));
  await page.fill("#booking-endOn", inDays(12));
  await page.selectOption("#booking-people", "2");
  await fillContact(page, contact);
  await page.check("#booking-agreed");
}

type Contact = { phone: string; email: string };

let contacts = 0;

/**
 * A contact that no other test uses, because the number of bookings per contact and day is limited and equal ones are
 * refused.
 */
function newContact(): Contact {
  const number = String(++contacts).padStart(4, "0");
  return { phone: `010-1234-${number}`, email: `ade-${number}@example.com` };
}

async function fillContact(page: Page, { phone, email }: Contact): Promise<void> {
  await page.fill("#booking-name", "Ade Putri");
  await page.selectOption("#booking-phoneCountry", "KR");
  await page.fill("#booking-phone", phone);
  await page.fill("#booking-email", email);
}

async function send(page: Page): Promise<string> {
  await page.click(".booking-aside .button-primary");
  await page.waitForURL(/complete\?request=/);
  return page.locator(".booking-ticket .figure").innerText();
}

async function goBackToForm(page: Page): Promise<void> {
  await page.goBack();
  await page.locator("#booking-startOn").waitFor();
}

/** The schema is loaded once the form is used: the same file asked for here is there once the form has it. */
async function untilChecked(page: Page): Promise<void> {
  const schema = await page.waitForFunction(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .find((name) => /\/input-[\w-]+\.js$/.test(name)),
  );
  await page.evaluate(`import(${JSON.stringify(await schema.jsonValue())}).then(() => null)`);
}

async function countBooked(): Promise<number> {
  const row = await site.database.prepare("SELECT count(*) AS booked FROM reservation").first<{ booked: number }>();
  return row?.booked ?? 0;
}

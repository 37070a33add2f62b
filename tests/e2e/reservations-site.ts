import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { koreanDay } from "~/domain/korean-day";
import { addDays } from "~/domain/reservations/rules";
import { openSite, type Site } from "./harness.ts";
import { openAt } from "./open-at.ts";

/** What the tests of bookings share. */

export let site: Site;
let contacts = 0;

export const inDays = (days: number) => addDays(koreanDay(new Date()), days);
export const HOTEL = "/eng/reservation/hotel";

type Contact = { phone: string; email: string };

/** Opens the site before the tests of a file, and closes it after them. */
export function openBeforeTests(): void {
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());
}

/** Fills a holder's list with copies of the latest booking. */
export async function copyBookings(wallet: string, count: number): Promise<void> {
  const columns =
    "kind, status, wallet_address, locale_code, start_on, end_on, people, wishes, name, phone, email, created_at";
  const copy = site.database.prepare(
    `INSERT INTO reservation (reference, request_key, ${columns}) SELECT ?, ?, ${columns} FROM reservation
     WHERE wallet_address = ? ORDER BY seq DESC LIMIT 1`,
  );
  const keys = Array.from({ length: count }, () => crypto.randomUUID());
  await site.database.batch(keys.map((key) => copy.bind(key, key, wallet)));
}

export async function openForm() {
  const visit = await site.openPage({ locale: "en-GB" });
  await openAt(visit.page, HOTEL);
  return visit;
}

export async function fillStay(page: Page, contact: Contact = newContact()): Promise<void> {
  await page.fill("#booking-startOn", inDays(10));
  await page.fill("#booking-endOn", inDays(12));
  await page.selectOption("#booking-people", "2");
  await fillContact(page, contact);
  await page.check("#booking-agreed");
}

/**
 * A contact that no other test uses, because the number of bookings per contact and day is limited and equal ones are
 * refused.
 */
export function newContact(): Contact {
  const number = String(++contacts).padStart(4, "0");
  return { phone: `010-1234-${number}`, email: `ade-${number}@example.com` };
}

export async function fillContact(page: Page, { phone, email }: Contact): Promise<void> {
  await page.fill("#booking-name", "Ade Putri");
  await page.selectOption("#booking-phoneCountry", "KR");
  await page.fill("#booking-phone", phone);
  await page.fill("#booking-email", email);
}

export async function send(page: Page): Promise<string> {
  await page.click(".booking-aside .button-primary");
  await page.waitForURL(/complete\?request=/);
  return page.locator(".booking-ticket .figure").innerText();
}

export async function goBackToForm(page: Page): Promise<void> {
  await page.goBack();
  await page.locator("#booking-startOn").waitFor();
}

/** The schema is loaded once the form is used: the same file asked for here is there once the form has it. */
export async function untilChecked(page: Page): Promise<void> {
  const schema = await page.waitForFunction(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .find((name) => /\/input-[\w-]+\.js$/.test(name)),
  );
  await page.evaluate(`import(${JSON.stringify(await schema.jsonValue())}).then(() => null)`);
}

export async function countBooked(): Promise<number> {
  const row = await site.database.prepare("SELECT count(*) AS booked FROM reservation").first<{ booked: number }>();
  return row?.booked ?? 0;
}

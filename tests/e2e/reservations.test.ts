import { Keypair } from "@solana/web3.js";
import { expect, it } from "vitest";
import korean from "~/locales/ko/reservation.json";
import { openHolderPage } from "./holder-page.ts";
import { openAt } from "./open-at.ts";
import {
  countBooked,
  fillContact,
  fillStay,
  HOTEL,
  inDays,
  newContact,
  openBeforeTests,
  openForm,
  site,
  untilChecked,
} from "./reservations-site.ts";

openBeforeTests();

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

it("books once what is pressed twice", async () => {
  const { page, close } = await site.openPage();
  await openAt(page, HOTEL);
  await fillStay(page);
  const before = await countBooked();
  await page.locator(".booking-aside .button-primary").dblclick();
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

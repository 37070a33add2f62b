import type { Page } from "playwright-core";
import { SAMPLE_OWNER } from "../../tools/dev/sample-staff.ts";
import type { Site } from "./harness.ts";

/** Signs in as the sample owner, with the password and the code of the mail that waits in D1. */
export async function signInAsOwner(site: Site, page: Page): Promise<void> {
  await page.goto("/admin");
  await page.locator("[name=email]").fill(SAMPLE_OWNER.email);
  await page.locator("[name=password]").fill(SAMPLE_OWNER.password);
  await page.locator("[name=password]").press("Enter");
  await page.locator("[name=code]").waitFor();
  const mail = await site.database
    .prepare('SELECT "values" FROM outbox WHERE recipient = ? ORDER BY created_at DESC')
    .bind(SAMPLE_OWNER.email)
    .first<string>("values");
  await page.locator("[name=code]").fill(JSON.parse(mail ?? "{}").code);
  await page.locator("[name=code]").press("Enter");
  await page.waitForURL("**/admin/adminMain");
}

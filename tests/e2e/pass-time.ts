import type { Page } from "playwright-core";

/**
 * Lets time pass in every page of the context, whose clock is installed. Playwright calls it a failure if one of them closes
 * meanwhile, as D'CENT's window does when its time is over; the time passes in the others all the same.
 */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  try {
    await page.clock.runFor(milliseconds);
  } catch (error) {
    if (page.isClosed() || !String(error).includes("has been closed")) throw error;
  }
}

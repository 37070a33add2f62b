import type { FileChooser, Page } from "playwright-core";
import { brokenRules } from "./page-checks.ts";

/**
 * Seconds by the keystroke-level model (Card, Moran and Newell, 1980): a key at forty words a minute, a look at something and a
 * click on it, a hand that goes from the mouse to the keys, a decision.
 */
const SECONDS = { key: 0.28, point: 1.1, home: 0.4, decide: 1.2 };
/** To fetch a text from another window: go there, select it, copy it, come back. */
const FETCH_SECONDS = SECONDS.decide + SECONDS.point + 2 * SECONDS.home + 6 * SECONDS.key;
/** To find a file in the dialog of the system, by its name. */
const FILE_SECONDS = SECONDS.decide + SECONDS.point + SECONDS.home + 8 * SECONDS.key;
const MOST_TABS = 90;

/**
 * Works a page by the keyboard alone, and counts the keys. It also computes how long somebody with a mouse would take: they
 * decide on each control and point at it, unless the cursor is there already or a few presses of Tab are faster.
 */
export class KeyboardHand {
  readonly count = { fields: 0, keys: 0, pointings: 0, pages: 0 };
  /** The broken rules of accessibility, step by step. */
  readonly found: string[] = [];
  private handSeconds = 0;
  private waitedMs = 0;
  private isAtMouse = true;

  constructor(readonly page: Page) {
    // from the beginning: asked for only with the press, the browser may open the system's dialog before it hears of it
    page.on("filechooser", () => {});
  }

  get seconds(): number {
    return this.handSeconds + this.waitedMs / 1000;
  }
  get waitedSeconds(): number {
    return this.waitedMs / 1000;
  }

  /** Presses Tab until a control has the focus, which has to be visible. `text`: the whole text of the control. */
  async reach(selector: string, text?: string | RegExp): Promise<void> {
    let tabs = 0;
    for (; !(await this.isOn(selector, text)); tabs++) {
      if (tabs === MOST_TABS) throw new Error(`Tab does not lead to ${selector} ${text ?? ""} on ${this.page.url()}`);
      await this.press("Tab");
    }
    const shown = await this.page.evaluate(readFocus);
    if (shown) this.found.push(`${new URL(this.page.url()).pathname}: ${selector} ${text ?? ""} ${shown}`);
    const byKeys = tabs * SECONDS.key;
    const byMouse = SECONDS.point + (this.isAtMouse ? 0 : SECONDS.home);
    this.handSeconds += SECONDS.decide + Math.min(byKeys, byMouse);
    if (byKeys <= byMouse) return;
    this.isAtMouse = true;
    this.count.pointings++;
  }

  /** Types into the control that has the focus. */
  async type(text: string): Promise<void> {
    this.takeKeys(text.length);
    this.count.fields++;
    this.count.keys += text.length;
    await this.page.keyboard.type(text);
  }

  /** Pastes a text that somebody has in another window. */
  async paste(text: string): Promise<void> {
    this.handSeconds += FETCH_SECONDS;
    this.takeKeys(2);
    this.count.fields++;
    this.count.keys += 2;
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.insertText(text);
  }

  /** Chooses a file for the control that has the focus. */
  async choose(file: Parameters<FileChooser["setFiles"]>[0]): Promise<void> {
    this.handSeconds += FILE_SECONDS;
    this.count.fields++;
    const [chooser] = await Promise.all([this.page.waitForEvent("filechooser"), this.press("Enter")]);
    await chooser.setFiles(file);
  }

  async press(key: string): Promise<void> {
    this.count.keys++;
    await this.page.keyboard.press(key);
  }

  /** Presses a key that does not move the focus: the arrows of a list, the space bar in a box. */
  async strike(key: string): Promise<void> {
    this.takeKeys(1);
    await this.press(key);
  }

  /** Presses a key that leads to another page, and waits for it. */
  async arrive(url: string | RegExp | ((url: URL) => boolean), does = "Enter"): Promise<void> {
    const began = performance.now();
    await this.strike(does);
    await this.page.waitForURL(url);
    await this.page.locator("h1").first().waitFor();
    this.waitedMs += performance.now() - began;
    this.count.pages++;
    await this.check();
  }

  /** Waits for something on the same page. */
  async await(work: () => Promise<unknown>): Promise<void> {
    const began = performance.now();
    await work();
    this.waitedMs += performance.now() - began;
  }

  /** Reads something before the next step. */
  read(): void {
    this.handSeconds += SECONDS.decide;
  }

  /** Agrees in another window than the page, such as the wallet's. */
  agreeElsewhere(): void {
    this.handSeconds += SECONDS.decide + SECONDS.point;
    this.count.pointings++;
  }

  /** Checks the present page, or a part of it, for broken rules. */
  async check(part?: string): Promise<void> {
    const { pathname } = new URL(this.page.url());
    const broken = await brokenRules(this.page, { part });
    this.found.push(...broken.map((rule) => `${pathname}${part ? ` ${part}` : ""}: ${rule}`));
  }

  private takeKeys(count: number): void {
    this.handSeconds += count * SECONDS.key + (this.isAtMouse ? SECONDS.home : 0);
    this.isAtMouse = false;
  }

  private async isOn(selector: string, text?: string | RegExp): Promise<boolean> {
    const words = await this.page.evaluate((asked) => {
      const active = document.activeElement;
      if (!(active instanceof HTMLElement) || !active.matches(asked)) return null;
      return (active.innerText || active.ariaLabel || "").trim();
    }, selector);
    if (words === null || text === undefined) return words !== null;
    return typeof text === "string" ? words === text : text.test(words);
  }
}

/** Runs in the page and returns what is wrong with the mark of the focus; null if it is visible. */
function readFocus(): string | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement)) return "has no focus";
  const isRinged = [active, active.closest(".input")].some((part) => {
    const style = part && getComputedStyle(part);
    return style && style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
  });
  const { top, bottom, width } = active.getBoundingClientRect();
  const isInView = width > 0 && bottom > 0 && top < innerHeight;
  if (!isInView) return "has the focus out of sight";
  return isRinged ? null : "shows no focus";
}

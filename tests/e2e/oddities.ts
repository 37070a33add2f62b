import type { Page } from "playwright-core";
import { expect } from "vitest";

/** What a careful reader of our screens stumbles over, and no rule of HTML or WCAG names. */

/** Log keys with controls of several names, and why. */
const NAMED_APART: Readonly<Record<string, string>> = {
  "coinStaking.question": "each fold is a question",
  "news.open": "each link is a piece of news",
  "coinStaking.stake90": "the calculator's link takes its amount along",
  "coinStakingConfirm.terms": "the button that agrees opens the terms while they are not agreed to",
};

/** Links that lead to their own page on purpose, by log key, or by address and label, and why. */
const LEADS_TO_ITSELF: readonly [RegExp, string][] = [
  [/\.readAgain /, "reads the page's figures again"],
  [/ \/\w+\/nftProject$/, "the specification has a way back to the list on the list too"],
];

/** The label of a control by language and log key, as this process saw it first, and where. */
const labels = new Map<string, { label: string; where: string }>();

interface Seen {
  lang: string;
  path: string;
  /** Amounts of coins that end in needless zeros, each as its whole line. */
  zeros: string[];
  /** Log key, label, address. */
  selfLinks: string[];
  controls: { log: string; label: string }[];
}

/** Faults of what is open now, in the part of the page that a selector names. */
export async function readOddities(page: Page, part = "main"): Promise<string[]> {
  const { lang, path, zeros, selfLinks, controls } = await page.evaluate(look, part);
  const steady = zeros.length > 0 ? await standingLines(page, part, zeros) : [];
  return [
    ...steady.map((line) => `has an amount with needless zeros: ${line}`),
    ...selfLinks
      .filter((link) => !LEADS_TO_ITSELF.some(([known]) => known.test(link)))
      .map((link) => `leads to itself by ${link}`),
    ...controls.flatMap(({ log, label }) => otherLabel({ lang, log, label, where: path })),
  ];
}

/** Of lines with zeros at an amount's end those that stay: a figure that ticks keeps its width, and changes. */
async function standingLines(page: Page, part: string, lines: string[]): Promise<string[]> {
  let standing = lines;
  await expect
    .poll(
      async () => {
        const now = (await page.evaluate(look, part)).zeros;
        standing = standing.filter((line) => now.includes(line));
        return standing.length;
      },
      { timeout: 4_000 },
    )
    .toBe(0)
    .catch(() => null);
  return standing;
}

function otherLabel(control: { lang: string; log: string; label: string; where: string }): string[] {
  const { lang, log, label, where } = control;
  if (log in NAMED_APART || /^(page|part|shell)\./.test(log)) return [];
  const first = labels.get(`${lang} ${log}`);
  if (!first) labels.set(`${lang} ${log}`, { label, where });
  return !first || first.label === label ? [] : [`calls ${log} "${label}", and ${first.where} "${first.label}"`];
}

/** Runs in the page. */
function look(part: string): Seen {
  const { lang } = document.documentElement;
  const root = document.querySelector<HTMLElement>(part) ?? document.body;
  const isShown = (element: Element) => element.checkVisibility();
  const mark = lang === "id" ? "," : "\\.";
  const withZeros = new RegExp(`\\d${mark}\\d*0[\\u00a0 ](SCG|SOL|TWIG|Twig|USDC|ETM|PVT)\\b`);
  const zeros = root.innerText.split("\n").filter((line) => withZeros.test(line));
  const here = location.pathname + location.search;
  const selfLinks = [...root.querySelectorAll<HTMLAnchorElement>("a[href]")]
    .filter((link) => isShown(link) && !link.download && !link.closest("[aria-current], header, nav, footer"))
    .filter((link) => link.origin === location.origin && link.pathname + link.search === here && link.hash === "")
    .map((link) => `${link.dataset.log} "${link.innerText.trim()}" ${link.pathname}`);
  // an icon's name says what it does, and a button at work says so
  const controls = [...root.querySelectorAll<HTMLElement>("[data-log]:not([aria-busy])")]
    .filter(isShown)
    .map((element) => ({ log: element.dataset.log ?? "", label: element.innerText.trim() }))
    .filter(({ label }) => label !== "")
    .map(({ log, label }) => ({ log, label: label.replace(/\s+/g, " ").replace(/\d[\d.,]*/g, "#") }));
  return { lang, path: location.pathname, zeros, selfLinks, controls };
}

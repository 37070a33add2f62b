import type { Page } from "playwright-core";

/** Finds faults that a careful reader of our screens would notice but that break no rule of HTML or WCAG. */

/** Log keys whose controls have several names on one page, and why. */
const NAMED_APART: Readonly<Record<string, string>> = {
  "coinStaking.question": "each fold is a question",
  "news.open": "each link is a piece of news",
  "search.page": "each result is a page",
  "search.news": "each result is a piece of news",
  "coinStaking.stake90": "the link below the calculator takes its amount along",
  "coinStakingConfirm.terms": "the button that agrees opens the terms while they are not agreed to",
};

/** Links that lead to their own page on purpose, by log key, or by address, and why. */
const LEADS_TO_ITSELF: readonly [RegExp, string][] = [
  [/\.readAgain /, "reads the page's figures again"],
  [/ \/\w+\/nftProject$/, "the specification has a way back to the list on the list too"],
];

interface Seen {
  /** Lines with an amount of coins that ends in needless zeros. */
  zeros: string[];
  /** Links to the page itself, each with its log key, label and address. */
  selfLinks: string[];
  /** Labels of each log key. */
  controls: { log: string; label: string }[];
}

/** The faults of the page as it is now, in the part that a selector names. */
export async function readOddities(page: Page, part = "main"): Promise<string[]> {
  const { zeros, selfLinks, controls } = await page.evaluate(look, part);
  return [
    ...zeros.map((line) => `has an amount with needless zeros: ${line}`),
    ...selfLinks
      .filter((link) => !LEADS_TO_ITSELF.some(([known]) => known.test(link)))
      .map((link) => `leads to itself by ${link}`),
    ...secondNames(controls),
  ];
}

/**
 * Log keys with two labels in one state of a page. A label in another state, such as "Chosen" after "Choose", does not
 * count.
 */
function secondNames(controls: Seen["controls"]): string[] {
  // kinds of controls that are on every page need a name for each control
  const own = controls.filter(({ log }) => !(log in NAMED_APART) && !/^(page|part|shell)\./.test(log));
  return [...Map.groupBy(own, ({ log }) => log)].flatMap(([log, same]) => {
    const labels = [...new Set(same.map(({ label }) => label))];
    return labels.length > 1 ? [`calls ${log} ${labels.map((label) => `"${label}"`).join(" and ")}`] : [];
  });
}

/** Runs in the page. */
function look(part: string): Seen {
  const root = document.querySelector<HTMLElement>(part) ?? document.body;
  const isShown = (element: Element) => element.checkVisibility();
  const mark = document.documentElement.lang === "id" ? "," : "\\.";
  // a figure that ticks has four decimals at all times, to keep its width
  const withZeros = new RegExp(`\\d${mark}(?!\\d{4}[\\u00a0 ])\\d*0[\\u00a0 ](SCG|SOL|Twig|USDC|ETM|PVT)\\b`);
  const zeros = root.innerText.split("\n").filter((line) => withZeros.test(line));
  const here = location.pathname + location.search;
  const selfLinks = [...root.querySelectorAll<HTMLAnchorElement>("a[href]")]
    .filter((link) => isShown(link) && !link.download && !link.closest("[aria-current], header, nav, footer"))
    .filter((link) => link.origin === location.origin && link.pathname + link.search === here && link.hash === "")
    .map((link) => `${link.dataset.log} "${link.innerText.trim()}" ${link.pathname}`);
  // left out are names of icons, labels of busy buttons, and figures, which differ from row to row
  const controls = [...root.querySelectorAll<HTMLElement>("[data-log]:not([aria-busy])")]
    .filter(isShown)
    .map(({ dataset, innerText }) => ({ log: dataset.log ?? "", label: innerText.trim().replace(/\s+/g, " ") }))
    .filter(({ label }) => label !== "")
    .map(({ log, label }) => ({ log, label: label.replace(/\d[\d.,]*/g, "#") }));
  return { zeros, selfLinks, controls };
}

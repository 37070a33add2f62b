import { expect, test } from "vitest";
import { findContent } from "~/content/contents.server";
import { viewOfSection } from "~/content/section-views.server";
import type { PoolFacts } from "~/content/views/facts.server";
import type { RatesView } from "~/content/views/home.server";
import { factsFor } from "./facts";

const home = findContent("en", "")!;
const pool: PoolFacts = {
  decimals: 9,
  ratesBps: [200, 500, 900, 1500],
  termDays: [30, 90, 180, 365],
  totalPrincipalRaw: 1_234_567_891_234_567n,
  freeRewardRaw: 0n,
  openPositions: 12n,
  chainTs: 1_795_000_000n,
};
const facts = factsFor("en");

test("shows the pool's rates unchanged, fills the bar of the highest, and cuts sums without rounding them up", () => {
  const view = ratesWith(pool);
  expect(view.rates.map(({ rate }) => rate)).toEqual(["2.0%", "5.0%", "9.0%", "15.0%"]);
  expect(view.rates.map(({ term }) => term)).toEqual(["30 days", "90 days", "180 days", "365 days"]);
  expect(view.rates.map(({ share }) => share)).toEqual([2, 4, 7, 12]);
  expect(view.facts.map(({ value }) => value)).toEqual(["1,234,567.89\u00a0SCG", "0\u00a0SCG", "12"]);
  expect(view.note).toContain("18\u00a0Nov\u00a02026");
});

test("without a reading of the pool no figure is shown", () => {
  const view = ratesWith(null);
  expect(view.rates).toEqual([]);
  expect(view.facts).toEqual([]);
  expect(view.note).not.toContain("{");
});

test("a pool that pays nothing draws no bar beyond its frame", () => {
  const view = ratesWith({ ...pool, ratesBps: [0, 0, 0, 0] });
  for (const { share } of view.rates) expect(share).toBeLessThanOrEqual(12);
});

test("links lead into the language of the page, pictures carry their size", () => {
  const view = viewOfSection(home.sections[0]!, facts);
  if (view.kind !== "hero") throw new Error("the home page opens with its hero");
  const addresses = view.actions.map((action) => "href" in action && action.href);
  expect(addresses).toEqual(["/eng/powerzoneCoinStaking"]);
  expect(view.scene.width).toBeGreaterThan(0);
});

function ratesWith(pool: PoolFacts | null): RatesView {
  const section = home.sections.find(({ kind }) => kind === "rates")!;
  const view = viewOfSection(section, { ...facts, pool });
  if (view.kind !== "rates") throw new Error("a section keeps its kind");
  return view;
}

import type { Mutation } from "../mutation.ts";

const BANDS = "app/content/page-bands.server.ts";
const OWN = "app/content/own-sections.server.ts";
const READING = "app/domain/settings/recent-reading.ts";
const PRICE = "app/domain/price/rules.ts";
const LIMITS = "app/server/rate-limits.server.ts";
const PLOT = "app/ui/plot/plot-shape.ts";

const OF_BANDS = ["tests/domain/pages/page-bands.test.ts"];
const OF_OWN = ["tests/domain/content/own-sections.test.ts"];
const OF_READINGS = ["tests/domain/settings/recent-reading.test.ts"];
const OF_PRICES = ["tests/domain/price/price.test.ts"];
const OF_LIMITS = ["tests/domain/pages/page-limit.test.ts"];
const OF_PLOTS = ["tests/domain/content/plot.test.ts"];

export const publicPageMutations: Mutation[] = [
  {
    name: "a cached page keeps the facts that it first had after they have changed",
    file: BANDS,
    before: "last?.company === company && last.own === own && last.facts === written",
    after: "last?.company === company && last.own === own",
    tests: OF_BANDS,
  },
  {
    name: "a page keeps the company that it was first drawn for",
    file: BANDS,
    before: "last?.company === company && last.own === own && last.facts === written",
    after: "last?.own === own && last.facts === written",
    tests: OF_BANDS,
  },
  {
    name: "a page keeps the sections that it was first drawn with",
    file: BANDS,
    before: "last?.company === company && last.own === own && last.facts === written",
    after: "last?.company === company && last.facts === written",
    tests: OF_BANDS,
  },
  {
    name: "a section that the operator left out is shown as a sample",
    file: OWN,
    before: "if (own === undefined) return section;",
    after: "if (!own) return section;",
    tests: OF_OWN,
  },
  {
    name: "an operator's figures may differ from one language to another",
    file: OWN,
    before: "return new Set(shapes).size === 1",
    after: "return new Set(shapes).size > 0",
    tests: OF_OWN,
  },
  {
    name: "a dialog stays when the section that opened it is left out",
    file: "app/content/page-view.server.ts",
    before: "dialogs.filter(({ id }) => opened.includes(id)).map(",
    after: "dialogs.map(",
    tests: OF_OWN,
  },
  {
    name: "production starts with samples among its sections",
    file: "app/domain/settings/set-up.server.ts",
    before: "undecidedSections.length > 0 ?",
    after: "undecidedSections.length > 99 ?",
    tests: ["tests/domain/settings/set-up.test.ts"],
  },
  {
    name: "an old reading is shown without a limit while the new one takes long",
    file: READING,
    before: " && now - last.readAt < 2 * believedMs",
    after: "",
    tests: OF_READINGS,
  },
  {
    name: "news of an older content version are shown",
    file: READING,
    before: "if (last && last.version !== version) last = null;",
    after: "",
    tests: OF_READINGS,
  },
  {
    name: "a price of zero is shown",
    file: PRICE,
    before: "return price > 0 && price < HIGHEST ? text : null;",
    after: "return price < HIGHEST ? text : null;",
    tests: OF_PRICES,
  },
  {
    name: "the price is read from inside the Worker's network",
    file: PRICE,
    before: ".refine((url) => URL.canParse(url) && !isOwnNetwork(new URL(url).hostname))",
    after: "",
    tests: OF_PRICES,
  },
  {
    name: "rendered pages are counted only once",
    file: LIMITS,
    before: "counts.set(name, (count + 1) % uses);",
    after: "counts.set(name, count + 1);",
    tests: OF_LIMITS,
  },
  {
    name: "rendered pages are not counted",
    file: LIMITS,
    before: "if (count === 0) await spendRate(limit, key);",
    after: "if (count > uses) await spendRate(limit, key);",
    tests: OF_LIMITS,
  },
  {
    name: "the menu opens what the specification keeps closed",
    file: "app/content/menus.ts",
    before: "if (isToBeReleased || !page ||",
    after: "if (!page ||",
    tests: ["tests/domain/content/pages.test.ts"],
  },
  {
    name: "a layer of a plot stands on the floor, over the layers below it",
    file: PLOT,
    before: "floor: floor?.[index] ?? 0",
    after: "floor: 0",
    tests: OF_PLOTS,
  },
  {
    name: "the highest amount of a plot reaches the top of its scale, whatever the scale says",
    file: PLOT,
    before: "shareOf(raw, highestRaw) * (highest / top)",
    after: "shareOf(raw, highestRaw)",
    tests: OF_PLOTS,
  },
  {
    name: "a body without an end is read on after it is too long",
    file: "app/read-within.ts",
    before: "if (length > maxBytes) {",
    after: "if (length > maxBytes * 1_000) {",
    tests: ["tests/domain/server/read-within.test.ts"],
  },
];

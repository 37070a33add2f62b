import { createElement } from "react";
import { expect, test } from "vitest";
import { expectedReward } from "~/domain/staking/rules";
import { ExampleAccount } from "~/features/account/example-account";
import { exampleAccount } from "~/features/account/example-account.server";
import { ExampleHolding } from "~/features/staking/example-holding";
import { examplePosition } from "~/features/staking/example-position";
import { HoldingFacts } from "~/features/staking/holding-facts";
import { positionTotals } from "~/features/staking/position-totals";
import { formatChainDate } from "~/locales/format";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { readPart } from "../draw-part";

const NOW = new Date("2026-11-26T15:00:00Z");
const { staking, account } = textsOf(LOCALES[1]);

test("the example's stake has a rate, a start and an end that agree with its reward, to the base unit", () => {
  const { position, chainTs } = examplePosition(NOW);
  const { principalRaw, termDays, figures, exit } = position;
  expect(position.rewardTotalRaw).toBe(
    expectedReward({ ratesBps: [200, 500, 900, 1_500], feeBps: 0 }, principalRaw, 90).rewardRaw,
  );
  expect(chainTs - position.startTs).toBe(18n * 86_400n);
  expect(figures.dueNetRaw).toBe((principalRaw * 2n * 18n) / (100n * 365n));
  expect(figures.dueNetRaw + exit.releasedRaw).toBe((principalRaw * 5n * BigInt(termDays)) / (100n * 365n));
  expect(new Date(Number(figures.endTs) * 1000).toISOString()).toBe("2027-02-06T00:00:00.000Z");
});

test("the example shows what the real screen would show of the same position", () => {
  const { position, chainTs, decimals } = examplePosition(NOW);
  const totals = positionTotals([position], chainTs, (ts) => formatChainDate(LOCALES[1], ts));
  const texts = staking.view.totals;
  const [, ...shown] = readPart(createElement(ExampleHolding, { texts: staking.view, label: "Example", now: NOW }));
  expect(shown).toEqual(readPart(createElement(HoldingFacts, { texts, totals, decimals })));
  expect(shown).toContain("5,061.6438 SCG");
  expect(shown).toContain("5,000 + 61.6438 reward, if you claim nothing before");
});

test("my page's example names the same sum for the end of the term, and earns by the day what it can claim", () => {
  const shown = readPart(
    createElement(ExampleAccount, { texts: account, now: NOW, example: exampleAccount(LOCALES[1], NOW) }),
  );
  expect(shown).toContain("5,061.6438 SCG");
  expect(shown).toContain("424.9315 SCG");
  expect(shown).toContain("168 Twig");
});

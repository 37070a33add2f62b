import { describe, expect, test } from "vitest";
import type { NftStreamView } from "~/domain/nft-staking/pool/view";
import { bonusStreamOf, checkInBadge, checkInNote, wordsForPool } from "~/features/nft-staking/pool/bonus";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";

const stream = (kind: NftStreamView["kind"]) => ({ kind }) as NftStreamView;
const bonus = stream("bonus");

test("a pool has a bonus if one of its streams is a bonus, whatever the pool is called", () => {
  expect(bonusStreamOf({ streams: [stream("daily"), bonus] })).toBe(bonus);
  expect(bonusStreamOf({ streams: [stream("daily"), stream("daily")] })).toBeUndefined();
});

test("a holder is not asked to check in an NFT that would earn nothing by it", () => {
  expect(checkInBadge({ today: "open" }, true)).toBe("due");
  expect(checkInBadge({ today: "open" }, false)).toBeNull();
  expect(checkInBadge({ today: "done" }, false)).toBe("done");
  expect(checkInBadge({ today: "early" }, true)).toBe("early");
});

describe.each(LOCALES)("in $code", (locale) => {
  const { boost, nova, checkInDialog } = textsOf(locale).nftStaking;

  test.each([
    ["boost", boost],
    ["nova", nova],
  ] as const)("%s promises a bonus where check-ins earn one, and nowhere else", (_, words) => {
    const promise = /bonus|보너스/i;
    const withBonus = wordsForPool(words, true);
    expect(withBonus.lead).toBe(words.lead);
    expect(withBonus.info.why.gains).toEqual([...words.info.why.gains, words.info.why.bonusGain]);
    expect(words.info.why.bonusGain).toMatch(promise);
    const without = wordsForPool(words, false);
    const steps = without.info.process.steps.map(({ text }) => text);
    expect([without.lead, ...without.info.why.gains, ...steps].filter((text) => promise.test(text))).toEqual([]);
  });

  test("a check-in that earns nothing says so, and says why", () => {
    expect(checkInNote(checkInDialog, undefined, 0n)).toBe(checkInDialog.noStream);
    expect(checkInNote(checkInDialog, bonus, 0n)).toBe(checkInDialog.noBonus);
    expect(checkInNote(checkInDialog, bonus, 5n)).toBeNull();
  });
});

import { expect, test } from "vitest";
import { hiddenNftPartsSchema, parseHiddenNftParts, textOfHiddenParts } from "~/domain/settings/nft-tab-parts";

test("hides the parts of one tab and leaves those of others as they are", () => {
  const stored = parseHiddenNftParts('["boost.genesis.why","nova.punkykongz.stake"]');
  expect(textOfHiddenParts(stored, { key: "nova.punkykongz", hidden: ["rwa"] })).toBe(
    '["boost.genesis.why","nova.punkykongz.rwa"]',
  );
  expect(textOfHiddenParts(parseHiddenNftParts('["boost.genesis.why"]'), { key: "boost.genesis", hidden: [] })).toBe(
    "",
  );
});

test("hides nothing where the setting is not understood, so that no mistake closes a screen", () => {
  for (const text of [
    "",
    "{",
    '["boost.genesis.claim"]',
    '["boost.genesis"]',
    '["boost.genesis.why","boost.genesis.why"]',
  ]) {
    expect(parseHiddenNftParts(text).size, text).toBe(0);
  }
});

test.each(["claim", "unstake", "checkIn"])("knows no way to hide what holders are owed: %s", (part) => {
  expect(hiddenNftPartsSchema.safeParse([`boost.genesis.${part}`]).success).toBe(false);
});

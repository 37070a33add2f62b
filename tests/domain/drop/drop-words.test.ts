import { describe, expect, test } from "vitest";
import type { DropView } from "~/domain/drop/view";
import { answerText, giftName, takenText, totalText } from "~/features/drop/drop-text";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";

const drop = (given: Partial<DropView>) =>
  ({
    gift: { kind: "coins", symbol: "USDC", decimals: 0 },
    supply: 10,
    claimedCount: 3,
    totalGiftRaw: 50n,
    beginTs: 100n,
    endTs: 200n,
    ...given,
  }) as DropView;

describe.each(LOCALES)("in $code", (locale) => {
  const texts = textsOf(locale).drop;
  const t = translateIn(locale);

  test("a visitor is told whether gifts can be taken, and a holder whether this wallet can take one", () => {
    const asked = { locale, texts, drop: drop({}), state: "open" } as const;
    expect(answerText({ ...asked, why: null, isSignedIn: false })).toBe(texts.canTakeVisitor);
    expect(answerText({ ...asked, why: null, isSignedIn: true })).toBe(texts.canTake);
    expect(answerText({ ...asked, why: "taken", isSignedIn: true })).toBe(t(texts.obstacles, "taken", {}));
  });

  test("the gift is what this wallet gets, else what each gets, else only its coin", () => {
    const mine = { amountRaw: 7n } as DropView["mine"];
    expect(giftName(locale, texts, drop({ mine, eachRaw: 5n }))).toBe("7\u00a0USDC");
    const each = t(texts.gift, "coinsEach", { amount: "5\u00a0USDC" });
    expect(giftName(locale, texts, drop({ mine: null, eachRaw: 5n }))).toBe(each);
    expect(giftName(locale, texts, drop({ mine: null, eachRaw: null }))).toBe("USDC");
  });

  test("never more wallets are said to have taken a gift than there are gifts", () => {
    expect(takenText(locale, texts, drop({ claimedCount: 11 }))).toBe(
      t(texts.facts, "takenOf", { taken: "10", count: 10 }),
    );
    expect(takenText(locale, texts, drop({}))).toBe(t(texts.facts, "takenOf", { taken: "3", count: 10 }));
  });

  test("the total of all gifts has no text while their number is unknown", () => {
    const count = t(texts, "wallets", { count: 10 });
    expect(totalText(locale, texts, drop({ supply: 0 }))).toBe("");
    expect(totalText(locale, texts, drop({}))).toBe(t(texts.gift, "shared", { amount: "50\u00a0USDC", count }));
  });
});

import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { DropsWaiting } from "~/features/drop/drops-waiting";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { drawPart, readPart } from "../draw-part";

const ts = (day: number) => BigInt(Date.UTC(2026, 11, day) / 1000);
const waiting = [
  { number: 2, gift: "250 SCG", endTs: ts(7) },
  { number: 3, gift: "Crafter #5", endTs: ts(8) },
];

const drawn = (code: "en" | "ko" | "id", gifts = waiting) => {
  const locale = LOCALES.find((each) => each.code === code)!;
  const { drop } = textsOf(locale);
  const texts = { ...drop.list, number: drop.number, takeGift: drop.giftDialog.take };
  return { part: createElement(DropsWaiting, { texts, waiting: gifts }), path: locale.path };
};

describe("gifts that can be taken, on a holder's list of drops", () => {
  test("say what, until when and how to take each, the earliest end with the loud button", () => {
    const { part } = drawn("en");
    expect(readPart(part)).toEqual([
      "2 gifts are waiting for you",
      "250 SCGNo. 2 · until 7 Dec 2026, 00:00 UTC",
      "Take",
      "Crafter #5No. 3 · until 8 Dec 2026, 00:00 UTC",
      "Take",
    ]);
    const html = drawPart(part);
    expect(html.match(/button-primary/g)).toHaveLength(1);
    expect(html.indexOf("button-primary")).toBeLessThan(html.indexOf("Crafter"));
    // each leads to its own card
    expect(html).toContain('href="/eng/powerzonePunkyDrop#drop-2-gift"');
    expect(html).toContain('aria-label="Take 250 SCG"');
  });

  test.each(["en", "ko", "id"] as const)(
    "in %s, the name of a button begins or ends with what is seen on it",
    (code) => {
      const { part, path } = drawn(code);
      const html = drawPart(part, path);
      const pairs = [...html.matchAll(/aria-label="([^"]+)"[^>]*>([^<]+)<\/a>/g)];
      expect(pairs).toHaveLength(waiting.length);
      for (const [, name = "", seen = ""] of pairs)
        expect(name, name).toSatisfy((whole: string) => whole.startsWith(seen) || whole.endsWith(seen));
    },
  );

  test("take no place without such gifts", () => {
    expect(drawPart(drawn("en", []).part)).toBe("");
  });
});

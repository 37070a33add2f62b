import { createElement } from "react";
import { expect, test } from "vitest";
import type { AirdropRecord } from "~/domain/airdrop/view";
import { AirdropFacts } from "~/features/airdrop/airdrop-record";
import airdrop from "~/locales/en/airdrop.json";
import { readPart } from "../draw-part";

test("an airdrop that was not sent names the end of its time for entering an address, and the beginning only before it", () => {
  const termsAt = (stage: AirdropRecord["stage"]) => {
    const record = {
      gift: { en: "SCG coin" },
      item: "25 SCG",
      stage,
      opensAt: "2026-11-25T09:29:00Z",
      closesAt: "2027-01-27T09:29:00Z",
      sentAt: null,
      transaction: null,
    };
    const texts = airdrop.record;
    return readPart(createElement(AirdropFacts, { texts, record: record as unknown as AirdropRecord })).filter(
      (_, at) => at % 2 === 0,
    );
  };
  expect(termsAt("soon")).toEqual(["SCG coin", "Applications open", "Applications close"]);
  expect(termsAt("open")).toEqual(["SCG coin", "Applications close"]);
  expect(termsAt("closed")).toEqual(["SCG coin", "Applications closed"]);
});

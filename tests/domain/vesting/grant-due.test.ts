import { createElement } from "react";
import { expect, test } from "vitest";
import { grantFiguresAt } from "~/domain/vesting/rules";
import { GrantDue, type GrantDueProps } from "~/features/vesting/grant-due";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { readPart } from "../draw-part";

const COIN = 10n ** 9n;
const DAY = 86_400n;
const START = BigInt(Date.UTC(2026, 0, 1) / 1_000);

/** The text about a grant of 100 days that a holder reads on a day since its start. */
function readOn(day: bigint, stepSeconds: number): string[] {
  const chainTs = START + day * DAY;
  const terms = {
    totalRaw: 100n * COIN,
    claimedRaw: 0n,
    returnedRaw: 0n,
    startTs: START,
    cliffTs: START + 10n * DAY,
    endTs: START + 100n * DAY,
    revokedTs: 0n,
    lastTs: START,
    stepSeconds,
  };
  const grant = {
    ...terms,
    address: "G",
    coin: "SCG",
    decimals: 9,
    isClosed: false,
    figures: grantFiguresAt(terms, chainTs),
  };
  const { vesting } = textsOf(LOCALES[1]);
  const props = { frame: {}, texts: vesting, errors: {}, localePath: "eng", reading: { grant, chainTs } };
  return readPart(createElement(GrantDue, props as unknown as GrantDueProps));
}

test("a grant that is released every second offers its end for a calendar, since it has no other date left", () => {
  expect(readOn(50n, 0)).toContain("Add the end date to a calendar");
  expect(readOn(5n, 0)).toContain("Add releases to a calendar");
  expect(readOn(50n, Number(10n * DAY))).toContain("Add releases to a calendar");
});

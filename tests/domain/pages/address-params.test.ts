import { describe, expect, test } from "vitest";
import { dropListSchema } from "~/domain/drop/input";
import { entitlementListSchema } from "~/domain/entitlements/input";
import { newsListSchema } from "~/domain/news/input";
import { reservationListSchema } from "~/domain/reservations/input";
import { historyAddressSchema, positionListSchema } from "~/domain/staking/input";
import { twigListSchema } from "~/domain/twig/input";
import { grantListSchema } from "~/domain/vesting/input";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { readAddress } from "~/server/address-params.server";

const [, en] = LOCALES;
const at = (search: string) => new URL(`https://example.org/eng/mypage${search}`);

describe("an address that asks for something that does not exist", () => {
  test.each([
    [twigListSchema, "?from=boost.nobody"],
    [twigListSchema, "?before=x"],
    [dropListSchema, "?tab=gold"],
    [dropListSchema, "?drop=1,5"],
    [dropListSchema, "?drop=-1"],
    [dropListSchema, "?status=41"],
    [dropListSchema, "?before=1e3.a"],
    [entitlementListSchema, "?tab=benefits"],
    [entitlementListSchema, "?collection=nobody"],
    [grantListSchema, "?coin=BTC"],
    [grantListSchema, "?funders=some"],
    [grantListSchema, "?after=1"],
    [newsListSchema, "?before=1.000,5"],
    [reservationListSchema, "?before=1.5"],
    [reservationListSchema, "?before=0"],
    [positionListSchema, "?before=now"],
    [positionListSchema, "?position=mine"],
    [historyAddressSchema, "?termDays=91"],
    [historyAddressSchema, "?kind=stolen"],
    [historyAddressSchema, "?cursor=2"],
    [dropListSchema, "?tab=nft&tab=rwa"],
  ] as const)("is answered with a 404 in words (%#)", async (schema, search) => {
    for (const locale of LOCALES) {
      let thrown: unknown;
      try {
        readAddress(schema, at(search), locale);
      } catch (error) {
        thrown = error;
      }
      expect(thrown).toBeInstanceOf(Response);
      const answer = thrown as Response;
      expect(answer.status).toBe(404);
      const { error } = (await answer.json()) as { error: { message: string } };
      expect(error.message).toBe(textsOf(locale).errors.AddressNotUnderstood);
    }
  });
});

test("an empty parameter counts as absent, and an unknown name is ignored", () => {
  expect(readAddress(dropListSchema, at("?drop=&status=&utm_source=a&utm_source=b"), en)).toEqual({
    tab: "nft",
    drop: null,
    status: null,
    before: null,
  });
  expect(readAddress(historyAddressSchema, at("?history=&kind=&termDays=90"), en)).toMatchObject({ termDays: "90" });
});

test("a search text that is too long is cut, not refused", () => {
  expect(readAddress(grantListSchema, at(`?q=%20${"a".repeat(100)}`), en).q).toHaveLength(64);
});

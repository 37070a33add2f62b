import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TransactionWish } from "~/domain/transaction-types";
import { keepOffer, takeOffer, tryWish } from "~/transactions/try-wish";
import { updateWallet } from "~/wallet/wallet-store";

const OFFER = "00000000-0000-4000-8000-000000000001";
const connect = (address: string | null) => updateWallet("solana", { status: "connected", address });

/** Another wish for each test: this page remembers what it has shown. */
let wish: TransactionWish;
let wishes = 0;
let answer: Promise<string>;

beforeEach(() => {
  wish = { kind: "unstake", parameters: { positionAddress: `position ${wishes++}` } };
  answer = Promise.resolve(OFFER);
  vi.stubGlobal("fetch", async () => {
    return Response.json({ resultCd: "SUCCESS", returnValue: { kind: "unstake", offer: await answer } });
  });
  connect("holder");
});

afterEach(() => {
  vi.unstubAllGlobals();
  connect(null);
});

test("uses a dialog's offer only once", async () => {
  await tryWish(wish);
  expect([takeOffer(wish), takeOffer(wish)]).toEqual([OFFER, undefined]);
});

test("uses a page's offer only once", () => {
  keepOffer(wish, { wallet: "holder", offer: OFFER });
  expect([takeOffer(wish), takeOffer(wish)]).toEqual([OFFER, undefined]);
});

test("drops a dialog's offer when the wallet changes, even if it changes back", async () => {
  await tryWish(wish);
  connect("other");
  expect(takeOffer(wish)).toBeUndefined();
  connect("holder");
  expect(takeOffer(wish)).toBeUndefined();
});

test("uses only the offer that was asked for last, whichever answer comes first, and none while that one is awaited", async () => {
  const [first, later] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const LATER = "00000000-0000-4000-8000-000000000002";
  const asked = () => new Promise((resolve) => setTimeout(resolve));
  answer = first.promise;
  const one = tryWish(wish);
  await asked();
  answer = later.promise;
  const other = tryWish(wish);
  await asked();
  first.resolve(OFFER);
  await one;
  expect(takeOffer(wish)).toBeUndefined();
  answer = Promise.withResolvers<string>().promise;
  later.resolve(LATER);
  await other;
  // the one that was taken, or asked for too early, is not given afterwards
  expect(takeOffer(wish)).toBeUndefined();
  const late = Promise.withResolvers<string>();
  answer = late.promise;
  const third = tryWish(wish);
  await asked();
  answer = Promise.resolve(LATER);
  await tryWish(wish);
  late.resolve(OFFER);
  await third;
  expect(takeOffer(wish)).toBe(LATER);
});

test("never uses an offer that a page has shown to another wallet", () => {
  keepOffer(wish, { wallet: "other", offer: OFFER });
  expect(takeOffer(wish)).toBeUndefined();
});

test("never uses an offer that was asked for before the wallet changed and arrived after it", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  answer = promise;
  const tried = tryWish(wish);
  connect("other");
  resolve(OFFER);
  await tried;
  expect(takeOffer(wish)).toBeUndefined();
});

import { beforeEach, expect, test } from "vitest";
import type { TransactionWish } from "~/domain/transaction-types";
import { requestKey } from "~/transactions/request-key";

const offer = (newBeneficiary: string, grantAddress = "grant"): TransactionWish => ({
  kind: "proposeVesting",
  parameters: { grantAddress, newBeneficiary },
});

let kept: Map<string, string>;
/** The same tab after a reload: it has what it stored, and nothing else. */
const pressed = (wish: TransactionWish) =>
  requestKey(wish, {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  });

beforeEach(() => {
  kept = new Map();
});

test("a press before and after a reload has one key, until it has come to its end", () => {
  const key = pressed(offer("heir")).get();
  expect(pressed(offer("heir")).get()).toBe(key);
  pressed(offer("heir")).renew();
  expect(pressed(offer("heir")).get()).not.toBe(key);
});

test("a press that ends late does not remove the key of the next press", () => {
  const first = pressed(offer("heir"));
  first.get();
  pressed(offer("heir")).renew();
  const second = pressed(offer("heir")).get();
  first.renew();
  expect(pressed(offer("heir")).get()).toBe(second);
});

test("an offer that was withdrawn and is made again gets a new key, although a reload left the first key behind", () => {
  const key = pressed(offer("heir")).get();
  const elsewhere = pressed(offer("heir", "other grant")).get();
  const withdrawal = pressed(offer("none")).get();
  const again = pressed(offer("heir")).get();
  expect(again).not.toBe(key);
  expect(pressed(offer("none")).get()).not.toBe(withdrawal);
  expect(pressed(offer("heir", "other grant")).get()).toBe(elsewhere);
});

test("a signing account that is opened again after it was closed gets a new key", () => {
  const open: TransactionWish = { kind: "createNonceAccount", parameters: {} };
  const close: TransactionWish = { kind: "closeNonceAccount", parameters: {} };
  const key = pressed(open).get();
  const closing = pressed(close).get();
  expect(pressed(open).get()).not.toBe(key);
  expect(pressed(close).get()).not.toBe(closing);
});

import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { followOrder } from "~/domain/services/follow.server";
import { listPayments } from "~/domain/services/queries.server";
import { CLOCK_ADDRESS, readClock } from "~/domain/solana/chain";
import type { TransactionRequest } from "~/domain/transaction-types";
import { PINS } from "~/pins";
import { dropRecipient, serviceOrder } from "~db/schema";
import { amountToDecimal } from "~programs/amounts";
import { testDatabase as db } from "../database";
import { ADMIN_SECRET } from "../staff/staff";
import { chain, coinOf, fundedWallet, waitUntil } from "../staking/chain-world";
import { carryOut, previewOf, wish } from "../staking/holder-wishes";
import { emptyServiceTables, openAccount, orderOf, PAYER, placeOrder, WALLETS } from "./service-world";

/** A payment by the real token program, from the wish of a wallet to what was made. */

const SCG = 10n ** 9n;
const PRICE = 100n * SCG;

beforeEach(emptyServiceTables);

/** An order of a wallet at a price in real SCG, which ends by the chain's clock. */
async function orderFor(payer: string, priceRaw = PRICE): Promise<string> {
  const own = await openAccount(`${crypto.randomUUID()}@example.org`);
  const { accounts } = await chain.getAccounts([CLOCK_ADDRESS]);
  const chainNow = Number(readClock(accounts[0] ?? null)) * 1_000;
  const minutes = Math.floor((chainNow - Date.UTC(2026, 10, 1)) / 60_000);
  const offer = { code: "CREATE_WHITELIST" as const, coin: "SCG" as const, decimals: 9, priceRaw };
  return (await placeOrder(own, { payer }, minutes, [offer])).id;
}

const payment = (order: string, raw = PRICE): TransactionRequest => ({
  ...{ requestKey: crypto.randomUUID(), kind: "payOrder", lifetime: "blockhash" },
  parameters: { order, coin: "SCG", amountRaw: String(raw), amount: amountToDecimal(raw, 9) },
});

/** Follows an order until the node lists a number of final payments. */
async function followUntil(id: string, payments: number): Promise<void> {
  const services = PINS.services;
  if (!services) throw new Error("the local build names no treasury");
  await waitUntil(async () => {
    const now = (await orderOf(id)).createdAt;
    await followOrder({ db, chain, now, adminSecret: ADMIN_SECRET, services }, id);
    return (await listPayments(db, await orderOf(id))).length >= payments;
  });
}

test("is found by the order's reference, counts once it is final, and makes the good once", async () => {
  const wallet = await fundedWallet();
  const id = await orderFor(wallet.address);
  const before = await coinOf(wallet);
  // two tabs have built the same payment before either of them was signed
  const [first, second] = [await wish(wallet, payment(id)), await wish(wallet, payment(id))];
  expect(previewOf(first, "payOrder")).toMatchObject({ out: String(PRICE), in: "0", decimals: 9, order: id });
  const landed = await carryOut(wallet, first);
  await followUntil(id, 1);
  expect(await orderOf(id)).toMatchObject({ status: 10, good: "made", signature: landed.signature });
  expect(before - (await coinOf(wallet))).toBe(PRICE);
  await expect(wish(wallet, payment(id))).rejects.toMatchObject({ code: "OrderClosed" });
  await carryOut(wallet, second);
  await followUntil(id, 2);
  const payments = await listPayments(db, await orderOf(id));
  expect(payments.map(({ place, problem }) => [place, problem])).toEqual([
    ["pays", null],
    ["owed", "twice"],
  ]);
  expect(await db.$count(dropRecipient)).toBe(WALLETS.length);
});

test("is not built for another wallet, another price, an order that is over, or more than the wallet has", async () => {
  const wallet = await fundedWallet();
  await expect(wish(wallet, payment(crypto.randomUUID()))).rejects.toMatchObject({ code: "OrderNotFound" });
  await expect(wish(wallet, payment(await orderFor(PAYER)))).rejects.toMatchObject({ code: "OrderNotFound" });
  const id = await orderFor(wallet.address);
  await expect(wish(wallet, payment(id, PRICE - 1n))).rejects.toMatchObject({ code: "Conflict" });
  const dear = await orderFor(wallet.address, 1_000_000n * SCG);
  await expect(wish(wallet, payment(dear, 1_000_000n * SCG))).rejects.toMatchObject({ code: "NotEnoughCoin" });
  await db
    .update(serviceOrder)
    .set({ expiresAt: new Date(0) })
    .where(eq(serviceOrder.id, id));
  await expect(wish(wallet, payment(id))).rejects.toMatchObject({ code: "OrderClosed" });
});

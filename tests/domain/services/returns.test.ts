import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { runJob } from "~/domain/jobs/advance.server";
import { changeJob } from "~/domain/jobs/commands.server";
import { findJob } from "~/domain/jobs/job-rows.server";
import { cancelOrder } from "~/domain/services/commands.server";
import { makeGood } from "~/domain/services/make.server";
import { listPayments } from "~/domain/services/queries.server";
import { returnPayments } from "~/domain/services/return.server";
import type { Chain } from "~/domain/solana/chain";
import { dropRecipient, job, jobItem, serviceOrder, servicePayment, serviceReturn } from "~db/schema";
import { testDatabase as db } from "../database";
import { bringToEnd, fund, MINT, openWorld, rowOf, SEED, type World } from "../jobs/job-world";
import { at } from "../project-accounts/project-accounts";
import { ADMIN_SECRET } from "../staff/staff";
import {
  emptyServiceTables,
  follow,
  openAccount,
  orderOf,
  PAYER,
  PaidChain,
  PRICE,
  placeOrder,
  placesOf,
  SERVICES,
  STRANGER,
  WALLETS,
} from "./service-world";

let world: World;
let paid: PaidChain;

async function open() {
  await emptyServiceTables();
  world = await openWorld();
  paid = new PaidChain();
}

beforeEach(open);

const actor = () => ({ staff: world.staff, ipAddress: "203.0.113.7" });

/** Writes down the job that returns what an order's payments have owed next. */
function giveBack(id: string, reason = "It cannot be made."): Promise<string> {
  const chain = { ...world.deps.chain, findTransaction: paid.chain.findTransaction } as Chain;
  const deps = { db, now: world.deps.now(), actor: actor(), chain, seed: SEED };
  return returnPayments({ ...deps, adminSecret: ADMIN_SECRET, services: SERVICES }, { id, reason });
}

async function ask(id: string, deed: "start" | "cancel"): Promise<void> {
  const row = await rowOf(id);
  await changeJob(
    { db, now: world.deps.now(), actor: actor(), adminSecret: ADMIN_SECRET, seed: SEED, isOnlyOwner: true },
    { id, version: row.version, deed },
  );
}

/** Starts a job and lets it pay. */
async function payOut(id: string): Promise<void> {
  await ask(id, "start");
  fund(world.ledger, await rowOf(id));
  await bringToEnd(world, id);
}

const owedOrder = async () => {
  const own = await openAccount();
  const { id } = await placeOrder(own);
  paid.pay({ order: id });
  paid.pay({ order: id });
  await follow(paid, id);
  return id;
};

describe("a return", () => {
  test("pays back what is owed, once, to the wallet that sent it", async () => {
    const id = await owedOrder();
    const jobId = await giveBack(id);
    expect(await placesOf(id)).toEqual(["pays", "returning: twice"]);
    await expect(giveBack(id)).rejects.toMatchObject({ code: "NothingToReturn" });
    await payOut(jobId);
    expect(await placesOf(id)).toEqual(["pays", "returned: twice"]);
    expect(world.ledger.coinsOf(PAYER, MINT)).toBe(PRICE);
    await expect(giveBack(id)).rejects.toMatchObject({ code: "NothingToReturn" });
  });

  test("that two members of staff begin at once becomes one job", async () => {
    const id = await owedOrder();
    const begun = await Promise.allSettled([giveBack(id), giveBack(id), giveBack(id)]);
    expect(begun.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.$count(job)).toBe(1);
    expect(await db.$count(serviceReturn)).toBe(1);
  });

  test("whose job was cancelled can be begun again", async () => {
    const id = await owedOrder();
    const first = await giveBack(id);
    await ask(first, "cancel");
    await bringToEnd(world, first);
    expect(await placesOf(id)).toEqual(["pays", "owed: twice"]);
    await payOut(await giveBack(id));
    expect(await placesOf(id)).toEqual(["pays", "returned: twice"]);
    expect(world.ledger.coinsOf(PAYER, MINT)).toBe(PRICE);
  });

  test("of a payment that only D1 knows is refused", async () => {
    const id = await owedOrder();
    await db
      .update(servicePayment)
      .set({ amountRaw: PRICE * 9n })
      .where(eq(servicePayment.problem, "twice"));
    await expect(giveBack(id)).rejects.toMatchObject({ code: "OrderBroken" });
    const row = { orderId: id, signature: "made up", payer: STRANGER, coin: "SCG" as const, amountRaw: PRICE, slot: 0 };
    await db.delete(servicePayment).where(eq(servicePayment.problem, "twice"));
    await db.insert(servicePayment).values({ ...row, problem: "late" });
    await expect(giveBack(id)).rejects.toMatchObject({ code: "OrderBroken" });
    expect(await db.$count(job)).toBe(0);
  });

  test("of what pays an order gives its good up, and a good that is made keeps its payment", async () => {
    const { id } = await placeOrder(await openAccount());
    paid.pay({ order: id });
    await follow(paid, id);
    await expect(giveBack(id)).rejects.toMatchObject({ code: "NothingToReturn" });
    await db.update(serviceOrder).set({ good: "making" }).where(eq(serviceOrder.id, id));
    await db.delete(dropRecipient);
    await payOut(await giveBack(id, "Its text breaks the law."));
    expect(await orderOf(id)).toMatchObject({ status: 10, good: "impossible", reason: "Its text breaks the law." });
    expect(await placesOf(id)).toEqual(["returned"]);
    await makeGood({ db, now: at(9), adminSecret: ADMIN_SECRET }, id);
    expect(await orderOf(id)).toMatchObject({ good: "impossible" });
    expect(await db.$count(dropRecipient)).toBe(0);
  });

  test.each(["return first", "making first"])("and the making of a good never both happen (%s)", async (order) => {
    const { id } = await placeOrder(await openAccount());
    paid.pay({ order: id });
    await follow(paid, id);
    await db.update(serviceOrder).set({ good: "making", madeAt: null }).where(eq(serviceOrder.id, id));
    const make = () => makeGood({ db, now: at(9), adminSecret: ADMIN_SECRET }, id);
    const both = order === "return first" ? [giveBack(id), make()] : [make(), giveBack(id)];
    await Promise.allSettled(both);
    const { good } = await orderOf(id);
    expect(good === "made" ? await db.$count(serviceReturn) : 0).toBe(0);
    expect(await placesOf(id)).toEqual([good === "made" ? "pays" : "returning"]);
  });
});

type Step =
  | { does: "order" }
  | { does: "pay"; of: number; amountRaw: bigint; payer: string }
  | { does: "cancel" | "follow" | "giveBack"; of: number }
  | { does: "payOut" | "cancelJob"; of: number }
  | { does: "wait"; minutes: number };

const nth = fc.nat(5);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant<Step>({ does: "order" }),
  fc.record({
    does: fc.constant("pay" as const),
    of: nth,
    amountRaw: fc.constantFrom(PRICE, PRICE, PRICE, PRICE - 1n),
    payer: fc.constantFrom(PAYER, PAYER, STRANGER),
  }),
  fc.record({ does: fc.constantFrom("cancel" as const, "follow" as const, "giveBack" as const), of: nth }),
  fc.record({ does: fc.constantFrom("payOut" as const, "cancelJob" as const), of: nth }),
  fc.record({ does: fc.constant("wait" as const), minutes: fc.constantFrom(1, 60, 3_000) }),
);

/** Carries steps out in any order. A step that the site refuses is one that nobody could have taken. */
async function carryOut(steps: readonly Step[]): Promise<void> {
  await open();
  const own = await openAccount();
  const orders: string[] = [(await placeOrder(own)).id];
  const jobs: string[] = [];
  let minutes = 0;
  for (const each of steps) {
    if (each.does === "wait") minutes += each.minutes;
    else if (each.does === "order") orders.push((await placeOrder(own, {}, minutes)).id);
    else {
      const order = orders[each.of % orders.length] ?? "";
      const jobId = jobs[each.of % Math.max(jobs.length, 1)];
      const { does } = each;
      if (does === "pay") paid.pay({ order, minutes, amountRaw: each.amountRaw, payer: each.payer });
      if (does === "follow") await follow(paid, order, minutes);
      if (does === "cancel") await cancelOrder({ db, now: at(minutes), account: own.account }, order).catch(refused);
      if (does === "giveBack") await giveBack(order).then((made) => jobs.push(made), refused);
      if (does === "payOut" && jobId) await payOut(jobId).catch(refused);
      if (does === "cancelJob" && jobId) await ask(jobId, "cancel").then(() => runJob(world.deps, jobId, 5), refused);
    }
  }
  for (const id of orders) await follow(paid, id, minutes + 1);
}

/** Anything but an expected refusal is a fault. */
function refused(error: unknown): void {
  if (!(error instanceof Error && "code" in error)) throw error;
}

test("whatever happens in whatever order, every payment pays one good, was returned, or is visibly on its way", async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
    await carryOut(steps);
    const orders = await db.select().from(serviceOrder);
    const placed = (await Promise.all(orders.map((order) => listPayments(db, order)))).flat();
    const sumOf = (...places: string[]) =>
      placed.filter(({ place }) => places.includes(place)).reduce((sum, { amountRaw }) => sum + amountRaw, 0n);
    const made = orders.filter(({ good }) => good === "made");
    expect(sumOf("pays", "owed", "returning", "returned")).toBe(paid.total);
    expect(sumOf("pays")).toBe(made.reduce((sum, { priceRaw }) => sum + priceRaw, 0n));
    expect(await db.$count(dropRecipient)).toBe(made.length * WALLETS.length);
    // what jobs have paid out is what they returned, to the base unit
    const paidOut = world.ledger.coinsOf(PAYER, MINT) + world.ledger.coinsOf(STRANGER, MINT);
    expect(paidOut).toBe(sumOf("returned"));
    const completed = await db
      .select()
      .from(jobItem)
      .where(and(eq(jobItem.status, 20)));
    expect(completed.reduce((sum, { amountRaw }) => sum + amountRaw, 0n)).toBe(paidOut);
    for (const { jobId } of await db.select().from(serviceReturn)) expect(await findJob(db, jobId)).not.toBeNull();
  });
  await fc.assert(property, { seed: 20_261_128, numRuns: 25 });
});

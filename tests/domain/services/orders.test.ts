import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { ORDER_DATA } from "~/domain/services/codes";
import { cancelOrder, MOST_WAITING } from "~/domain/services/commands.server";
import { findListedPlace, getAllowList, listAllowed } from "~/domain/services/goods/allow-list.server";
import { applyToCall, getCall } from "~/domain/services/goods/recruit.server";
import { getOwnOrder, listOffers } from "~/domain/services/queries.server";
import { PAYABLE_MS } from "~/domain/services/rules";
import { sealSetting } from "~/domain/settings/seal.server";
import { dropRecipient, projectAccount, recruitApplication, serviceOrder, setting } from "~db/schema";
import { testDatabase as db } from "../database";
import { at } from "../project-accounts/project-accounts";
import { ADMIN_SECRET } from "../staff/staff";
import {
  emptyServiceTables,
  follow,
  OFFERS,
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

beforeEach(async () => {
  await emptyServiceTables();
  await db.delete(setting);
});

const deps = { db, adminSecret: ADMIN_SECRET };
const MINUTES = PAYABLE_MS / 60_000;

describe("what can be ordered", () => {
  const offersOf = async (prices: unknown) => {
    const stored = { key: "service_prices" as const, value: JSON.stringify(prices) };
    await db.insert(setting).values({ ...stored, seal: await sealSetting(ADMIN_SECRET, stored), updatedAt: at() });
    return listOffers(deps, SERVICES);
  };

  test("is nothing without a price, and nothing without a treasury in the build", async () => {
    expect(await listOffers(deps, SERVICES)).toEqual([]);
    await offersOf({ CREATE_WHITELIST: { coin: "SCG", price: "100" } });
    expect(await listOffers(deps, null)).toEqual([]);
  });

  test("is nothing at a price that somebody has written into D1", async () => {
    await offersOf({ CREATE_RECRUIT: { coin: "SCG", price: "100" } });
    await db.update(setting).set({ value: JSON.stringify({ CREATE_RECRUIT: { coin: "SCG", price: "0.000001" } }) });
    expect(await listOffers(deps, SERVICES)).toEqual([]);
  });

  test("leaves out a code that has no good yet, though it has a price", async () => {
    const offers = await offersOf({
      CREATE_PRESALE: { coin: "SCG", price: "5" },
      CREATE_RECRUIT: { coin: "USDC", price: "12.5" },
    });
    expect(offers).toEqual([{ code: "CREATE_RECRUIT", coin: "USDC", decimals: 6, priceRaw: 12_500_000n }]);
  });
});

describe("what is typed", () => {
  const problemsOf = (code: keyof typeof ORDER_DATA, typed: unknown) =>
    ORDER_DATA[code].safeParse(typed).error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`);

  test("has to be whole addresses, each once, and not too many", () => {
    expect(problemsOf("CREATE_WHITELIST", { title: "A", wallets: `${PAYER} 0x12` })).toEqual(["wallets solanaWallets"]);
    expect(problemsOf("CREATE_WHITELIST", { title: "A", wallets: `${PAYER}\n${PAYER}` })).toEqual([
      "wallets walletTwice",
    ]);
    expect(problemsOf("CREATE_WHITELIST", { title: " \u200b", wallets: "" })).toEqual([
      "title missing",
      "wallets missing",
    ]);
    const many = Array.from({ length: 5_001 }, () => PAYER).join(" ");
    expect(problemsOf("CREATE_WHITELIST", { title: "A", wallets: many })).toContain("wallets tooManyWallets");
  });

  test("of a call has an end that is a time", () => {
    expect(problemsOf("CREATE_RECRUIT", { title: "A", details: "B", closesAt: "2026-13-40T00:00" })).toEqual([
      "closesAt time",
    ]);
  });
});

describe("an order", () => {
  test("is refused for an account that is not approved, another's project, no offer, and no wallet", async () => {
    const own = await openAccount();
    const other = await openAccount("other@example.org");
    await expect(placeOrder({ ...own, projectId: other.projectId })).rejects.toMatchObject({ code: "ProjectNotFound" });
    await expect(placeOrder(own, { payer: "11111111111111111111111111111111" })).rejects.toMatchObject({
      code: "PayerNotWallet",
    });
    const pending = { ...own, account: { ...own.account, status: "pending" as const } };
    await expect(placeOrder(pending)).rejects.toMatchObject({ code: "NotApproved" });
    expect(await db.$count(serviceOrder)).toBe(0);
  });

  test("is refused for an account that staff refused after it was read", async () => {
    const own = await openAccount();
    await db.update(projectAccount).set({ status: "refused" }).where(eq(projectAccount.id, own.account.id));
    await expect(placeOrder(own)).rejects.toMatchObject({ code: "TooManyOrders" });
  });

  test("is made once however often its form is sent, and not under the number of another's", async () => {
    const own = await openAccount();
    const number = crypto.randomUUID();
    const first = await placeOrder(own, { number });
    expect((await placeOrder(own, { number })).id).toBe(first.id);
    const other = await openAccount("other@example.org");
    await expect(placeOrder(other, { number })).rejects.toMatchObject({ code: "Conflict" });
    await expect(getOwnOrder(db, other.account, number)).rejects.toMatchObject({ code: "OrderNotFound" });
    expect(await db.$count(serviceOrder)).toBe(1);
  });

  test("freezes price, coin and payer of the moment", async () => {
    expect(await placeOrder(await openAccount())).toMatchObject({
      ...{ priceRaw: PRICE, coin: "SCG", payer: PAYER, status: 0, good: "none", expiresAt: at(MINUTES) },
    });
    expect(OFFERS[0]?.priceRaw).toBe(PRICE);
  });

  test("is one of at most twenty that wait, also of forms sent at the same time", async () => {
    const own = await openAccount();
    const sent = await Promise.allSettled(Array.from({ length: MOST_WAITING + 5 }, () => placeOrder(own)));
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(MOST_WAITING);
    expect(await db.$count(serviceOrder)).toBe(MOST_WAITING);
  });
});

describe("a payment", () => {
  test.each([
    ["of less than the price", { amountRaw: PRICE - 1n }, "owed: amount"],
    ["of more than the price", { amountRaw: PRICE + 1n }, "owed: amount"],
    ["in another coin", { coin: "USDC" as const }, "owed: coin"],
    ["from another wallet", { payer: STRANGER }, "owed: payer"],
    ["a second after the last one", { minutes: MINUTES + 1 / 60 }, "owed: late"],
  ])("%s makes nothing and is owed back", async (_, given, place) => {
    const chain = new PaidChain();
    const { id } = await placeOrder(await openAccount());
    chain.pay({ order: id, ...given });
    await follow(chain, id, MINUTES + 5);
    expect(await placesOf(id)).toEqual([place]);
    expect(await orderOf(id)).toMatchObject({ status: 0, good: "none", signature: null });
  });

  test("that failed, or went to somebody else, is none", async () => {
    const chain = new PaidChain();
    const { id } = await placeOrder(await openAccount());
    chain.pay({ order: id, error: { InstructionError: [0, "Custom"] } });
    chain.pay({ order: id, to: STRANGER });
    await follow(chain, id);
    expect(await placesOf(id)).toEqual([]);
    expect((await orderOf(id)).status).toBe(0);
  });

  test("of the price in the last second pays the order, whenever somebody looks", async () => {
    const chain = new PaidChain();
    const { id } = await placeOrder(await openAccount());
    const signature = chain.pay({ order: id, minutes: MINUTES });
    await follow(chain, id, MINUTES + 60);
    expect(await orderOf(id)).toMatchObject({ status: 10, good: "made", signature });
    expect(await placesOf(id)).toEqual(["pays"]);
  });

  test("that arrives twice pays once, and is owed back once", async () => {
    const chain = new PaidChain();
    const { id } = await placeOrder(await openAccount());
    chain.pay({ order: id });
    chain.pay({ order: id });
    await Promise.all([follow(chain, id), follow(chain, id), follow(chain, id)]);
    await follow(chain, id);
    expect(await placesOf(id)).toEqual(["pays", "owed: twice"]);
    expect(await db.$count(dropRecipient)).toBe(WALLETS.length);
  });

  test("of two orders in one transaction pays one of them", async () => {
    const chain = new PaidChain();
    const own = await openAccount();
    const [first, second] = [await placeOrder(own), await placeOrder(own)];
    chain.pay({ order: first.id, alsoOrder: second.id });
    await follow(chain, first.id);
    await follow(chain, second.id);
    expect(await placesOf(first.id)).toEqual(["pays"]);
    expect(await placesOf(second.id)).toEqual(["owed"]);
    expect((await orderOf(second.id)).good).toBe("none");
  });

  test("of an order that was cancelled on the way is owed back", async () => {
    const chain = new PaidChain();
    const own = await openAccount();
    const { id } = await placeOrder(own);
    await cancelOrder({ db, now: at(1), account: own.account }, id);
    chain.pay({ order: id });
    await follow(chain, id);
    expect(await placesOf(id)).toEqual(["owed: late"]);
    expect(await orderOf(id)).toMatchObject({ status: 5, reason: "OrderCancelled", good: "none" });
    await expect(cancelOrder({ db, now: at(3), account: own.account }, id)).rejects.toMatchObject({
      code: "OrderClosed",
    });
  });

  test("is found among more than one look reads", async () => {
    const chain = new PaidChain();
    const { id } = await placeOrder(await openAccount());
    for (let dust = 0; dust < 45; dust++) chain.pay({ order: id, amountRaw: 1n, payer: STRANGER });
    chain.pay({ order: id });
    await follow(chain, id);
    expect((await orderOf(id)).status).toBe(0);
    await follow(chain, id);
    await follow(chain, id);
    expect(await orderOf(id)).toMatchObject({ status: 10, good: "made" });
  });

  test.each([
    ["price", { priceRaw: 1n }],
    ["payer", { payer: STRANGER }],
    ["data", { data: { title: "Mine", wallets: [STRANGER] } }],
  ])("pays no order whose %s somebody has changed in D1", async (_, change) => {
    const chain = new PaidChain();
    const { id } = await placeOrder(await openAccount());
    await db.update(serviceOrder).set(change).where(eq(serviceOrder.id, id));
    chain.pay({ order: id, amountRaw: 1n });
    chain.pay({ order: id, payer: STRANGER });
    chain.pay({ order: id });
    await follow(chain, id);
    expect(await orderOf(id)).toMatchObject({ status: 0, good: "none", signature: null });
    expect(await db.$count(dropRecipient)).toBe(0);
  });
});

describe("an order that nobody pays", () => {
  test("fails only once a payment of its last second would have been seen", async () => {
    const chain = new PaidChain();
    const { id } = await placeOrder(await openAccount());
    await follow(chain, id, MINUTES + 14);
    expect((await orderOf(id)).status).toBe(0);
    await follow(chain, id, MINUTES + 15);
    expect(await orderOf(id)).toMatchObject({ status: 5, reason: "OrderExpired" });
  });
});

describe("an allow-list", () => {
  const made = async () => {
    const chain = new PaidChain();
    const { id } = await placeOrder(await openAccount());
    await expect(getAllowList(db, id)).rejects.toMatchObject({ code: "NotFound" });
    chain.pay({ order: id });
    await follow(chain, id);
    return getAllowList(db, id);
  };

  test("proves each of its wallets to anybody, and no other", async () => {
    const list = await made();
    expect(list).toMatchObject({ title: "First hundred", size: 5 });
    for (const [place, wallet] of WALLETS.entries()) {
      expect(await findListedPlace(db, list, wallet)).toMatchObject({ place, proof: { length: 3 } });
    }
    expect(await findListedPlace(db, list, STRANGER)).toBeNull();
    expect(await listAllowed(db, list)).toEqual(WALLETS);
  });

  test("does not know a wallet that somebody wrote into D1", async () => {
    const list = await made();
    await db
      .update(dropRecipient)
      .set({ walletAddress: STRANGER })
      .where(eq(dropRecipient.walletAddress, WALLETS[2] ?? ""));
    expect(await findListedPlace(db, list, STRANGER)).toBeNull();
  });
});

describe("a call for members", () => {
  const ANSWER = { name: "Rina", contact: "rina@example.org", answer: "I draw" };
  const opened = async () => {
    const chain = new PaidChain();
    const { id } = await placeOrder(await openAccount(), { code: "CREATE_RECRUIT" });
    await expect(getCall(db, id)).rejects.toMatchObject({ code: "NotFound" });
    chain.pay({ order: id });
    await follow(chain, id);
    return id;
  };

  test("takes one answer from each wallet until its last second", async () => {
    const id = await opened();
    const closes = (await getCall(db, id)).closesAt.getTime();
    await applyToCall({ db, now: new Date(closes - 1), wallet: PAYER }, id, ANSWER);
    await expect(applyToCall({ db, now: at(5), wallet: PAYER }, id, ANSWER)).rejects.toMatchObject({
      code: "CallAnswered",
    });
    await expect(applyToCall({ db, now: new Date(closes), wallet: STRANGER }, id, ANSWER)).rejects.toMatchObject({
      code: "CallOver",
    });
    expect(await db.select().from(recruitApplication)).toMatchObject([
      { walletAddress: PAYER, ...ANSWER, deleteAt: new Date(closes + 90 * 86_400_000) },
    ]);
  });
});

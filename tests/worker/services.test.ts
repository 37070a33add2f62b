import { env, SELF } from "cloudflare:test";
import bs58 from "bs58";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startProjectSession } from "~/domain/project-accounts/sessions.server";
import { referenceOf } from "~/domain/services/reference";
import { sealSessionId } from "~/domain/sessions/sealed-session-id.server";
import { sealSetting } from "~/domain/settings/seal.server";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { dropRecipient, dropTreeChunk, project, projectAccount, serviceOrder, setting } from "~db/schema";
import { buildDropTree, dropRoot, packDropTree } from "~programs/drop-tree";
import { PROGRAMS } from "~programs/idl/instructions";
import { db, SITE } from "./visitors";

/** Services as a visitor without JavaScript orders them, and the public pages of what was made. */

const { ADMIN_CODE, SESSION_KEYS } = env as unknown as { ADMIN_CODE: string; SESSION_KEYS: string };
const WALLET = "CBfnk2hTitLAVo7nKfEC59pAG8aDZkoDdXMTGjgGbG7u";
const OTHER = "CV58wmCfFgsMSYysMLWr8zAp5ZqcNxGcPQBYT2AwVwt4";
const DETAILS = {
  ...{ nickname: "Bora", name: "Bora Kim", phone: "+821012345678", idCardKind: "residence" as const },
  ...{ homeAddress: "Seoul, Jongno-gu 1", walletAddress: WALLET, passwordHash: "" },
};
let requests = 0;

const ask = (path: string, init: RequestInit = {}) =>
  SELF.fetch(`${SITE}${path}`, {
    redirect: "manual",
    ...init,
    headers: { "CF-Connecting-IP": `2001:db8:b:${(++requests).toString(16)}::1`, ...(init.headers as object) },
  });
const read = (path: string, Cookie = "") => ask(path, { headers: { Cookie } });
const send = (path: string, fields: Record<string, string>, Cookie = "", Origin = SITE) =>
  ask(path, { method: "POST", body: new URLSearchParams(fields), headers: { Cookie, Origin } });

async function openAccount(status: "pending" | "approved" = "approved") {
  const [id, now] = [crypto.randomUUID(), new Date()];
  const row = {
    id,
    email: `${id}@example.org`,
    status,
    kind: "personal" as const,
    language: "en" as const,
    ...DETAILS,
  };
  await db.insert(projectAccount).values({ ...row, createdAt: now, updatedAt: now });
  const facts = {
    symbol: "TORI",
    name: "Tori",
    koreanName: "",
    mainnet: "solana" as const,
    jsonPath: "",
    imageUrl: "",
  };
  const made = {
    description: "",
    projectFeeBps: 0,
    creatorFeeBps: 0,
    createdBy: row.email,
    createdAt: now,
    updatedAt: now,
  };
  const [own] = await db
    .insert(project)
    .values({ ...facts, ...made, ownerId: id })
    .returning({ id: project.id });
  const session = await startProjectSession({ db, now }, id);
  return { key: own?.id ?? 0, cookie: `__Host-project=${await sealSessionId([SESSION_KEYS], `project-${session}`)}` };
}

type Owner = Awaited<ReturnType<typeof openAccount>>;

const order = ({ key, cookie }: Owner, form: string, fields: Record<string, string>, number = crypto.randomUUID()) =>
  send(`/eng/project/order/${form}/${key}`, { number, payer: WALLET, title: "First hundred", ...fields }, cookie);

/** An order that was paid, and whose good was made: `goodKey` is what it is known by. */
async function made(owner: Owner, form: string, fields: Record<string, string>, goodKey?: (id: string) => string) {
  const response = await order(owner, form, fields);
  const id = response.headers.get("Location")?.split("/").at(-1) ?? "";
  const now = new Date();
  await db
    .update(serviceOrder)
    .set({ status: 10, good: "made", goodKey: goodKey?.(id) ?? null, signature: id, paidAt: now, madeAt: now })
    .where(eq(serviceOrder.id, id));
  return id;
}

/** The tree of an order's list. The chain's libraries, with which the site stores it, cannot be loaded here. */
function treeOf(id: string, wallets: string[]) {
  const key = { program: bs58.decode(PROGRAMS.drop.address), campaign: bs58.decode(referenceOf(id)) };
  return buildDropTree(
    key,
    wallets.map((wallet) => ({ holder: bs58.decode(wallet), amountRaw: 1n })),
  );
}

async function storeList(id: string, wallets: string[]): Promise<void> {
  const campaignAddress = referenceOf(id);
  for (const [place, walletAddress] of wallets.entries()) {
    await db.insert(dropRecipient).values({ campaignAddress, place, walletAddress, amountRaw: 1n });
  }
  for (const { layer, number, bytes } of packDropTree(treeOf(id, wallets))) {
    await db
      .insert(dropTreeChunk)
      .values({ campaignAddress, layer, number, bytes: btoa(String.fromCharCode(...bytes)) });
  }
}

let owner: Owner;
beforeAll(async () => {
  owner = await openAccount();
});

const PRICES = { CREATE_WHITELIST: { coin: "SCG", price: "100" }, CREATE_RECRUIT: { coin: "USDC", price: "5" } };
beforeEach(async () => {
  const stored = { key: "service_prices" as const, value: JSON.stringify(PRICES) };
  const value = { ...stored, seal: await sealSetting(ADMIN_CODE, stored), updatedAt: new Date() };
  await db.insert(setting).values(value).onConflictDoUpdate({ target: setting.key, set: value });
});

describe("ordering without JavaScript", () => {
  it.each(["services/1", "order/allowList/1", "orders/1", "orders/1/applicants.csv"])(
    "leads whoever has not logged in to the log-in: %s",
    async (path) => {
      const response = await read(`/eng/project/${path}`);
      expect([response.status, response.headers.get("Location")]).toEqual([302, "/eng/project/login"]);
    },
  );

  it.each(LOCALES.map((locale) => [locale.path, locale] as const))(
    "offers in %s what has a price and a good, and names what is not offered yet",
    async (path, locale) => {
      const { services } = textsOf(locale);
      const page = await (await read(`/${path}/project/services/${owner.key}`, owner.cookie)).text();
      for (const text of [services.codes.CREATE_WHITELIST.what, services.codes.CREATE_RECRUIT.what, "Tori"]) {
        expect(page).toContain(text);
      }
      expect(page).toContain(`/${path}/project/order/allowList/${owner.key}`);
      expect(page).toContain(services.page.notYet);
      expect(page).toContain(services.codes.CREATE_PRESALE.name);
    },
  );

  it("answers another's project, order and file with 404", async () => {
    const id = (await order(owner, "allowList", { wallets: WALLET })).headers.get("Location")?.split("/").at(-1);
    const other = await openAccount();
    for (const path of [`services/${owner.key}`, `order/allowList/${owner.key}`, `orders/${id}`]) {
      expect((await read(`/eng/project/${path}`, other.cookie)).status, path).toBe(404);
    }
    expect((await read(`/eng/project/orders/${id}/applicants.csv`, other.cookie)).status).toBe(404);
    expect((await send(`/eng/project/orders/${id}`, { deed: "cancel" }, other.cookie)).status).toBe(404);
    expect(
      (await send(`/eng/project/orders/${id}`, { deed: "cancel" }, owner.cookie, "https://example.com")).status,
    ).toBe(400);
  });

  it("brings a form back with what is wrong, and nothing is ordered", async () => {
    const before = await db.$count(serviceOrder);
    const response = await order(owner, "allowList", { wallets: `${WALLET}\n${WALLET}` });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(textsOf(LOCALES[1]).project.problems.walletTwice);
    expect(await db.$count(serviceOrder)).toBe(before);
  });

  it("shows the whole order before it is paid, and cancels it", async () => {
    const number = crypto.randomUUID();
    const first = await order(owner, "allowList", { wallets: `${WALLET}\n${OTHER}` }, number);
    const again = await order(owner, "allowList", { wallets: WALLET }, number);
    const at = first.headers.get("Location") ?? "";
    expect([first.status, again.status, again.headers.get("Location")]).toEqual([302, 302, at]);
    const { services } = textsOf(LOCALES[1]);
    const page = await (await read(at, owner.cookie)).text();
    const promise = services.promises.CREATE_WHITELIST;
    for (const text of [services.standings.waiting.title, promise.admin, promise.final, "100", WALLET, number]) {
      expect(page).toContain(text);
    }
    expect((await send(at, { deed: "cancel" }, owner.cookie)).status).toBe(302);
    expect(await (await read(at, owner.cookie)).text()).toContain(services.standings.cancelled.title);
    expect((await send(at, { deed: "cancel" }, owner.cookie)).status).toBe(409);
  });

  it("takes a list of five thousand wallets", async () => {
    const wallets = Array.from(
      { length: 5_000 },
      (_, n) => OTHER.slice(0, 40) + (1_111 + n).toString(9).replaceAll("0", "9"),
    );
    const unique = [...new Set(wallets)].filter((wallet) => wallet.length === 44);
    const response = await order(owner, "allowList", { wallets: unique.join("\r\n") });
    expect(response.status, await response.clone().text()).toBe(302);
  });
});

describe("what was made", () => {
  it("is an allow-list on which anybody checks an address", async () => {
    const wallets = [WALLET, OTHER];
    const rootOf = (number: string) => bs58.encode(dropRoot(treeOf(number, wallets)));
    const id = await made(owner, "allowList", { wallets: wallets.join("\n") }, rootOf);
    await storeList(id, wallets);
    const { allowList } = textsOf(LOCALES[1]).services;
    const ask = async (address: string) => {
      const response = await read(`/eng/allowList/${id}?address=${encodeURIComponent(address)}`);
      return [response.status, await response.text()] as const;
    };
    expect(await ask(OTHER)).toEqual([200, expect.stringContaining(allowList.yes)]);
    expect(await ask("4pVi5v3A372ELRfzHgYWB7Y475UYQYu2aeis2ap3h2QC")).toEqual([
      200,
      expect.stringContaining(allowList.no),
    ]);
    expect(await ask("<script>")).toEqual([400, expect.stringContaining(allowList.wrong)]);
    const file = await read(`/eng/allowList/${id}/list.csv`);
    expect((await file.text()).split("\r\n").slice(1)).toEqual([WALLET, OTHER]);
  });

  it("is a call for members, for which somebody has to sign in", async () => {
    const id = await made(owner, "recruit", { details: "Pixel art", closesAt: "2099-01-01T00:00" });
    const page = await (await read(`/kor/recruit/${id}`)).text();
    expect(page).toContain("Pixel art");
    const fields = { name: "Rina", contact: "rina@example.org", answer: "I draw", wallet: WALLET };
    expect((await send(`/eng/recruit/${id}`, fields)).status).toBe(401);
  });

  it("is nowhere before it is paid", async () => {
    const at = (await order(owner, "allowList", { wallets: WALLET })).headers.get("Location") ?? "";
    const id = at.split("/").at(-1);
    for (const path of [`allowList/${id}`, `allowList/${id}/list.csv`, `recruit/${id}`, "recruit/none"]) {
      expect((await read(`/eng/${path}`)).status, path).toBe(404);
    }
  });
});

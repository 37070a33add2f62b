import { SELF } from "cloudflare:test";
import { ed25519 } from "@noble/curves/ed25519";
import bs58 from "bs58";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { airdropApplication, airdropList, airdropRecipient } from "~db/schema";
import { ask } from "./build";
import { db, type Holder, openEvmHolder, openHolder, post, SITE } from "./visitors";

const FORM_TYPE = "application/x-www-form-urlencoded";
const { airdrop: ENGLISH } = textsOf(LOCALES[1]);
const DAY_MS = 86_400_000;
const solanaAddress = () => bs58.encode(ed25519.getPublicKey(crypto.getRandomValues(new Uint8Array(32))));
const evmAddress = () => `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(20))).toString("hex")}`;
let lists = 0;

describe("the airdrop search", () => {
  it("says in each language what an address gets, in every spelling and without a script", async () => {
    const address = evmAddress();
    await openList([address]);
    for (const locale of LOCALES) {
      const { record } = textsOf(locale).airdrop;
      for (const spelled of [address, `0x${address.slice(2).toUpperCase()}`]) {
        const response = await SELF.fetch(`${SITE}/${locale.path}/airdrop?address=${spelled}`);
        expect(response.status).toBe(200);
        expect(response.headers.get("Cache-Control")).toContain("no-store");
        const html = await response.text();
        for (const said of [record.notCompleted, record.waitingEvm, "25 SCG"]) expect(html).toContain(said);
      }
    }
  });

  it("says honestly that it found nothing, and does not look for what is no address", async () => {
    const nothing = await SELF.fetch(`${SITE}/eng/airdrop?address=${solanaAddress()}`);
    expect(await nothing.text()).toContain(ENGLISH.search.notFound);
    for (const wrong of ["hello", "0x12", "<script>alert(1)</script>", "%00", "1".repeat(5_000)]) {
      const response = await SELF.fetch(`${SITE}/eng/airdrop?address=${encodeURIComponent(wrong)}`);
      expect(response.status).toBe(400);
      const html = await response.text();
      expect(html).toContain(ENGLISH.search.wrong);
      expect(html).not.toContain("<script>alert(1)");
    }
  });

  it("never says where a recipient wants it sent, nor anything of a draft", async () => {
    const holder = await openEvmHolder(evmAddress());
    const [list, target] = [await openList([holder.address]), solanaAddress()];
    await openList([holder.address], { state: "draft", nameEn: "A secret list" });
    await storeApplication(list, holder, target);
    const html = await (await SELF.fetch(`${SITE}/eng/airdrop?address=${holder.address}`)).text();
    expect(html).toContain("25 SCG");
    expect(html).not.toContain(target);
    expect(html).not.toContain("A secret list");
  });

  it("is limited apart from other pages, and says so in words", async () => {
    const keys: string[] = [];
    const limit = async ({ key }: { key: string }) => {
      keys.push(key);
      return { success: !key.startsWith("airdrop ") };
    };
    const address = evmAddress();
    await openList([address]);
    const request = new Request(`${SITE}/eng/airdrop?address=${address}`);
    const response = await ask(request, { PAGE_LIMIT: { limit } });
    expect(response.status).toBe(429);
    const html = await response.text();
    expect(html).toContain("Too many requests");
    expect(html).toContain(`value="${address}"`);
    expect(html).not.toContain("25 SCG");
    expect(keys).toContain("airdrop 127.0.0.1");
  });
});

describe("an application", () => {
  it("is shown to its own session alone", async () => {
    const [alice, eve] = [await openEvmHolder(evmAddress()), await openEvmHolder(evmAddress())];
    const list = await openList([alice.address, eve.address]);
    const target = solanaAddress();
    await storeApplication(list, alice, target);
    expect(await pageOf(list, alice)).toContain(target);
    expect(await pageOf(list, eve)).not.toContain(target);
  });

  it("is not stored while the chain cannot say whose the target is, and loses nothing that was typed", async () => {
    const holder = await openEvmHolder(evmAddress());
    const [list, target] = [await openList([holder.address]), solanaAddress()];
    for (const confirmed of ["", "yes"]) {
      const response = await apply(list, { holder, target, confirmed });
      expect(response.status).toBe(503);
      expect(await response.text()).toContain(`value="${target}"`);
    }
    expect(await versionsOf(list)).toEqual([]);
  });

  it("is refused for another's address, another wallet, without a session and from another site", async () => {
    const [alice, eve] = [await openEvmHolder(evmAddress()), await openEvmHolder(evmAddress())];
    const solana = await openHolder(solanaAddress());
    const list = await openList([alice.address]);
    const wish = { target: solanaAddress(), confirmed: "yes" };
    expect((await apply(list, { ...wish, holder: eve })).status).toBe(403);
    expect((await apply(list, { ...wish, holder: eve, owner: alice.address })).status).toBe(403);
    expect((await apply(list, { ...wish, holder: solana })).status).toBe(401);
    expect((await apply(list, { ...wish, owner: alice.address })).status).toBe(401);
    for (const Origin of ["https://evil.test", "null", ""]) {
      expect((await apply(list, { ...wish, holder: alice }, { Origin })).status).toBeGreaterThanOrEqual(400);
    }
    expect(await versionsOf(list)).toEqual([]);
  });

  it("returns what was typed with the specification's words if it is no Solana wallet's", async () => {
    const holder = await openEvmHolder(evmAddress());
    const list = await openList([holder.address]);
    const long = `${solanaAddress()}${" ".repeat(200)}x`;
    for (const target of [holder.address, "11111111111111111111111111111111", 'x"><b>', long]) {
      for (const locale of LOCALES) {
        const response = await apply(list, { holder, target, confirmed: "yes" }, {}, locale.path);
        expect(response.status).toBe(400);
        const html = await response.text();
        expect(html).toContain(textsOf(locale).airdrop.apply.wrong);
        expect(html).not.toContain('"><b>');
      }
    }
    expect(await versionsOf(list)).toEqual([]);
  });

  it("is refused once the list is closed or the airdrop sent, and the page says so", async () => {
    const holder = await openEvmHolder(evmAddress());
    const closed = await openList([holder.address], { closesAt: new Date(Date.now() - 1_000) });
    expect((await apply(closed, { holder, target: solanaAddress(), confirmed: "yes" })).status).toBe(409);
    expect(await pageOf(closed, holder)).toContain(ENGLISH.apply.closedEvm);
    const sent = await openList([holder.address]);
    await db
      .update(airdropRecipient)
      .set({ status: "completed", sentAt: new Date(), transaction: "5".repeat(87) })
      .where(eq(airdropRecipient.listKey, sent));
    expect((await apply(sent, { holder, target: solanaAddress(), confirmed: "yes" })).status).toBe(409);
    const html = await pageOf(sent, holder);
    expect(html).toContain(ENGLISH.apply.sentTitle);
    expect(html).toContain(`explorer.solana.com/tx/${"5".repeat(87)}`);
  });

  it.each([
    ["no body", ""],
    ["no text", "\xff\xfe%ff%00"],
    ["a wrong version", "target=x&version=%F0%9F%98%80"],
    ["17 kB", `target=${"x".repeat(17_000)}`],
  ])("is answered in words where it is %s", async (_, body) => {
    const holder = await openEvmHolder(evmAddress());
    const list = await openList([holder.address]);
    const response = await post(`/eng/airdrop/${list}`, body, { ...holder.headers, "Content-Type": FORM_TYPE });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await versionsOf(list)).toEqual([]);
  });
});

describe("the page of a list", () => {
  it.each(["no-such-list", "__proto__", "%00", "a'b"])("does not exist at %s", async (key) => {
    expect((await SELF.fetch(`${SITE}/eng/airdrop/${key}`)).status).toBe(404);
    expect((await apply(key, { holder: await openEvmHolder(evmAddress()), target: solanaAddress() })).status).toBe(404);
  });

  it("asks a visitor for the listed wallet, and tells one that is not on the list", async () => {
    const list = await openList([evmAddress()]);
    expect(await (await SELF.fetch(`${SITE}/eng/airdrop/${list}`)).text()).toContain(ENGLISH.apply.needEvmTitle);
    expect(await pageOf(list, await openEvmHolder(evmAddress()))).toContain(ENGLISH.apply.notListedTitle);
  });
});

async function openList(addresses: string[], change: Partial<typeof airdropList.$inferInsert> = {}): Promise<string> {
  const key = `worker-list-${++lists}`;
  await db.insert(airdropList).values({
    key,
    ...{ nameKo: "목록", nameEn: "A list", nameId: "Daftar", giftKo: "코인", giftEn: "Coins", giftId: "Koin" },
    chain: "eip155",
    opensAt: new Date(Date.now() - DAY_MS),
    closesAt: new Date(Date.now() + DAY_MS),
    state: "published",
    isSample: false,
    ...change,
  });
  await db.insert(airdropRecipient).values(addresses.map((address) => ({ listKey: key, address, item: "25 SCG" })));
  return key;
}

async function storeApplication(listKey: string, { address }: Holder, targetAddress: string): Promise<void> {
  const row = { listKey, address, targetAddress, version: 1, userId: "user", appliedAt: new Date() };
  await db.insert(airdropApplication).values(row);
}

type Form = { holder?: Holder; owner?: string; target: string; confirmed?: string };

function apply(list: string, { holder, owner, ...fields }: Form, headers: Record<string, string> = {}, path = "eng") {
  const form = new URLSearchParams({ ...fields, owner: owner ?? holder?.address ?? "", version: "0" });
  return post(`/${path}/airdrop/${list}`, form.toString(), {
    ...holder?.headers,
    "Content-Type": FORM_TYPE,
    ...headers,
  });
}

async function pageOf(list: string, holder: Holder): Promise<string> {
  return (await SELF.fetch(`${SITE}/eng/airdrop/${list}`, { headers: holder.headers })).text();
}

const versionsOf = (list: string) => db.select().from(airdropApplication).where(eq(airdropApplication.listKey, list));

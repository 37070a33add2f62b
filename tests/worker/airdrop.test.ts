import { SELF } from "cloudflare:test";
import { Keypair } from "@solana/web3.js";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { airdropApplication, airdropList, airdropRecipient } from "~db/schema";
import { db, type Holder, openEvmHolder, openHolder, post, SITE, untilMinuteHasRoom } from "./visitors";

const FORM_TYPE = "application/x-www-form-urlencoded";
const { airdrop: ENGLISH } = textsOf(LOCALES[1]);
const DAY_MS = 86_400_000;
const solanaAddress = () => Keypair.generate().publicKey.toBase58();
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
    expect((await apply(list, { holder, target, confirmed: "yes" })).status).toBe(302);
    const html = await (await SELF.fetch(`${SITE}/eng/airdrop?address=${holder.address}`)).text();
    expect(html).toContain("25 SCG");
    expect(html).not.toContain(target);
    expect(html).not.toContain("A secret list");
  });

  it("is limited, and says so in words", async () => {
    await untilMinuteHasRoom(15_000);
    const headers = { "CF-Connecting-IP": "203.0.113.77" };
    let response = new Response();
    for (let use = 0; use < 130 && response.status !== 429; use++) {
      response = await SELF.fetch(`${SITE}/eng/airdrop?address=${solanaAddress()}`, { headers });
      if (response.status !== 429) await response.text();
    }
    expect(response.status).toBe(429);
    expect(await response.text()).toContain("Too many requests");
  });
});

describe("an application", () => {
  it("is checked, shown once more, and stored only on a yes", async () => {
    const holder = await openEvmHolder(evmAddress());
    const [list, target] = [await openList([holder.address]), solanaAddress()];
    const asked = await apply(list, { holder, target });
    expect(asked.status).toBe(200);
    const html = await asked.text();
    expect(html).toContain(ENGLISH.apply.confirmTitle);
    expect(html).toContain(`value="${target}"`);
    expect(await versionsOf(list)).toEqual([]);
    const answers = await Promise.all([1, 2, 3].map(() => apply(list, { holder, target, confirmed: "yes" })));
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
    expect(answers[0]?.headers.get("Location")).toBe(`/eng/airdrop/${list}`);
    expect(await versionsOf(list)).toMatchObject([{ targetAddress: target, address: holder.address, version: 1 }]);
    const page = await (await SELF.fetch(`${SITE}/eng/airdrop/${list}`, { headers: holder.headers })).text();
    expect(page).toContain(ENGLISH.apply.namedTitle);
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
    for (const target of [holder.address, "11111111111111111111111111111111", 'x"><b>']) {
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

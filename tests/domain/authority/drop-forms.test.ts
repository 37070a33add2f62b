import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { readList } from "~/admin/read-list.server";
import { readRow } from "~/admin/read-row.server";
import { dropCampaignResource } from "~/admin/resources/drop-campaign.server";
import { formNamed } from "~/admin/resources.server";
import { getDeed } from "~/domain/authority/queries.server";
import { listDrop } from "~/domain/drop/commands.server";
import { expectCampaign } from "~/domain/drop/deeds/read-campaign.server";
import { localeContext } from "~/server/context";
import { dropCampaign, dropRecipient } from "~db/schema";
import { findCampaignAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { createCoinCampaign } from "~programs/drop";
import { testDatabase as db } from "../database";
import { chain, coinOf, fundedWallet, mint, sendPlainly } from "../staking/chain-world";
import { type TestWallet, testWallet } from "../transactions/wallet";
import { adminDeps } from "./admin-deps";
import { carryOutDeed, SCG, staffDeps } from "./authority-world";
import { filledDraft } from "./drop-world";

/** A drop from its list to its end, through the forms of the staff area. */

let creator: TestWallet;
let funder: TestWallet;
beforeAll(async () => {
  creator = await fundedWallet();
  funder = await fundedWallet();
}, 60_000);

/** Sends a form of a campaign, and returns the deed that it prepared. */
async function send(name: string, key: string, values: object = {}) {
  const form = formNamed(`dropCampaign.${name}`)!;
  const saved = await form.save(await adminDeps(), form.schema.parse(values), key);
  return getDeed(db, saved?.key ?? "");
}

/** The deeds that the page of a campaign offers, as it draws them. */
async function offered(key: string, rpcUrl = inject("rpcUrl")) {
  const { deeds } = await readRow(await adminDeps({ rpcUrl }), { resource: dropCampaignResource, key });
  return deeds.map(({ to, look }) => `${to.split("/").at(-1)} ${look}`);
}

/** The whole gift of a campaign, as its page and the list of all campaigns name it. */
async function amountsShown(key: string): Promise<string[]> {
  const deps = await adminDeps();
  const { facts } = await readRow(deps, { resource: dropCampaignResource, key });
  const url = new URL("https://punkvism.test/admin/powerzone/drop/list");
  const locale = deps.context.get(localeContext);
  const { rows } = await readList(deps, { resource: dropCampaignResource, url, locale, staff: deps.actor.staff });
  const cells = rows.find((row) => row.key === key)?.cells ?? [];
  return [...facts.map(({ value }) => value), ...cells].flatMap((value) =>
    "text" in value && value.text.startsWith("5\u00a0") ? [value.text] : [],
  );
}

async function signed(name: string, key: string, by: TestWallet, values: object = {}) {
  const deed = await send(name, key, values);
  const { status, problem } = await carryOutDeed(await staffDeps(), by, deed);
  return [status, problem];
}

const draftOf = (number: string, list: string, changes: object = {}) => ({
  ...{ creator: creator.address, funder: funder.address, number, mint: mint.toBase58(), list },
  ...{ begin: "2026-01-01T00:00", end: "2125-01-01T00:00", ...changes },
});
const listOf = (...wallets: string[]) => ["wallet,amount", ...wallets.map((wallet) => `${wallet},2.5`)].join("\n");
const addressOf = (campaignId: number) =>
  findCampaignAddress({ creator: creator.keypair.publicKey, campaignId }).toBase58();

describe("a drop of coins", () => {
  it("is drafted from a list, filled by its funder and opened, and each time offers the actions of its state", async () => {
    const key = addressOf(1);
    const wallets = [testWallet().address, testWallet().address];
    const draft = await send("create", "", draftOf("1", listOf(...wallets)));
    expect(draft).toMatchObject({ kind: "createCampaign", authorityAddress: creator.address });
    expect(draft.parameters).toMatchObject({ totalRaw: String(5n * SCG), recipients: "2", supply: "2" });
    expect(await db.$count(dropRecipient, eq(dropRecipient.campaignAddress, key))).toBe(2);
    await carryOutDeed(await staffDeps(), creator, draft);
    expect((await expectCampaign(chain, key)).campaign).toMatchObject({ state: "draft", supply: 2, pages: 0 });
    expect(await amountsShown(key)).toEqual(["5\u00a0SCG", "5\u00a0SCG"]);
    await expect(send("open", key)).rejects.toMatchObject({ code: "CampaignNotFilled" });
    expect(await offered(key)).toEqual(["fill primary", "returnCoins danger"]);
    expect(await offered(key, "http://127.0.0.1:9")).toEqual(["fill danger", "open danger", "returnCoins danger"]);
    const before = await coinOf(funder);
    expect(await signed("fill", key, funder)).toEqual(["landed", null]);
    expect(before - (await coinOf(funder))).toBe(5n * SCG);
    await expect(send("fill", key)).rejects.toMatchObject({ code: "NothingChanges" });
    // staff see the first places, so each of them has to be one of the chain's list
    const second = and(eq(dropRecipient.campaignAddress, key), eq(dropRecipient.place, 1));
    await db.update(dropRecipient).set({ walletAddress: testWallet().address }).where(second);
    await expect(send("open", key)).rejects.toMatchObject({ code: "ListNotStored" });
    await db
      .update(dropRecipient)
      .set({ walletAddress: wallets[1] ?? "" })
      .where(second);
    expect(await offered(key)).toEqual(["open primary", "returnCoins danger"]);
    expect(await signed("open", key, creator)).toEqual(["landed", null]);
    const [row] = await db.select().from(dropCampaign).where(eq(dropCampaign.address, key));
    expect(row?.state).toBe("open");
    expect(await offered(key)).toEqual([]);
    await expect(send("returnCoins", key)).rejects.toMatchObject({ code: "CampaignNotOver" });
    await expect(send("close", key)).rejects.toMatchObject({ code: "NotFound" });
  });

  it("can be taken back and closed while it is a draft, and its number is not used again", async () => {
    const key = addressOf(2);
    await signed("create", "", creator, draftOf("2", listOf(testWallet().address)));
    expect(await signed("fill", key, funder)).toEqual(["landed", null]);
    expect(await signed("returnCoins", key, funder)).toEqual(["landed", null]);
    expect(await offered(key)).toEqual(["close primary"]);
    expect(await signed("close", key, creator)).toEqual(["landed", null]);
    const again = send("create", "", draftOf("2", listOf(testWallet().address)));
    await expect(again).rejects.toMatchObject({ code: "CampaignIdTaken" });
  });

  it("keeps the list of a draft that still waits for a signature", async () => {
    await send("create", "", draftOf("3", listOf(testWallet().address)));
    const other = send("create", "", draftOf("3", listOf(testWallet().address, testWallet().address)));
    await expect(other).rejects.toMatchObject({ code: "CampaignIdTaken" });
    expect(await db.$count(dropRecipient, eq(dropRecipient.campaignAddress, addressOf(3)))).toBe(1);
  });

  it.each([
    ["a line that is wrong", { list: "wallet,amount\nnobody,1" }, "RowsWrong"],
    ["an end before the beginning", { end: "2025-12-31T00:00" }, "WindowInvalid"],
    ["more gifts than recipients", { supply: "2" }, "SupplyInvalid"],
    ["a coin that is none", { mint: testWallet().address }, "CoinUnknown"],
  ])("is refused for %s", async (_, changes, code) => {
    const values = draftOf("4", listOf(testWallet().address), changes);
    await expect(send("create", "", values)).rejects.toMatchObject({ code });
    expect(await db.$count(dropRecipient, eq(dropRecipient.campaignAddress, addressOf(4)))).toBe(0);
  });

  it("needs a second person to be filled, opened or taken back", async () => {
    const deps = await adminDeps();
    for (const name of ["fill", "open", "returnCoins"]) {
      expect([name, await formNamed(`dropCampaign.${name}`)?.approval?.(deps, {}, "")]).toEqual([name, true]);
    }
    expect(await formNamed("grant.revoke")?.approval?.(deps, {}, "")).toBe(true);
    // it says which wallets pay for grants, and which coin is meant by its name
    expect(await formNamed("setting.change")?.approval?.(deps, {}, "vesting")).toBe(true);
  });

  it("is filled only with the list that staff see, although its creator can make the campaign with another", async () => {
    const thief = await fundedWallet();
    const campaignId = 11;
    const campaign = findCampaignAddress({ creator: thief.keypair.publicKey, campaignId });
    const key = campaign.toBase58();
    await send("create", "", draftOf("11", listOf(testWallet().address), { creator: thief.address }));
    // what the deed asked for is never signed: the chain gets a list that pays the thief
    const rows = [{ wallet: thief.address, amountRaw: (5n * SCG) / 2n }];
    const { root } = listDrop(db, { campaignAddress: key, rows });
    const terms = { root, beginTs: 0n, endTs: 4_891_363_200n, recipients: 1, totalGiftRaw: (5n * SCG) / 2n };
    const roles = { pauser: thief.keypair.publicKey, funder: funder.keypair.publicKey };
    const coin = { mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
    const creation = createCoinCampaign({ creator: thief.keypair.publicKey, campaignId, ...coin, terms, ...roles });
    await sendPlainly(thief, [creation]);
    const [{ address: _, ...known }] = (await db.select().from(dropCampaign)) as [typeof dropCampaign.$inferSelect];
    await db.insert(dropCampaign).values({ ...known, address: key, state: "draft", closedAt: null });
    const deps = await adminDeps();
    expect(await formNamed("dropCampaign.fill")?.load?.(deps, key)).toEqual({});
    await expect(formNamed("dropCampaign.fill")?.preview?.(deps, {}, key)).rejects.toMatchObject({
      code: "ListNotStored",
    });
    await expect(send("fill", key)).rejects.toMatchObject({ code: "ListNotStored" });
  });

  it("that is not the site's offers no deeds, although the indexer knows it", async () => {
    const key = await filledDraft(creator, 9);
    const [{ address: _, ...known }] = (await db.select().from(dropCampaign)) as [typeof dropCampaign.$inferSelect];
    await db.insert(dropCampaign).values({ ...known, address: key, state: "draft", closedAt: null });
    const load = formNamed("dropCampaign.open")?.load;
    expect(await load?.(await adminDeps(), key)).toEqual({});
    await db.delete(dropRecipient).where(eq(dropRecipient.campaignAddress, key));
    for (const name of ["fill", "open", "returnCoins"]) {
      expect(await formNamed(`dropCampaign.${name}`)?.load?.(await adminDeps(), key)).toBeNull();
      await expect(send(name, key)).rejects.toMatchObject({ code: "NotFound" });
    }
  });
});

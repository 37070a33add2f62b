import { createCloseAccountInstruction } from "@solana/spl-token";
import { PublicKey } from "@solana/web3.js";
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readRow } from "~/admin/read-row.server";
import { dropCampaignResource } from "~/admin/resources/drop-campaign.server";
import { formNamed } from "~/admin/resources.server";
import { planDeed } from "~/domain/authority/prepare.server";
import { getDeed } from "~/domain/authority/queries.server";
import { depositNfts } from "~/domain/drop/deeds/deposit-nfts.server";
import { expectCampaign } from "~/domain/drop/deeds/read-campaign.server";
import { readKeptGifts } from "~/domain/drop/deeds/read-gifts.server";
import { returnNfts } from "~/domain/drop/deeds/return-nfts.server";
import { findProofs } from "~/domain/drop/queries.server";
import { authorityDeed, dropRecipient } from "~db/schema";
import { findCampaignAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { claimNft } from "~programs/drop";
import { createTokenAccount } from "~programs/token-accounts";
import { testDatabase as db } from "../database";
import { plantNft } from "../nft-staking/nft-world";
import { chain, fundedWallet, mint, sendPlainly, travel } from "../staking/chain-world";
import { type TestWallet, testWallet } from "../transactions/wallet";
import { adminDeps } from "./admin-deps";
import { carryOutDeed, staffDeps } from "./authority-world";
import { heldNfts, nftAccountOf, readChainTs } from "./drop-world";

/** A drop of NFTs from its list to its end, by the forms of the staff area, on the real program. */

let creator: TestWallet;
let funder: TestWallet;
beforeAll(async () => {
  creator = await fundedWallet();
  funder = await fundedWallet();
}, 60_000);
beforeEach(async () => {
  await db.delete(authorityDeed);
});

async function send(name: string, key: string, values: object = {}) {
  const form = formNamed(`dropCampaign.${name}`)!;
  return form.save(await adminDeps(), form.schema.parse(values), key);
}

/** Has the wallet of each waiting deed sign it, in the order in which they were prepared, or only the first of them. */
async function signAll(by: TestWallet, most = 100): Promise<(string | null)[]> {
  const rows = await db.select().from(authorityDeed).where(eq(authorityDeed.status, "waiting"));
  const ends: (string | null)[] = [];
  for (const { id } of rows.slice(0, most)) {
    const { status, problem } = await carryOutDeed(await staffDeps(), by, await getDeed(db, id));
    ends.push(problem ?? status);
  }
  return ends;
}

async function offered(key: string) {
  const { deeds } = await readRow(await adminDeps(), { resource: dropCampaignResource, key });
  return deeds.map(({ to, look }) => `${to.split("/").at(-1)} ${look}`);
}

const addressOf = (campaignId: number) =>
  findCampaignAddress({ creator: creator.keypair.publicKey, campaignId }).toBase58();
const plant = (count: number) => Promise.all(Array.from({ length: count }, () => plantNft(funder)));
const listOf = (count: number) => ["wallet", ...Array.from({ length: count }, () => testWallet().address)].join("\n");

async function draft(number: number, nfts: string[], changes: object = {}) {
  const window = { begin: "2026-01-01T00:00", end: "2125-01-01T00:00" };
  const roles = { creator: creator.address, funder: funder.address };
  const values = { ...roles, number: String(number), nft: nfts[0], list: listOf(nfts.length), ...window, ...changes };
  await send("create", "", values);
  return addressOf(number);
}

describe("a drop of NFTs", () => {
  it("is drafted, gets its NFTs by a deed for each four, and is opened", async () => {
    const nfts = await plant(5);
    const key = await draft(1, nfts);
    expect(await signAll(creator)).toEqual(["landed"]);
    expect((await expectCampaign(chain, key)).campaign).toMatchObject({ kind: "nfts", state: "draft", recipients: 5 });
    expect(await offered(key)).toEqual(["depositNfts primary", "returnNfts danger"]);
    const list = nfts.join("\n");
    const saved = await send("depositNfts", key, { nfts: list });
    expect(saved).toMatchObject({ noun: "authorityDeed", page: "sign" });
    await expect(send("depositNfts", key, { nfts: list })).rejects.toMatchObject({ code: "NothingChanges" });
    // what is signed first is in; the list that is sent again asks for nothing twice
    expect(await signAll(funder, 1)).toEqual(["landed"]);
    expect(await offered(key)).toEqual(["depositNfts primary", "returnNfts danger"]);
    expect(await signAll(funder)).toEqual(["landed"]);
    const gifts = await readKeptGifts(chain, key, [0, 1, 2, 3, 4]);
    expect(gifts.map((gift) => [gift.mint.toBase58(), gift.isEscrowEmpty])).toEqual(nfts.map((nft) => [nft, false]));
    expect(await offered(key)).toEqual(["open primary", "returnNfts danger"]);
    await send("open", key);
    expect(await signAll(creator)).toEqual(["landed"]);
    expect(await offered(key)).toEqual([]);
    await expect(send("returnNfts", key)).rejects.toMatchObject({ code: "CampaignNotOver" });
  });

  it("gives a draft's NFTs back to the wallet that put them in, and is closed", async () => {
    const nfts = await plant(5);
    const key = await draft(2, nfts);
    await signAll(creator);
    await send("depositNfts", key, { nfts: `mint\n${nfts.join("\n")}\n` });
    expect(await signAll(funder, 1)).toEqual(["landed"]);
    await db.delete(authorityDeed);
    await send("returnNfts", key);
    expect(await signAll(funder)).toEqual(["landed"]);
    expect((await expectCampaign(chain, key)).campaign).toMatchObject({ state: "settled", pages: 0, depositedRaw: 0n });
    expect(await offered(key)).toEqual(["close primary"]);
    await send("close", key);
    expect(await signAll(creator)).toEqual(["landed"]);
    await expect(draft(2, nfts)).rejects.toMatchObject({ code: "CampaignIdTaken" });
  });

  it("gives an NFT back although the funder has closed its empty account", async () => {
    const nfts = await plant(2);
    const key = await draft(10, nfts);
    await signAll(creator);
    await send("depositNfts", key, { nfts: nfts.join("\n") });
    await signAll(funder);
    const owner = funder.keypair.publicKey;
    const [first = ""] = nfts;
    await sendPlainly(funder, [createCloseAccountInstruction(nftAccountOf(owner, first), owner, owner)]);
    await send("returnNfts", key);
    expect(await signAll(funder)).toEqual(["landed"]);
    expect(await heldNfts(funder, nfts)).toEqual([1n, 1n]);
  });

  it("is asked for no other NFT than a place has, nor for one that its recipient can still take", async () => {
    const [first = "", second = ""] = await plant(2);
    const key = await draft(7, [first, second]);
    await signAll(creator);
    await send("depositNfts", key, { nfts: `${first}\n${second}` });
    await signAll(funder);
    const asked = { campaignAddress: key, gifts: `0:${first},1:${second}`, pages: "1" };
    const plan = (changes: object = {}) =>
      planDeed({ db, chain }, { deed: returnNfts, parameters: { ...asked, ...changes } });
    await expect(plan()).resolves.toBeDefined();
    await expect(plan({ gifts: `0:${second},1:${first}` })).rejects.toMatchObject({ code: "NothingChanges" });
    await expect(plan({ pages: "2" })).rejects.toMatchObject({ code: "InvalidInput" });
    await send("open", key);
    await signAll(creator);
    await expect(plan()).rejects.toMatchObject({ code: "CampaignNotOver" });
  });

  it("gets its NFTs although deeds of another drop wait for the same places", async () => {
    const nfts = [await plant(2), await plant(2)];
    const keys = [await draft(8, nfts[0] ?? []), await draft(9, nfts[1] ?? [])];
    await signAll(creator);
    for (const [at, key] of keys.entries()) await send("depositNfts", key, { nfts: nfts[at]?.join("\n") });
    expect(await signAll(funder)).toEqual(["landed", "landed"]);
  });

  it("gives back after its end what nobody took, and closes the accounts of what was taken", async () => {
    const [first = "", second = ""] = await plant(2);
    const holder = await fundedWallet();
    const endTs = Math.ceil((Number(await readChainTs()) + 3_600) / 60) * 60;
    const end = new Date(endTs * 1_000).toISOString().slice(0, 16);
    const key = await draft(5, [first, second], { list: `wallet\n${holder.address}\n${testWallet().address}`, end });
    await signAll(creator);
    await send("depositNfts", key, { nfts: `${first}\n${second}` });
    await signAll(funder);
    await send("open", key);
    expect(await signAll(creator)).toEqual(["landed"]);
    const [proof = []] = (await findProofs(db, { campaignAddress: key, places: [0], recipients: 2 })) ?? [];
    const campaign = { address: new PublicKey(key), tokenProgram: TOKEN_PROGRAM_ADDRESS };
    const gift = { campaign, holder: holder.keypair.publicKey, mint: new PublicKey(first) };
    await sendPlainly(holder, [
      createTokenAccount(gift.holder, gift.mint, TOKEN_PROGRAM_ADDRESS),
      claimNft({ ...gift, index: 0, proof }),
    ]);
    await travel(7_200);
    await send("returnNfts", key);
    expect(await signAll(funder)).toEqual(["landed"]);
    expect((await expectCampaign(chain, key)).campaign).toMatchObject({ state: "settled", pages: 0, depositedRaw: 0n });
    expect([await heldNfts(holder, [first]), await heldNfts(funder, [first, second])]).toEqual([[1n], [0n, 1n]]);
  });

  it("names each line that cannot be put in", async () => {
    const nfts = await plant(3);
    const key = await draft(3, nfts);
    await signAll(creator);
    const others = await plantNft(creator);
    const wrong = send("depositNfts", key, { nfts: [nfts[0], mint.toBase58(), others].join("\n") });
    const rows = ["Line 2: not an NFT", "Line 3: the wallet that pays does not hold it"];
    const refused = await wrong.catch((error) => error);
    expect(refused).toMatchObject({ code: "RowsWrong" });
    for (const row of rows) expect(refused.details.rows).toContain(row);
    const twice = send("depositNfts", key, { nfts: [nfts[0], nfts[0], "nothing"].join("\n") });
    await expect(twice).rejects.toMatchObject({ code: "RowsWrong", details: { count: "2" } });
    await expect(send("depositNfts", key, { nfts: nfts[0] })).rejects.toMatchObject({ code: "GiftsUneven" });
    expect(await db.$count(authorityDeed, eq(authorityDeed.status, "waiting"))).toBe(0);
  });

  it("takes no NFT for other terms, for a list that is not the chain's, or for a place that has one", async () => {
    const nfts = await plant(2);
    const key = await draft(6, nfts);
    await signAll(creator);
    await send("depositNfts", key, { nfts: nfts.join("\n") });
    const [prepared] = await db.select().from(authorityDeed).where(eq(authorityDeed.kind, "depositNfts"));
    const { parameters = {} } = prepared ?? {};
    const plan = (changes: object = {}) =>
      planDeed({ db, chain }, { deed: depositNfts, parameters: { ...parameters, ...changes } });
    await expect(plan({ endTs: "4102444801" })).rejects.toMatchObject({ code: "PromiseChanged" });
    await expect(plan({ gifts: `2:${nfts[0]}` })).rejects.toMatchObject({ code: "InvalidInput" });
    await expect(plan({ gifts: `0:${nfts[0]},1:${nfts[0]}` })).rejects.toMatchObject({ code: "InvalidInput" });
    await expect(plan({ gifts: `0:${await plantNft(creator)}` })).rejects.toMatchObject({ code: "NftNotHeld" });
    const second = and(eq(dropRecipient.campaignAddress, key), eq(dropRecipient.place, 1));
    const [row] = await db.select().from(dropRecipient).where(second);
    await db.update(dropRecipient).set({ walletAddress: testWallet().address }).where(second);
    await expect(plan()).rejects.toMatchObject({ code: "ListNotStored" });
    await db.update(dropRecipient).set({ walletAddress: row?.walletAddress }).where(second);
    expect(await signAll(funder)).toEqual(["landed"]);
    await expect(plan()).rejects.toMatchObject({ code: "NothingChanges" });
  });

  it("is refused without a gift, with two, and with fewer gifts than wallets", async () => {
    const nfts = await plant(2);
    await expect(draft(4, nfts, { nft: "" })).rejects.toMatchObject({ code: "GiftUnclear" });
    await expect(draft(4, nfts, { mint: mint.toBase58() })).rejects.toMatchObject({ code: "GiftUnclear" });
    await expect(draft(4, nfts, { supply: "1" })).rejects.toMatchObject({ code: "SupplyInvalid" });
  });

  it("needs a second person for its NFTs to go in or come back", async () => {
    const deps = await adminDeps();
    for (const name of ["depositNfts", "returnNfts"]) {
      expect([name, await formNamed(`dropCampaign.${name}`)?.approval?.(deps, {}, "")]).toEqual([name, true]);
    }
  });
});

import { PublicKey } from "@solana/web3.js";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { planDeed } from "~/domain/authority/prepare.server";
import { closeCampaign } from "~/domain/drop/deeds/close-campaign.server";
import { openCampaign } from "~/domain/drop/deeds/open-campaign.server";
import { expectCampaign } from "~/domain/drop/deeds/read-campaign.server";
import { returnCoins } from "~/domain/drop/deeds/return-coins.server";
import { revokeGrant } from "~/domain/vesting/deeds/revoke-grant.server";
import { dropRecipient } from "~db/schema";
import { setPaused } from "~programs/drop";
import { testDatabase as db } from "../database";
import { chain, coinOf, fundedWallet, mint, sendPlainly } from "../staking/chain-world";
import { type TestWallet, testWallet } from "../transactions/wallet";
import { carryOutDeed, prepare, SCG, staffDeps } from "./authority-world";
import { filledDraft, newGrant } from "./drop-world";

/** The deeds of drops and grants, on the real programs: the refusals before anybody signs, and the effects. */

let authority: TestWallet;
let campaignId = 100;
const nextDraft = () => filledDraft(authority, campaignId++);
const deps = { db, chain };
const backOf = (campaignAddress: string, pages = "1") => ({
  deed: returnCoins,
  parameters: { campaignAddress, mint: mint.toBase58(), pages },
});

beforeAll(async () => {
  authority = await fundedWallet();
}, 60_000);

describe("a campaign", () => {
  it("is opened only if its own list is stored, because otherwise nobody could take a gift", async () => {
    const campaignAddress = await nextDraft();
    const opening = { deed: openCampaign, parameters: { campaignAddress } };
    await expect(planDeed(deps, opening)).resolves.toBeDefined();
    const ofCampaign = eq(dropRecipient.campaignAddress, campaignAddress);
    await db.update(dropRecipient).set({ walletAddress: testWallet().address }).where(ofCampaign);
    await expect(planDeed(deps, opening)).rejects.toMatchObject({ code: "ListNotStored" });
    await db.delete(dropRecipient).where(ofCampaign);
    await expect(planDeed(deps, opening)).rejects.toMatchObject({ code: "ListNotStored" });
  });

  it("is not opened while it is paused, and never a second time", async () => {
    const campaignAddress = await nextDraft();
    const campaign = new PublicKey(campaignAddress);
    const opening = { deed: openCampaign, parameters: { campaignAddress } };
    const pauser = authority.keypair.publicKey;
    await sendPlainly(authority, [setPaused({ campaign, pauser, isPaused: true })]);
    await expect(planDeed(deps, opening)).rejects.toMatchObject({ code: "CampaignPaused" });
    await sendPlainly(authority, [setPaused({ campaign, pauser, isPaused: false })]);
    const staff = await staffDeps();
    const opened = await carryOutDeed(staff, authority, await prepare(staff, opening));
    expect(opened).toMatchObject({ status: "landed" });
    await expect(planDeed(deps, opening)).rejects.toMatchObject({ code: "CampaignNotDraft" });
    await expect(planDeed(deps, backOf(campaignAddress))).rejects.toMatchObject({ code: "CampaignNotOver" });
    const closing = { deed: closeCampaign, parameters: { campaignAddress } };
    await expect(planDeed(deps, closing)).rejects.toMatchObject({ code: "CampaignNotOver" });
  });

  it("gives everything back to its funder while it is a draft, and is closed once it is empty", async () => {
    const before = await coinOf(authority);
    const campaignAddress = await nextDraft();
    const closing = { deed: closeCampaign, parameters: { campaignAddress } };
    expect(await coinOf(authority)).toBe(before - 6n * SCG);
    await expect(planDeed(deps, closing)).rejects.toMatchObject({ code: "CampaignNotEmpty" });
    await expect(planDeed(deps, backOf(campaignAddress, "0"))).rejects.toMatchObject({ code: "InvalidInput" });
    const staff = await staffDeps();
    await carryOutDeed(staff, authority, await prepare(staff, backOf(campaignAddress)));
    expect(await coinOf(authority)).toBe(before);
    expect((await expectCampaign(chain, campaignAddress)).campaign).toMatchObject({ state: "settled", pages: 0 });
    await expect(planDeed(deps, backOf(campaignAddress, "0"))).rejects.toMatchObject({ code: "NothingChanges" });
    await carryOutDeed(staff, authority, await prepare(staff, closing));
    await expect(planDeed(deps, closing)).rejects.toMatchObject({ code: "DropNotFound" });
  });
});

describe("a grant", () => {
  it("is not revoked if it is irrevocable or was revoked before", async () => {
    const revoking = (grantAddress: string) => ({
      deed: revokeGrant,
      parameters: { grantAddress, mint: mint.toBase58() },
    });
    const forGood = await newGrant(authority, { grantId: 1n, isRevocable: false });
    await expect(planDeed(deps, revoking(forGood))).rejects.toMatchObject({ code: "GrantNotRevocable" });
    const grant = await newGrant(authority, { grantId: 2n });
    const left = await coinOf(authority);
    const staff = await staffDeps();
    await carryOutDeed(staff, authority, await prepare(staff, revoking(grant)));
    // the part that has vested in the last hour stays with the beneficiary
    expect((await coinOf(authority)) - left).toBeGreaterThan(9n * SCG);
    await expect(planDeed(deps, revoking(grant))).rejects.toMatchObject({ code: "GrantNotRevocable" });
  });
});

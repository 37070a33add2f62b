import { PublicKey } from "@solana/web3.js";
import { beforeAll, expect, it } from "vitest";
import type { Preparation } from "~/domain/authority/prepare.server";
import { type Deed, getDeed } from "~/domain/authority/queries.server";
import { settleDeed } from "~/domain/authority/settle.server";
import { buildDeed, type SigningDeps, signDeed } from "~/domain/authority/sign.server";
import { closeCampaign } from "~/domain/drop/deeds/close-campaign.server";
import { createCampaign } from "~/domain/drop/deeds/create-campaign.server";
import { createNftCampaign } from "~/domain/drop/deeds/create-nft-campaign.server";
import { depositNfts } from "~/domain/drop/deeds/deposit-nfts.server";
import { fillCampaign } from "~/domain/drop/deeds/fill-campaign.server";
import { readGiftLines } from "~/domain/drop/deeds/gift-lines";
import { openCampaign } from "~/domain/drop/deeds/open-campaign.server";
import { expectCampaign } from "~/domain/drop/deeds/read-campaign.server";
import { returnCoins } from "~/domain/drop/deeds/return-coins.server";
import { returnNfts } from "~/domain/drop/deeds/return-nfts.server";
import { addStream } from "~/domain/nft-staking/deeds/add-stream.server";
import { createNftPool } from "~/domain/nft-staking/deeds/create-nft-pool.server";
import { createCoinPool } from "~/domain/staking/deeds/create-coin-pool.server";
import { createGrants } from "~/domain/vesting/deeds/create-grants.server";
import { writeGrantLines } from "~/domain/vesting/deeds/grant-lines";
import { revokeGrant } from "~/domain/vesting/deeds/revoke-grant.server";
import type { ErrorCode } from "~/errors";
import { createClaimPage, promiseOfCoins } from "~programs/drop";
import { testDatabase as db } from "../database";
import { chain, coinOf, mint, sendPlainly, waitUntil } from "../staking/chain-world";
import { testWallet, unsignedOf } from "../transactions/wallet";
import { type AuthorityWorld, carryOutDeed, openAuthority, prepare, SCG, settled, staffDeps } from "./authority-world";
import { filledDraft, grantLine, heldNfts, listedDraft, listedNftDraft, newGrant } from "./drop-world";

/**
 * What two members of staff have prepared, each without knowing of the other, or one in two tabs: both transactions are built
 * before either is signed, and then both are signed. The chain does it once, on the real programs.
 */

type Asked = Omit<Preparation, "form">;

let world: AuthorityWorld;
let staff: SigningDeps;
let nextCampaign = 500;
const coin = mint.toBase58();
const other = testWallet().address;

beforeAll(async () => {
  world = await openAuthority();
  staff = await staffDeps();
}, 120_000);

/** Waits until a deed whose transaction was signed has ended, and returns it. */
async function ended({ id }: Deed, intentId: string): Promise<Deed> {
  await settled(intentId);
  await settleDeed({ db, now: new Date() }, id);
  return getDeed(db, id);
}

/** Prepares and builds a deed twice. The two transactions differ in their blockhash, or else they would be one. */
async function builtTwice(asked: Asked) {
  const [first, second] = [await prepare(staff, asked), await prepare(staff, asked)];
  const one = await buildDeed(staff, first.id);
  const { blockhash } = await chain.getLatestBlockhash();
  await waitUntil(async () => (await chain.getLatestBlockhash()).blockhash !== blockhash);
  const two = await buildDeed(staff, second.id);
  expect(two.intent.message).not.toBe(one.intent.message);
  return { first, second, one: one.intent, two: two.intent };
}

/**
 * Has both signed, the first of which lands. Returns how the second one ended. It is signed as soon as a block has the first,
 * because its blockhash would be over soon after that block is final.
 */
async function signTwice(asked: Asked): Promise<Deed> {
  const { first, second, one, two } = await builtTwice(asked);
  const sign = ({ id }: Deed, message: string) =>
    signDeed(staff, { id, transaction: world.authority.sign(unsignedOf(message)) });
  const { intent } = await sign(first, one.message);
  await waitUntil(async () => (await chain.findTransaction(intent.signature ?? "", "confirmed")) !== null);
  await sign(second, two.message);
  expect(await ended(first, one.id)).toMatchObject({ status: "landed", problem: null });
  return ended(second, two.id);
}

/** A draft on the chain into which nobody has paid. */
async function newDraft() {
  const { creation, ...draft } = await listedDraft(world.authority, nextCampaign++);
  await carryOutDeed(staff, world.authority, await prepare(staff, { deed: createCampaign, parameters: creation }));
  return draft;
}

/** A draft on the chain without its NFTs. */
async function newNftDraft() {
  const { creation, ...draft } = await listedNftDraft(world.authority, nextCampaign++);
  await carryOutDeed(staff, world.authority, await prepare(staff, { deed: createNftCampaign, parameters: creation }));
  return { ...draft, mints: (readGiftLines(draft.deposit.gifts) ?? []).map((gift) => gift.mint) };
}

const roles = { pauser: other, funder: other };
const draftOf = (campaignAddress: string) => ({ campaignAddress });
const backOf = (campaignAddress: string): Asked => ({
  deed: returnCoins,
  parameters: { campaignAddress, mint: coin, pages: "1" },
});

const DEEDS: [name: string, asked: () => Promise<Asked> | Asked, problem: ErrorCode, again: ErrorCode][] = [
  [
    "a drop of one number",
    async () => ({
      deed: createCampaign,
      parameters: (await listedDraft(world.authority, nextCampaign++)).creation,
    }),
    "CampaignIdTaken",
    "CampaignIdTaken",
  ],
  [
    "a drop of NFTs of one number",
    async () => ({
      deed: createNftCampaign,
      parameters: (await listedNftDraft(world.authority, nextCampaign++)).creation,
    }),
    "CampaignIdTaken",
    "CampaignIdTaken",
  ],
  [
    "the opening of a drop",
    async () => ({ deed: openCampaign, parameters: draftOf(await filledDraft(world.authority, nextCampaign++)) }),
    "CampaignNotDraft",
    "CampaignNotDraft",
  ],
  [
    "the end of a draft",
    async () => {
      const campaignAddress = await filledDraft(world.authority, nextCampaign++);
      await carryOutDeed(staff, world.authority, await prepare(staff, backOf(campaignAddress)));
      return { deed: closeCampaign, parameters: { campaignAddress } };
    },
    "DropNotFound",
    "DropNotFound",
  ],
  [
    "a coin pool of one number",
    () => ({
      deed: createCoinPool,
      parameters: {
        ...{ creator: world.authority.address, mint: coin, poolId: "3", ...roles, feeBps: "0" },
        ...{ ratesBps: "200,500,900,1500", minStakeRaw: "1", maxStakeRaw: "9" },
      },
    }),
    "AlreadyExists",
    "AlreadyExists",
  ],
  [
    "an NFT pool of one number",
    () => ({
      deed: createNftPool,
      parameters: {
        ...{ creator: world.authority.address, poolId: "3", poolKind: "boost", ...roles, feeBps: "0", leaves: "0" },
        ...{ weightsBps: "10000,0,0,0", maxNfts: "9", delaySeconds: "0", members: "collection", membershipKey: other },
      },
    }),
    "AlreadyExists",
    "AlreadyExists",
  ],
  [
    "a reward at one place of a pool",
    () => ({
      deed: addStream,
      parameters: {
        ...{ poolAddress: world.nftPool, stream: "1", mint: coin, streamKind: "daily" },
        ...{ rateRaw: "7", endTs: "none", weekBps: "0", monthBps: "0" },
      },
    }),
    "SimulationFailed",
    "Conflict",
  ],
];

it.each(DEEDS)("prepared and signed twice, %s is made once", async (_, asked, problem, again) => {
  const second = await signTwice(await asked());
  expect(second).toMatchObject({ status: "waiting", problem, tries: 1, signature: null });
  await expect(buildDeed(staff, second.id)).rejects.toMatchObject({ code: again });
});

it("grants that are prepared and signed twice are paid once", async () => {
  const grants = writeGrantLines([grantLine("700"), grantLine("701")]);
  const before = await coinOf(world.authority);
  const second = await signTwice({
    deed: createGrants,
    parameters: { creator: world.authority.address, mint: coin, grants },
  });
  expect(second).toMatchObject({ status: "waiting", problem: "GrantExists" });
  expect(before - (await coinOf(world.authority))).toBe(10n * SCG);
  await expect(buildDeed(staff, second.id)).rejects.toMatchObject({ code: "GrantExists" });
});

it("a grant whose end is signed twice gives back once what has not vested", async () => {
  const grantAddress = await newGrant(world.authority, { grantId: 710n });
  const before = await coinOf(world.authority);
  const second = await signTwice({ deed: revokeGrant, parameters: { grantAddress, mint: coin } });
  expect(second).toMatchObject({ status: "waiting", problem: "GrantNotRevocable" });
  expect((await coinOf(world.authority)) - before).toBeLessThan(10n * SCG);
});

it("coins of a draft that are asked back twice come back once", async () => {
  const before = await coinOf(world.authority);
  const campaignAddress = await filledDraft(world.authority, nextCampaign++);
  const second = await signTwice(backOf(campaignAddress));
  expect(second.status).toBe("waiting");
  expect(await coinOf(world.authority)).toBe(before);
});

it("a drop that is filled twice at once is paid once, because its claim pages are made once", async () => {
  const { filling, campaignAddress } = await newDraft();
  const before = await coinOf(world.authority);
  const second = await signTwice({ deed: fillCampaign, parameters: filling });
  expect([second.status, second.signature]).toEqual(["waiting", null]);
  expect(before - (await coinOf(world.authority))).toBe(6n * SCG);
  expect((await expectCampaign(chain, campaignAddress)).campaign.depositedRaw).toBe(6n * SCG);
});

it("a drop that is filled twice although its claim pages were there gives back the second sum with the first", async () => {
  const { filling, campaignAddress } = await newDraft();
  const { campaign } = await expectCampaign(chain, campaignAddress);
  const promise = promiseOfCoins(mint, { ...campaign, root: new Uint8Array(campaign.root) });
  const funder = world.authority.keypair.publicKey;
  const page = createClaimPage({ campaign: new PublicKey(campaignAddress), promise, funder, number: 0 });
  await sendPlainly(world.authority, [page]);
  const before = await coinOf(world.authority);
  expect(await signTwice({ deed: fillCampaign, parameters: filling })).toMatchObject({ status: "landed" });
  expect(before - (await coinOf(world.authority))).toBe(12n * SCG);
  await carryOutDeed(staff, world.authority, await prepare(staff, backOf(campaignAddress)));
  expect(await coinOf(world.authority)).toBe(before);
});

it("a drop is not filled a second time by what was prepared before, nor for terms that it does not have", async () => {
  const { filling } = await newDraft();
  for (const part of [{ endTs: "4000000000" }, { supply: "3" }, { amountRaw: String(7n * SCG) }]) {
    const wrong = prepare(staff, { deed: fillCampaign, parameters: { ...filling, ...part } });
    await expect(wrong, JSON.stringify(part)).rejects.toMatchObject({ code: "PromiseChanged" });
  }
  const asked = { deed: fillCampaign, parameters: filling };
  const [first, second] = [await prepare(staff, asked), await prepare(staff, asked)];
  expect(await carryOutDeed(staff, world.authority, first)).toMatchObject({ status: "landed" });
  const before = await coinOf(world.authority);
  await expect(buildDeed(staff, second.id)).rejects.toMatchObject({ code: "NothingChanges" });
  expect(await coinOf(world.authority)).toBe(before);
});

it("NFTs that are put into a drop twice are put in once", async () => {
  const { deposit, mints } = await newNftDraft();
  const second = await signTwice({ deed: depositNfts, parameters: deposit });
  expect(second).toMatchObject({ status: "waiting", problem: "NothingChanges", signature: null });
  expect((await expectCampaign(chain, deposit.campaignAddress)).campaign.depositedRaw).toBe(2n);
  expect(await heldNfts(world.authority, mints)).toEqual([0n, 0n]);
  await expect(buildDeed(staff, second.id)).rejects.toMatchObject({ code: "NothingChanges" });
});

it("NFTs of a draft that are asked back twice come back once", async () => {
  const { deposit, back, mints } = await newNftDraft();
  await carryOutDeed(staff, world.authority, await prepare(staff, { deed: depositNfts, parameters: deposit }));
  const second = await signTwice({ deed: returnNfts, parameters: back });
  expect([second.status, second.signature]).toEqual(["waiting", null]);
  expect(await heldNfts(world.authority, mints)).toEqual([1n, 1n]);
  await expect(buildDeed(staff, second.id)).rejects.toMatchObject({ code: "NothingChanges" });
});

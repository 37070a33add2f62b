import type { Keypair, PublicKey } from "@solana/web3.js";
import type { Page } from "playwright-core";
import { expect, vi } from "vitest";
import { findCheckInAddress } from "~programs/addresses.ts";
import { developmentKeypair } from "~programs/development-keys.ts";
import { closeCheckIn } from "~programs/nft-staking.ts";
import { acceptBeneficiary, decodeGrant, proposeBeneficiary } from "~programs/vesting.ts";
import { grantSample, SAMPLE_GRANTS, sampleGrantAddress } from "../../tools/dev/chain-setup-vesting.ts";
import type { Site } from "./harness.ts";
import { send } from "./holder-acts.ts";
import {
  actByApi,
  checkInsOf,
  giveNfts,
  heldOf,
  type KongzPool,
  kongzPool,
  leaveNfts,
  letStayOvernight,
  nftPositionsOf,
  stakeNfts,
} from "./nft-acts.ts";
import { postJson, signIn } from "./sign-in.ts";

/** The state of a holder on the chain that a deed changes. */
export type Facts = Record<string, bigint | number | string>;

/** A holder before a deed. */
export interface Stage {
  wallet: Keypair;
  path: string;
  read(): Promise<Facts>;
  /** Makes the deed impossible by another transaction that lands first. Null if only the site can do such a thing. */
  forestall: (() => Promise<void>) | null;
}

/** Something that a holder signs, always with the last button of a dialog. */
export interface Deed {
  name: string;
  /** The name of the deed in the notice of another tab. */
  notice: string;
  /** `place` distinguishes the holders within one file. */
  stage(site: Site, place: number): Promise<Stage>;
  /** Goes from its page to the point where one press signs. */
  open(page: Page): Promise<void>;
  button: string | RegExp;
  /** The last text of its dialog. */
  done: RegExp;
  expectDone(before: Facts, after: Facts): void;
  /** True if a failed one is begun again elsewhere, which drops.test.ts tests. */
  isReset?: boolean;
}

export const openDialog = (page: Page) => page.locator("dialog[open]");
const press = (page: Page, name: string | RegExp) =>
  openDialog(page).getByRole("button", { name, exact: true }).click();
const untilPriced = (page: Page) =>
  openDialog(page)
    .getByText(/at most [\d,]+ CU/)
    .waitFor({ state: "attached" });

const KONGZ_PATHS = { boost: "/eng/powerzoneNftStaking/punkykongz", nova: "/eng/powerzonePunkyNova" } as const;
const KONGZ = 2;

/** A wallet with two Kongz: staked for this many days, or in the wallet if it is null. */
async function kongzStage(site: Site, kind: KongzPool, termDays: number | null): Promise<Stage> {
  const wallet = await site.newFundedWallet();
  const mints = await giveNfts(site, wallet.publicKey, { collection: "punkykongz", count: KONGZ });
  const wish = { kind, collection: "punkykongz" };
  if (termDays !== null) await actByApi(site, wallet, { ...wish, action: "stake", termDays });
  return {
    wallet,
    path: KONGZ_PATHS[kind],
    async read() {
      const positions = await nftPositionsOf(site, wallet.publicKey);
      const records = mints.map((mint) => findCheckInAddress(kongzPool(kind), mint));
      return {
        inside: positions.filter(({ leftTs }) => leftTs === 0n).length,
        held: await heldOf(site, wallet.publicKey, mints),
        checkIns: await checkInsOf(site, records),
        claimedRaw: positions.reduce((sum, { rewards }) => sum + rewards[0]!.claimedRaw, 0n),
        twig: await site.coinBalance(wallet.publicKey, "mint-twig"),
      };
    },
    forestall: () => (termDays === null ? stakeNfts(site, wallet, kind, mints) : leaveNfts(site, wallet, kind, mints)),
  };
}

/** Claims all Twig that is due, after the survey. */
function claimOf(kind: KongzPool, name: string, survey: string): Deed {
  return {
    name,
    notice: "NFT reward claim",
    async stage(site) {
      const stage = await kongzStage(site, kind, kind === "nova" ? 270 : 0);
      // Boost pays what it owes even after the NFT has left
      return kind === "boost" ? { ...stage, forestall: null } : stage;
    },
    async open(page) {
      await page.getByRole("button", { name: "Claim Reward: Twig", exact: true }).click();
      await untilPriced(page);
      await press(page, "Claim Rewards");
      await page.getByRole("dialog", { name: survey }).waitFor();
    },
    button: "Claim without answering",
    done: /Reward Application Completed/,
    expectDone(before, after) {
      expect(after.claimedRaw).toBeGreaterThan(before.claimedRaw as bigint);
      expect((after.twig as bigint) - (before.twig as bigint)).toBe(after.claimedRaw);
    },
  };
}

/** Unstakes both Kongz, with the confirmation that leaving before the end of a term needs. */
function takingBack(kind: KongzPool, name: string): Deed {
  return {
    name,
    notice: "NFT unstaking",
    stage: (site) => kongzStage(site, kind, kind === "nova" ? 270 : 0),
    async open(page) {
      for (let i = 1; i <= KONGZ; i++) await page.getByLabel(`Choose PunkyKongz #${i}`).check();
      await page.getByRole("button", { name: `Unstake ${KONGZ} NFTs` }).click();
      await untilPriced(page);
      const consent = openDialog(page).getByLabel(/I understand that I give up .* for good/);
      if (kind === "nova") await consent.check();
    },
    button: `Unstake ${KONGZ} NFTs`,
    done: /back in your wallet/i,
    expectDone: (_, { inside, held }) => expect({ inside, held }).toEqual({ inside: 0, held: KONGZ }),
  };
}

/** Takes back the deposits of the records of two Kongz that have left and have never checked in. */
const TAKING_DEPOSITS: Deed = {
  name: "taking deposits back",
  notice: "Return of check-in deposits",
  async stage(site) {
    const wallet = await site.newFundedWallet();
    const mints = await giveNfts(site, wallet.publicKey, { collection: "punkykongz", count: KONGZ });
    const kongz = { kind: "boost", collection: "punkykongz" };
    await actByApi(site, wallet, { ...kongz, action: "stake", termDays: 0 });
    await actByApi(site, wallet, { ...kongz, action: "unstake" });
    const pool = kongzPool("boost");
    const records = mints.map((mint) => findCheckInAddress(pool, mint));
    return {
      wallet,
      path: "/eng/mypage",
      async read() {
        const found = await site.connection.getMultipleAccountsInfo(records, "confirmed");
        return { records: found.filter(Boolean).length };
      },
      forestall: () =>
        send(
          site,
          wallet,
          mints.map((mint) => closeCheckIn({ pool, mint, rentPayer: wallet.publicKey })),
        ),
    };
  },
  async open(page) {
    await page.getByRole("button", { name: "Take deposits back" }).click();
    await openDialog(page).locator('section[aria-busy="false"]').waitFor();
  },
  button: "Take back",
  done: /The deposits are back/,
  expectDone: (before, after) => expect([before, after]).toEqual([{ records: KONGZ }, { records: 0 }]),
};

const NFTS: Deed[] = [
  {
    name: "a stake in Nova",
    notice: "NFT staking",
    stage: (site) => kongzStage(site, "nova", null),
    async open(page) {
      await page.getByRole("button", { name: "Choose all" }).click();
      await page.locator('[data-log$=".staking"]').click();
      await untilPriced(page);
      await openDialog(page)
        .getByLabel(/I understand that if I unstake before/)
        .check();
    },
    button: `Stake ${KONGZ} NFTs`,
    done: /2 NFTs are staked and earning\./,
    expectDone: (_, { inside, held }) => expect({ inside, held }).toEqual({ inside: KONGZ, held: 0 }),
  },
  takingBack("boost", "taking NFTs back"),
  takingBack("nova", "leaving Nova"),
  {
    name: "All Check-in",
    notice: "Check-in",
    async stage(site) {
      const stage = await kongzStage(site, "boost", 0);
      await letStayOvernight(site, stage.wallet.publicKey);
      return stage;
    },
    async open(page) {
      await page.getByRole("button", { name: `Check in ${KONGZ} NFTs` }).click();
      await untilPriced(page);
    },
    button: "Check in",
    done: /2 NFTs are checked in\./,
    expectDone: (_, { checkIns, inside }) => expect({ checkIns, inside }).toEqual({ checkIns: KONGZ, inside: KONGZ }),
  },
  claimOf("boost", "a claim in Boost", "Punky Boost Survey"),
  claimOf("nova", "a claim in Nova", "Punky Nova Survey"),
];

/** Tells the ids of these grants from those of the development wallets. */
const FIRST_PLACE = 100;
const STEPPED = SAMPLE_GRANTS.find(({ coin }) => coin === "ETM")!;

/**
 * A grant from which six hundred ETM can be claimed until the next step. `isOffered`: it belongs to another wallet, which
 * has offered it to this one.
 */
async function grantStage(site: Site, place: number, isOffered = false): Promise<Stage> {
  const [owner, heir] = await Promise.all([site.newFundedWallet(), site.newFundedWallet()]);
  const wallet = isOffered ? heir : owner;
  await grantSample(site.connection, { grant: STEPPED, wallet: owner.publicKey, place: FIRST_PLACE + place });
  const address = sampleGrantAddress(STEPPED, FIRST_PLACE + place);
  const offer = proposeBeneficiary({ grant: address, beneficiary: owner.publicKey, newBeneficiary: heir.publicKey });
  if (isOffered) await send(site, owner, [offer]);
  const grantOf = async () => decodeGrant((await site.connection.getAccountInfo(address, "confirmed"))!.data);
  await untilListed(site, wallet, address);
  return {
    wallet,
    path: `/eng/mypage/myVestingDetail/${address.toBase58()}`,
    async read() {
      const { beneficiary, pendingBeneficiary, claimedRaw } = await grantOf();
      return {
        beneficiary: beneficiary.toBase58(),
        pending: pendingBeneficiary?.toBase58() ?? "nobody",
        claimedRaw,
        etm: await site.coinBalance(wallet.publicKey, "mint-etm"),
      };
    },
    async forestall() {
      const withdrawal = proposeBeneficiary({ grant: address, beneficiary: owner.publicKey, newBeneficiary: null });
      const takeOver = acceptBeneficiary({ grant: address, newBeneficiary: heir.publicKey });
      // the grant then belongs to somebody else
      if (isOffered) await send(site, owner, [withdrawal]);
      else await send(site, owner, [offer, takeOver], [heir]);
    },
  };
}

/** Has the site look for grants that were made without it. It finds what a node lists, which is only what is final. */
async function untilListed(site: Site, wallet: Keypair, grant: PublicKey): Promise<void> {
  const cookie = await signIn(site, wallet);
  const known = site.database.prepare("SELECT 1 FROM vesting_grant WHERE address = ?").bind(grant.toBase58());
  const look = async () => {
    await postJson(site, "/api/vesting/sync", {}, cookie, wallet.publicKey.toBase58());
    expect(await known.first()).not.toBeNull();
  };
  await vi.waitFor(look, { timeout: 60_000, interval: 500 });
}

/** A wallet that belongs to none of the holders. */
const HEIR = developmentKeypair("pauser").publicKey.toBase58();

const GRANTS: Deed[] = [
  {
    name: "a claim of vesting",
    notice: "Vesting claim",
    stage: grantStage,
    async open(page) {
      await page.locator("[data-log='myVestingDetail.claim']").click();
      await untilPriced(page);
    },
    button: "Claim",
    done: /Claim completed/,
    expectDone(before, after) {
      expect(after.claimedRaw).toBe(600n * 10n ** 9n);
      expect((after.etm as bigint) - (before.etm as bigint)).toBe(after.claimedRaw);
    },
  },
  {
    name: "the offer of a grant",
    notice: "Handover offered or withdrawn",
    stage: grantStage,
    async open(page) {
      await page.getByText("Hand this grant over").click();
      await page.getByLabel("Address of the new wallet").fill(HEIR);
      await page.getByRole("button", { name: "Offer the grant" }).click();
      await untilPriced(page);
    },
    button: "Offer the grant",
    done: /The offer was made\./,
    expectDone: (before, after) => expect(after).toEqual({ ...before, pending: HEIR }),
  },
  {
    name: "taking a grant over",
    notice: "Acceptance of a grant",
    stage: (site, place) => grantStage(site, place, true),
    async open(page) {
      await page.getByRole("button", { name: "Accept the grant" }).click();
      await untilPriced(page);
    },
    button: "Accept the grant",
    done: /The grant is yours\./,
    expectDone: (before, after) => expect(after).toEqual({ ...before, beneficiary: before.pending, pending: "nobody" }),
  },
];

/** Places on the lists of the sample drops, which have no other wallets. */
const DROPS = [
  { holder: "wallet-1", number: 1, coin: "mint-twig", raw: 120n * 10n ** 6n },
  { holder: "wallet-2", number: 2, coin: "mint-scg", raw: 250n * 10n ** 9n },
  { holder: "wallet-2", number: 1, coin: "mint-twig", raw: 120n * 10n ** 6n },
] as const;

const DROP: Deed = {
  name: "a drop",
  notice: "Gift from a drop",
  isReset: true,
  async stage(site, place) {
    const { holder, number, coin, raw } = DROPS[place % DROPS.length]!;
    const wallet = developmentKeypair(holder);
    return {
      wallet,
      path: `/eng/powerzonePunkyDrop?drop=${number}`,
      read: async () => ({ raw, held: await site.coinBalance(wallet.publicKey, coin) }),
      forestall: null,
    };
  },
  async open(page) {
    await page.getByRole("button", { name: `No.${new URL(page.url()).searchParams.get("drop")} DROP` }).click();
    await page.locator("dialog[open] [data-log='punkyDrop.dropGift']").click();
    await untilPriced(page);
  },
  // with the gift in its name
  button: /^Yes, take /,
  done: /The gift is yours/,
  expectDone: (before, after) => expect(after.held).toBe((before.held as bigint) + (before.raw as bigint)),
};

/** Everything that a holder signs beside coin staking (transaction-trouble.test.ts) and Boost (nft-staking.test.ts). */
export const DEEDS: Deed[] = [...NFTS, TAKING_DEPOSITS, ...GRANTS, DROP];

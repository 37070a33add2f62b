import { Keypair } from "@solana/web3.js";
import { createElement } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import { listKnownDrops } from "~/domain/drop/known-drops.server";
import type { KnownDrop } from "~/domain/drop/view";
import { KnownDrops } from "~/features/drop/known-drops";
import { findLocaleByPath } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { dropCampaign, dropClaim, dropRecipient, setting } from "~db/schema";
import { testDatabase as db } from "../database";
import { readPart } from "../draw-part";

const addressOf = () => Keypair.generate().publicKey.toBase58();
const [open, taken, draft, over, unseen, wallet, stranger] = Array.from({ length: 7 }, addressOf) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
/** 1 December 2026, in seconds. */
const NOW = Date.UTC(2026, 11, 1) / 1000;
const DAY = 86_400;
const now = new Date(NOW * 1000);

const campaign = (address: string, given: Partial<typeof dropCampaign.$inferInsert> = {}) => ({
  address,
  creatorAddress: stranger,
  funderAddress: stranger,
  campaignId: 1,
  kind: "coins" as const,
  state: "open" as const,
  mint: stranger,
  decimals: 9,
  beginTs: NOW - DAY,
  endTs: NOW + DAY,
  recipients: 2,
  supply: 2,
  claimedCount: 0,
  totalGiftRaw: 5n * 10n ** 9n,
  claimedGiftRaw: 0n,
  seenSlot: 1,
  ...given,
});

beforeAll(async () => {
  const gifts = { [open]: "SCG", [taken]: "SCG", [draft]: "SCG", [over]: "SCG", [unseen]: "USDC" };
  const drops = Object.entries(gifts).map(([address, gift], i) => ({ number: i + 1, address, gift }));
  await db.insert(setting).values({ key: "drops", value: JSON.stringify(drops), updatedAt: now });
  await db
    .insert(dropCampaign)
    .values([
      campaign(over, { endTs: NOW }),
      campaign(open),
      campaign(taken),
      campaign(draft, { state: "draft", beginTs: NOW + DAY, endTs: NOW + 2 * DAY }),
    ]);
  const place = { place: 0, walletAddress: wallet, amountRaw: 25n * 10n ** 8n };
  await db.insert(dropRecipient).values([
    { campaignAddress: open, ...place },
    { campaignAddress: taken, ...place },
  ]);
  await db.insert(dropClaim).values({
    signature: "s",
    eventIndex: 0,
    campaignAddress: taken,
    kind: "coins",
    mint: stranger,
    blockTs: NOW,
    slot: 1,
    ...place,
  });
});

const campaignsOf = (drops: readonly KnownDrop[]) =>
  Object.fromEntries(drops.map(({ number, campaign: known }) => [number, known && [known.state, known.mine]]));

describe("while the chain cannot be read", () => {
  test("the drops are told from D1 with a wallet's places, and those that are over come last", async () => {
    const drops = await listKnownDrops({ db, now }, wallet);
    expect(drops.at(-1)?.number).toBe(4);
    const amountRaw = 25n * 10n ** 8n;
    expect(campaignsOf(drops)).toEqual({
      1: ["dated", { amountRaw, isTaken: false }],
      2: ["dated", { amountRaw, isTaken: true }],
      3: ["draft", null],
      4: ["over", null],
      5: null,
    });
    expect(campaignsOf(await listKnownDrops({ db, now }, null))[1]).toEqual(["dated", null]);
  });

  test("their dates, a wallet's gift and what cannot be known stand on the page", async () => {
    const known = await listKnownDrops({ db, now }, wallet);
    const texts = textsOf(findLocaleByPath("eng")!).drop;
    const read = readPart(createElement(KnownDrops, { texts, known, isSignedIn: true }));
    expect(read.slice(0, -1)).toEqual([
      "The drops and their dates",
      "No. 1: 2.5 SCG",
      "30 Nov 2026, 00:00 UTC to 2 Dec 2026, 00:00 UTC",
      "You are on the list.",
      "No. 2: 2.5 SCG",
      "30 Nov 2026, 00:00 UTC to 2 Dec 2026, 00:00 UTC",
      "You took it",
      "No. 3: SCG",
      "Being prepared",
      "No. 5: USDC",
      "Its dates cannot be read now.",
      "No. 4: SCG",
      "Over since 1 Dec 2026, 00:00 UTC",
      "Not for this wallet",
    ]);
    expect(read.at(-1)).toMatch(/^Dates and lists are from our own records/);
    // a visitor's wallet is not known
    const visitor = readPart(createElement(KnownDrops, { texts, known, isSignedIn: false }));
    expect(visitor).not.toContain("Not for this wallet");
  });
});

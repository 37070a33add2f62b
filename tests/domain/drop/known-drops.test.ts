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
const [open, taken, draft, over, unseen, soonest, wallet, stranger] = Array.from({ length: 8 }, addressOf) as [
  string,
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
  const gifts = { [open]: "SCG", [taken]: "SCG", [draft]: "SCG", [over]: "SCG", [unseen]: "USDC", [soonest]: "SCG" };
  const drops = Object.entries(gifts).map(([address, gift], i) => ({ number: i + 1, address, gift }));
  await db.insert(setting).values({ key: "drops", value: JSON.stringify(drops), updatedAt: now });
  await db
    .insert(dropCampaign)
    .values([
      campaign(over, { endTs: NOW }),
      campaign(open),
      campaign(soonest, { endTs: NOW + DAY / 2 }),
      campaign(taken),
      campaign(draft, { state: "draft", beginTs: NOW + DAY, endTs: NOW + 2 * DAY }),
    ]);
  const place = { place: 0, walletAddress: wallet, amountRaw: 25n * 10n ** 8n };
  await db.insert(dropRecipient).values([
    { campaignAddress: open, ...place },
    { campaignAddress: soonest, ...place },
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
  test("the drops and the places of a wallet come from D1: the drop that ends soonest is first, and drops that are over are last", async () => {
    const drops = await listKnownDrops({ db, now }, wallet);
    expect(drops.map(({ number }) => number)).toEqual([6, 1, 3, 5, 2, 4]);
    const amountRaw = 25n * 10n ** 8n;
    expect(campaignsOf(drops)).toEqual({
      1: ["open", { amountRaw, isTaken: false }],
      2: ["open", { amountRaw, isTaken: true }],
      3: ["draft", null],
      4: ["over", null],
      5: null,
      6: ["open", { amountRaw, isTaken: false }],
    });
    const visited = await listKnownDrops({ db, now }, null);
    expect(visited.map(({ number }) => number)).toEqual([6, 1, 2, 3, 5, 4]);
    expect(campaignsOf(visited)[1]).toEqual(["open", null]);
    // a drop that has not begun comes after those that are open
    const early = await listKnownDrops({ db, now: new Date((NOW - 2 * DAY) * 1000) }, null);
    expect(campaignsOf(early)[1]?.[0]).toBe("before");
  });

  test("their dates, a wallet's gift and what cannot be known stand on the page", async () => {
    const known = await listKnownDrops({ db, now }, wallet);
    const texts = textsOf(findLocaleByPath("eng")!).drop;
    const read = readPart(createElement(KnownDrops, { texts, known, isSignedIn: true }));
    expect(read.slice(0, -1)).toEqual([
      "The drops and their dates",
      "No. 6: 2.5 SCG",
      "Until 1 Dec 2026, 12:00 UTC",
      "You are on the list.",
      "No. 1: 2.5 SCG",
      "Until 2 Dec 2026, 00:00 UTC",
      "You are on the list.",
      "No. 3: SCG",
      "Being prepared",
      "No. 5: USDC",
      "Its dates cannot be read now.",
      "No. 2: 2.5 SCG",
      "Until 2 Dec 2026, 00:00 UTC",
      "You took it",
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

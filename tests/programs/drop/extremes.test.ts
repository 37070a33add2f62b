import { Keypair } from "@solana/web3.js";
import { describe, expect, it } from "vitest";
import { findCampaignAddress } from "~programs/addresses.ts";
import * as drop from "~programs/drop.ts";
import { type DropRow, type DropTree, MAX_RECIPIENTS } from "~programs/drop-tree.ts";
import { type Machine, machineNames, openMachine } from "../machine.ts";
import { U64_MAX } from "../property.ts";
import * as f from "./fixtures.ts";

/** Places at the edges of pages and of the longest list. */
const PLACES = [0, 1, 7, 8, 8_191, 8_192, 16_383, 524_287, 524_288, MAX_RECIPIENTS - 1];
const AMOUNT = 3n;

const creator = Keypair.fromSeed(Buffer.alloc(32, 81));
const holders = PLACES.map((_, i) => Keypair.fromSeed(Buffer.alloc(32, 90 + i)));

let longest: { rows: DropRow[]; tree: DropTree } | null = null;

/** Built once, because the campaign's address is the same on both machines. */
function longestList() {
  if (longest) return longest;
  const rows = f.fillerRows(MAX_RECIPIENTS, AMOUNT);
  for (const [i, place] of PLACES.entries()) {
    rows[place] = { holder: (holders[i] as Keypair).publicKey.toBytes(), amountRaw: AMOUNT };
  }
  longest = { rows, tree: f.treeOf(findCampaignAddress({ creator: creator.publicKey, campaignId: 0 }), rows) };
  return longest;
}

describe.each(machineNames)("at the extremes on %s", (name) => {
  it("the longest list gives at the edges of its pages", { timeout: 120_000 }, async () => {
    const machine = await openMachine(name);
    const coin = await f.createMint(machine);
    await give(machine, creator);
    const { rows, tree } = longestList();
    const campaign = await f.openCoins(machine, rows, { coin, creator, tree });
    expect((await f.readCampaign(machine, campaign.address)).pages).toBe(128);
    await machine.setNow(f.BEGIN_TS);
    for (const [i, place] of PLACES.entries()) {
      const holder = holders[i] as Keypair;
      const token = await f.give(machine, coin, holder.publicKey, 0n);
      await f.run(machine, f.coinClaim(campaign, place), [holder]);
      expect(await f.tokenAmount(machine, token)).toBe(AMOUNT);
      expect(await f.refusal(machine, f.coinClaim(campaign, place), [holder])).toBe("AlreadyTaken");
    }
    expect((await f.readCampaign(machine, campaign.address)).claimedCount).toBe(PLACES.length);
  });

  it("a list of one needs no proof", async () => {
    const machine = await openMachine(name);
    const coin = await f.createMint(machine);
    const holder = await f.recipient(machine, coin);
    const campaign = await f.openCoins(machine, [f.rowOf(holder)], { coin });
    await machine.setNow(f.BEGIN_TS);
    expect(f.proofOf(campaign, 0)).toEqual([]);
    await f.run(machine, f.coinClaim(campaign, 0), [holder.wallet]);
  });

  it("the whole supply of a coin can be given, and no sum goes beyond 64 bits", async () => {
    const machine = await openMachine(name);
    const coin = await f.createMint(machine);
    const [most, one] = [await f.recipient(machine, coin, U64_MAX), await f.recipient(machine, coin, 1n)];
    const campaign = await f.draftCoins(machine, [most, one].map(f.rowOf), { coin, totalGiftRaw: U64_MAX });
    await f.fundCampaign(machine, campaign);
    const more = drop.fund({ campaign, ...f.paying(campaign), amountRaw: 1n });
    expect(await f.refusal(machine, more, [campaign.funder])).toBe("Overflow");
    await f.openFilled(machine, campaign);
    await machine.setNow(f.BEGIN_TS);
    await f.run(machine, f.coinClaim(campaign, 0), [most.wallet]);
    expect(await f.refusal(machine, f.coinClaim(campaign, 1), [one.wallet])).toBe("GiftExhausted");
  });

  it("a window may begin at the earliest time and end at the latest", async () => {
    const machine = await openMachine(name);
    const coin = await f.createMint(machine);
    const holder = await f.recipient(machine, coin);
    const window = { beginTs: -(2n ** 63n), endTs: 2n ** 63n - 1n };
    const campaign = await f.openCoins(machine, [f.rowOf(holder)], { coin, ...window });
    await f.run(machine, f.coinClaim(campaign, 0), [holder.wallet]);
  });
});

async function give(machine: Machine, { publicKey }: Keypair) {
  const none = { owner: f.SYSTEM, data: Buffer.alloc(0), executable: false };
  await machine.setAccount(publicKey, { ...none, lamports: 100_000_000_000n });
}

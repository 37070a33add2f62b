import { beforeEach, describe, expect, it } from "vitest";
import * as drop from "~programs/drop.ts";
import { type Machine, machineNames, openMachine } from "../machine.ts";
import * as f from "./fixtures.ts";

describe.each(machineNames)("to the second on %s", (name) => {
  let machine: Machine;
  let coin: f.Mint;
  let holder: f.Recipient;

  beforeEach(async () => {
    machine ??= await openMachine(name);
    await machine.setNow(f.BEGIN_TS - 3_600n);
    coin = await f.createMint(machine);
    holder = await f.recipient(machine, coin);
  });

  const WINDOW: [second: bigint, refusal: string | null][] = [
    [f.BEGIN_TS - 1n, "NotBegun"],
    [f.BEGIN_TS, null],
    [f.END_TS - 1n, null],
    [f.END_TS, "CampaignEnded"],
    [f.END_TS + 1n, "CampaignEnded"],
  ];

  it.each(WINDOW)("at %i taking coins answers %s", async (second, expected) => {
    const campaign = await f.openCoins(machine, [f.rowOf(holder)], { coin });
    await machine.setNow(second);
    expect(await f.refusal(machine, f.coinClaim(campaign, 0), [holder.wallet])).toBe(expected);
  });

  it.each(WINDOW)("at %i taking an NFT answers %s", async (second, expected) => {
    const campaign = await f.openNfts(machine, [holder.wallet.publicKey]);
    await f.give(machine, campaign.nfts[0] as f.Mint, holder.wallet.publicKey, 0n);
    await machine.setNow(second);
    expect(await f.refusal(machine, f.nftClaim(campaign, 0), [holder.wallet])).toBe(expected);
  });

  it("a draft can be opened up to the second before its end", async () => {
    const campaign = await f.draftCoins(machine, [f.rowOf(holder)], { coin });
    await f.fundCampaign(machine, campaign);
    await f.createPages(machine, campaign);
    const open = drop.openCampaign({ campaign: campaign.address, admin: campaign.admin.publicKey });
    await machine.setNow(f.END_TS - 1n);
    const { error } = await machine.simulate([open], [campaign.admin]);
    expect(error).toBeNull();
    await machine.setNow(f.END_TS);
    expect(await f.refusal(machine, open, [campaign.admin])).toBe("CampaignEnded");
  });

  it("nobody can take from a draft within its window", async () => {
    const campaign = await f.draftCoins(machine, [f.rowOf(holder)], { coin });
    await f.fundCampaign(machine, campaign);
    await f.createPages(machine, campaign);
    await machine.setNow(f.BEGIN_TS);
    expect(await f.refusal(machine, f.coinClaim(campaign, 0), [holder.wallet])).toBe("CampaignNotOpen");
  });

  it("what has ended stays ended when the clock goes back, and what has begun stays begun", async () => {
    const campaign = await f.openCoins(machine, [f.rowOf(holder), ...f.fillerRows(1)], { coin });
    const second = await f.openCoins(machine, [f.rowOf(holder), ...f.fillerRows(1)], { coin });
    await machine.setNow(f.END_TS);
    await f.give(machine, coin, campaign.funder.publicKey, 0n);
    const { funder, rentPayer } = campaign;
    const back = { campaign, authority: funder.publicKey, rentPayer: rentPayer.publicKey };
    await f.run(machine, drop.returnCoins(back), [funder]);
    const page = { campaign: second.address, authority: second.funder.publicKey, rentPayer: second.funder.publicKey };
    await machine.setNow(f.END_TS - 1n);
    expect(await f.refusal(machine, f.coinClaim(campaign, 0), [holder.wallet])).toBe("CampaignEnded");
    expect(await f.refusal(machine, drop.closeClaimPage({ ...page, number: 0 }), [second.funder])).toBe("NotEnded");
    await f.run(machine, f.coinClaim(second, 0), [holder.wallet]);
    expect((await f.readCampaign(machine, second.address)).lastTs).toBe(f.END_TS - 1n);
    // its clock has seen the last second of the window
    await machine.setNow(f.BEGIN_TS - 1n);
    expect(await f.refusal(machine, f.coinClaim(second, 0), [holder.wallet])).toBe("AlreadyTaken");
  });

  it("a campaign settled within its window says that it ended", async () => {
    const campaign = await f.draftCoins(machine, [f.rowOf(holder)], { coin });
    await f.createPages(machine, campaign);
    await f.give(machine, coin, campaign.funder.publicKey, 0n);
    const { funder, rentPayer } = campaign;
    const back = { campaign, authority: funder.publicKey, rentPayer: rentPayer.publicKey };
    await f.run(machine, drop.returnCoins(back), [funder]);
    await machine.setNow(f.BEGIN_TS);
    expect(await f.refusal(machine, f.coinClaim(campaign, 0), [holder.wallet])).toBe("CampaignEnded");
  });
});

import type { Keypair, PublicKey, TransactionInstruction } from "@solana/web3.js";
import { beforeEach, describe, expect, it } from "vitest";
import * as drop from "~programs/drop.ts";
import { dropRoot } from "~programs/drop-tree.ts";
import { type Machine, machineNames, openMachine } from "../machine.ts";
import * as f from "./fixtures.ts";

describe.each(machineNames)("what a funder agreed to, on %s", (name) => {
  let machine: Machine;
  let coin: f.Mint;

  beforeEach(async () => {
    machine ??= await openMachine(name);
    await machine.setNow(f.BEGIN_TS - 3_600n);
    coin = await f.createMint(machine);
  });

  const rows = f.fillerRows(3, 10n);
  const nftRows = rows.map(() => f.person("recipient").publicKey);

  const closeOf = ({ address, admin, rentPayer }: f.CoinCampaign | f.NftCampaign) =>
    drop.closeCampaign({ campaign: address, authority: admin.publicKey, rentPayer: rentPayer.publicKey });
  const pageOf = (campaign: f.CoinCampaign | f.NftCampaign) =>
    drop.createClaimPage({ campaign: campaign.address, ...f.paying(campaign), number: 0 });
  const depositOf = (campaign: f.NftCampaign) =>
    drop.depositNft({ campaign, ...f.paying(campaign), mint: (campaign.nfts[0] as f.Mint).address, number: 0 });
  const fundOf = (campaign: f.CoinCampaign) => drop.fund({ campaign, ...f.paying(campaign), amountRaw: 10n });
  const rolesOf = ({ creator, pauser, funder, campaignId, tokenProgram }: f.CoinCampaign | f.NftCampaign) => ({
    creator: creator.publicKey,
    pauser: pauser.publicKey,
    funder: funder.publicKey,
    campaignId,
    tokenProgram,
  });

  /** A list with only the creator's friends, in a window that is nearly over. */
  const bait = (address: PublicKey) => ({
    root: dropRoot(f.treeOf(address, f.fillerRows(3, 1n))),
    beginTs: f.BEGIN_TS - 7_200n,
    endTs: f.BEGIN_TS - 3_000n,
    recipients: 3,
  });

  /** The whole transaction is refused, and the earlier draft still exists afterwards. */
  async function expectChanged(
    campaign: f.CoinCampaign | f.NftCampaign,
    instructions: TransactionInstruction[],
    signers: Keypair[],
  ) {
    const before = await machine.getAccount(campaign.address);
    expect(await f.refusal(machine, instructions, signers)).toBe("PromiseChanged");
    expect(await machine.getAccount(campaign.address)).toEqual(before);
  }

  it("binds NFTs and pages to a draft that is closed and made again for another list in the same transaction", async () => {
    const campaign = await f.draftNfts(machine, nftRows);
    const { address, creator, funder, nfts } = campaign;
    const again = drop.createNftCampaign({ ...rolesOf(campaign), terms: bait(address) });
    for (const signed of [depositOf(campaign), pageOf(campaign)]) {
      await expectChanged(campaign, [closeOf(campaign), again, signed], [creator, funder]);
    }
    const nft = nfts[0] as f.Mint;
    expect(await f.tokenAmount(machine, await f.give(machine, nft, funder.publicKey, 0n))).toBe(1n);
  });

  it("binds coins and pages to a draft that was given up, closed and made again for another list", async () => {
    const campaign = await f.draftCoins(machine, rows, { coin });
    const { address, creator, funder, rentPayer, mint } = campaign;
    const funderToken = await f.give(machine, coin, funder.publicKey, 30n);
    const giveUp = drop.returnCoins({ campaign, authority: funder.publicKey, rentPayer: rentPayer.publicKey });
    await f.run(machine, giveUp, [funder]);
    const again = drop.createCoinCampaign({
      ...rolesOf(campaign),
      mint,
      terms: { ...bait(address), totalGiftRaw: 30n },
    });
    await f.run(machine, [closeOf(campaign), again], [creator]);
    for (const signed of [fundOf(campaign), pageOf(campaign)]) await expectChanged(campaign, [signed], [funder]);
    expect(await f.tokenAmount(machine, funderToken)).toBe(30n);
  });

  it("binds pages to the kind of gift", async () => {
    const campaign = await f.draftNfts(machine, nftRows);
    const { creator, funder } = campaign;
    const { root, beginTs, endTs, recipients } = campaign.promise;
    const terms = { root, beginTs, endTs, recipients, totalGiftRaw: 3n };
    const again = drop.createCoinCampaign({ ...rolesOf(campaign), mint: coin.address, terms });
    await expectChanged(campaign, [closeOf(campaign), again, pageOf(campaign)], [creator, funder]);
  });

  it("lets a funder pay in when the draft was created again with the very same terms", async () => {
    const campaign = await f.draftNfts(machine, nftRows);
    const { creator, funder } = campaign;
    const again = drop.createNftCampaign({ ...rolesOf(campaign), terms: campaign.promise });
    const paid = [depositOf(campaign), pageOf(campaign)];
    await f.run(machine, [closeOf(campaign), again, ...paid], [creator, funder]);
    expect(await f.readCampaign(machine, campaign.address)).toMatchObject({ depositedRaw: 1n, pages: 1 });
  });

  const CHANGES: [part: string, change: (promise: drop.CampaignPromise) => Partial<drop.CampaignPromise>][] = [
    ["kind", ({ kind }) => ({ kind: kind === "coins" ? "nfts" : "coins" })],
    ["mint", () => ({ mint: f.person("mint").publicKey })],
    ["root", ({ root }) => ({ root: Uint8Array.from(root, (byte, i) => (i === 31 ? byte ^ 1 : byte)) })],
    ["beginTs", ({ beginTs }) => ({ beginTs: beginTs - 1n })],
    ["endTs", ({ endTs }) => ({ endTs: endTs + 2n ** 40n })],
    ["recipients", ({ recipients }) => ({ recipients: recipients + 65_536 })],
    ["supply", ({ supply }) => ({ supply: supply - 1 })],
    ["totalGiftRaw", ({ totalGiftRaw }) => ({ totalGiftRaw: totalGiftRaw + 2n ** 56n })],
  ];

  it.each(CHANGES)("refuses everything that pays in for another %s", async (_, change) => {
    const coins = await f.draftCoins(machine, rows, { coin });
    await f.give(machine, coin, coins.funder.publicKey, 30n);
    const nfts = await f.draftNfts(machine, nftRows);
    const seenCoins = { ...coins, promise: { ...coins.promise, ...change(coins.promise) } };
    const seenNfts = { ...nfts, promise: { ...nfts.promise, ...change(nfts.promise) } };
    await expectChanged(coins, [fundOf(seenCoins)], [coins.funder]);
    await expectChanged(coins, [pageOf(seenCoins)], [coins.funder]);
    await expectChanged(nfts, [depositOf(seenNfts)], [nfts.funder]);
    await expectChanged(nfts, [pageOf(seenNfts)], [nfts.funder]);
    await f.run(machine, [fundOf(coins), pageOf(coins)], [coins.funder]);
    await f.run(machine, [depositOf(nfts), pageOf(nfts)], [nfts.funder]);
  });

  it("stays the same whatever happens to the draft, and a decoded campaign contains all of it", async () => {
    const campaign = await f.draftCoins(machine, rows, { coin });
    const { pauser, address } = campaign;
    await f.run(machine, drop.setPaused({ campaign: address, pauser: pauser.publicKey, isPaused: true }), [pauser]);
    await f.fundCampaign(machine, campaign, 10n);
    await f.fundCampaign(machine, campaign, 20n);
    const read = await f.readCampaign(machine, address);
    expect(drop.hashPromise(read)).toEqual(drop.hashPromise(campaign.promise));
  });
});

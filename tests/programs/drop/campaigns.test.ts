import { createFreezeAccountInstruction, createTransferInstruction } from "@solana/spl-token";
import { type Keypair, PublicKey } from "@solana/web3.js";
import { beforeEach, describe, expect, it } from "vitest";
import {
  findCampaignAddress,
  findCampaignVaultAddress,
  findClaimPageAddress,
  findEscrowAddress,
  findGiftAddress,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses.ts";
import * as drop from "~programs/drop.ts";
import { dropRoot } from "~programs/drop-tree.ts";
import { type Machine, machineNames, openMachine } from "../machine.ts";
import * as f from "./fixtures.ts";

describe.each(machineNames)("campaigns on %s", (name) => {
  let machine: Machine;
  let coin: f.Mint;

  beforeEach(async () => {
    machine ??= await openMachine(name);
    await machine.setNow(f.BEGIN_TS - 3_600n);
    coin = await f.createMint(machine);
  });

  const rows = f.fillerRows(3, 10n);
  const openOf = ({ address, admin }: f.CoinCampaign | f.NftCampaign) =>
    drop.openCampaign({ campaign: address, admin: admin.publicKey });
  const returnOf = (campaign: f.CoinCampaign) =>
    drop.returnCoins({ campaign, authority: campaign.funder.publicKey, rentPayer: campaign.rentPayer.publicKey });
  const returnNftOf = (campaign: f.NftCampaign, number: number, rentPayer = campaign.funder.publicKey) => {
    const mint = (campaign.nfts[number] as f.Mint).address;
    return drop.returnNft({ campaign, authority: campaign.funder.publicKey, rentPayer, mint, number });
  };

  it("begins as a draft with exactly the requested terms, and an event that states them", async () => {
    const creator = await f.wallet(machine, "creator");
    const [pauser, funder] = [f.person("pauser"), f.person("funder")];
    const campaign = findCampaignAddress({ creator: creator.publicKey, campaignId: 77 });
    const root = dropRoot(f.treeOf(campaign, rows));
    const terms = { root, beginTs: f.BEGIN_TS, endTs: f.END_TS, recipients: 3, supply: 2, totalGiftRaw: 25n };
    const roles = { creator: creator.publicKey, pauser: pauser.publicKey, funder: funder.publicKey };
    const { address: mint, tokenProgram } = coin;
    const create = drop.createCoinCampaign({ ...roles, campaignId: 77, mint, tokenProgram, terms });
    const outcome = await f.run(machine, create, [creator]);
    const ts = await machine.now();
    const { bump, ...books } = await f.readCampaign(machine, campaign);
    expect(bump).toBeGreaterThan(200);
    expect(books).toEqual({
      version: 1,
      campaignId: 77,
      kind: "coins",
      state: "draft",
      isPaused: false,
      decimals: 6,
      ...roles,
      admin: creator.publicKey,
      pendingAdmin: null,
      rentPayer: creator.publicKey,
      mint,
      tokenProgram,
      vault: findCampaignVaultAddress(campaign),
      root: Uint8Array.from(root),
      beginTs: f.BEGIN_TS,
      endTs: f.END_TS,
      recipients: 3,
      supply: 2,
      claimedCount: 0,
      pages: 0,
      totalGiftRaw: 25n,
      depositedRaw: 0n,
      claimedGiftRaw: 0n,
      lastTs: ts,
    });
    const text = Object.fromEntries(Object.entries(roles).map(([role, key]) => [role, key.toBase58()]));
    const data = {
      campaign: campaign.toBase58(),
      ...text,
      mint: mint.toBase58(),
      tokenProgram: tokenProgram.toBase58(),
      vault: findCampaignVaultAddress(campaign).toBase58(),
      root: Buffer.from(root).toString("hex"),
      campaignId: 77,
      kind: 0,
      decimals: 6,
      beginTs: f.BEGIN_TS,
      endTs: f.END_TS,
      recipients: 3,
      supply: 2,
      totalGift: 25n,
      ts,
    };
    expect(f.eventsOf(outcome)).toEqual([{ name: "campaignCreated", data }]);
  });

  it("refuses terms that promise nothing, too much or at no time", async () => {
    const creator = await f.wallet(machine, "creator");
    const now = await machine.now();
    const sound = { root: new Uint8Array(32), beginTs: f.BEGIN_TS, endTs: f.END_TS, recipients: 3, totalGiftRaw: 1n };
    const flaws: [Partial<typeof sound & { supply: number }>, string][] = [
      [{ beginTs: f.END_TS }, "WindowInvalid"],
      [{ beginTs: f.END_TS + 1n }, "WindowInvalid"],
      [{ beginTs: now - 10n, endTs: now }, "WindowInvalid"],
      [{ supply: 0 }, "SupplyInvalid"],
      [{ supply: 4 }, "SupplyInvalid"],
      [{ recipients: 0, supply: 0 }, "SupplyInvalid"],
      [{ recipients: 2 ** 20 + 1 }, "SupplyInvalid"],
      [{ totalGiftRaw: 0n }, "ZeroAmount"],
    ];
    const roles = { creator: creator.publicKey, pauser: creator.publicKey, funder: creator.publicKey };
    const { address: mint, tokenProgram } = coin;
    for (const [flaw, error] of flaws) {
      const terms = { ...sound, ...flaw };
      const create = drop.createCoinCampaign({ ...roles, campaignId: 1, mint, tokenProgram, terms });
      expect(await f.refusal(machine, create, [creator]), JSON.stringify(Object.keys(flaw))).toBe(error);
    }
    const nfts = drop.createNftCampaign({ ...roles, campaignId: 1, tokenProgram, terms: { ...sound, recipients: 0 } });
    expect(await f.refusal(machine, nfts, [creator])).toBe("SupplyInvalid");
  });

  it("opens only once, with the last base unit and the last page, and not while it is paused", async () => {
    const long = f.fillerRows(drop.PLACES_PER_PAGE + 1);
    const campaign = await f.draftCoins(machine, long, { coin });
    const { address, admin, pauser, funder } = campaign;
    const total = BigInt(long.length);
    await f.fundCampaign(machine, campaign, total - 1n);
    expect(await f.refusal(machine, openOf(campaign), [admin])).toBe("GiftNotCovered");
    await f.fundCampaign(machine, campaign, 1n);
    const pageOf = (number: number) => drop.createClaimPage({ campaign: address, ...f.paying(campaign), number });
    await f.run(machine, pageOf(1), [funder]);
    expect(await f.refusal(machine, pageOf(1), [funder])).toBe("AccountAlreadyExists");
    expect(await f.refusal(machine, pageOf(2), [funder])).toBe("PlaceOutOfRange");
    expect(await f.refusal(machine, openOf(campaign), [admin])).toBe("PagesMissing");
    await f.run(machine, pageOf(0), [funder]);
    const pause = (isPaused: boolean) => drop.setPaused({ campaign: address, pauser: pauser.publicKey, isPaused });
    await f.run(machine, pause(true), [pauser]);
    expect(await f.refusal(machine, openOf(campaign), [admin])).toBe("CampaignPaused");
    await f.run(machine, pause(false), [pauser]);
    const asFunder = drop.openCampaign({ campaign: address, admin: funder.publicKey });
    expect(await f.refusal(machine, asFunder, [funder])).toBe("Unauthorized");
    const outcome = await f.run(machine, openOf(campaign), [admin]);
    expect(f.eventsOf(outcome)[0]).toMatchObject({ name: "campaignOpened", data: { deposited: total } });
    expect(await f.refusal(machine, openOf(campaign), [admin])).toBe("CampaignNotDraft");
  });

  it("does not count coins that were sent past its books, and gives them to the funder with the rest", async () => {
    const campaign = await f.draftCoins(machine, rows, { coin });
    const stranger = await f.wallet(machine, "stranger");
    const token = await f.give(machine, coin, stranger.publicKey, 30n);
    const sent = createTransferInstruction(token, campaign.vault, stranger.publicKey, 30n);
    await f.run(machine, sent, [stranger]);
    await f.createPages(machine, campaign);
    expect(await f.refusal(machine, openOf(campaign), [campaign.admin])).toBe("GiftNotCovered");
    const funderToken = await f.give(machine, coin, campaign.funder.publicKey, 0n);
    await f.run(machine, returnOf(campaign), [campaign.funder]);
    expect(await f.tokenAmount(machine, funderToken)).toBe(30n);
  });

  it("gives a draft back at any time, and that ends it", async () => {
    const campaign = await f.draftCoins(machine, rows, { coin });
    await f.fundCampaign(machine, campaign);
    await f.createPages(machine, campaign);
    await f.run(machine, returnOf(campaign), [campaign.funder]);
    expect(await machine.getAccount(campaign.vault)).toBeNull();
    expect((await f.readCampaign(machine, campaign.address)).state).toBe("settled");
    expect(await f.refusal(machine, openOf(campaign), [campaign.admin])).toBe("CampaignNotDraft");
    const again = drop.fund({ campaign, ...f.paying(campaign), amountRaw: 1n });
    expect(await f.refusal(machine, again, [campaign.funder])).toBe("CampaignNotDraft");
  });

  it("keeps the gift of an open campaign until the end, from everybody", async () => {
    const campaign = await f.openCoins(machine, rows, { coin });
    const { address, funder, admin, rentPayer } = campaign;
    const page = { campaign: address, authority: funder.publicKey, rentPayer: funder.publicKey, number: 0 };
    const close = { campaign: address, authority: admin.publicKey, rentPayer: rentPayer.publicKey };
    await machine.setNow(f.END_TS - 1n);
    expect(await f.refusal(machine, returnOf(campaign), [funder])).toBe("NotEnded");
    expect(await f.refusal(machine, drop.closeClaimPage(page), [funder])).toBe("NotEnded");
    expect(await f.refusal(machine, drop.closeCampaign(close), [admin])).toBe("NotEnded");
    await machine.setNow(f.END_TS);
    expect(await f.refusal(machine, drop.closeCampaign(close), [admin])).toBe("LeftoversRemain");
    const asAdmin = drop.returnCoins({ campaign, authority: admin.publicKey, rentPayer: rentPayer.publicKey });
    await f.give(machine, coin, admin.publicKey, 0n);
    // the admin paid this one's rent, which does not help while coins are left
    expect(await f.refusal(machine, asAdmin, [admin])).toBe("GraceNotOver");
    await f.run(machine, returnOf(campaign), [funder]);
    expect(await f.refusal(machine, drop.closeCampaign(close), [admin])).toBe("LeftoversRemain");
    await f.run(machine, drop.closeClaimPage(page), [funder]);
    await f.run(machine, drop.closeCampaign(close), [admin]);
  });

  it("leaves nothing of a campaign of coins behind: each base unit and each lamport is where it belongs", async () => {
    const payer = await f.wallet(machine, "payer");
    const before = await f.lamportsOf(machine, payer.publicKey);
    const holder = await f.recipient(machine, coin, 10n);
    const campaign = await f.openCoins(machine, [f.rowOf(holder), ...rows], { coin, payer });
    const { address, funder, admin } = campaign;
    await machine.setNow(f.BEGIN_TS);
    await f.run(machine, f.coinClaim(campaign, 0), [holder.wallet]);
    await machine.setNow(f.END_TS);
    const rentPayer = payer.publicKey;
    const back = drop.returnCoins({ campaign, authority: funder.publicKey, rentPayer });
    const page = drop.closeClaimPage({ campaign: address, authority: funder.publicKey, rentPayer, number: 0 });
    const close = drop.closeCampaign({ campaign: address, authority: admin.publicKey, rentPayer });
    const outcome = await f.run(machine, [back, page, close], [funder, admin]);
    expect(f.eventsOf(outcome).map((event) => event.name)).toEqual([
      "coinsReturned",
      "claimPageClosed",
      "campaignClosed",
    ]);
    expect(await f.lamportsOf(machine, payer.publicKey)).toBe(before);
    for (const gone of [address, campaign.vault, findClaimPageAddress({ campaign: address, number: 0 })]) {
      expect(await machine.getAccount(gone)).toBeNull();
    }
    const funderToken = await f.give(machine, coin, funder.publicKey, 0n);
    expect(await f.tokenAmount(machine, funderToken)).toBe(30n);
  });

  it("can be created again at the same address, where nothing counts as taken", async () => {
    const holder = await f.recipient(machine, coin, 10n);
    const creator = await f.wallet(machine, "creator");
    for (const _ of ["first", "second"]) {
      await machine.setNow(f.BEGIN_TS - 3_600n);
      const campaign = await f.openCoins(machine, [f.rowOf(holder)], { coin, creator });
      const { address, funder, admin } = campaign;
      await machine.setNow(f.BEGIN_TS);
      await f.run(machine, f.coinClaim(campaign, 0), [holder.wallet]);
      await machine.setNow(f.END_TS);
      await f.run(machine, returnOf(campaign), [funder]);
      const page = { campaign: address, authority: funder.publicKey, rentPayer: funder.publicKey, number: 0 };
      await f.run(machine, drop.closeClaimPage(page), [funder]);
      const close = { campaign: address, authority: admin.publicKey, rentPayer: creator.publicKey };
      await f.run(machine, drop.closeCampaign(close), [admin]);
    }
  });

  it("gives NFTs that nobody took back to the funder, and all rent to who paid it", async () => {
    const payer = await f.wallet(machine, "payer");
    const before = await f.lamportsOf(machine, payer.publicKey);
    const holders = [await f.wallet(machine), await f.wallet(machine)];
    const [holder] = holders as [Keypair];
    const keys = holders.map(({ publicKey }) => publicKey);
    const campaign = await f.openNfts(machine, keys, { payer });
    const { address, funder, admin, nfts } = campaign;
    const [taken, left] = nfts as [f.Mint, f.Mint];
    await f.give(machine, taken, holder.publicKey, 0n);
    await machine.setNow(f.BEGIN_TS);
    await f.run(machine, f.nftClaim(campaign, 0), [holder]);
    const rentPayer = payer.publicKey;
    expect(await f.refusal(machine, returnNftOf(campaign, 1, rentPayer), [funder])).toBe("NotEnded");
    await machine.setNow(f.END_TS);
    const close = drop.closeCampaign({ campaign: address, authority: admin.publicKey, rentPayer });
    const page = drop.closeClaimPage({ campaign: address, authority: funder.publicKey, rentPayer, number: 0 });
    await f.run(machine, page, [funder]);
    await f.run(machine, returnNftOf(campaign, 1, rentPayer), [funder]);
    expect(await f.refusal(machine, close, [admin])).toBe("LeftoversRemain");
    const outcome = await f.run(machine, returnNftOf(campaign, 0, rentPayer), [funder]);
    expect(f.eventsOf(outcome)[0]).toMatchObject({ name: "nftReturned", data: { number: 0, amount: 0n } });
    await f.run(machine, close, [admin]);
    const funderToken = await f.give(machine, left, funder.publicKey, 0n);
    expect(await f.tokenAmount(machine, funderToken)).toBe(1n);
    expect(await f.lamportsOf(machine, payer.publicKey)).toBe(before);
    const gift = findGiftAddress({ campaign: address, number: 0 });
    for (const gone of [address, gift, findEscrowAddress(gift)]) expect(await machine.getAccount(gone)).toBeNull();
  });

  it("is never opened without an NFT that was returned although its rent payer cannot be paid", async () => {
    const payer = await f.wallet(machine, "payer");
    const holders = [await f.wallet(machine)];
    const keys = holders.map(({ publicKey }) => publicKey);
    const campaign = await f.draftNfts(machine, keys, { payer });
    await f.depositNfts(machine, campaign);
    await f.createPages(machine, campaign);
    await machine.setAccount(payer.publicKey, {
      owner: f.person("program").publicKey,
      lamports: 1_000_000_000n,
      data: Buffer.alloc(0),
      executable: false,
    });
    const instruction = returnNftOf(campaign, 0, payer.publicKey);
    for (const key of instruction.keys) if (key.pubkey.equals(payer.publicKey)) key.isWritable = false;
    await f.run(machine, instruction, [campaign.funder]);
    const nft = campaign.nfts[0] as f.Mint;
    const funderToken = await f.give(machine, nft, campaign.funder.publicKey, 0n);
    expect(await f.tokenAmount(machine, funderToken)).toBe(1n);
    expect(await f.refusal(machine, openOf(campaign), [campaign.admin])).toBe("CampaignNotDraft");
  });

  it("gives leftovers back though the rent payer can no longer be paid", async () => {
    const payer = await f.wallet(machine, "payer");
    const campaign = await f.openCoins(machine, rows, { coin, payer });
    await machine.setNow(f.END_TS);
    const instruction = drop.returnCoins({
      campaign,
      authority: campaign.funder.publicKey,
      rentPayer: payer.publicKey,
    });
    const readOnly = (key: { pubkey: PublicKey; isSigner: boolean; isWritable: boolean }) =>
      key.pubkey.equals(payer.publicKey) ? { ...key, isWritable: false } : key;
    instruction.keys = instruction.keys.map(readOnly);
    expect(await f.refusal(machine, instruction, [campaign.funder])).toBe("AccountNotWritable");
    const account = { owner: f.person("program").publicKey, lamports: 1_000_000_000n, data: Buffer.alloc(0) };
    await machine.setAccount(payer.publicKey, { ...account, executable: false });
    await f.run(machine, instruction, [campaign.funder]);
    expect(await f.tokenAmount(machine, campaign.vault)).toBe(0n);
  });

  it("takes only one single token without decimals for an NFT, and none that is frozen", async () => {
    const campaign = await f.draftNfts(machine, [f.person().publicKey]);
    const { funder } = campaign;
    const deposit = (mint: PublicKey) => drop.depositNft({ campaign, ...f.paying(campaign), mint, number: 0 });
    const divisible = await f.createMint(machine, { decimals: 1 });
    await f.give(machine, divisible, funder.publicKey, 1n);
    expect(await f.refusal(machine, deposit(divisible.address), [funder])).toBe("NotAnNft");
    const twin = await f.createMint(machine, { decimals: 0 });
    await f.give(machine, twin, funder.publicKey, 2n);
    expect(await f.refusal(machine, deposit(twin.address), [funder])).toBe("NotAnNft");
    const frozen = await f.createMint(machine, { decimals: 0, freezable: true });
    const token = await f.give(machine, frozen, funder.publicKey, 1n);
    const freeze = createFreezeAccountInstruction(token, frozen.address, frozen.authority.publicKey);
    await f.run(machine, freeze, [frozen.authority]);
    expect(await f.refusal(machine, deposit(frozen.address), [funder])).toBe("token: AccountFrozen");
    const modern = await f.createNft(machine, funder.publicKey, f.TOKEN_PROGRAMS.token2022);
    const foreign = { ...campaign, tokenProgram: f.TOKEN_PROGRAMS.token2022 };
    const other = drop.depositNft({
      campaign: foreign,
      ...f.paying(campaign),
      mint: modern.address,
      number: 0,
    });
    expect(await f.refusal(machine, other, [funder])).toBe("WrongTokenAccount");
    const own = campaign.nfts[0] as f.Mint;
    const beyond = drop.depositNft({ campaign, ...f.paying(campaign), mint: own.address, number: 1 });
    expect(await f.refusal(machine, beyond, [funder])).toBe("PlaceOutOfRange");
    await f.run(machine, deposit(own.address), [funder]);
    expect(await f.refusal(machine, deposit(own.address), [funder])).toBe("AccountAlreadyExists");
  });

  it("can be created, filled and paged though somebody sent lamports to its addresses before", async () => {
    const creator = await f.wallet(machine, "creator");
    const address = findCampaignAddress({ creator: creator.publicKey, campaignId: 0 });
    const gift = findGiftAddress({ campaign: address, number: 0 });
    const addresses = [
      address,
      findCampaignVaultAddress(address),
      findClaimPageAddress({ campaign: address, number: 0 }),
      gift,
      findEscrowAddress(gift),
    ];
    const gifted = { owner: PublicKey.default, lamports: 1n, data: Buffer.alloc(0), executable: false };
    for (const each of addresses) await machine.setAccount(each, gifted);
    await f.openNfts(machine, [f.person().publicKey], { creator });
    const other = await f.wallet(machine, "creator");
    const coins = findCampaignAddress({ creator: other.publicKey, campaignId: 0 });
    for (const each of [coins, findCampaignVaultAddress(coins)]) await machine.setAccount(each, gifted);
    await f.openCoins(machine, rows, { coin, creator: other });
  });

  it("hands its admin over in two steps, and a proposal can be taken back", async () => {
    const campaign = await f.draftCoins(machine, rows, { coin });
    const { address, admin } = campaign;
    const heir = f.person("heir");
    const accept = drop.acceptAdmin({ campaign: address, newAdmin: heir.publicKey });
    const propose = (newAdmin: PublicKey | null) =>
      drop.proposeAdmin({ campaign: address, admin: admin.publicKey, newAdmin });
    expect(await f.refusal(machine, accept, [heir])).toBe("NoPendingAdmin");
    await f.run(machine, propose(heir.publicKey), [admin]);
    await f.run(machine, propose(null), [admin]);
    expect(await f.refusal(machine, accept, [heir])).toBe("NoPendingAdmin");
    await f.run(machine, propose(heir.publicKey), [admin]);
    await f.run(machine, accept, [heir]);
    expect(await f.refusal(machine, propose(null), [admin])).toBe("Unauthorized");
    expect((await f.readCampaign(machine, address)).admin).toEqual(heir.publicKey);
  });

  it("refuses a coin campaign's instructions for a campaign of NFTs, and the other way round", async () => {
    const coins = await f.draftCoins(machine, rows, { coin });
    const nfts = await f.draftNfts(machine, [f.person().publicKey]);
    const nft = nfts.nfts[0] as f.Mint;
    const { funder } = nfts;
    await f.give(machine, coin, funder.publicKey, 5n);
    const wrongFund = drop.fund({ campaign: { ...nfts, mint: coin.address }, ...f.paying(nfts), amountRaw: 1n });
    expect(await f.refusal(machine, wrongFund, [funder])).toBe("WrongKind");
    const ref = { address: coins.address, tokenProgram: TOKEN_PROGRAM_ADDRESS };
    const from = { ...f.paying(coins), mint: nft.address, number: 0 };
    await f.give(machine, nft, coins.funder.publicKey, 0n);
    expect(await f.refusal(machine, drop.depositNft({ campaign: ref, ...from }), [coins.funder])).toBe("WrongKind");
  });
});

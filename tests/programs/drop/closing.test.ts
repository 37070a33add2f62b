import { createTransferInstruction } from "@solana/spl-token";
import type { Keypair, PublicKey } from "@solana/web3.js";
import { beforeEach, describe, expect, it } from "vitest";
import {
  findAssociatedTokenAddress,
  findClaimPageAddress,
  findEscrowAddress,
  findGiftAddress,
} from "~programs/addresses.ts";
import * as drop from "~programs/drop.ts";
import { type Machine, machineNames, openMachine } from "../machine.ts";
import * as f from "./fixtures.ts";

const GRACE_END_TS = f.END_TS + 30n * 86_400n;

describe.each(machineNames)("closing without funder and admin on %s", (name) => {
  let machine: Machine;
  let coin: f.Mint;
  let sponsor: Keypair;
  let holder: f.Recipient;

  beforeEach(async () => {
    machine ??= await openMachine(name);
    await machine.setNow(f.BEGIN_TS - 3_600n);
    coin = await f.createMint(machine);
    sponsor = await f.wallet(machine, "sponsor");
    holder = await f.recipient(machine, coin);
  });

  type Names = { campaign: f.CoinCampaign | f.NftCampaign; by: PublicKey; rentPayer?: PublicKey };
  const closeOf = ({ campaign, by, rentPayer = sponsor.publicKey }: Names) =>
    drop.closeCampaign({ campaign: campaign.address, authority: by, rentPayer });
  const pageOf = ({ campaign, by, rentPayer = sponsor.publicKey }: Names) =>
    drop.closeClaimPage({ campaign: campaign.address, authority: by, rentPayer, number: 0 });
  const vaultOf = (campaign: f.CoinCampaign, by: PublicKey) =>
    drop.returnCoins({ campaign, authority: by, funder: campaign.funder.publicKey, rentPayer: sponsor.publicKey });
  const giftOf = (campaign: f.NftCampaign, by: PublicKey) => {
    const mint = (campaign.nfts[0] as f.Mint).address;
    const funder = campaign.funder.publicKey;
    return drop.returnNft({ campaign, authority: by, funder, rentPayer: sponsor.publicKey, mint, number: 0 });
  };
  /** Somebody sends base units of their own into an account of the campaign, by the token program alone. */
  async function sendInto(to: PublicKey, mint: f.Mint, amountRaw: bigint, from: Keypair) {
    const { address, tokenProgram } = mint;
    const token = findAssociatedTokenAddress(address, from.publicKey, tokenProgram);
    const sent = createTransferInstruction(token, to, from.publicKey, amountRaw, [], tokenProgram);
    await f.run(machine, sent, [from]);
  }

  /** Open campaigns that the sponsor paid for, and from which every gift was taken. */
  async function takenCoins(): Promise<f.CoinCampaign> {
    const campaign = await f.openCoins(machine, [f.rowOf(holder)], { coin, payer: sponsor });
    await machine.setNow(f.BEGIN_TS);
    await f.run(machine, f.coinClaim(campaign, 0), [holder.wallet]);
    return campaign;
  }

  async function takenNfts(): Promise<f.NftCampaign> {
    const campaign = await f.openNfts(machine, [holder.wallet.publicKey], { payer: sponsor });
    await f.give(machine, campaign.nfts[0] as f.Mint, holder.wallet.publicKey, 0n);
    await machine.setNow(f.BEGIN_TS);
    await f.run(machine, f.nftClaim(campaign, 0), [holder.wallet]);
    return campaign;
  }

  const SECONDS: [second: bigint, refusal: string | null][] = [
    [f.END_TS - 1n, "GraceNotOver"],
    [f.END_TS, "GraceNotOver"],
    [GRACE_END_TS - 1n, "GraceNotOver"],
    [GRACE_END_TS, null],
    [GRACE_END_TS + 1n, null],
  ];

  it.each(SECONDS)("at %i the rent payer closes what is empty: %s", async (second, expected) => {
    const [coins, nfts] = [await takenCoins(), await takenNfts()];
    const by = sponsor.publicKey;
    await machine.setNow(second);
    const parts = [
      vaultOf(coins, by),
      pageOf({ campaign: coins, by }),
      giftOf(nfts, by),
      pageOf({ campaign: nfts, by }),
    ];
    for (const part of parts) expect(await f.refusal(machine, part, [sponsor])).toBe(expected);
  });

  it.each(SECONDS)("at %i the rent payer closes a campaign of which nothing is left: %s", async (second, expected) => {
    const campaign = await f.draftCoins(machine, [f.rowOf(holder)], { coin, payer: sponsor });
    const { funder } = campaign;
    await f.give(machine, coin, funder.publicKey, 0n);
    await f.run(machine, vaultOf(campaign, funder.publicKey), [funder]);
    await machine.setNow(second);
    const close = closeOf({ campaign, by: sponsor.publicKey });
    expect(await f.refusal(machine, close, [sponsor])).toBe(expected);
  });

  it("gives a sponsor back every lamport of campaigns whose funder and admin never came", async () => {
    const before = await f.lamportsOf(machine, sponsor.publicKey);
    const [coins, nfts] = [await takenCoins(), await takenNfts()];
    const by = sponsor.publicKey;
    await machine.setNow(GRACE_END_TS);
    const last = [coins, nfts].flatMap((campaign) => [pageOf({ campaign, by }), closeOf({ campaign, by })]);
    const outcome = await f.run(machine, [vaultOf(coins, by), giftOf(nfts, by), ...last], [sponsor]);
    expect(f.eventsOf(outcome).map(({ name: event, data }) => [event, data.authority])).toEqual(
      ["coinsReturned", "nftReturned", "claimPageClosed", "campaignClosed", "claimPageClosed", "campaignClosed"].map(
        (event) => [event, by.toBase58()],
      ),
    );
    expect(await f.lamportsOf(machine, by)).toBe(before);
    const gift = findGiftAddress({ campaign: nfts.address, number: 0 });
    const pages = [coins, nfts].map(({ address }) => findClaimPageAddress({ campaign: address, number: 0 }));
    for (const gone of [coins.address, coins.vault, nfts.address, gift, findEscrowAddress(gift), ...pages]) {
      expect(await machine.getAccount(gone)).toBeNull();
    }
  });

  it("gives a sponsor back the rent of a draft that nobody ever filled", async () => {
    const before = await f.lamportsOf(machine, sponsor.publicKey);
    const campaign = await f.draftCoins(machine, [f.rowOf(holder)], { coin, payer: sponsor });
    await f.createPages(machine, campaign);
    const by = sponsor.publicKey;
    const all = [vaultOf(campaign, by), pageOf({ campaign, by }), closeOf({ campaign, by })];
    await machine.setNow(GRACE_END_TS - 1n);
    expect(await f.refusal(machine, all, [sponsor])).toBe("GraceNotOver");
    await machine.setNow(GRACE_END_TS);
    await f.run(machine, all, [sponsor]);
    expect(await f.lamportsOf(machine, by)).toBe(before);
  });

  it("leaves coins and NFTs that nobody took to the funder, however long it takes", async () => {
    const coins = await f.openCoins(machine, [f.rowOf(holder)], { coin, payer: sponsor });
    const nfts = await f.openNfts(machine, [holder.wallet.publicKey], { payer: sponsor });
    const nft = nfts.nfts[0] as f.Mint;
    await f.give(machine, coin, sponsor.publicKey, 0n);
    await f.give(machine, nft, sponsor.publicKey, 0n);
    await machine.setNow(GRACE_END_TS + 3_650n * 86_400n);
    const by = sponsor.publicKey;
    expect(await f.refusal(machine, vaultOf(coins, by), [sponsor])).toBe("Unauthorized");
    expect(await f.refusal(machine, giftOf(nfts, by), [sponsor])).toBe("Unauthorized");
    for (const campaign of [coins, nfts]) {
      await f.run(machine, pageOf({ campaign, by }), [sponsor]);
      expect(await f.refusal(machine, closeOf({ campaign, by }), [sponsor])).toBe("LeftoversRemain");
    }
    const funderToken = await f.give(machine, coin, coins.funder.publicKey, 0n);
    await f.run(machine, vaultOf(coins, coins.funder.publicKey), [coins.funder]);
    expect(await f.tokenAmount(machine, funderToken)).toBe(holder.amountRaw);
    const nftToken = await f.give(machine, nft, nfts.funder.publicKey, 0n);
    await f.run(machine, giftOf(nfts, nfts.funder.publicKey), [nfts.funder]);
    expect(await f.tokenAmount(machine, nftToken)).toBe(1n);
    for (const campaign of [coins, nfts]) await f.run(machine, closeOf({ campaign, by }), [sponsor]);
  });

  it("closes a vault that a stranger sent dust into, and the dust goes to the funder", async () => {
    const before = await f.lamportsOf(machine, sponsor.publicKey);
    const stranger = await f.wallet(machine, "stranger");
    const taken = await takenCoins();
    await machine.setNow(f.BEGIN_TS);
    const unfilled = await f.draftCoins(machine, [f.rowOf(holder)], { coin, payer: sponsor });
    const by = sponsor.publicKey;
    await f.give(machine, coin, stranger.publicKey, 2n);
    await machine.setNow(GRACE_END_TS);
    for (const campaign of [taken, unfilled]) {
      await sendInto(campaign.vault, coin, 1n, stranger);
      const funderToken = await f.give(machine, coin, campaign.funder.publicKey, 0n);
      const { amount } = f.eventsOf(await f.run(machine, vaultOf(campaign, by), [sponsor]))[0]?.data ?? {};
      expect(amount).toBe(1n);
      expect(await f.tokenAmount(machine, funderToken)).toBe(1n);
      expect(await machine.getAccount(campaign.vault)).toBeNull();
    }
    const rest = [pageOf({ campaign: taken, by }), ...[taken, unfilled].map((campaign) => closeOf({ campaign, by }))];
    await f.run(machine, rest, [sponsor]);
    expect(await f.lamportsOf(machine, by)).toBe(before);
  });

  it("closes a gift whose holder sent the NFT back into its escrow, and the NFT goes to the funder", async () => {
    const campaign = await takenNfts();
    const nft = campaign.nfts[0] as f.Mint;
    const escrow = findEscrowAddress(findGiftAddress({ campaign: campaign.address, number: 0 }));
    await sendInto(escrow, nft, 1n, holder.wallet);
    await machine.setNow(GRACE_END_TS);
    const funderToken = await f.give(machine, nft, campaign.funder.publicKey, 0n);
    const by = sponsor.publicKey;
    await f.run(machine, [giftOf(campaign, by), pageOf({ campaign, by }), closeOf({ campaign, by })], [sponsor]);
    expect(await f.tokenAmount(machine, funderToken)).toBe(1n);
    expect(await machine.getAccount(escrow)).toBeNull();
  });

  it("lets the rent payer send a surplus to nobody but the funder, and not before the grace is over", async () => {
    const stranger = await f.wallet(machine, "stranger");
    const coins = await takenCoins();
    await f.give(machine, coin, stranger.publicKey, 5n);
    await sendInto(coins.vault, coin, 5n, stranger);
    const by = sponsor.publicKey;
    await f.give(machine, coin, coins.funder.publicKey, 0n);
    await machine.setNow(GRACE_END_TS - 1n);
    expect(await f.refusal(machine, vaultOf(coins, by), [sponsor])).toBe("GraceNotOver");
    await machine.setNow(GRACE_END_TS);
    for (const thief of [sponsor, stranger, holder.wallet]) {
      const funderToken = await f.give(machine, coin, thief.publicKey, 0n);
      const astray = drop.returnCoins({ campaign: coins, authority: by, rentPayer: by, funderToken });
      expect(await f.refusal(machine, astray, [sponsor])).toBe("WrongTokenAccount");
    }
    expect(await f.refusal(machine, vaultOf(coins, stranger.publicKey), [stranger])).toBe("Unauthorized");
    expect(await f.tokenAmount(machine, coins.vault)).toBe(5n);
  });

  it("leaves what the funder paid in to the funder though dust was added to it", async () => {
    const stranger = await f.wallet(machine, "stranger");
    const campaign = await f.openCoins(machine, [f.rowOf(holder)], { coin, payer: sponsor });
    await f.give(machine, coin, stranger.publicKey, 1n);
    await sendInto(campaign.vault, coin, 1n, stranger);
    await machine.setNow(GRACE_END_TS);
    const funderToken = await f.give(machine, coin, campaign.funder.publicKey, 0n);
    expect(await f.refusal(machine, vaultOf(campaign, sponsor.publicKey), [sponsor])).toBe("Unauthorized");
    await f.run(machine, vaultOf(campaign, campaign.funder.publicKey), [campaign.funder]);
    expect(await f.tokenAmount(machine, funderToken)).toBe(holder.amountRaw + 1n);
  });

  it("lets nobody close what another paid for, and rent goes to nobody else", async () => {
    const stranger = await f.wallet(machine, "stranger");
    const [coins, nfts] = [await takenCoins(), await takenNfts()];
    await machine.setNow(GRACE_END_TS);
    const by = stranger.publicKey;
    const parts = [
      vaultOf(coins, by),
      giftOf(nfts, by),
      pageOf({ campaign: coins, by }),
      closeOf({ campaign: coins, by }),
      pageOf({ campaign: coins, by, rentPayer: by }),
      closeOf({ campaign: coins, by, rentPayer: by }),
    ];
    for (const part of parts) expect(await f.refusal(machine, part, [stranger])).toBe("Unauthorized");
    const astray = { campaign: coins, by: sponsor.publicKey, rentPayer: by };
    for (const part of [pageOf(astray), closeOf(astray)]) {
      expect(await f.refusal(machine, part, [sponsor])).toBe("WrongRentPayer");
    }
    // the funder can close pages at any time, but not the campaign
    const asFunder = { campaign: coins, by: coins.funder.publicKey };
    expect(await f.refusal(machine, closeOf(asFunder), [coins.funder])).toBe("Unauthorized");
    await f.run(machine, pageOf(asFunder), [coins.funder]);
  });

  it("lets somebody who paid for one page close that page and nothing else", async () => {
    const campaign = await f.draftCoins(machine, [f.rowOf(holder)], { coin });
    await f.createPages(machine, { ...campaign, payer: sponsor });
    await machine.setNow(GRACE_END_TS);
    const by = sponsor.publicKey;
    const rentPayer = campaign.rentPayer.publicKey;
    const foreign = drop.returnCoins({ campaign, authority: by, rentPayer });
    expect(await f.refusal(machine, foreign, [sponsor])).toBe("Unauthorized");
    await f.run(machine, pageOf({ campaign, by }), [sponsor]);
    expect(await f.refusal(machine, closeOf({ campaign, by, rentPayer }), [sponsor])).toBe("Unauthorized");
  });

  it("never ends the grace period of a window that has no end", async () => {
    const endTs = 2n ** 63n - 1n;
    const campaign = await f.draftCoins(machine, [f.rowOf(holder)], { coin, payer: sponsor, endTs });
    await f.createPages(machine, campaign);
    await machine.setNow(endTs - 1n);
    expect(await f.refusal(machine, pageOf({ campaign, by: sponsor.publicKey }), [sponsor])).toBe("GraceNotOver");
  });
});

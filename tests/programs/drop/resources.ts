import { createHash } from "node:crypto";
import { PublicKey } from "@solana/web3.js";
import {
  DROP_PROGRAM_ADDRESS,
  findCampaignAddress,
  findCampaignVaultAddress,
  findClaimPageAddress,
  findEscrowAddress,
  findGiftAddress,
} from "~programs/addresses.ts";
import * as drop from "~programs/drop.ts";
import { type DropRow, treeDepth } from "~programs/drop-tree.ts";
import type { Machine } from "../machine.ts";
import { firstIdWith, type Scenario } from "../resources.ts";
import * as f from "./fixtures.ts";

const MILLION = 1_000_000;

/** Every instruction of drops, in the cases with different costs, with gifts of that token program. */
export async function* dropScenarios(machine: Machine, tokenProgram: PublicKey): AsyncGenerator<Scenario> {
  const coin = await f.createMint(machine, { tokenProgram });
  const holder = await f.recipient(machine, coin);
  yield* coins(machine, coin, holder);
  yield* nfts(machine, tokenProgram);
}

/** A campaign for a million recipients, of which the holder is the last; then one for two. */
async function* coins(machine: Machine, coin: f.Mint, holder: f.Recipient): AsyncGenerator<Scenario> {
  const creator = await f.wallet(machine, "creator");
  const funder = await f.wallet(machine, "funder");
  const pauser = f.person("pauser");
  const { address: mint, tokenProgram } = coin;
  const campaignId = cheapCampaignId(creator.publicKey, (campaign) => [
    findCampaignVaultAddress(campaign),
    findClaimPageAddress({ campaign, number: 0 }),
  ]);
  const address = findCampaignAddress({ creator: creator.publicKey, campaignId });
  const index = MILLION - 1;
  const { root, proof } = deepProof(address, f.rowOf(holder), index, MILLION);
  const terms = { root, beginTs: f.BEGIN_TS, endTs: f.END_TS, recipients: MILLION, totalGiftRaw: f.TWIG };
  const roles = { creator: creator.publicKey, pauser: pauser.publicKey, funder: funder.publicKey };
  const create = drop.createCoinCampaign({ ...roles, campaignId, mint, tokenProgram, terms });
  yield { name: "create_coin_campaign", instruction: create, signers: [creator], payer: creator.publicKey };

  const campaign = { address, mint, tokenProgram };
  const admin = creator.publicKey;
  const asAdmin = { campaign: address, admin };
  const heir = f.person("heir");
  const name = drop.setPauser({ ...asAdmin, pauser: pauser.publicKey });
  yield { name: "set_pauser", instruction: name, signers: [creator] };
  const proposal = drop.proposeAdmin({ ...asAdmin, newAdmin: heir.publicKey });
  yield { name: "propose_admin", instruction: proposal, signers: [creator] };
  const acceptance = drop.acceptAdmin({ campaign: address, newAdmin: heir.publicKey });
  yield { name: "accept_admin", instruction: acceptance, signers: [heir] };
  const pause = drop.setPaused({ campaign: address, pauser: pauser.publicKey, isPaused: false });
  yield { name: "set_paused", instruction: pause, signers: [pauser] };

  const promise = drop.promiseOfCoins(mint, terms);
  const from = { campaign: address, promise, funder: funder.publicKey };
  const page = drop.createClaimPage({ ...from, number: 0 });
  yield { name: "create_claim_page", instruction: page, signers: [funder], payer: funder.publicKey };
  for (let number = 1; number < drop.claimPagesNeeded(MILLION); number++) {
    await f.run(machine, drop.createClaimPage({ ...from, number }), [funder]);
  }
  await f.give(machine, coin, funder.publicKey, f.TWIG);
  const payment = drop.fund({ campaign, promise, funder: funder.publicKey, amountRaw: f.TWIG });
  yield { name: "fund", instruction: payment, signers: [funder] };
  const open = drop.openCampaign({ campaign: address, admin: heir.publicKey });
  yield { name: "open_campaign", instruction: open, signers: [heir] };

  const small = await f.openCoins(machine, [f.rowOf(holder), ...f.fillerRows(1)], { coin, campaignId: 1 });
  await machine.setNow(f.BEGIN_TS);
  yield { name: "claim_coins, among two", instruction: f.coinClaim(small, 0), signers: [holder.wallet] };
  const take = { campaign, holder: holder.wallet.publicKey, index, amountRaw: holder.amountRaw, proof };
  yield { name: "claim_coins, among a million", instruction: drop.claimCoins(take), signers: [holder.wallet] };

  await machine.setNow(f.END_TS);
  await f.give(machine, coin, small.funder.publicKey, 0n);
  const back = { authority: small.funder.publicKey, rentPayer: small.creator.publicKey };
  const leftovers = drop.returnCoins({ campaign: small, ...back });
  yield { name: "return_coins", instruction: leftovers, signers: [small.funder] };
  const closePage = { campaign: small.address, authority: small.funder.publicKey, rentPayer: small.funder.publicKey };
  const closedPage = drop.closeClaimPage({ ...closePage, number: 0 });
  yield { name: "close_claim_page", instruction: closedPage, signers: [small.funder] };
  const close = { campaign: small.address, authority: small.creator.publicKey, rentPayer: small.creator.publicKey };
  yield { name: "close_campaign", instruction: drop.closeCampaign(close), signers: [small.creator] };
  await machine.setNow(f.BEGIN_TS);
}

async function* nfts(machine: Machine, tokenProgram: PublicKey): AsyncGenerator<Scenario> {
  const creator = await f.wallet(machine, "creator");
  const campaignId = cheapCampaignId(creator.publicKey, (campaign) => {
    const gift = findGiftAddress({ campaign, number: 0 });
    return [gift, findEscrowAddress(gift)];
  });
  const holders = [await f.wallet(machine, "holder"), await f.wallet(machine, "holder")];
  const [holder] = holders as [(typeof holders)[number]];
  const keys = holders.map(({ publicKey }) => publicKey);
  const roles = { creator: creator.publicKey, pauser: creator.publicKey, funder: creator.publicKey };
  const twin = { ...roles, campaignId: Number(cheapCampaignId(creator.publicKey, () => [], campaignId + 1)) };
  const terms = { root: new Uint8Array(32), beginTs: f.BEGIN_TS, endTs: f.END_TS, recipients: 2 };
  const create = drop.createNftCampaign({ ...twin, tokenProgram, terms });
  yield { name: "create_nft_campaign", instruction: create, signers: [creator], payer: creator.publicKey };

  const campaign = await f.draftNfts(machine, keys, { creator, campaignId, tokenProgram });
  const { address, funder } = campaign;
  const [first, second] = campaign.nfts.map((nft) => nft.address) as [PublicKey, PublicKey];
  const from = { campaign, ...f.paying(campaign) };
  const deposit = drop.depositNft({ ...from, mint: first, number: 0 });
  yield { name: "deposit_nft", instruction: deposit, signers: [funder], payer: funder.publicKey };
  await f.run(machine, drop.depositNft({ ...from, mint: second, number: 1 }), [funder]);
  await f.createPages(machine, campaign);
  await f.run(machine, drop.openCampaign({ campaign: address, admin: creator.publicKey }), [creator]);

  await f.give(machine, campaign.nfts[0] as f.Mint, holder.publicKey, 0n);
  await machine.setNow(f.BEGIN_TS);
  yield { name: "claim_nft, among two", instruction: f.nftClaim(campaign, 0), signers: [holder] };
  await machine.setNow(f.END_TS);
  const back = { campaign, authority: funder.publicKey, rentPayer: funder.publicKey };
  const taken = drop.returnNft({ ...back, mint: first, number: 0 });
  yield { name: "return_nft, taken", instruction: taken, signers: [funder] };
  const left = drop.returnNft({ ...back, mint: second, number: 1 });
  yield { name: "return_nft, left", instruction: left, signers: [funder] };
}

/**
 * A campaign id whose address, and those derived from it, are found at the first bump; otherwise the figure would depend on
 * luck.
 */
function cheapCampaignId(creator: PublicKey, others: (campaign: PublicKey) => PublicKey[], from = 0): number {
  const fits = (id: bigint) => {
    const seeds = [Buffer.from("campaign"), creator.toBuffer(), littleEndian(Number(id), 4)];
    const campaign = findCampaignAddress({ creator, campaignId: Number(id) });
    return isFirstBump(seeds) && others(campaign).every((address) => isCheap(campaign, address));
  };
  return Number(firstIdWith(fits, BigInt(from)));
}

/** Whether an address derived from a campaign, by any of the program's seeds, is found at the first bump. */
function isCheap(campaign: PublicKey, address: PublicKey): boolean {
  const gift = findGiftAddress({ campaign, number: 0 });
  const candidates = [
    [Buffer.from("vault"), campaign.toBuffer()],
    [Buffer.from("claim_page"), campaign.toBuffer(), littleEndian(0, 2)],
    [Buffer.from("gift"), campaign.toBuffer(), littleEndian(0, 4)],
    [Buffer.from("escrow"), gift.toBuffer()],
  ];
  return candidates.some((seeds) => isFirstBump(seeds) && find(seeds)[0].equals(address));
}

function isFirstBump(seeds: Buffer[]): boolean {
  return find(seeds)[1] === 255;
}

function find(seeds: Buffer[]): [PublicKey, number] {
  return PublicKey.findProgramAddressSync(seeds, DROP_PROGRAM_ADDRESS);
}

function littleEndian(value: number, bytes: number): Buffer {
  const data = Buffer.alloc(bytes);
  data.writeUIntLE(value, 0, bytes);
  return data;
}

/** Root and proof of one place of a long list, the rest of which is invented: as costly as a real one. */
function deepProof(campaign: PublicKey, row: DropRow, index: number, recipients: number) {
  const amount = Buffer.alloc(8);
  amount.writeBigUInt64LE(row.amountRaw);
  const place = littleEndian(index, 4);
  const leaf = [Buffer.of(0), DROP_PROGRAM_ADDRESS.toBuffer(), campaign.toBuffer(), place, row.holder, amount];
  const proof = Array.from({ length: treeDepth(recipients) }, (_, i) => sha256(Buffer.from(`sibling ${i}`)));
  const root = proof.reduce(
    (hash, sibling, height) =>
      (index >> height) & 1 ? sha256(Buffer.of(1), sibling, hash) : sha256(Buffer.of(1), hash, sibling),
    sha256(...leaf),
  );
  return { root, proof };
}

function sha256(...parts: Uint8Array[]): Uint8Array {
  return createHash("sha256").update(Buffer.concat(parts)).digest();
}

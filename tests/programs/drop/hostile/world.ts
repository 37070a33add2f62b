import type { Keypair, PublicKey } from "@solana/web3.js";
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  findAssociatedTokenAddress,
  findCampaignAddress,
  findCampaignVaultAddress,
  findClaimPageAddress,
  findEscrowAddress,
  findGiftAddress,
  TOKEN_2022_PROGRAM_ADDRESS,
} from "~programs/addresses.ts";
import * as drop from "~programs/drop.ts";
import { dropRoot } from "~programs/drop-tree.ts";
import type { Control, HostileWorld, Intruder } from "../../hostile/attacks.ts";
import { FIRST_TS, type Machine } from "../../machine.ts";
import * as f from "../fixtures.ts";

/** What an attacker of drops puts in place of an account. */
export const SUBSTITUTIONS = [
  "another campaign's",
  "the other kind's",
  "another place's",
  "another holder's",
  "wrong mint",
  "wrong authority",
  "who paid the rent",
  "wrong kind",
  "wrong program",
  "the other token program",
] as const;

export type Substitution = (typeof SUBSTITUTIONS)[number];

const NEW_ID = 9;
/** The campaigns that are over when the controls run. */
const PAST = { beginTs: FIRST_TS + 10n, endTs: FIRST_TS + 60n };

interface People {
  coin: f.Mint;
  otherCoin: f.Mint;
  holder: f.Recipient;
  neighbour: f.Recipient;
  payer: Keypair;
  founder: Keypair;
  stranger: Keypair;
  newAdmin: Keypair;
}

type Campaigns = Awaited<ReturnType<typeof openCampaigns>>;

/** One campaign in each state that an instruction needs, and one of each kind besides them with people of its own. */
export async function openHostileWorld(machine: Machine): Promise<HostileWorld<Substitution>> {
  const people = await gather(machine);
  const campaigns = await openCampaigns(machine, people);
  await machine.setNow(f.BEGIN_TS + 10n);
  const controls = await controlsOf(machine, people, campaigns);
  return { controls, intruders: await intrudersOf(machine, people, campaigns) };
}

async function gather(machine: Machine): Promise<People> {
  const coin = await f.createMint(machine);
  const otherCoin = await f.createMint(machine);
  return {
    coin,
    otherCoin,
    holder: await f.recipient(machine, coin),
    neighbour: await f.recipient(machine, coin),
    payer: await f.wallet(machine, "payer"),
    founder: await f.wallet(machine, "founder"),
    stranger: await f.wallet(machine, "stranger"),
    newAdmin: f.person("new admin"),
  };
}

async function openCampaigns(machine: Machine, { coin, holder, neighbour, payer, newAdmin }: People) {
  const both = [holder, neighbour];
  const rows = both.map(f.rowOf);
  const keys = both.map(({ wallet }) => wallet.publicKey);
  const ours = { coin, payer, creator: await f.wallet(machine, "creator") };

  const empty = await f.draftCoins(machine, rows, { ...ours, campaignId: 1 });
  const filled = await f.draftCoins(machine, rows, { ...ours, campaignId: 2 });
  await f.fundCampaign(machine, filled);
  await f.createPages(machine, filled);
  await f.give(machine, coin, filled.funder.publicKey, f.TWIG);
  const proposal = { campaign: filled.address, admin: filled.admin.publicKey, newAdmin: newAdmin.publicKey };
  await f.run(machine, drop.proposeAdmin(proposal), [filled.admin]);

  const long = [...rows, ...f.fillerRows(drop.PLACES_PER_PAGE)];
  const open = await f.openCoins(machine, long, { ...ours, campaignId: 3 });
  const over = await f.openCoins(machine, rows, { ...ours, ...PAST, campaignId: 4 });
  const settled = await f.draftCoins(machine, rows, { ...ours, campaignId: 5 });
  await f.give(machine, coin, settled.funder.publicKey, 0n);
  const giveUp = { campaign: settled, authority: settled.funder.publicKey, rentPayer: payer.publicKey };
  await f.run(machine, drop.returnCoins(giveUp), [settled.funder]);
  const sibling = await f.openCoins(machine, rows, { coin });

  const nftDraft = await f.draftNfts(machine, keys, { ...ours, campaignId: 6 });
  const nftOpen = await f.openNfts(machine, keys, { ...ours, campaignId: 7 });
  const nftOver = await f.openNfts(machine, keys, { ...ours, ...PAST, campaignId: 8 });
  const nftSibling = await f.openNfts(machine, keys);
  return { empty, filled, open, over, settled, sibling, nftDraft, nftOpen, nftOver, nftSibling };
}

async function controlsOf(machine: Machine, people: People, campaigns: Campaigns): Promise<Record<string, Control>> {
  const { coin, holder, payer, founder, newAdmin } = people;
  const { empty, filled, open, over, settled, nftDraft, nftOpen, nftOver } = campaigns;
  const { admin, pauser, funder } = filled;
  const asAdmin = { campaign: filled.address, admin: admin.publicKey };
  const terms = { root: dropRoot(open.tree), beginTs: f.BEGIN_TS, endTs: f.END_TS, recipients: 2 };
  const roles = {
    creator: founder.publicKey,
    payer: payer.publicKey,
    pauser: pauser.publicKey,
    funder: funder.publicKey,
  };
  const wish = { ...roles, campaignId: NEW_ID, tokenProgram: coin.tokenProgram };
  const coins = { ...wish, mint: coin.address, terms: { ...terms, totalGiftRaw: f.TWIG } };
  const nftOf = ({ nfts }: f.NftCampaign) => (nfts[0] as f.Mint).address;
  const rentPayer = payer.publicKey;
  await f.give(machine, coin, over.funder.publicKey, 0n);
  await f.give(machine, nftOpen.nfts[0] as f.Mint, holder.wallet.publicKey, 0n);
  const page = drop.createClaimPage({ campaign: empty.address, ...f.paying(empty), number: 0 });
  const deposit = drop.depositNft({ campaign: nftDraft, ...f.paying(nftDraft), mint: nftOf(nftDraft), number: 0 });
  const takeBack = { campaign: over, authority: over.funder.publicKey, rentPayer };
  const nftBack = {
    campaign: nftOver,
    authority: nftOver.funder.publicKey,
    rentPayer,
    mint: nftOf(nftOver),
    number: 0,
  };
  const closePage = { campaign: over.address, authority: over.funder.publicKey, rentPayer, number: 0 };
  const close = { campaign: settled.address, authority: settled.admin.publicKey, rentPayer };
  const pause = { campaign: filled.address, pauser: pauser.publicKey, isPaused: true };
  const payment = { campaign: filled, ...f.paying(filled), amountRaw: f.TWIG };
  return {
    create_coin_campaign: { instruction: drop.createCoinCampaign(coins), signers: [founder, payer] },
    create_nft_campaign: { instruction: drop.createNftCampaign({ ...wish, terms }), signers: [founder, payer] },
    set_pauser: { instruction: drop.setPauser({ ...asAdmin, pauser: pauser.publicKey }), signers: [admin] },
    propose_admin: { instruction: drop.proposeAdmin({ ...asAdmin, newAdmin: null }), signers: [admin] },
    accept_admin: {
      instruction: drop.acceptAdmin({ campaign: filled.address, newAdmin: newAdmin.publicKey }),
      signers: [newAdmin],
    },
    set_paused: { instruction: drop.setPaused(pause), signers: [pauser] },
    create_claim_page: { instruction: page, signers: f.signersOf(empty) },
    fund: { instruction: drop.fund(payment), signers: [funder] },
    deposit_nft: { instruction: deposit, signers: f.signersOf(nftDraft) },
    open_campaign: { instruction: drop.openCampaign(asAdmin), signers: [admin] },
    claim_coins: { instruction: f.coinClaim(open, 0), signers: [holder.wallet] },
    claim_nft: { instruction: f.nftClaim(nftOpen, 0), signers: [holder.wallet] },
    return_coins: { instruction: drop.returnCoins(takeBack), signers: [over.funder] },
    return_nft: { instruction: drop.returnNft(nftBack), signers: [nftOver.funder] },
    close_claim_page: { instruction: drop.closeClaimPage(closePage), signers: [over.funder] },
    close_campaign: { instruction: drop.closeCampaign(close), signers: [settled.admin] },
  };
}

type Substitutes = Partial<Record<Substitution, Intruder>>;

async function intrudersOf(machine: Machine, people: People, campaigns: Campaigns) {
  const { coin, otherCoin, neighbour, founder, stranger } = people;
  const { empty, open, over, sibling, nftDraft, nftOpen, nftOver, nftSibling } = campaigns;
  const signing = (signer: Keypair): Intruder => ({ address: signer.publicKey, signer });
  const at = (address: PublicKey): Intruder => ({ address });
  const pageOf = (campaign: PublicKey, number: number) => at(findClaimPageAddress({ campaign, number }));
  const giftOf = (campaign: PublicKey, number: number) => findGiftAddress({ campaign, number });
  const escrowOf = (campaign: PublicKey, number: number) => at(findEscrowAddress(giftOf(campaign, number)));
  const strangersToken = await f.give(machine, coin, stranger.publicKey, f.TWIG);
  const otherCoinOf = async (who: PublicKey) => at(await f.give(machine, otherCoin, who, f.TWIG));
  const neighboursToken = findAssociatedTokenAddress(coin.address, neighbour.wallet.publicKey, coin.tokenProgram);
  const token = async (who: PublicKey): Promise<Substitutes> => ({
    "another holder's": at(neighboursToken),
    "wrong mint": await otherCoinOf(who),
    "wrong authority": at(strangersToken),
    "wrong kind": at(otherCoin.address),
  });
  /** The NFT's own mint, but somebody else's account of it. */
  const nftToken = async (campaign: f.NftCampaign, who: PublicKey): Promise<Substitutes> => {
    const [nft] = campaign.nfts as [f.Mint];
    return {
      ...(await token(who)),
      "another holder's": at(await f.give(machine, nft, neighbour.wallet.publicKey, 0n)),
      "wrong authority": at(await f.give(machine, nft, stranger.publicKey, 0n)),
    };
  };
  const vaultOf = async (of: PublicKey, siblings: PublicKey): Promise<Substitutes> => ({
    "another campaign's": at(siblings),
    "wrong mint": await otherCoinOf(of),
    "wrong authority": at(strangersToken),
    "wrong kind": at(otherCoin.address),
  });
  const coinCampaign: Substitutes = {
    "another campaign's": at(sibling.address),
    "the other kind's": at(nftSibling.address),
    "wrong kind": pageOf(sibling.address, 0),
  };
  const nftCampaign: Substitutes = {
    "another campaign's": at(nftSibling.address),
    "the other kind's": at(sibling.address),
    "wrong kind": pageOf(sibling.address, 0),
  };
  const newCampaign: Substitutes = {
    "another campaign's": at(findCampaignAddress({ creator: founder.publicKey, campaignId: NEW_ID + 1 })),
    "another holder's": at(findCampaignAddress({ creator: neighbour.wallet.publicKey, campaignId: NEW_ID })),
  };
  const nextVault = findCampaignVaultAddress(
    findCampaignAddress({ creator: founder.publicKey, campaignId: NEW_ID + 1 }),
  );
  const role = (siblings: Keypair): Substitutes => ({
    "another campaign's": signing(siblings),
    "wrong authority": signing(stranger),
  });
  const bySeat: Record<string, Substitutes> = {
    campaign: coinCampaign,
    claim_page: {
      "another campaign's": pageOf(sibling.address, 0),
      "another place's": pageOf(open.address, 1),
      "wrong kind": at(sibling.address),
    },
    gift: {
      "another campaign's": at(giftOf(nftSibling.address, 0)),
      "another place's": at(giftOf(nftOpen.address, 1)),
      "wrong kind": at(nftSibling.address),
    },
    creator: { "another holder's": signing(neighbour.wallet), "wrong authority": signing(stranger) },
    admin: role(sibling.admin),
    authority: { ...role(sibling.funder), "who paid the rent": signing(people.payer) },
    new_admin: role(sibling.admin),
    pauser: role(sibling.pauser),
    funder: role(sibling.funder),
    holder: { "another holder's": signing(neighbour.wallet), "wrong authority": signing(stranger) },
    rent_payer: { "another campaign's": at(sibling.rentPayer.publicKey), "wrong authority": at(stranger.publicKey) },
    mint: { "wrong mint": at(otherCoin.address), "wrong kind": at(strangersToken) },
    vault: await vaultOf(open.address, sibling.vault),
    holder_token: await token(people.holder.wallet.publicKey),
    token_program: {
      "wrong program": at(ASSOCIATED_TOKEN_PROGRAM_ADDRESS),
      "the other token program": at(TOKEN_2022_PROGRAM_ADDRESS),
    },
    system_program: { "wrong program": at(ASSOCIATED_TOKEN_PROGRAM_ADDRESS) },
  };
  const byInstruction: Record<string, Substitutes> = {
    "create_coin_campaign campaign": newCampaign,
    "create_nft_campaign campaign": newCampaign,
    "create_coin_campaign vault": { "another campaign's": at(nextVault) },
    "create_claim_page claim_page": {
      "another campaign's": pageOf(sibling.address, 0),
      "another place's": pageOf(empty.address, 1),
    },
    "fund funder_token": await token(campaigns.filled.funder.publicKey),
    "fund vault": await vaultOf(campaigns.filled.address, sibling.vault),
    "deposit_nft campaign": nftCampaign,
    "deposit_nft gift": {
      "another campaign's": at(giftOf(nftSibling.address, 0)),
      "another place's": at(giftOf(nftDraft.address, 1)),
    },
    "deposit_nft funder": role(nftSibling.funder),
    "deposit_nft funder_token": await nftToken(nftDraft, nftDraft.funder.publicKey),
    "deposit_nft escrow": {
      "another campaign's": escrowOf(nftSibling.address, 0),
      "another place's": escrowOf(nftDraft.address, 1),
    },
    "claim_nft campaign": nftCampaign,
    "claim_nft claim_page": {
      "another campaign's": pageOf(nftSibling.address, 0),
      "wrong kind": at(sibling.address),
    },
    "claim_nft holder_token": await nftToken(nftOpen, people.holder.wallet.publicKey),
    "claim_nft escrow": {
      ...(await vaultOf(nftOpen.address, findEscrowAddress(giftOf(nftSibling.address, 0)))),
      "another place's": escrowOf(nftOpen.address, 1),
    },
    "return_coins funder_token": await token(over.funder.publicKey),
    "return_coins vault": await vaultOf(over.address, sibling.vault),
    "return_nft campaign": nftCampaign,
    "return_nft gift": {
      "another campaign's": at(giftOf(nftSibling.address, 0)),
      "another place's": at(giftOf(nftOver.address, 1)),
      "wrong kind": at(nftSibling.address),
    },
    "return_nft authority": { ...role(nftSibling.funder), "who paid the rent": signing(people.payer) },
    "return_nft funder_token": await nftToken(nftOver, nftOver.funder.publicKey),
    "return_nft escrow": {
      ...(await vaultOf(nftOver.address, findEscrowAddress(giftOf(nftSibling.address, 0)))),
      "another place's": escrowOf(nftOver.address, 1),
    },
  };
  return (instruction: string, account: string): Substitutes =>
    byInstruction[`${instruction} ${account}`] ?? bySeat[account] ?? {};
}

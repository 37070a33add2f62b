import type { PublicKey } from "@solana/web3.js";
import { findClaimPageAddress, findEscrowAddress, findGiftAddress } from "../../programs-client/addresses.ts";
import * as drop from "../../programs-client/drop.ts";
import { readChainTs } from "../../programs-client/holdings.ts";
import { createTokenAccount } from "../../programs-client/token-accounts.ts";
import { readAccountInfos } from "./drop-filling.ts";
import { type Session, UsageError } from "./session.ts";
import { timeText } from "./values.ts";

const AMOUNT_OFFSET = 64;

type FoundCampaign = drop.Campaign & { address: PublicKey };

/** A campaign, who closes it, and whether its rent payers may close it already. */
interface Closing {
  campaign: FoundCampaign;
  authority: PublicKey;
  isGraceOver: boolean;
}

/** How many accounts of a campaign the signer could close, and how many wait for somebody else. */
interface Count {
  closed: number;
  left: number;
}

/**
 * Returns what is left to the funder and the rent to its payer, then closes the campaign. Funder and admin may be two
 * people: each does their part, the funder first. From 30 days after the end, a rent payer can close what is empty. Throws a
 * UsageError for a signer who is none of these, and for one who comes too early.
 */
export async function closeDrop(session: Session, campaign: FoundCampaign): Promise<void> {
  const authority = session.signer().publicKey;
  const { address, admin, funder, rentPayer, endTs } = campaign;
  const graceEndTs = endTs + drop.CLOSING_GRACE_SECONDS;
  const isGraceOver = (await readChainTs(session.connection)) >= graceEndTs;
  const closing = { campaign, authority, isGraceOver };
  const counts = [await closeVault(session, closing), await closeGifts(session, closing)];
  counts.push(await closePages(session, closing));
  const [closed, left] = [sum(counts, "closed"), sum(counts, "left")];
  const names = `its funder is ${funder.toBase58()}, its admin ${admin.toBase58()}`;
  if (admin.equals(authority) || (isGraceOver && rentPayer.equals(authority))) {
    if (left > 0) throw new UsageError(`Its funder has to take back what is left first: ${names}.`);
    return session.send("close the campaign", [drop.closeCampaign({ campaign: address, authority, rentPayer })]);
  }
  if (!funder.equals(authority) && closed === 0) {
    const turn = `From ${timeText(graceEndTs)} on, the rent payer can close what is empty.`;
    throw new UsageError(`The key file is neither funder nor admin of the campaign: ${names}. ${turn}`);
  }
  console.log(`Next: its admin ${admin.toBase58()} runs the same command, which closes the campaign.`);
}

function sum(counts: Count[], key: keyof Count): number {
  return counts.reduce((total, count) => total + count[key], 0);
}

/** What others sent into the vault does not keep it open: it goes to the funder, like what is left. */
async function closeVault({ connection, send }: Session, closing: Closing): Promise<Count> {
  const { campaign, authority, isGraceOver } = closing;
  const { address, mint, vault, tokenProgram, funder, rentPayer, state, depositedRaw, claimedGiftRaw } = campaign;
  if (!mint || !vault || state === "settled") return { closed: 0, left: 0 };
  const isFunder = funder.equals(authority);
  const isNothingLeft = depositedRaw <= claimedGiftRaw;
  if (!isFunder && !(isGraceOver && isNothingLeft && rentPayer.equals(authority))) return { closed: 0, left: 1 };
  const back = drop.returnCoins({ campaign: { address, mint, tokenProgram }, authority, funder, rentPayer });
  const account = createTokenAccount(funder, mint, tokenProgram, authority);
  const isVaultEmpty = isEmpty(await connection.getAccountInfo(vault));
  const what = isFunder ? "take back what was left" : "close the vault";
  await send(what, isVaultEmpty && !isFunder ? [back] : [account, back]);
  return { closed: 1, left: 0 };
}

/** Takes back the NFTs that nobody took. For those that were taken, only the accounts close. */
async function closeGifts({ connection, send }: Session, closing: Closing): Promise<Count> {
  const { campaign, authority, isGraceOver } = closing;
  const { address, mint: coin, recipients, tokenProgram, funder } = campaign;
  const count = { closed: 0, left: 0 };
  if (coin) return count;
  const places = Array.from({ length: recipients }, (_, number) => findGiftAddress({ campaign: address, number }));
  const gifts = await readAccountInfos(connection, places);
  const escrows = await readAccountInfos(connection, places.map(findEscrowAddress));
  for (const [place, account] of gifts.entries()) {
    if (!account) continue;
    const { mint, number, rentPayer, isTaken } = drop.decodeGift(account.data);
    const isMine = funder.equals(authority) || (isGraceOver && isTaken && rentPayer.equals(authority));
    count[isMine ? "closed" : "left"]++;
    if (!isMine) continue;
    const back = drop.returnNft({ campaign: { address, tokenProgram }, authority, funder, rentPayer, mint, number });
    const token = createTokenAccount(funder, mint, tokenProgram, authority);
    const isEscrowEmpty = isEmpty(escrows[place] ?? null);
    await send(`${isTaken ? "close" : "take back"} the NFT of place ${number}`, isEscrowEmpty ? [back] : [token, back]);
  }
  return count;
}

async function closePages({ connection, send }: Session, closing: Closing): Promise<Count> {
  const { campaign, authority, isGraceOver } = closing;
  const { address, recipients, funder } = campaign;
  const count = { closed: 0, left: 0 };
  const numbers = Array.from({ length: drop.claimPagesNeeded(recipients) }, (_, number) => number);
  const pages = numbers.map((number) => findClaimPageAddress({ campaign: address, number }));
  for (const account of (await readAccountInfos(connection, pages)).reverse()) {
    if (!account) continue;
    const { number, rentPayer } = drop.decodeClaimPage(account.data);
    const isMine = funder.equals(authority) || (isGraceOver && rentPayer.equals(authority));
    count[isMine ? "closed" : "left"]++;
    if (!isMine) continue;
    const close = drop.closeClaimPage({ campaign: address, authority, rentPayer, number });
    await send(`close claim page ${number}`, [close]);
  }
  return count;
}

function isEmpty(token: { data: Buffer } | null): boolean {
  return token?.data.readBigUInt64LE(AMOUNT_OFFSET) === 0n;
}

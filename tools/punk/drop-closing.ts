import type { PublicKey } from "@solana/web3.js";
import { findClaimPageAddress, findEscrowAddress, findGiftAddress } from "../../programs-client/addresses.ts";
import * as drop from "../../programs-client/drop.ts";
import { createTokenAccount } from "../../programs-client/token-accounts.ts";
import { readAccounts } from "./drop-filling.ts";
import { type Session, UsageError } from "./session.ts";

const AMOUNT_OFFSET = 64;

/**
 * What is left goes back to the funder, rent to whoever paid it, then the campaign closes. Funder and admin may be two: each
 * does their part, the funder first. Throws a UsageError for whoever is neither, and for an admin who comes first.
 */
export async function closeDrop(
  session: Session,
  { address, ...campaign }: drop.Campaign & { address: PublicKey },
): Promise<void> {
  const signer = session.signer().publicKey;
  const { admin, funder, rentPayer } = campaign;
  const [isAdmin, isFunder] = [admin.equals(signer), funder.equals(signer)];
  const names = `its funder is ${funder.toBase58()}, its admin ${admin.toBase58()}`;
  if (!isAdmin && !isFunder)
    throw new UsageError(`The key file is neither funder nor admin of the campaign: ${names}.`);
  if (isFunder) await takeBack(session, address, campaign);
  else if (hasLeft(campaign)) throw new UsageError(`Its funder takes back what is left first: ${names}.`);
  if (isAdmin) await session.send("close the campaign", [drop.closeCampaign({ campaign: address, admin, rentPayer })]);
  else console.log(`Next: its admin ${admin.toBase58()} runs the same command, which closes the campaign.`);
}

function hasLeft({ pages, kind, state, depositedRaw }: drop.Campaign): boolean {
  return pages > 0 || (kind === "coins" ? state !== "settled" : depositedRaw > 0n);
}

async function takeBack(session: Session, address: PublicKey, campaign: drop.Campaign): Promise<void> {
  const { mint, tokenProgram, funder, rentPayer, state } = campaign;
  if (!mint) await takeBackNfts(session, address, campaign);
  else if (state !== "settled") {
    const ref = { address, mint, tokenProgram };
    const token = createTokenAccount(funder, mint, tokenProgram);
    await session.send("take back what was left", [token, drop.returnCoins({ campaign: ref, funder, rentPayer })]);
  }
  const numbers = Array.from({ length: drop.claimPagesNeeded(campaign.recipients) }, (_, number) => number);
  const pages = numbers.map((number) => findClaimPageAddress({ campaign: address, number }));
  for (const account of (await readAccounts(session.connection, pages)).reverse()) {
    if (!account) continue;
    const { number, rentPayer: pagePayer } = drop.decodeClaimPage(account.data);
    const close = drop.closeClaimPage({ campaign: address, funder, rentPayer: pagePayer, number });
    await session.send(`close claim page ${number}`, [close]);
  }
}

/** Those that nobody took; of those that were taken, only the accounts close. */
async function takeBackNfts(
  { connection, send }: Session,
  address: PublicKey,
  { recipients, tokenProgram, funder }: drop.Campaign,
): Promise<void> {
  const places = Array.from({ length: recipients }, (_, number) => findGiftAddress({ campaign: address, number }));
  const gifts = await readAccounts(connection, places);
  const escrows = await readAccounts(connection, places.map(findEscrowAddress));
  for (const [place, account] of gifts.entries()) {
    if (!account) continue;
    const { mint, number, rentPayer } = drop.decodeGift(account.data);
    const isTaken = escrows[place]?.data.readBigUInt64LE(AMOUNT_OFFSET) === 0n;
    const ref = { address, tokenProgram };
    const back = drop.returnNft({ campaign: ref, funder, rentPayer, mint, number });
    const token = createTokenAccount(funder, mint, tokenProgram);
    await send(`${isTaken ? "close" : "take back"} the NFT of place ${number}`, isTaken ? [back] : [token, back]);
  }
}

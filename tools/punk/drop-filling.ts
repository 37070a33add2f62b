import type { AccountInfo, Connection, PublicKey, TransactionInstruction } from "@solana/web3.js";
import { findGiftAddress } from "../../programs-client/addresses.ts";
import * as drop from "../../programs-client/drop.ts";
import { readMints } from "./allow-list.ts";
import { type Session, UsageError } from "./session.ts";
import { type MintFacts, readMint, tokenProgramOf } from "./values.ts";

/** What a campaign gives: a coin, or one NFT per place. */
export type GiftOfDrop =
  | ({ kind: "coins"; mint: PublicKey } & Omit<MintFacts, "address">)
  | { kind: "nfts"; mints: PublicKey[]; tokenProgram: PublicKey };

/** How many deposits of one funder fit a transaction. */
const DEPOSITS_A_TRANSACTION = 4;
const ACCOUNTS_A_CALL = 100;

export async function coinGift(connection: Connection, address: PublicKey): Promise<GiftOfDrop> {
  const { address: mint, tokenProgram, decimals } = await readMint(connection, address);
  return { kind: "coins", mint, tokenProgram, decimals };
}

/** The NFTs of a file, in order. Throws a UsageError for a bad line, and if they are not all of one token program. */
export async function nftGift(connection: Connection, file: string): Promise<GiftOfDrop> {
  const mints = readMints(file);
  const programs = new Map<string, PublicKey>();
  for (const [i, account] of (await readAccountInfos(connection, mints)).entries()) {
    const program = tokenProgramOf(account);
    if (!program) throw new UsageError(`${mints[i]?.toBase58()} is not a mint.`);
    programs.set(program.toBase58(), program);
  }
  const [tokenProgram, another] = programs.values();
  if (!tokenProgram || another)
    throw new UsageError(`${file}: the NFTs are of two token programs: make two campaigns.`);
  return { kind: "nfts", mints, tokenProgram };
}

interface Filling {
  address: PublicKey;
  campaign: drop.Campaign;
  /** what the funder agreed to, whatever the campaign says by now */
  promise: drop.CampaignPromise;
  gift: GiftOfDrop;
}

/** Adds the claim pages and gifts that a draft still lacks. The signer is its funder, and pays in for this promise only. */
export async function fillDrop(
  { connection, signer, send }: Session,
  { address, campaign, promise, gift }: Filling,
): Promise<void> {
  if (campaign.state !== "draft") return;
  const funder = signer().publicKey;
  for (let number = campaign.pages; number < drop.claimPagesNeeded(campaign.recipients); number++) {
    await send(`create claim page ${number}`, [drop.createClaimPage({ campaign: address, promise, funder, number })]);
  }
  const ref = { address, tokenProgram: gift.tokenProgram };
  if (gift.kind === "coins") {
    const amountRaw = campaign.totalGiftRaw - campaign.depositedRaw;
    const fund = () => drop.fund({ campaign: { ...ref, mint: gift.mint }, promise, funder, amountRaw });
    if (amountRaw > 0n) await send("fill it", [fund()]);
    return;
  }
  const places = gift.mints.map((_, number) => findGiftAddress({ campaign: address, number }));
  const there = await readAccountInfos(connection, places);
  const missing = [...gift.mints.entries()].filter(([number]) => !there[number]);
  for (let start = 0; start < missing.length; start += DEPOSITS_A_TRANSACTION) {
    const part = missing.slice(start, start + DEPOSITS_A_TRANSACTION);
    const deposits = part.map(([number, mint]): TransactionInstruction => {
      return drop.depositNft({ campaign: ref, promise, funder, mint, number });
    });
    await send(`put in the NFTs of places ${part.map(([number]) => number).join(", ")}`, deposits);
  }
}

/** Accounts in the order of their addresses, null if there is none. */
export async function readAccountInfos(
  connection: Connection,
  addresses: PublicKey[],
): Promise<(AccountInfo<Buffer> | null)[]> {
  const accounts: (AccountInfo<Buffer> | null)[] = [];
  for (let start = 0; start < addresses.length; start += ACCOUNTS_A_CALL) {
    accounts.push(...(await connection.getMultipleAccountsInfo(addresses.slice(start, start + ACCOUNTS_A_CALL))));
  }
  return accounts;
}

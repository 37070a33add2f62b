import { Keypair, PublicKey, SystemProgram } from "@solana/web3.js";
import { runJob } from "~/domain/jobs/advance.server";
import type { JobRow } from "~/domain/jobs/job-rows.server";
import { neededOf } from "~/domain/jobs/statuses";
import { payCoin } from "~/domain/jobs/transfers.server";
import { findMetadataAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { createCollection } from "~programs/new-collection";
import { type NftMetadata, readNftMetadata } from "~programs/nft-metadata";
import { findSeededMint } from "~programs/seeded-mint";
import { createNft } from "~programs/token-metadata";
import { testDatabase as db } from "../database";
import { chain, sendPlainly } from "../staking/chain-world";
import type { TestWallet } from "../transactions/wallet";
import { SEED } from "./job-world";

/** NFTs of the real Token Metadata program on the local chain, and jobs that change them. */

let made = 0;

/** A collection of a wallet, which holds its NFT and has every authority. */
export async function makeCollection(authority: TestWallet): Promise<PublicKey> {
  const names = { name: "Punky Test", symbol: "PTEST", uri: "https://example.org/collection.json", royaltyBps: 500 };
  const owner = authority.keypair.publicKey;
  // high numbers, so that the site's own begin at 0
  const number = 1_000_000 + made++;
  const mintRent = await chain.getRent(82);
  await sendPlainly(authority, createCollection({ authority: owner, number, ...names, mintRent }));
  return findSeededMint(owner, number);
}

/** Makes NFTs of a collection, verified by its authority, in the wallet of a target. */
export async function makeNfts(
  authority: TestWallet,
  { collection, target, count }: { collection: PublicKey; target: PublicKey; count: number },
): Promise<string[]> {
  const mintRent = await chain.getRent(82);
  const mints: string[] = [];
  for (let at = 0; at < count; at++) {
    const mint = Keypair.generate();
    const owner = authority.keypair.publicKey;
    const nft = { minter: owner, mint: mint.publicKey, target, collection, collectionAuthority: owner };
    const names = { name: `Punky #${at}`, symbol: "PTEST", uri: `https://example.org/${at}.json`, royaltyBps: 500 };
    await sendPlainly(authority, createNft({ ...nft, ...names, lamportsBefore: 0n, mintRent }), [mint]);
    mints.push(mint.publicKey.toBase58());
  }
  return mints;
}

/** What Token Metadata knows of a mint now; null if nothing. */
export async function metadataOf(mint: string): Promise<NftMetadata | null> {
  const { accounts } = await chain.getAccounts([findMetadataAddress(new PublicKey(mint)).toBase58()]);
  return accounts[0] ? readNftMetadata(accounts[0].data) : null;
}

/** Puts into a job's wallet the SOL that it asks for, and NFTs. */
export async function fillJobOf(payer: TestWallet, row: JobRow, mints: readonly string[] = []): Promise<void> {
  const [from, to] = [payer.keypair.publicKey, new PublicKey(row.wallet)];
  const { lamports } = neededOf(row);
  await sendPlainly(payer, [SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports })]);
  for (const mint of mints) {
    const coin = { mint, tokenProgram: TOKEN_PROGRAM_ADDRESS.toBase58(), decimals: 0 };
    await sendPlainly(payer, payCoin({ wallet: from, owner: to, coin, amountRaw: 1n, hasAccount: false }));
  }
}

/** Brings a job to its end on the local chain. */
export async function runToEnd(id: string): Promise<void> {
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.min(ms, 500)));
  const deps = { db, chain, nodes: [chain], nodesNeeded: 1, seed: SEED, now: () => new Date(), wait };
  for (let run = 0; run < 100; run++) {
    if ((await runJob(deps, id, 8)) === "never") return;
    await wait(500);
  }
  throw new Error("the job has not ended");
}

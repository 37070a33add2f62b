import { Keypair, PublicKey } from "@solana/web3.js";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import type { SigningDeps } from "~/domain/authority/sign.server";
import { nftAccountOf } from "~/domain/jobs/balances.server";
import { changeJob } from "~/domain/jobs/commands.server";
import { createMints } from "~/domain/jobs/create-mints.server";
import { delegateCollection } from "~/domain/jobs/deeds/delegate-collection.server";
import { mintsSchema } from "~/domain/jobs/input";
import { readDelegation } from "~/domain/jobs/read-delegation.server";
import { reckonJob } from "~/domain/jobs/report.server";
import { itemSealer } from "~/domain/jobs/seal.server";
import { readCollection } from "~/domain/nft-acts/read-collection.server";
import { tokenAmountOf } from "~/domain/solana/token.server";
import { jobItem } from "~db/schema";
import { findSeededMint } from "~programs/seeded-mint";
import { carryOutDeed, prepare, staffDeps } from "../authority/authority-world";
import { testDatabase as db } from "../database";
import { chain, fundedWallet } from "../staking/chain-world";
import type { TestWallet } from "../transactions/wallet";
import { rowOf, SEED } from "./job-world";
import { fillJobOf, makeCollection, metadataOf, runToEnd } from "./nft-chain";

/** NFTs that jobs make, with the real Token Metadata program on a local chain. */

describe.skipIf(!inject("hasTokenMetadata"))("a batch mint", () => {
  let authority: TestWallet;
  let payer: TestWallet;
  let collection: PublicKey;
  let staff: SigningDeps;
  beforeAll(async () => {
    [authority, payer] = [await fundedWallet(), await fundedWallet()];
    collection = await makeCollection(authority);
  }, 60_000);
  beforeEach(async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    staff = await staffDeps();
  });

  const deps = () => ({
    ...{ db, now: new Date(), actor: staff.actor },
    ...{ seed: SEED, adminSecret: staff.adminSecret },
  });
  const stranger = () => Keypair.generate().publicKey.toBase58();
  const draft = (list: string) => {
    const input = { title: "mint", collection: collection.toBase58(), list, refundAddress: payer.address };
    return createMints({ ...deps(), chain }, mintsSchema.parse(input));
  };
  const started = async (id: string) => {
    const row = await changeJob({ ...deps(), isOnlyOwner: true }, { id, version: 0, deed: "start" });
    await fillJobOf(payer, row);
    const parameters = await readDelegation({ db, seed: SEED }, id);
    await carryOutDeed(staff, authority, await prepare(staff, { deed: delegateCollection, parameters }));
    return row;
  };
  const itemsOf = (id: string) => db.select().from(jobItem).where(eq(jobItem.jobId, id));

  it("makes each NFT for its wallet, verified and in the power of the collection's authority", async () => {
    const before = (await readCollection(chain, collection.toBase58()))?.size ?? 0;
    const targets = [stranger(), stranger(), stranger()];
    const lines = targets.map((target, at) => `${target},Punky #${at},https://example.org/${at}.json`);
    const row = await started(await draft(["wallet,name,uri", ...lines].join("\n")));
    await runToEnd(row.id);
    const ended = await rowOf(row.id);
    expect(ended).toMatchObject({ kind: "mint", status: 20, completedCount: 3, reason: null });
    for (const [at, { mint, address }] of (await itemsOf(row.id)).entries()) {
      expect(address).toBe(targets[at]);
      expect(mint).toBe(findSeededMint(new PublicKey(row.wallet), at + 1).toBase58());
      expect(await metadataOf(mint ?? "")).toMatchObject({
        ...{ name: `Punky #${at}`, symbol: "PTEST", uri: `https://example.org/${at}.json`, royaltyBps: 500 },
        ...{ updateAuthority: authority.keypair.publicKey, collection: { mint: collection, isVerified: true } },
      });
      const { accounts } = await chain.getAccounts([nftAccountOf(mint ?? "", address)]);
      expect(tokenAmountOf(accounts[0])).toBe(1n);
    }
    expect((await readCollection(chain, collection.toBase58()))?.size).toBe(before + 3);
    expect(await reckonJob(db, ended)).toMatchObject({ isEven: true });
    const { accounts } = await chain.getAccounts([row.wallet]);
    expect(accounts).toEqual([null]);
  }, 180_000);

  it("leaves out rows for which none can be made, with their reason", async () => {
    const good = stranger();
    const list = [
      `${good},Punky,https://example.org/1.json`,
      `nonsense,Punky,https://example.org/2.json`,
      `${collection.toBase58()},Punky,https://example.org/3.json`,
      `${good},${"n".repeat(33)},https://example.org/4.json`,
      `${good},Punky,http://example.org/5.json`,
      `${good},,https://example.org/6.json`,
      `${good},"Punky\nB",https://example.org/7.json`,
      `${good},${"n".repeat(32)},https://example.org/${"x".repeat(180)}`,
    ].join("\n");
    const row = await rowOf(await draft(list));
    const problems = JSON.parse(row.problems) as { line: number; problem: string }[];
    expect(problems.map(({ line, problem }) => [line, problem])).toEqual([
      [2, "address"],
      [3, expect.stringMatching(/^not/)],
      [4, "textLong"],
      [5, "uri"],
      [6, "cells"],
      [7, "cells"],
      [8, "textLong"],
    ]);
    expect(row.itemCount).toBe(1);
  }, 60_000);

  it("fails with the specification's number 5 where the program makes no NFT", async () => {
    const row = await started(await draft(`${stranger()},Punky,https://example.org/1.json`));
    const [item] = await itemsOf(row.id);
    if (!item) throw new Error("no item");
    // a name that the program does not take
    const long = { ...item, after: ["n".repeat(60), "PTEST", "https://example.org/1.json", "500"].join("\n") };
    const change = { after: long.after, seal: itemSealer(SEED, row.id)(long) };
    await db.update(jobItem).set(change).where(eq(jobItem.jobId, row.id));
    await runToEnd(row.id);
    expect(await itemsOf(row.id)).toMatchObject([{ status: 40, catalogueCode: 5, errorCode: "TransactionFailed" }]);
    expect(await metadataOf(item.mint ?? "")).toBeNull();
  }, 120_000);
});

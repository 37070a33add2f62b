import { PublicKey } from "@solana/web3.js";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import type { SigningDeps } from "~/domain/authority/sign.server";
import { runJob } from "~/domain/jobs/advance.server";
import { changeJob } from "~/domain/jobs/commands.server";
import { createMarks } from "~/domain/jobs/create-marks.server";
import { delegateCollection } from "~/domain/jobs/deeds/delegate-collection.server";
import { marksSchema } from "~/domain/jobs/input";
import type { JobRow } from "~/domain/jobs/job-rows.server";
import { readDelegation } from "~/domain/jobs/read-delegation.server";
import { reckonJob } from "~/domain/jobs/report.server";
import { itemSealer } from "~/domain/jobs/seal.server";
import { job, jobItem } from "~db/schema";
import { findCollectionDelegateAddress } from "~programs/token-metadata";
import { carryOutDeed, prepare, staffDeps } from "../authority/authority-world";
import { testDatabase as db } from "../database";
import { chain, fundedWallet, mint as scg } from "../staking/chain-world";
import { type TestWallet, testWallet } from "../transactions/wallet";
import { NO_ASSETS, rowOf, SEED } from "./job-world";
import { fillJobOf, makeCollection, makeNfts, metadataOf, runToEnd } from "./nft-chain";

/** NFTs marked as members of a collection by jobs, with the real Token Metadata program on a local chain. */

describe.skipIf(!inject("hasTokenMetadata"))("a job over a collection", () => {
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
  const make = (count: number) => makeNfts(authority, { collection, target: payer.keypair.publicKey, count });
  const draft = (does: "verifyCollection" | "unverifyCollection", mints: readonly string[], of = collection) => {
    const input = { title: "marks", does, collection: of.toBase58(), list: mints.join("\n") };
    const typed = marksSchema.parse({ ...input, refundAddress: payer.address });
    return createMarks({ ...deps(), chain, assets: NO_ASSETS }, typed);
  };
  const start = (id: string) => changeJob({ ...deps(), isOnlyOwner: true }, { id, version: 0, deed: "start" });
  const delegate = async ({ id }: JobRow) => {
    const parameters = await readDelegation({ db, seed: SEED }, id);
    return carryOutDeed(staff, authority, await prepare(staff, { deed: delegateCollection, parameters }));
  };
  const isDelegated = async ({ wallet }: JobRow) => {
    const keys = [collection, authority.keypair.publicKey, new PublicKey(wallet)] as const;
    const { accounts } = await chain.getAccounts([findCollectionDelegateAddress(...keys).toBase58()]);
    return accounts[0] !== null;
  };
  const marksOf = (mints: readonly string[]) =>
    Promise.all(mints.map(async (mint) => (await metadataOf(mint))?.collection?.isVerified));
  /** Has a job take the mark from NFTs or give it. */
  const carryOut = async (does: "verifyCollection" | "unverifyCollection", mints: readonly string[]) => {
    const row = await start(await draft(does, mints));
    await fillJobOf(payer, row);
    expect((await delegate(row)).status).toBe("landed");
    await runToEnd(row.id);
    return rowOf(row.id);
  };

  it("marks NFTs and takes the mark away by one signature of the authority, and gives the power up at its end", async () => {
    const mints = await make(3);
    const taken = await carryOut("unverifyCollection", mints);
    expect(taken).toMatchObject({ status: 20, completedCount: 3, reason: null });
    expect(await marksOf(mints)).toEqual([false, false, false]);
    expect(await isDelegated(taken)).toBe(false);
    const marked = await carryOut("verifyCollection", mints);
    expect(marked).toMatchObject({ status: 20, completedCount: 3 });
    expect(await marksOf(mints)).toEqual([true, true, true]);
    expect(await isDelegated(marked)).toBe(false);
    expect(await reckonJob(db, marked)).toMatchObject({ isEven: true, depositLamports: 0n });
    // the deposit of the delegation has left the wallet too
    const { accounts } = await chain.getAccounts([marked.wallet]);
    expect(accounts).toEqual([null]);
  }, 180_000);

  it("shows the mark before and after, and names each row of which nothing can be done", async () => {
    const [member = ""] = await make(1);
    const other = await makeCollection(authority);
    const [foreign = ""] = await makeNfts(authority, {
      ...{ collection: other, target: payer.keypair.publicKey, count: 1 },
    });
    const id = await draft("unverifyCollection", [member, foreign, scg.toBase58(), "nonsense"]);
    const [item] = await db.select().from(jobItem).where(eq(jobItem.jobId, id));
    expect(item).toMatchObject({ mint: member, before: collection.toBase58(), after: null });
    const { problems } = await rowOf(id);
    expect(JSON.parse(problems).map(({ line, problem }: Record<string, unknown>) => [line, problem])).toEqual([
      [2, "otherCollection"],
      [3, "notNft"],
      [4, "mint"],
    ]);
    await expect(draft("verifyCollection", [member])).rejects.toMatchObject({ code: "JobWithoutItems" });
    await expect(draft("verifyCollection", [member], new PublicKey(testWallet().address))).rejects.toMatchObject({
      code: "CollectionUnknown",
    });
  }, 60_000);

  it("waits for the authority although its wallet is full, and gives the power up if it is cancelled", async () => {
    const mints = await make(1);
    const row = await start(await draft("unverifyCollection", mints));
    await fillJobOf(payer, row);
    const run = { db, chain, nodes: [chain], nodesNeeded: 1, seed: SEED, now: () => new Date(), wait: async () => {} };
    await vi.waitFor(async () => {
      await runJob(run, row.id, 1);
      expect(await rowOf(row.id)).toMatchObject({ status: 0, reason: "DelegateMissing" });
    }, 30_000);
    await delegate(row);
    await changeJob({ ...deps(), isOnlyOwner: true }, { id: row.id, version: 1, deed: "cancel" });
    await runToEnd(row.id);
    expect(await rowOf(row.id)).toMatchObject({ status: 50, cancelledCount: 1 });
    expect(await marksOf(mints)).toEqual([true]);
    expect(await isDelegated(row)).toBe(false);
  }, 120_000);

  it("fails with the specification's number 6 where the chain refuses the mark", async () => {
    const mints = await make(1);
    const row = await start(await draft("unverifyCollection", mints));
    await fillJobOf(payer, row);
    await delegate(row);
    // an NFT that nobody has made: the program refuses it, whatever the dry run had found
    const [item] = await db.select().from(jobItem).where(eq(jobItem.jobId, row.id));
    if (!item) throw new Error("no item");
    const lost = { ...item, mint: testWallet().address };
    const seal = itemSealer(SEED, row.id)(lost);
    await db.update(jobItem).set({ mint: lost.mint, seal }).where(eq(jobItem.jobId, row.id));
    await runToEnd(row.id);
    const [failed] = await db.select().from(jobItem).where(eq(jobItem.jobId, row.id));
    expect(failed).toMatchObject({ status: 40, errorCode: "TransactionFailed", catalogueCode: 6 });
    expect(await rowOf(row.id)).toMatchObject({ status: 40, failedCount: 1 });
    expect(await isDelegated(row)).toBe(false);
  }, 120_000);

  it("asks nobody to delegate for a wallet or an authority that somebody has written into D1", async () => {
    const row = await start(await draft("unverifyCollection", await make(1)));
    for (const change of [{ wallet: testWallet().address }, { authority: payer.address }, { mint: scg.toBase58() }]) {
      await db.update(job).set(change).where(eq(job.id, row.id));
      await expect(readDelegation({ db, seed: SEED }, row.id)).rejects.toMatchObject({ code: "JobBroken" });
      await db
        .update(job)
        .set({ wallet: row.wallet, authority: row.authority, mint: row.mint })
        .where(eq(job.id, row.id));
    }
    const right = await readDelegation({ db, seed: SEED }, row.id);
    const wrong: Record<string, string>[] = [
      { wallet: payer.address },
      { authority: payer.address },
      { collection: scg.toBase58() },
    ];
    for (const part of wrong) {
      const asked = prepare(staff, { deed: delegateCollection, parameters: { ...right, ...part } });
      await expect(asked).rejects.toMatchObject({ code: "JobNeedsDiffer" });
    }
  }, 60_000);
});

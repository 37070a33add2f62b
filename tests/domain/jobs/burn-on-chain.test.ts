import { beforeAll, describe, expect, inject, it, vi } from "vitest";
import { nftAccountOf } from "~/domain/jobs/balances.server";
import { changeJob } from "~/domain/jobs/commands.server";
import { createBurn } from "~/domain/jobs/create-burn.server";
import { fundJob } from "~/domain/jobs/deeds/fund-job.server";
import { burnSchema } from "~/domain/jobs/input";
import { readFunding } from "~/domain/jobs/read-funding.server";
import { reckonJob } from "~/domain/jobs/report.server";
import { carryOutDeed, prepare, staffDeps } from "../authority/authority-world";
import { testDatabase as db } from "../database";
import { chain, coinOf, fundedWallet, mint as scg } from "../staking/chain-world";
import type { TestWallet } from "../transactions/wallet";
import { rowOf, SEED } from "./job-world";
import { fillJobOf, makeCollection, makeNfts, metadataOf, runToEnd } from "./nft-chain";

/** Burns by jobs, with the real Token Metadata program on a local chain. */

let owner: TestWallet;
beforeAll(async () => {
  owner = await fundedWallet();
}, 60_000);

async function startBurn(typed: Record<string, string>) {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const staff = await staffDeps();
  const deps = { db, now: staff.now, actor: staff.actor, seed: SEED, adminSecret: staff.adminSecret };
  const input = burnSchema.parse({ title: "burn", owner: owner.address, ...typed });
  const id = await createBurn({ ...deps, chain }, input);
  return { staff, row: await changeJob({ ...deps, isOnlyOwner: true }, { id, version: 0, deed: "start" }) };
}

describe.skipIf(!inject("hasTokenMetadata"))("NFTs of the real program", () => {
  it("are burnt with their metadata and accounts, and the deposits go to their owner", async () => {
    const collection = await makeCollection(owner);
    const target = owner.keypair.publicKey;
    const mints = await makeNfts(owner, { collection, target, count: 3 });
    const { row } = await startBurn({ what: "nft", list: mints.join("\n") });
    expect(row).toMatchObject({ itemCount: 3, problemCount: 0 });
    await fillJobOf(owner, row, mints);
    await runToEnd(row.id);
    const ended = await rowOf(row.id);
    expect(ended).toMatchObject({ status: 20, completedCount: 3, reason: null });
    for (const mint of mints) {
      expect(await metadataOf(mint)).toBeNull();
      const { accounts } = await chain.getAccounts([nftAccountOf(mint, row.wallet)]);
      expect(accounts).toEqual([null]);
    }
    const reckoned = await reckonJob(db, ended);
    expect(reckoned?.isEven).toBe(true);
    expect(reckoned?.depositLamports).toBeLessThan(0n);
    const { accounts } = await chain.getAccounts([row.wallet]);
    expect(accounts).toEqual([null]);
    // what was burnt cannot be burnt again: its accounts are closed
    const again = startBurn({ what: "nft", list: mints.join("\n") });
    await expect(again).rejects.toMatchObject({ code: "JobWithoutItems" });
  }, 120_000);
});

it("burns an amount of a coin that one signature gave to the job, and its supply falls by as much", async () => {
  const supply = async () => {
    const { accounts } = await chain.getAccounts([scg.toBase58()]);
    return Buffer.from(accounts[0]?.data ?? []).readBigUInt64LE(36);
  };
  const [held, before] = [await coinOf(owner), await supply()];
  const { staff, row } = await startBurn({ what: "coin", mint: scg.toBase58(), amount: "1.25", unit: "SCG" });
  const parameters = await readFunding({ db, chain, seed: SEED }, { id: row.id, funder: owner.address });
  const deed = await prepare(staff, { deed: fundJob, parameters });
  expect(deed.effects).toContainEqual({ name: "burns", after: 1 });
  expect((await carryOutDeed(staff, owner, deed)).status).toBe("landed");
  await runToEnd(row.id);
  expect(await rowOf(row.id)).toMatchObject({ status: 20, completedRaw: 1_250_000_000n });
  expect([held - (await coinOf(owner)), before - (await supply())]).toEqual([1_250_000_000n, 1_250_000_000n]);
}, 120_000);

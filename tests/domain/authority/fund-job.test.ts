import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { planDeed } from "~/domain/authority/prepare.server";
import { buildDeed, type SigningDeps } from "~/domain/authority/sign.server";
import { runJob } from "~/domain/jobs/advance.server";
import { changeJob, type JobDeed } from "~/domain/jobs/commands.server";
import { fundJob } from "~/domain/jobs/deeds/fund-job.server";
import type { JobRow } from "~/domain/jobs/job-rows.server";
import { readFunding } from "~/domain/jobs/read-funding.server";
import { neededOf } from "~/domain/jobs/statuses";
import { job } from "~db/schema";
import { testDatabase as db } from "../database";
import { rowOf, SEED } from "../jobs/job-world";
import { ADMIN_SECRET } from "../staff/staff";
import { chain, coinOf, fundedWallet, mint } from "../staking/chain-world";
import { type TestWallet, testWallet } from "../transactions/wallet";
import { carryOutDeed, prepare, staffDeps } from "./authority-world";
import { startJob } from "./job-to-fill";

/** The wallet of a job is filled by one transaction that anybody may sign, against the real programs on a local chain. */

let funder: TestWallet;
let deps: SigningDeps;
beforeAll(async () => {
  funder = await fundedWallet();
}, 60_000);
beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  deps = await staffDeps();
});

const asking = () => ({ db, chain, seed: SEED });
const funding = ({ id }: JobRow) => readFunding(asking(), { id, funder: funder.address });
const prepared = async (row: JobRow) => prepare(deps, { deed: fundJob, parameters: await funding(row) });
const ask = async ({ id }: JobRow, deed: JobDeed) =>
  changeJob(
    { ...asking(), now: deps.now, actor: deps.actor, adminSecret: ADMIN_SECRET, isOnlyOwner: true },
    { id, version: (await rowOf(id)).version, deed },
  );
const lamportsOf = async (address: string) => (await chain.getAccounts([address])).accounts[0]?.lamports ?? 0n;

it("gives the job's wallet exactly what the dry run asks for, in one transaction, and the job begins", async () => {
  const row = await startJob(deps);
  const needed = neededOf(row);
  const before = await coinOf(funder);
  const { effects } = await planDeed(asking(), { deed: fundJob, parameters: await funding(row) });
  expect(effects).toContainEqual({ name: "jobWallet", after: row.wallet });
  expect(effects).toContainEqual({ name: "amount", after: "0.004000001 SCG" });
  const landed = await carryOutDeed(deps, funder, await prepared(row));
  expect([landed.status, landed.problem]).toEqual(["landed", null]);
  expect(await lamportsOf(row.wallet)).toBe(needed.lamports);
  expect(before - (await coinOf(funder))).toBe(needed.coinRaw);
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  await runJob({ ...asking(), nodes: [chain], nodesNeeded: 1, now: () => new Date(), wait }, row.id, 1);
  expect(await rowOf(row.id)).toMatchObject({ fundedRaw: needed.coinRaw, fundingSignature: landed.signature });
});

it("gives SOL alone to a job of SOL", async () => {
  const row = await startJob(deps, { asked: { asset: "sol" } });
  const landed = await carryOutDeed(deps, funder, await prepared(row));
  expect([landed.status, landed.parameters.mints]).toEqual(["landed", "none"]);
  expect(await lamportsOf(row.wallet)).toBe(neededOf(row).lamports);
});

it("gives the NFTs that its signer holds, and no others", async () => {
  // to the token program, whoever has one base unit of a coin has its NFT
  const poor = await fundedWallet(1n);
  const nft = { line: 1, address: testWallet().address, amountRaw: 1n, mint: mint.toBase58() };
  const other = { line: 2, address: testWallet().address, amountRaw: 1n, mint: testWallet().address };
  const row = await startJob(deps, { asked: { asset: "nft" }, rows: [nft, other] });
  const parameters = await readFunding(asking(), { id: row.id, funder: poor.address });
  expect(parameters).toMatchObject({ mints: nft.mint, amountRaw: "1", decimals: "0" });
  expect(await funding(row)).toMatchObject({ mints: "none", amountRaw: "0" });
});

it("asks for the rest once somebody has paid a part, and for nothing once everything is there", async () => {
  const row = await startJob(deps);
  const [whole, again] = [await prepared(row), await prepared(row)];
  const half = { ...whole.parameters, lamports: "1000000", amountRaw: "1" };
  await carryOutDeed(deps, funder, await prepare(deps, { deed: fundJob, parameters: half }));
  const needed = neededOf(row);
  const rest = await funding(row);
  expect(rest).toMatchObject({
    lamports: String(needed.lamports - 1_000_000n),
    amountRaw: String(needed.coinRaw - 1n),
  });
  // the deed that was prepared before would pay too much
  await expect(buildDeed(deps, again.id)).rejects.toMatchObject({ code: "JobNeedsDiffer" });
  await carryOutDeed(deps, funder, await prepare(deps, { deed: fundJob, parameters: rest }));
  await expect(funding(row)).rejects.toMatchObject({ code: "JobNeedsDiffer" });
});

it.each<JobDeed>(["pause", "cancel"])("is refused after a %s, even if it was prepared before", async (deed) => {
  const row = await startJob(deps);
  const { id } = await prepared(row);
  await ask(row, deed);
  await expect(funding(row)).rejects.toMatchObject({ code: "JobNeedsDiffer" });
  await expect(buildDeed(deps, id)).rejects.toMatchObject({ code: "JobNeedsDiffer" });
});

it("is not prepared for a wallet that somebody has written into D1", async () => {
  const row = await startJob(deps);
  const { id } = await prepared(row);
  await db.update(job).set({ wallet: testWallet().address }).where(eq(job.id, row.id));
  await expect(funding(row)).rejects.toMatchObject({ code: "JobBroken" });
  await expect(buildDeed(deps, id)).rejects.toMatchObject({ code: "JobNeedsDiffer" });
});

it("asks for no more than staff agreed to, whatever D1 says is still to be paid", async () => {
  const row = await startJob(deps);
  for (const changes of [{ waitingRaw: row.totalRaw + 1n }, { waitingCount: row.itemCount + 1 }]) {
    await db.update(job).set(changes).where(eq(job.id, row.id));
    await expect(funding(row)).rejects.toMatchObject({ code: "JobBroken" });
    await db.update(job).set({ waitingRaw: row.waitingRaw, waitingCount: row.waitingCount }).where(eq(job.id, row.id));
  }
  expect(await funding(row)).toMatchObject({ amountRaw: String(row.totalRaw) });
});

it("is built for no other wallet, coin or sum than the job's own", async () => {
  const row = await startJob(deps);
  const right = await funding(row);
  const wrong: Record<string, string>[] = [
    { wallet: testWallet().address },
    { mints: testWallet().address },
    { mints: `${right.mints},${right.mints}` },
    { lamports: String(BigInt(right.lamports ?? 0) + 1n) },
    { amountRaw: String(BigInt(right.amountRaw ?? 0) + 1n) },
    { mints: "none" },
    { decimals: "6" },
  ];
  for (const part of wrong) {
    const asked = planDeed(asking(), { deed: fundJob, parameters: { ...right, ...part } });
    await expect(asked, JSON.stringify(part)).rejects.toMatchObject({ code: "JobNeedsDiffer" });
  }
});

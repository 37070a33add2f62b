import { Keypair, PublicKey } from "@solana/web3.js";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { indexProgram } from "~/domain/indexer/commands.server";
import { parseVesting } from "~/domain/settings/vesting";
import type { TransactionRequest } from "~/domain/transaction-types";
import { offerTransaction } from "~/domain/transactions/create.server";
import { syncGrants } from "~/domain/vesting/commands.server";
import { grantListSchema } from "~/domain/vesting/input";
import {
  getChainTs,
  getGrant,
  getOwnGrant,
  listGrantEvents,
  listGrants,
  listOffers,
} from "~/domain/vesting/queries.server";
import { AppError } from "~/errors";
import { setting, vestingGrant } from "~db/schema";
import { findGrantAddress, TOKEN_PROGRAM_ADDRESS, VESTING_PROGRAM_ADDRESS } from "~programs/addresses";
import { developmentKeypair } from "~programs/development-keys";
import { createGrant, revoke } from "~programs/vesting";
import { testDatabase as db } from "../database";
import { withFreezer } from "../solana/frozen-mint";
import { chain, coinOf, fundedWallet, mint, sendPlainly, travel } from "../staking/chain-world";
import { carryOut, depsOf, LISTS, wish } from "../staking/holder-wishes";
import { type TestWallet, testWallet } from "../transactions/wallet";
import { findGrants } from "./find-grants";

const SCG = 10n ** 9n;
const HOUR = 3_600;
/** Grants what it holds; the settings name it as a funder. */
const funder = testWallet(developmentKeypair("wallet-1"));
const stranger = testWallet(developmentKeypair("wallet-2"));
const vesting = { mints: { SCG: mint.toBase58() }, funders: [{ address: funder.address, name: "Punkvism" }] };

let ids = 1_000n;

beforeAll(async () => {
  await db.insert(setting).values({ key: "vesting", value: JSON.stringify(vesting), updatedAt: new Date() });
  await catchUp();
}, 60_000);

/** How much other files did on the same chain: more than one of a holder's searches gets through. */
async function catchUp(): Promise<void> {
  const program = VESTING_PROGRAM_ADDRESS.toBase58();
  // the last of it is final after 32 slots
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  for (let run = 0; run < 10; run++) {
    const { recorded } = await indexProgram({ db, chain, now: new Date(), ...LISTS }, program);
    if (recorded === 0) return;
  }
}

type Made = { address: string; grantId: bigint };

/** 1,000 SCG over ten hours, of which `passed` are over. */
async function grantTo(wallet: TestWallet, options: { passed?: number; by?: TestWallet } = {}): Promise<Made> {
  const { passed = 0, by = funder } = options;
  ids += 1n;
  const now = await getChainTs({ chain }, new Date(Date.now() + Number(ids) * 10_000));
  const startTs = now - BigInt(passed * HOUR);
  const creator = by.keypair.publicKey;
  const make = createGrant({
    creator,
    mint,
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
    grantId: ids,
    beneficiary: wallet.keypair.publicKey,
    amountRaw: 1_000n * SCG,
    schedule: { startTs, cliffTs: startTs, endTs: startTs + 10n * 3_600n, stepSeconds: 0 },
    isRevocable: true,
    plan: "Team",
  });
  await sendPlainly(by, [make]);
  return { address: findGrantAddress({ creator, grantId: ids }).toBase58(), grantId: ids };
}

const claimOf = (grantAddress: string, amountRaw: string): TransactionRequest => ({
  requestKey: crypto.randomUUID(),
  kind: "claimVesting",
  lifetime: "blockhash",
  parameters: { grantAddress, amountRaw },
});

const proposeOf = (grantAddress: string, newBeneficiary: string): TransactionRequest => ({
  requestKey: crypto.randomUUID(),
  kind: "proposeVesting",
  lifetime: "blockhash",
  parameters: { grantAddress, newBeneficiary },
});

const acceptOf = (grantAddress: string): TransactionRequest => ({
  requestKey: crypto.randomUUID(),
  kind: "acceptVesting",
  lifetime: "blockhash",
  parameters: { grantAddress },
});

const listOf = async (query: Record<string, string>, wallet?: string) =>
  listGrants({ db }, { ...grantListSchema.parse(query), wallet, setting: vesting, chainTs: 0n });

async function codeOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof AppError ? error.code : `no AppError: ${error}`;
}

describe("claiming", () => {
  test("a part, then all that has vested, reaches the wallet and the books to the base unit", async () => {
    const wallet = await fundedWallet(SCG);
    const { address } = await grantTo(wallet, { passed: 4 });
    const intent = await wish(wallet, claimOf(address, String(100n * SCG)));
    expect(intent.preview).toMatchObject({
      kind: "claimVesting",
      in: String(100n * SCG),
      out: "0",
      claimRaw: String(100n * SCG),
      decimals: 9,
      grantAddress: address,
    });
    await carryOut(wallet, intent);
    expect(await coinOf(wallet)).toBe(101n * SCG);
    await carryOut(wallet, await wish(wallet, claimOf(address, "max")));
    const { grant } = await getOwnGrant({ db, chain }, wallet.address, address);
    expect(grant.claimedRaw).toBeGreaterThanOrEqual(400n * SCG);
    expect(await coinOf(wallet)).toBe(SCG + grant.claimedRaw);
    const events = await listGrantEvents({ db }, address);
    expect(events.map(({ kind }) => kind)).toEqual(["claimed", "claimed"]);
    expect(events[1]).toMatchObject({ amountRaw: 100n * SCG, wallet: wallet.address });
  });

  test("the last part closes the grant, which stays readable as it was", async () => {
    const wallet = await fundedWallet(SCG);
    const { address } = await grantTo(wallet, { passed: 9 });
    await findGrants(wallet.address, 1);
    await travel(2 * HOUR);
    const intent = await wish(wallet, claimOf(address, "max"));
    // the grant's deposit goes to the wallet that opened it
    expect(intent.preview).toMatchObject({ claimRaw: String(1_000n * SCG), refundLamports: "0" });
    await carryOut(wallet, intent);
    const { grant } = await getOwnGrant({ db, chain }, wallet.address, address);
    expect(grant).toMatchObject({ isClosed: true, figures: { state: "paid", dueRaw: 0n, toComeRaw: 0n } });
    // the list shows what is stored, which follows once the closing is final
    await expect
      .poll(async () => {
        await syncGrants({ db, chain, now: new Date(), ...LISTS }, wallet.address);
        return (await listOf({ q: address }, wallet.address)).grants;
      })
      .toMatchObject([{ address, isClosed: true }]);
  });

  test.each([
    ["0 hours in", 0, "max", "NothingVested"],
    ["more than has vested", 4, String(900n * SCG), "AmountAboveVested"],
  ])("%s is refused before anything is signed", async (_, passed, amountRaw, code) => {
    const wallet = await fundedWallet(SCG);
    const { address } = await grantTo(wallet, { passed: passed === 0 ? -1 : passed });
    expect(await codeOf(wish(wallet, claimOf(address, amountRaw)))).toBe(code);
  });

  test("does not find somebody else's grant or an account that is not a grant", async () => {
    const wallet = await fundedWallet(SCG);
    const { address } = await grantTo(wallet, { passed: 4 });
    const thief = await fundedWallet(SCG);
    expect(await codeOf(wish(thief, claimOf(address, "max")))).toBe("GrantNotFound");
    expect(await codeOf(wish(wallet, claimOf(mint.toBase58(), "max")))).toBe("GrantNotFound");
    expect(await codeOf(getOwnGrant({ db, chain }, thief.address, address))).toBe("GrantNotFound");
    expect(await codeOf(getGrant({ db, chain }, PublicKey.default.toBase58()))).toBe("GrantNotFound");
  });

  test("says who can freeze a grant's coin, or that nobody can", async () => {
    const { address } = await grantTo(await fundedWallet(SCG), { passed: 4 });
    expect((await getGrant({ db, chain }, address)).freeze).toEqual({ authority: null });
    const freezer = funder.address;
    const frozen = withFreezer(chain, mint.toBase58(), freezer);
    expect((await getGrant({ db, chain: frozen }, address)).freeze).toEqual({ authority: freezer });
  });

  test("what was kept when the funder revoked stays claimable, and no more", async () => {
    const wallet = await fundedWallet(SCG);
    const { address } = await grantTo(wallet, { passed: 5 });
    const { grant: before } = await getGrant({ db, chain }, address);
    const ref = { address: new PublicKey(address), mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
    const creator = funder.keypair.publicKey;
    await sendPlainly(funder, [revoke({ grant: { ...ref, rentPayer: creator }, creator })]);
    await travel(10 * HOUR);
    const { grant } = await getGrant({ db, chain }, address);
    expect(grant.figures).toMatchObject({ state: "revoked", toComeRaw: 0n, next: null });
    expect(grant.figures.dueRaw).toBeGreaterThanOrEqual(before.figures.dueRaw);
    await carryOut(wallet, await wish(wallet, claimOf(address, "max")));
    expect(await coinOf(wallet)).toBe(SCG + grant.figures.dueRaw);
  });
});

describe("handing over", () => {
  test("needs both wallets, shows the offer to the new one, and takes the rest along", async () => {
    const wallet = await fundedWallet(SCG);
    const heir = await fundedWallet(SCG);
    const { address } = await grantTo(wallet, { passed: 4 });
    await carryOut(wallet, await wish(wallet, proposeOf(address, heir.address)));
    const shown = { setting: vesting, chainTs: 0n };
    // a page of worthless grants that a stranger offers, which begin later
    const [row] = await db.select().from(vestingGrant).where(eq(vestingGrant.address, address));
    const lures = Array.from({ length: 20 }, () => ({
      ...row!,
      address: Keypair.generate().publicKey.toBase58(),
      creatorAddress: stranger.address,
      startTs: row!.startTs + 1_000_000,
    }));
    for (const lure of lures) await db.insert(vestingGrant).values(lure);
    const [offer] = await listOffers({ db }, { wallet: heir.address, ...shown });
    expect(offer).toMatchObject({ address, pendingBeneficiary: heir.address, beneficiary: wallet.address });
    expect(await codeOf(wish(heir, claimOf(address, "max")))).toBe("GrantNotFound");
    await db.delete(vestingGrant).where(eq(vestingGrant.creatorAddress, stranger.address));
    await carryOut(heir, await wish(heir, acceptOf(address)));
    expect(await codeOf(wish(wallet, claimOf(address, "max")))).toBe("GrantNotFound");
    await carryOut(heir, await wish(heir, claimOf(address, "max")));
    expect(await coinOf(heir)).toBeGreaterThan(400n * SCG);
    expect(await listOffers({ db }, { wallet: heir.address, ...shown })).toEqual([]);
    expect((await listOf({}, heir.address)).grants.map((grant) => grant.address)).toEqual([address]);
    expect((await listOf({}, wallet.address)).grants).toEqual([]);
  });

  test("can be withdrawn, and a wallet that was not offered anything has nothing to accept", async () => {
    const wallet = await fundedWallet(SCG);
    const heir = await fundedWallet(SCG);
    const { address } = await grantTo(wallet, { passed: 1 });
    await carryOut(wallet, await wish(wallet, proposeOf(address, heir.address)));
    await carryOut(wallet, await wish(wallet, proposeOf(address, "none")));
    expect(await codeOf(wish(heir, acceptOf(address)))).toBe("GrantNotFound");
  });
});

test("a grant that nobody told the site of is found by asking the chain, and its costs are known beforehand", async () => {
  const wallet = await fundedWallet(SCG);
  const { address } = await grantTo(wallet, { passed: 2 });
  expect((await listOf({}, wallet.address)).grants).toEqual([]);
  await findGrants(wallet.address, 1);
  expect((await listOf({}, wallet.address)).grants).toMatchObject([{ address, funder: { name: "Punkvism" } }]);
  const asked = { kind: "claimVesting" as const, lifetime: "blockhash" as const };
  const parameters = { grantAddress: address, amountRaw: "max" };
  const { preview } = await offerTransaction(depsOf(wallet), { ...asked, parameters });
  expect(Number(preview.computeUnits)).toBeLessThanOrEqual(Number(preview.computeUnitLimit));
}, 90_000);

test("grants of an unknown funder are hidden until they are asked for, and are never offers", async () => {
  const wallet = await fundedWallet(SCG);
  const { address } = await grantTo(wallet, { passed: 2, by: stranger });
  await findGrants(wallet.address, 1);
  expect((await listOf({}, wallet.address)).grants).toEqual([]);
  const all = await listOf({ funders: "all" }, wallet.address);
  expect(all.grants).toMatchObject([{ address, funder: { address: stranger.address, name: null } }]);
}, 90_000);

test("a setting of the wrong shape shows nothing instead of something wrong", () => {
  expect(parseVesting("")).toEqual({ mints: {}, funders: [] });
  expect(parseVesting("{")).toEqual({ mints: {}, funders: [] });
  expect(parseVesting(JSON.stringify({ mints: { SCG: "x" }, funders: [] }))).toEqual({ mints: {}, funders: [] });
  expect(parseVesting(JSON.stringify(vesting))).toEqual(vesting);
});

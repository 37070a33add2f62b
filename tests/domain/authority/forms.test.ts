import { Transaction } from "@solana/web3.js";
import { beforeAll, describe, expect, it } from "vitest";
import { openDeed } from "~/admin/authority/open-deed.server";
import type { AdminDeps } from "~/admin/define-resource";
import { formNamed, RESOURCES } from "~/admin/resources.server";
import { runResourceForm } from "~/admin/run-resource-form.server";
import { findDeed } from "~/domain/authority/queries.server";
import { openedBy } from "~/domain/power/opened-pools.server";
import { approval, authorityDeed, nftAllowList } from "~db/schema";
import { STAKING_PROGRAM_ADDRESS } from "~programs/addresses";
import { developmentKeypair } from "~programs/development-keys";
import { testDatabase as db } from "../database";
import { POOLS, storePools } from "../nft-staking/nft-world";
import { storeSealedSetting } from "../settings/sealed-setting";
import { makeStaff } from "../staff/staff";
import { mint, poolAddress } from "../staking/chain-world";
import { testWallet } from "../transactions/wallet";
import { adminDeps } from "./admin-deps";

/** The forms of the staff area that prepare deeds, on the pools of the local chain. Nothing is signed here. */

const OPERATOR = developmentKeypair("operator").publicKey.toBase58();
const POOL = POOLS[0]!.address;

async function run(name: string, key: string, values: object) {
  const form = formNamed(name)!;
  const deps = await adminDeps();
  const typed = form.schema.parse(values);
  const effects = await form.preview?.(deps, typed, key);
  const saved = await form.save(deps, typed, key);
  const deed = await findDeed(db, saved?.key ?? "");
  return { effects: Object.fromEntries(effects?.map(({ name: of, after }) => [of, after]) ?? []), saved, deed };
}

type Form = Omit<Parameters<typeof runResourceForm>[1], "sent">;
type Send = (formKey: string, seen: string) => ReturnType<typeof runResourceForm>;

/** Sends a form as the page does that was opened with a key, with what its dry run had shown. */
function opener(deps: AdminDeps, form: Form, typed: Record<string, string>): Send {
  return (formKey, seen) => {
    const sent = new FormData();
    for (const [name, value] of Object.entries({ ...typed, formKey, seen })) sent.set(name, value);
    return runResourceForm(deps, { ...form, sent });
  };
}

/** Opens a form, confirms it twice at once and once more, and expects that it is carried out once. Returns what was shown. */
async function sendTwice(send: Send): Promise<string> {
  const opened = crypto.randomUUID();
  const shown = await send(opened, "");
  if (!("preview" in shown)) expect.unreachable();
  const { seen } = shown.preview;
  const answers = await Promise.allSettled([send(opened, seen), send(opened, seen)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(send(opened, seen)).rejects.toMatchObject({ code: "FormSentBefore" });
  return seen;
}

beforeAll(async () => {
  await storePools();
  await storeSealedSetting("coin_pool_address", poolAddress);
});

describe("a form that prepares a deed", () => {
  it("takes a rate in coins and an end in UTC, and names the wallet that has to sign", async () => {
    const { effects, saved, deed } = await run("stream.setTerms", `${POOL}.1`, {
      rate: "20.5",
      end: "2030-01-01T00:00",
    });
    expect(effects).toMatchObject({ rate: "20.5", end: new Date("2030-01-01T00:00Z"), authority: OPERATOR });
    expect(saved?.noun).toBe("authorityDeed");
    expect(deed).toMatchObject({ kind: "setStream", status: "waiting", authorityAddress: OPERATOR });
    expect(deed?.parameters).toMatchObject({ rateRaw: "20500000000", endTs: "1893456000", stream: "1" });
  });

  it("begins with the values on the chain, and answers 404 for a stream that the site does not show", async () => {
    const deps = await adminDeps();
    const { load } = formNamed("stream.setTerms")!;
    expect(await load?.(deps, `${POOL}.0`)).toMatchObject({ end: "" });
    expect(await load?.(deps, `${POOL}.3`)).toBeNull();
    expect(await load?.(deps, "nothing")).toBeNull();
    expect(await formNamed("coinPool.fund")?.load?.(deps, POOL)).toBeNull();
  });

  it("prepares nothing for a pool that the site does not show, whatever address a form is sent to", async () => {
    const setPool = (value: string) => storeSealedSetting("coin_pool_address", value);
    await setPool(testWallet().address);
    // the pool is on the chain, and names a funder
    const form = formNamed("coinPool.fund")!;
    const typed = form.schema.parse({ amount: "1" });
    const deps = await adminDeps();
    await expect(form.preview?.(deps, typed, poolAddress)).rejects.toMatchObject({ code: "NotFound" });
    await expect(form.save(deps, typed, poolAddress)).rejects.toMatchObject({ code: "NotFound" });
    await setPool(poolAddress);
    await expect(form.preview?.(deps, typed, poolAddress)).resolves.toBeDefined();
  });

  it.each(["20.500", "1,5", "-1", "0.0000000001", "ten"])(
    "refuses %s, which is no amount or can be read in two ways",
    async (rate) => {
      await expect(run("stream.setTerms", `${POOL}.1`, { rate })).rejects.toMatchObject({
        code: "AmountNotUnderstood",
      });
    },
  );

  it("names the refusal of the program before anybody signs", async () => {
    const same = await formNamed("nftPool.setConditions")?.load?.(await adminDeps(), POOL);
    await expect(run("nftPool.setConditions", POOL, same ?? {})).rejects.toMatchObject({ code: "NothingChanges" });
  });

  it("needs a second person for every withdrawal, unless an owner is alone", async () => {
    for (const name of ["stream.withdraw", "coinPool.withdraw"]) {
      const { approval, isFresh, role } = formNamed(name)!;
      expect([name, isFresh, role]).toEqual([name, true, "operator"]);
      expect(await approval?.(await adminDeps(), {}, "")).toBe(true);
      expect(await approval?.(await adminDeps({ role: "owner" }), {}, "")).toBe(false);
    }
  });

  it("gives a new pool a number that no other pool and no waiting deed has", async () => {
    const [admin, pauser, funder, collection] = Array.from({ length: 4 }, () => testWallet().address) as [
      string,
      ...string[],
    ];
    const roles = { admin, pauser, funder };
    const nft = { ...roles, collection, ...formNamed("nftPool.create")!.begin, poolKind: "boost" };
    const [first, second] = [await run("nftPool.create", "", nft), await run("nftPool.create", "", nft)];
    expect([first.deed?.parameters.poolId, second.deed?.parameters.poolId]).toEqual(["0", "1"]);
    expect(first.deed).toMatchObject({ kind: "createNftPool", authorityAddress: admin });
    expect(first.effects).toMatchObject({ members: collection, delayDays: 2, fee: "0%", weights: "×1 / ×0 / ×0 / ×0" });
    const coin = { mint: mint.toBase58(), ...formNamed("coinPool.create")!.begin, least: "1", most: "1000.5" };
    // the operator of the local chain has already opened a first pool for this coin
    const { deed } = await run("coinPool.create", "", { ...coin, ...roles, admin: OPERATOR });
    expect(deed?.parameters).toMatchObject({ minStakeRaw: "1000000000", maxStakeRaw: "1000500000000" });
    expect(deed?.parameters.poolId).not.toBe("0");
  });

  it("leads to a page with a transaction to propose if the authority has no key, and with a button for a wallet otherwise", async () => {
    const roles = { pauser: OPERATOR, funder: OPERATOR, collection: OPERATOR };
    const typed = { ...formNamed("nftPool.create")!.begin, ...roles, poolKind: "boost" };
    const opened = async (admin: string) => {
      const { saved } = await run("nftPool.create", "", { ...typed, admin });
      return openDeed(await adminDeps(), saved?.key ?? "");
    };
    // the address of a pool has no key, like the vault of a multisig
    const { proposal, isOpen, problem } = await opened(POOL);
    expect([isOpen, problem]).toEqual([true, null]);
    const [instruction] = Transaction.from(Buffer.from(proposal?.base64 ?? "", "base64")).instructions;
    expect(instruction?.programId.toBase58()).toBe(STAKING_PROGRAM_ADDRESS.toBase58());
    expect((await opened(testWallet().address)).proposal).toBeNull();
  });

  it.each([
    ["fee", "1001", "FeeAboveCap"],
    ["days270", "1", "WeightsInvalid"],
    ["maxNfts", "100001", "TooManyNfts"],
  ])("names what the program would refuse of a new pool: %s %s", async (field, value, code) => {
    const admin = testWallet().address;
    const typed = { admin, pauser: admin, funder: admin, collection: admin, ...formNamed("nftPool.create")!.begin };
    await expect(run("nftPool.create", "", { ...typed, poolKind: "boost", [field]: value })).rejects.toMatchObject({
      code,
    });
  });

  it("takes either a collection or a list for a new pool", () => {
    const admin = testWallet().address;
    const typed = { poolKind: "boost", admin, pauser: admin, funder: admin, ...formNamed("nftPool.create")!.begin };
    const { schema } = formNamed("nftPool.create")!;
    const passes = [{}, { collection: admin }, { mints: admin }, { collection: admin, mints: admin }].map(
      (members) => schema.safeParse({ ...typed, ...members }).success,
    );
    expect(passes).toEqual([false, true, true, false]);
  });

  it("adds a reward to a pool that staff have opened, and lets nobody pay into that pool before it is in the settings", async () => {
    const [shown, ...rest] = POOLS;
    const opened = { creator: OPERATOR, poolId: "0", poolKind: "boost" };
    expect(openedBy({ kind: "createNftPool", parameters: opened })).toBe(shown!.address);
    const row = { id: crypto.randomUUID(), form: "nftPool.create", kind: "createNftPool", parameters: opened };
    const told = { authorityAddress: OPERATOR, effects: "[]", preparedBy: "x", preparedAt: new Date() };
    await db.insert(authorityDeed).values({ ...row, ...told, status: "landed" });
    await storePools(rest);
    const deps = await adminDeps();
    expect(await formNamed("stream.setTerms")?.load?.(deps, `${shown!.address}.0`)).not.toBeNull();
    expect(await formNamed("stream.fund")?.load?.(deps, `${shown!.address}.0`)).toBeNull();
    await storePools();
    expect(await formNamed("stream.fund")?.load?.(deps, `${shown!.address}.0`)).not.toBeNull();
    const end = "2030-01-01T00:00:30";
    const asked = { mint: mint.toBase58(), streamKind: "daily", rate: "2", end, week: "15000", month: "20000" };
    const [full] = POOLS.filter(({ rewards }) => rewards.length === 4);
    if (full)
      await expect(run("nftPool.addStream", full.address, asked)).rejects.toMatchObject({ code: "StreamsFull" });
    const free = POOLS.find(({ rewards }) => rewards.length < 4)!;
    const { deed } = await run("nftPool.addStream", free.address, asked);
    const wanted = { stream: String(free.rewards.length), rateRaw: "2000000000", endTs: "1893456030", weekBps: "0" };
    expect(deed?.parameters).toMatchObject(wanted);
  });

  it("says that the chain cannot be reached, and still answers 404 for an unknown row", async () => {
    const deps = await adminDeps({ rpcUrl: "http://127.0.0.1:9" });
    for (const [name, key] of [
      ["stream.fund", `${POOL}.0`],
      ["nftPool.setConditions", POOL],
      ["nftPool.addStream", POOL],
      ["coinPool.fund", poolAddress],
    ] as const) {
      await expect(formNamed(name)?.load?.(deps, key)).rejects.toMatchObject({ code: "ChainUnavailable" });
      expect(await formNamed(name)?.load?.(deps, testWallet().address)).toBeNull();
    }
  });

  it("refuses an amount of zero with an explanation", async () => {
    await expect(run("stream.fund", `${POOL}.0`, { amount: "0" })).rejects.toMatchObject({ code: "InvalidInput" });
  });

  it("keeps the seconds of an end that is on the chain", async () => {
    const end = "2030-01-01T00:00:30";
    const { deed } = await run("stream.setTerms", `${POOL}.1`, { rate: "20.5", end });
    expect(deed?.parameters.endTs).toBe("1893456030");
    const { fields } = formNamed("stream.setTerms")!;
    expect(fields.find(({ name }) => name === "end")?.kind).toBe("second");
  });

  it("prepares a withdrawal from each vault of the coin pool", async () => {
    const to = testWallet().address;
    const { effects, deed } = await run("coinPool.withdraw", poolAddress, { vault: "reward", amount: "3", to });
    expect(effects).toMatchObject({ amount: "3", to, vault: "reward", authority: OPERATOR });
    expect(deed?.parameters).toMatchObject({ amountRaw: "3000000000", vault: "reward", to });
  });

  it("stores a list's proofs only with the deed, and refuses a line that is no mint", async () => {
    const mints = [testWallet().address, testWallet().address, testWallet().address];
    await db.delete(nftAllowList);
    const form = formNamed("nftPool.members")!;
    await form.preview?.(await adminDeps(), form.schema.parse({ mints: mints.join("\n") }), POOL);
    expect(await db.$count(nftAllowList)).toBe(0);
    const { effects, deed } = await run("nftPool.members", POOL, { mints: `${mints.join("\r\n")}\n` });
    expect(effects).toMatchObject({ leaves: 3 });
    expect(deed?.parameters).toMatchObject({ members: "allow-list", leaves: "3" });
    const rows = await db.select().from(nftAllowList);
    expect(rows.map(({ mint, place }) => [mint, place])).toEqual(mints.map((mint, place) => [mint, place]));
    const twice = { mints: `${mints[0]}\n${mints[0]}` };
    await expect(run("nftPool.members", POOL, twice)).rejects.toMatchObject({
      code: "ListLineWrong",
      details: { line: "2" },
    });
  });

  it("is carried out once, however often it is sent, and once more after it was opened again", async () => {
    const resource = RESOURCES.find(({ noun }) => noun === "stream")!;
    const form = formNamed("stream.fund")!;
    const deps = await adminDeps({ role: "owner" });
    const values = form.schema.parse({ amount: "1" });
    const send = opener(deps, { resource, form, name: "fund", key: `${POOL}.0`, values }, { amount: "1" });
    const before = await db.$count(authorityDeed);
    const seen = await sendTwice(send);
    expect(await db.$count(authorityDeed)).toBe(before + 1);
    await send(crypto.randomUUID(), seen);
    expect(await db.$count(authorityDeed)).toBe(before + 2);
  });

  it("is proposed to a second person once, however often it is sent", async () => {
    const resource = RESOURCES.find(({ noun }) => noun === "coinPool")!;
    const form = formNamed("coinPool.withdraw")!;
    const deps = await adminDeps();
    await makeStaff({ email: "second@example.org", role: "operator" });
    await db.delete(approval);
    const typed = { vault: "reward", amount: "3", to: testWallet().address };
    const values = form.schema.parse(typed);
    const send = opener(deps, { resource, form, name: "withdraw", key: poolAddress, values }, typed);
    const before = await db.$count(authorityDeed);
    await sendTwice(send);
    expect([await db.$count(approval), await db.$count(authorityDeed)]).toEqual([1, before]);
  });
});

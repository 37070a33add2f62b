import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AdminDeps } from "~/admin/define-resource";
import { formNamed } from "~/admin/resources.server";
import { planDeed } from "~/domain/authority/prepare.server";
import { createGrants } from "~/domain/vesting/deeds/create-grants.server";
import { writeGrantLines } from "~/domain/vesting/deeds/grant-lines";
import { authorityDeed, vestingGrant } from "~db/schema";
import { findGrantAddress, findGrantVaultAddress } from "~programs/addresses";
import { testDatabase as db } from "../database";
import { storeSealedSetting } from "../settings/sealed-setting";
import { chain, coinOf, fundedWallet, mint } from "../staking/chain-world";
import { type TestWallet, testWallet } from "../transactions/wallet";
import { adminDeps } from "./admin-deps";
import { carryOutDeed, SCG, staffDeps } from "./authority-world";
import { grantLine } from "./drop-world";

/** Grants from a CSV file: the dry run, the deeds that it prepares, and that nobody gets two grants. */

const form = formNamed("grant.import")!;
const HEAD = "id,beneficiary,amount,start,cliff,end,step,revocable,plan";
const line = (id: number, changes: { to?: string; amount?: string; end?: string } = {}) => {
  const { to = testWallet().address, amount = "5", end = "2125-01-01" } = changes;
  return `${id},${to},${amount},2026-01-01,2027-01-01,${end},30d,yes,Team`;
};
const fileOf = (...lines: string[]) => [HEAD, ...lines].join("\n");

let funder: TestWallet;
let nextId = 1;
const ids = (count: number) => Array.from({ length: count }, () => nextId++);

beforeAll(async () => {
  funder = await fundedWallet();
  const value = JSON.stringify({
    mints: { SCG: mint.toBase58() },
    funders: [{ address: funder.address, name: "Punkvism" }],
  });
  await storeSealedSetting("vesting", value);
}, 60_000);
beforeEach(async () => {
  await db.delete(authorityDeed);
});

const typedOf = (list: string, funderAddress = "") => form.schema.parse({ funder: funderAddress, coin: "SCG", list });
const preview = async (list: string, deps?: AdminDeps) =>
  (await form.preview?.(deps ?? (await adminDeps()), typedOf(list), "")) ?? [];
const shownAs = (effects: Awaited<ReturnType<typeof preview>>, name: string) =>
  effects.find((effect) => effect.name === name)?.after;

/** Sends the form, and has the funder sign each deed that it prepared. */
async function carryOut(list: string): Promise<string[]> {
  await form.save(await adminDeps(), typedOf(list), "");
  const staff = await staffDeps();
  const deeds = await db.select().from(authorityDeed).where(eq(authorityDeed.status, "waiting"));
  const ends: string[] = [];
  for (const deed of deeds) {
    const { status } = await carryOutDeed(staff, funder, { ...deed, effects: [] });
    ends.push(status);
  }
  return ends;
}

describe("a file of grants", () => {
  it("is shown with its sum, deposits, fees and each grant, and becomes one deed for every four grants", async () => {
    const [first = 0, ...rest] = ids(6);
    const to = testWallet().address;
    const list = fileOf(line(first, { to, amount: "12.5" }), ...rest.map((id) => line(id)));
    const effects = await preview(list);
    expect(shownAs(effects, "authority")).toBe(funder.address);
    expect(shownAs(effects, "grants")).toBe(6);
    expect(shownAs(effects, "total")).toBe("37.5");
    expect(shownAs(effects, "transactions")).toBe(2);
    expect(shownAs(effects, "fee")).toMatchObject({ raw: 10_000n, unit: "SOL" });
    const rent = shownAs(effects, "rent") as { raw: bigint };
    const shown = {
      name: "grant",
      of: String(first),
      after: `12.5 · ${to} · 2026-01-01 – 2027-01-01 – 2125-01-01 · Team`,
    };
    expect(effects).toContainEqual(shown);
    const before = await coinOf(funder);
    expect(await carryOut(list)).toEqual(["landed", "landed"]);
    const grant = findGrantAddress({ creator: funder.keypair.publicKey, grantId: BigInt(first) });
    const made = [grant.toBase58(), findGrantVaultAddress(grant).toBase58()];
    const { accounts } = await chain.getAccounts(made);
    expect(rent.raw).toBe(6n * BigInt(accounts.reduce((sum, account) => sum + Number(account?.lamports), 0)));
    expect(before - (await coinOf(funder))).toBe(37n * SCG + SCG / 2n);
  });

  it("can be sent again at any time: grants that exist or wait are skipped, and nobody gets two", async () => {
    const [a = 0, b = 0, c = 0] = ids(3);
    const [one, two, three] = [line(a), line(b), line(c)];
    expect(await carryOut(fileOf(one))).toEqual(["landed"]);
    await form.save(await adminDeps(), typedOf(fileOf(two)), "");
    const effects = await preview(fileOf(one, two, three));
    expect([shownAs(effects, "existing"), shownAs(effects, "waiting"), shownAs(effects, "grants")]).toEqual([1, 1, 1]);
    await form.save(await adminDeps(), typedOf(fileOf(one, two, three)), "");
    await expect(preview(fileOf(one, two, three))).rejects.toMatchObject({ code: "NothingChanges" });
    const deeds = await db.select().from(authorityDeed);
    expect(deeds.map(({ parameters }) => parameters.grants?.split("\n").length)).toEqual([1, 1, 1]);
  });

  it("never makes a grant again whose account is closed because it was paid in full", async () => {
    const [id = 0] = ids(1);
    const creator = funder.keypair.publicKey;
    const address = findGrantAddress({ creator, grantId: BigInt(id) }).toBase58();
    await db.insert(vestingGrant).values({
      ...{ address, creatorAddress: funder.address, walletAddress: testWallet().address, pendingAddress: null },
      ...{ mint: mint.toBase58(), decimals: 9, plan: "Team", grantId: BigInt(id), totalRaw: 5n * SCG },
      ...{
        claimedRaw: 5n * SCG,
        returnedRaw: 0n,
        startTs: 1_767_225_600,
        cliffTs: 1_798_761_600,
        endTs: 4_891_363_200,
      },
      ...{ stepSeconds: 2_592_000, isRevocable: true, revokedTs: 0, seenSlot: 1, closedAt: new Date() },
    });
    await expect(preview(fileOf(line(id)))).rejects.toMatchObject({ code: "NothingChanges" });
    const grants = writeGrantLines([grantLine(String(id))]);
    const parameters = { creator: funder.address, mint: mint.toBase58(), grants };
    const planned = planDeed({ db, chain }, { deed: createGrants, parameters });
    await expect(planned).rejects.toMatchObject({ code: "GrantExists" });
    // with a different sum it is a different grant, which needs an id of its own
    const other = preview(fileOf(line(id, { amount: "6" })));
    await expect(other).rejects.toMatchObject({ code: "RowsWrong", details: { count: "1" } });
  });

  it("is refused with every fault of every line, in the language of the page", async () => {
    const [a = 0, b = 0] = ids(2);
    const list = fileOf(line(a, { amount: "1.500" }), line(a), line(b, { to: "nobody", end: "2020-01-01" }));
    const english = await preview(list).catch(({ details }) => details.rows.split("\n"));
    expect(english).toEqual([
      "Line 2: amount: it can be read as two numbers: write 20500, or 20.5",
      "Line 3: id: another line has the same id",
      "Line 4: end: the end is not after the start; beneficiary: not a Solana address",
    ]);
    const korean = await preview(list, await adminDeps({ language: "ko" })).catch(({ details }) =>
      details.rows.split("\n"),
    );
    expect(korean[1]).toBe("줄 3: 번호: 다른 줄에 같은 번호가 있어요");
  });

  it("is paid only by a known funder that holds the sum, and needs a second person", async () => {
    const [id = 0] = ids(1);
    const deps = await adminDeps();
    const stranger = form.preview?.(deps, typedOf(fileOf(line(id)), testWallet().address), "");
    await expect(stranger).rejects.toMatchObject({ code: "FunderUnknown" });
    const rich = preview(fileOf(line(id, { amount: "1000000" })));
    await expect(rich).rejects.toMatchObject({ code: "FunderShort", details: { needed: "1000000" } });
    const many = preview(fileOf(...ids(101).map((each) => line(each, { amount: "1" }))));
    await expect(many).rejects.toMatchObject({ code: "GrantsTooMany" });
    expect(form).toMatchObject({ isFresh: true, role: "operator" });
    expect(await form.approval?.(deps, {}, "")).toBe(true);
  });
});

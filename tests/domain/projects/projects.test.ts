import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { changeProject, createProject, MOST_PROJECTS } from "~/domain/projects/commands.server";
import { projectSchema, staffProjectSchema, typedOf } from "~/domain/projects/input";
import { findProject, getOwnProject, listOwnProjects } from "~/domain/projects/queries.server";
import {
  changeProjectByStaff,
  createProjectByStaff,
  deleteProject,
  restoreProject,
} from "~/domain/projects/staff-commands.server";
import { auditEntry } from "~db/schema";
import { testDatabase as db } from "../database";
import { actingStaff, at, emptyProjectTables, makeAccount } from "../project-accounts/project-accounts";
import { emptyStaffTables } from "../staff/staff";

const WALLET = "FvhKNFSGNPXHvmHRnmyUAtSYUCL3y2dvckbVAytZ4f5k";
const EVM = "0x52908400098527886E0F7030069857D2E4169EE7";

const TYPED = {
  ...{ symbol: "tori", name: "Tori Shop", koreanName: "토리 숍", mainnet: "solana", contractAddress: WALLET },
  ...{ jsonPath: "https://example.org/tori/", description: "", imageUrl: "", projectFeeBps: "2.5", creatorFeeBps: "0" },
  ...{ adminWallet: WALLET, listingWallet: "", feeWallet: "", startsAt: "2026-12-01T09:30", endsAt: "" },
  ...{ mintStartBlock: "", mintEndBlock: "" },
};
const facts = (given: Partial<typeof TYPED> = {}) => projectSchema.parse({ ...TYPED, ...given });
const problemOf = (given: Partial<Record<keyof typeof TYPED, string>>) => {
  const { error } = projectSchema.safeParse({ ...TYPED, ...given });
  return error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
};

beforeEach(async () => {
  await emptyProjectTables();
  await emptyStaffTables();
});

const approved = (email = "bora@example.org") => makeAccount({ email, status: "approved" });

describe("what is typed of a project", () => {
  test("is read: symbols in capitals, percentages as hundredths, times as UTC", () => {
    expect(facts()).toMatchObject({
      ...{ symbol: "TORI", projectFeeBps: 250, listingWallet: null, mintStartBlock: null },
      startsAt: new Date("2026-12-01T09:30:00Z"),
    });
  });

  test("comes back as it was typed", () => {
    expect(typedOf(facts())).toMatchObject({ ...TYPED, symbol: "TORI" });
  });

  test("has to fit its chain, its bounds and its order", () => {
    expect(problemOf({ mainnet: "tron" })).toEqual(["mainnet mainnet"]);
    expect(problemOf({ contractAddress: EVM })).toEqual(["contractAddress contract"]);
    expect(problemOf({ mainnet: "kaia", contractAddress: EVM, adminWallet: "" })).toBeUndefined();
    expect(problemOf({ feeWallet: EVM })).toEqual(["feeWallet wallet"]);
    expect(problemOf({ symbol: "A" })).toEqual(["symbol symbol"]);
    expect(problemOf({ jsonPath: "javascript:alert(1)" })).toEqual(["jsonPath path"]);
    expect(problemOf({ projectFeeBps: "100.01" })).toEqual(["projectFeeBps percent"]);
    expect(problemOf({ endsAt: "2026-12-01T09:30" })).toEqual(["endsAt afterStart"]);
    expect(problemOf({ mintStartBlock: "10", mintEndBlock: "9" })).toEqual(["mintEndBlock afterStart"]);
    expect(problemOf({ startsAt: "2026-13-01T00:00" })).toEqual(["startsAt time"]);
  });

  test("has percentages of two decimals from 0 to 100, whatever is typed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (bps) => {
        expect(facts({ projectFeeBps: String(bps / 100) }).projectFeeBps).toBe(bps);
      }),
      { seed: 1 },
    );
    for (const typed of ["-1", "1e1", "0x1", "2,5", "1.234", "", "NaN"])
      expect(problemOf({ creatorFeeBps: typed }), typed).toBeDefined();
  });

  test("names keys of wallets and never takes a key", () => {
    const keys = { adminKeyName: "TORI_ADMIN_KEY", listingKeyName: "", feeKeyName: "" };
    expect(staffProjectSchema.parse({ ...TYPED, ...keys }).adminKeyName).toBe("TORI_ADMIN_KEY");
    const secrets = [`0x${"A1".repeat(32)}`, "5".repeat(87), "[12,34,56]", "abandon abandon about", "A".repeat(64)];
    for (const adminKeyName of secrets) {
      expect(staffProjectSchema.safeParse({ ...TYPED, ...keys, adminKeyName }).success, adminKeyName).toBe(false);
    }
  });
});

describe("a project account's projects", () => {
  test("are registered, listed and changed by itself", async () => {
    const { account } = await approved();
    const id = await createProject({ db, now: at(), account }, facts());
    await changeProject({ db, now: at(1), account }, { id, version: 1, facts: facts({ name: "Tori Shop 2" }) });
    expect(await listOwnProjects(db, account)).toEqual([
      expect.objectContaining({
        id,
        name: "Tori Shop 2",
        createdBy: account.email,
        modifiedBy: account.email,
        version: 2,
      }),
    ]);
    await expect(changeProject({ db, now: at(2), account }, { id, version: 1, facts: facts() })).rejects.toMatchObject({
      code: "Conflict",
    });
  });

  test("are seen and changed by no other account, and not without approval", async () => {
    const { account } = await approved();
    const id = await createProject({ db, now: at(), account }, facts());
    const other = await approved("other@example.org");
    expect(await listOwnProjects(db, other.account)).toEqual([]);
    await expect(getOwnProject(db, other.account, String(id))).rejects.toMatchObject({ code: "ProjectNotFound" });
    await expect(
      changeProject({ db, now: at(), account: other.account }, { id, version: 1, facts: facts() }),
    ).rejects.toMatchObject({ code: "ProjectNotFound" });
    const draft = await makeAccount({ email: "draft@example.org" });
    await expect(createProject({ db, now: at(), account: draft.account }, facts())).rejects.toMatchObject({
      code: "NotApproved",
    });
    for (const key of ["0", "-1", "1.5", "abc", "1 OR 1=1"]) {
      await expect(getOwnProject(db, account, key)).rejects.toMatchObject({ code: "ProjectNotFound" });
    }
  });

  test("have a contract that no other project of the same chain has", async () => {
    const { account } = await approved();
    await createProject({ db, now: at(), account }, facts());
    await expect(createProject({ db, now: at(), account }, facts())).rejects.toMatchObject({ code: "ContractExists" });
    await createProject({ db, now: at(), account }, facts({ contractAddress: "" }));
    await createProject({ db, now: at(), account }, facts({ contractAddress: "" }));
  });

  test("are at most as many as an account can have, also if they come at the same time", async () => {
    const { account } = await approved();
    const create = () =>
      createProject({ db, now: at(), account }, facts({ contractAddress: "" })).then(
        () => "made",
        ({ code }) => code,
      );
    const made = await Promise.all(Array.from({ length: MOST_PROJECTS + 2 }, create));
    expect(made.filter((result) => result === "made")).toHaveLength(MOST_PROJECTS);
    expect(made.filter((result) => result === "TooManyProjects")).toHaveLength(2);
  });
});

describe("staff", () => {
  const staffFacts = staffProjectSchema.parse({
    ...TYPED,
    adminKeyName: "TORI_ADMIN_KEY",
    listingKeyName: "",
    feeKeyName: "",
  });

  test("register, change, delete and restore a project, each with an entry of the log", async () => {
    const deps = { db, now: at(), actor: await actingStaff("operator") };
    const id = await createProjectByStaff(deps, staffFacts);
    const key = String(id);
    await changeProjectByStaff(deps, { key, version: 1, facts: { ...staffFacts, name: "Tori" } });
    await deleteProject(deps, key);
    await expect(changeProjectByStaff(deps, { key, version: 3, facts: staffFacts })).rejects.toMatchObject({
      code: "Conflict",
    });
    await restoreProject(deps, key);
    expect(await findProject(db, key)).toMatchObject({
      name: "Tori",
      deletedAt: null,
      deletedBy: null,
      adminKeyName: "TORI_ADMIN_KEY",
    });
    expect((await db.select().from(auditEntry)).map(({ action }) => action)).toEqual([
      "project.create",
      "project.change",
      "project.delete",
      "project.restore",
    ]);
  });

  test("below operators change nothing", async () => {
    const deps = { db, now: at(), actor: await actingStaff("editor") };
    await expect(createProjectByStaff(deps, staffFacts)).rejects.toMatchObject({ code: "RoleTooLow" });
    await expect(deleteProject(deps, "4")).rejects.toMatchObject({ code: "RoleTooLow" });
  });

  test("see the names of keys, which the owner of a project does not", async () => {
    const { account } = await approved();
    const id = await createProject({ db, now: at(), account }, facts());
    const deps = { db, now: at(), actor: await actingStaff("operator") };
    await changeProjectByStaff(deps, { key: String(id), version: 1, facts: staffFacts });
    expect(JSON.stringify(await getOwnProject(db, account, String(id)))).not.toContain("TORI_ADMIN_KEY");
    // what the owner saves afterwards keeps them
    await changeProject({ db, now: at(), account }, { id, version: 2, facts: facts() });
    expect(await findProject(db, String(id))).toMatchObject({ adminKeyName: "TORI_ADMIN_KEY" });
  });
});

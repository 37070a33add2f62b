import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  changeSetting,
  changeSettingByCommand,
  findStored,
  type SettingChange,
  versionOf,
} from "~/domain/settings/change-setting.server";
import { DECLARED_SETTINGS, declaredSetting } from "~/domain/settings/declared";
import { getSetting } from "~/domain/settings/queries.server";
import { SEALED_SETTING_KEYS, type SettingKey } from "~/domain/settings/rules";
import { getVouchedSetting, listBrokenSettings } from "~/domain/settings/seal.server";
import { auditEntry, setting } from "~db/schema";
import { testDatabase as db } from "../database";
import { actingAs } from "../staff/acting";
import { ADMIN_SECRET, emptyStaffTables } from "../staff/staff";

/** Somebody can write into D1 and do nothing else: they cannot say where coins and powers go. */

const NOW = new Date(Date.UTC(2026, 10, 1));
const OURS = "7Np41oeYqPefeNQEHSv1UDhYrehxin3NStELsSKCT4K2";
const THEIRS = "5xot9PVkphiX2adznghwrAuxGs2zeWisNSxMW6hU6Hkj";
const deps = { db, adminSecret: ADMIN_SECRET };
const actor = { command: "npm run operate -- setting" };

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await emptyStaffTables();
  await db.delete(setting);
});

const store = (key: SettingKey, value: string) => changeSettingByCommand({ ...deps, now: NOW, actor }, { key, value });
const alter = (changes: Partial<typeof setting.$inferInsert>) => db.update(setting).set(changes);

async function changeAsStaff(change: Omit<SettingChange, "version">): Promise<void> {
  const version = versionOf(await findStored(db, change.key));
  await changeSetting({ ...deps, now: NOW, actor: await actingAs("operator", NOW) }, { ...change, version });
}

describe("a setting that moves money or powers", () => {
  test("is believed as staff or a command stored it, and each leaves an entry in the audit log", async () => {
    await changeAsStaff({ key: "coin_pool_address", value: OURS });
    expect(await getVouchedSetting(deps, "coin_pool_address")).toBe(OURS);
    await store("system_wallet", OURS);
    expect(await getVouchedSetting(deps, "system_wallet")).toBe(OURS);
    expect(await listBrokenSettings(deps)).toEqual([]);
    const entries = await db.select().from(auditEntry);
    expect(entries.map(({ action, key }) => [action, key])).toEqual([
      ["setting.change", "coin_pool_address"],
      ["setting.change", "system_wallet"],
    ]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ["has another value", () => alter({ value: THEIRS })],
    ["has no seal", () => alter({ seal: null })],
    ["has a seal that is none", () => alter({ seal: "?" })],
    ["was made with the seal of another setting", () => alter({ key: "admin_supply_wallet" })],
  ])("that %s counts as not set, and is named", async (_, change) => {
    await store("system_wallet", OURS);
    await change();
    const [row] = await db.select().from(setting);
    expect(await getVouchedSetting(deps, row?.key as "system_wallet")).toBe("");
    expect(await listBrokenSettings(deps)).toEqual([row?.key]);
  });

  test("is broken under another admin code, and without one", async () => {
    await store("system_wallet", OURS);
    for (const adminSecret of ["another admin code", ""]) {
      expect(await getVouchedSetting({ db, adminSecret }, "system_wallet")).toBe("");
      expect(await listBrokenSettings({ db, adminSecret })).toEqual(["system_wallet"]);
    }
  });

  test("that somebody has changed is mended by storing it once more, even with the same value", async () => {
    await store("system_wallet", OURS);
    await alter({ seal: null });
    await changeAsStaff({ key: "system_wallet", value: OURS });
    expect(await getVouchedSetting(deps, "system_wallet")).toBe(OURS);
    await expect(changeAsStaff({ key: "system_wallet", value: OURS })).rejects.toMatchObject({ code: "Conflict" });
  });

  test("cannot be taken away for anything but its default, which names nobody", async () => {
    for (const key of SEALED_SETTING_KEYS) expect([key, await getVouchedSetting(deps, key)]).toEqual([key, ""]);
  });
});

test("every setting that a second person has to agree to has a seal, and no other", () => {
  const keys = Object.keys(DECLARED_SETTINGS) as SettingKey[];
  expect(keys.filter((key) => declaredSetting(key).needsApproval).sort()).toEqual([...SEALED_SETTING_KEYS].sort());
});

test("any other setting is stored without a seal and is never named", async () => {
  await store("ticker_currency", "USDT");
  const [row] = await db.select().from(setting).where(eq(setting.key, "ticker_currency"));
  expect([row?.seal, await getSetting(db, "ticker_currency")]).toEqual([null, "USDT"]);
  expect(await listBrokenSettings(deps)).toEqual([]);
});

import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { settingEffects } from "~/admin/settings/effects.server";
import { settingChangeSchema } from "~/admin/settings/input.server";
import type { StaffActor } from "~/domain/audit/commands.server";
import { changeSetting, findFormerValue, findStored, versionOf } from "~/domain/settings/change-setting.server";
import { editedText, problemsOfSetting } from "~/domain/settings/check";
import { DECLARED_SETTINGS } from "~/domain/settings/declared";
import { getSetting } from "~/domain/settings/queries.server";
import { SETTING_DEFAULTS, type SettingKey } from "~/domain/settings/rules";
import { SAMPLE_COMPANY } from "~/domain/settings/sample-company";
import { listSettingsForStaff } from "~/domain/settings/staff-queries.server";
import type { StaffRole } from "~/domain/staff/roles";
import { auditEntry, setting } from "~db/schema";
import { testDatabase as db } from "../database";
import { actingAs } from "../staff/acting";
import { ADMIN_SECRET, emptyStaffTables } from "../staff/staff";

const START = Date.UTC(2026, 10, 1);
const at = (minutes = 0) => new Date(START + minutes * 60_000);
const POOL = "7Np41oeYqPefeNQEHSv1UDhYrehxin3NStELsSKCT4K2";

beforeEach(async () => {
  await emptyStaffTables();
  await db.delete(setting);
});

async function change(
  key: SettingKey,
  value: string | null,
  {
    now = at(),
    role = "operator" as StaffRole,
    version,
    actor,
  }: { now?: Date; role?: StaffRole; version?: string; actor?: StaffActor } = {},
) {
  const seen = version ?? versionOf(await findStored(db, key));
  await changeSetting(
    { db, now, adminSecret: ADMIN_SECRET, actor: actor ?? (await actingAs(role, now)) },
    { key, value, version: seen },
  );
}
const entries = () => db.select().from(auditEntry).orderBy(asc(auditEntry.seq));

describe("a setting that staff change", () => {
  test("is read at once, and the audit log has the value before and after", async () => {
    await change("coin_pool_address", POOL);
    await change("coin_pool_address", "", { now: at(1) });
    expect(await getSetting(db, "coin_pool_address")).toBe("");
    expect(await entries()).toMatchObject([
      {
        action: "setting.change",
        noun: "setting",
        key: "coin_pool_address",
        before: null,
        after: `{"value":"${POOL}"}`,
      },
      { before: `{"value":"${POOL}"}`, after: '{"value":""}' },
    ]);
  });

  test("comes back as it was before its last change", async () => {
    await change("ticker_currency", "USDT");
    expect(await findFormerValue(db, "ticker_currency")).toBe(null);
    await change("ticker_currency", "KRW", { now: at(1) });
    const former = await findFormerValue(db, "ticker_currency");
    await change("ticker_currency", former ?? null, { now: at(2) });
    expect(await getSetting(db, "ticker_currency")).toBe("USDT");
    await change("ticker_currency", null, { now: at(3) });
    expect(await findStored(db, "ticker_currency")).toBe(null);
    expect((await entries()).at(-1)).toMatchObject({ action: "setting.reset", after: null });
  });

  test("is refused if somebody else has changed it since it was seen", async () => {
    const version = versionOf(await findStored(db, "action_log_level"));
    await change("action_log_level", "2");
    await expect(change("action_log_level", "1", { version })).rejects.toMatchObject({ code: "Conflict" });
    const second = versionOf(await findStored(db, "action_log_level"));
    const both = await Promise.allSettled([
      change("action_log_level", "1", { version: second, now: at(1) }),
      change("action_log_level", "3", { version: second, now: at(1) }),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("is refused to editors, and with a text that the site would not read", async () => {
    await expect(change("action_log_level", "2", { role: "editor" })).rejects.toMatchObject({ code: "RoleTooLow" });
    await expect(change("action_log_level", "4")).rejects.toMatchObject({ code: "InvalidInput" });
    expect(await db.select().from(setting)).toEqual([]);
  });

  test("raises the content version only if kept pages show it", async () => {
    await change("reservations_a_minute", "5");
    expect(await getSetting(db, "content_version")).toBe("1");
    await change("company_facts", JSON.stringify(SAMPLE_COMPANY));
    expect(await getSetting(db, "content_version")).toBe("2");
  });

  test("names who changed it, but not for what a command stored afterwards", async () => {
    const actor = await actingAs("owner", at());
    await change("priority_fee_cap", "70000", { actor });
    const row = async () => (await listSettingsForStaff(db)).find(({ key }) => key === "priority_fee_cap");
    expect(await row()).toMatchObject({
      value: "70000",
      default: "50000",
      changedBy: actor.staff.email,
      changedAt: at(),
    });
    await db
      .update(setting)
      .set({ value: "1", updatedAt: at(5) })
      .where(eq(setting.key, "priority_fee_cap"));
    expect(await row()).toMatchObject({ value: "1", changedBy: null, changedAt: at(5) });
  });
});

describe("the text of a setting", () => {
  test("may be its default, for each key that has an editor", () => {
    const keys = Object.keys(SETTING_DEFAULTS) as SettingKey[];
    expect(Object.keys(DECLARED_SETTINGS).sort()).toEqual([...keys].sort());
    const problems = keys.map((key) => [key, problemsOfSetting(key, SETTING_DEFAULTS[key])]);
    expect(problems.filter(([, found]) => found?.length)).toEqual([]);
  });

  test.each<[SettingKey, string, string[]]>([
    ["action_log_level", "", ["missing"]],
    ["priority_fee_cap", "1e3", ["invalid"]],
    ["priority_fee_cap", "10000001", ["invalid"]],
    ["alert_payer_sol", "1.500", ["twoReadings"]],
    ["alert_payer_sol", "0", ["invalid"]],
    ["job_approval_amounts", '{"SOL":"1.500"}', ["SOL: twoReadings"]],
    ["coin_pool_address", "7Np41oeYqPefeNQEHSv1UDhYrehxin3NStELsSKCT4K0", ["invalid"]],
    ["ticker_url", "http://example.org/", ["invalid"]],
    ["ticker_url", "https://127.0.0.1/ticker", ["invalid"]],
    ["explorer_domain", "https://example.org/", ["invalid"]],
    ["system_mail_sender", "nobody", ["email"]],
    ["drops", '[{"number":1,\n"address":tr}]', ["2:13: json"]],
    ["drops", '[{"number":1},\n{"number":2}\n', ["3:1: json"]],
    ["drops", '[{"number":1,}]', ["1:14: json"]],
    ["drops", '[{"number":0,"address":"x"}]', ["[0].number: tooLow", "[0].address: invalid", "[0].gift: missing"]],
    [
      "migration",
      '{"8217":{"gate":"0x1"}}',
      ["8217.gate: invalid", "8217.firstBlock: missing", "8217.projects: missing"],
    ],
  ])("%s is not %j", (key, text, problems) => {
    expect(problemsOfSetting(key, text)).toEqual(problems);
  });

  test("names the place in the company's facts that is wrong", () => {
    const facts = structuredClone(SAMPLE_COMPANY) as unknown as { socials: { url: string }[]; name: { ko?: string } };
    const [social] = facts.socials;
    if (social) social.url = "javascript:alert(1)";
    delete facts.name.ko;
    expect(problemsOfSetting("company_facts", JSON.stringify(facts))).toEqual([
      "name.ko: missing",
      "socials[0].url: invalid",
    ]);
  });

  test("of own sections is checked section by section", () => {
    const sent = { version: "0", key: "own_sections", value: '{"no-such-section":null}' };
    const issues = settingChangeSchema.safeParse(sent).error?.issues ?? [];
    expect(issues).toMatchObject([{ path: ["value"], message: "no-such-section: there is no such id" }]);
  });

  test("is edited over several lines and stored in one", async () => {
    const text = '[\n  {\n    "number": 1,\n    "address": "x"\n  }\n]';
    expect(editedText("drops", '[{"number":1,"address":"x"}]')).toBe(text);
    await change("drops", `[ {"number": 1, "address": "${POOL}", "gift": "SCG"} ]`);
    expect(await getSetting(db, "drops")).toBe(`[{"number":1,"address":"${POOL}","gift":"SCG"}]`);
  });
});

test("a dry run names each part that changes, the pages, and whether they are rendered again", async () => {
  await change("drops", JSON.stringify([{ number: 1, address: POOL, gift: "SCG" }]));
  const next = JSON.stringify([{ number: 1, address: POOL, gift: "USDC" }]);
  expect(await settingEffects(db, "drops", next)).toEqual([
    { name: "value", of: "[0].gift", before: "SCG", after: "USDC" },
    { name: "pages", after: { lines: ["/eng/powerzonePunkyDrop", "/eng/mypage/myDrop"] } },
  ]);
  const facts = await settingEffects(db, "company_facts", JSON.stringify(SAMPLE_COMPANY));
  expect(facts.map(({ name }) => name)).toEqual(expect.arrayContaining(["more", "pages", "contentVersion"]));
});

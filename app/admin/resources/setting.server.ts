import { changeSetting, findFormerValue, findStored, versionOf } from "~/domain/settings/change-setting.server";
import { editedText } from "~/domain/settings/check";
import { DECLARED_SETTINGS, declaredSetting, isSettingKey } from "~/domain/settings/declared";
import { SETTING_DEFAULTS, type SettingKey } from "~/domain/settings/rules";
import { listChangesOfSetting, listSettingsForStaff } from "~/domain/settings/staff-queries.server";
import { AppError } from "~/errors";
import { type AdminDeps, defineForm, defineResource, type ResourceField } from "../define-resource";
import { settingEffects } from "../settings/effects.server";
import { settingChangeSchema, settingVersionSchema } from "../settings/input.server";
import { VERSION } from "../version-field";

const SHOWN_CHARACTERS = 60;
const CONTROLS = {
  text: "text",
  email: "email",
  number: "number",
  decimal: "amount",
  choice: "choice",
  address: "address",
  json: "area",
} as const;

/** What an operator may change without a deployment, each declared in app/domain/settings/declared.ts. */
export const settingResource = defineResource({
  noun: "setting",
  group: "settings",
  role: "operator",
  list: {
    columns: [
      { name: "key", kind: "text" },
      { name: "meaning", kind: "words", words: "meanings" },
      { name: "value", kind: "text" },
      { name: "default", kind: "text" },
      { name: "kind", kind: "choice", words: "kinds" },
      { name: "changedBy", kind: "text" },
      { name: "changedAt", kind: "time" },
    ],
    filters: [],
    links: [{ name: "changes", to: "/admin/audit?noun=setting" }],
    load: async ({ db }) => {
      const settings = await listSettingsForStaff(db);
      return settings.map(({ key, value, default: standard, changedBy, changedAt }) => ({
        key,
        values: {
          ...{ key, meaning: key, value: shortened(value), default: shortened(standard) },
          ...{ kind: declaredSetting(key).kind, changedBy, changedAt },
        },
      }));
    },
  },
  detail: {
    facts: [
      { name: "meaning", kind: "words", words: "meanings" },
      { name: "value", kind: "text" },
      { name: "default", kind: "text" },
      { name: "kind", kind: "choice", words: "kinds" },
      { name: "pages", kind: "text" },
      { name: "approval", kind: "choice", words: "approvals" },
      { name: "changedBy", kind: "text" },
      { name: "changedAt", kind: "time" },
    ],
    tables: [
      {
        name: "changes",
        columns: [
          { name: "at", kind: "time" },
          { name: "actor", kind: "text" },
          { name: "before", kind: "text" },
          { name: "after", kind: "text" },
          { name: "entry", kind: "text" },
        ],
      },
    ],
    load: loadSetting,
  },
  deeds: {
    change: defineForm({
      undo: "undo",
      role: "operator",
      isFresh: true,
      schema: settingChangeSchema,
      fields: [VERSION, { name: "key", kind: "hidden" }],
      fieldsByKey: Object.fromEntries(Object.keys(DECLARED_SETTINGS).map((key) => [key, [fieldOf(key as SettingKey)]])),
      load: async ({ db }, key) => {
        if (!isSettingKey(key)) return null;
        const stored = await findStored(db, key);
        const value = editedText(key, stored?.value ?? SETTING_DEFAULTS[key]);
        return { key, value, version: versionOf(stored) };
      },
      preview: ({ db }, { key, value }) => settingEffects(db, key, value),
      approval: needsApproval,
      save: (deps, { key, value, version }, row) => {
        if (key !== row) throw new AppError("InvalidInput");
        return changeSetting(deps, { key, value, version });
      },
    }),
    undo: defineForm({
      role: "operator",
      isFresh: true,
      schema: settingVersionSchema,
      fields: [VERSION],
      load: loadVersion,
      preview: async ({ db }, _values, key) => settingEffects(db, keyIn(key), await formerOf(db, keyIn(key))),
      approval: needsApproval,
      save: async (deps, { version }, key) => {
        await changeSetting(deps, { key: keyIn(key), value: await formerOf(deps.db, keyIn(key)), version });
      },
    }),
    reset: defineForm({
      undo: "undo",
      role: "operator",
      isFresh: true,
      schema: settingVersionSchema,
      fields: [VERSION],
      load: loadVersion,
      preview: ({ db }, _values, key) => settingEffects(db, keyIn(key), null),
      approval: needsApproval,
      save: (deps, { version }, key) => changeSetting(deps, { key: keyIn(key), value: null, version }),
    }),
  },
});

function fieldOf(key: SettingKey): ResourceField {
  const { kind, options } = declaredSetting(key);
  const hint = { words: "meanings", value: key };
  return { name: "value", kind: CONTROLS[kind], options, words: "options", hint };
}

async function loadSetting({ db }: AdminDeps, key: string) {
  if (!isSettingKey(key)) return null;
  const [settings, changes] = await Promise.all([listSettingsForStaff(db), listChangesOfSetting(db, key)]);
  const { kind, pages, needsApproval } = declaredSetting(key);
  const found = settings.find((row) => row.key === key);
  if (!found) return null;
  return {
    title: key,
    facts: {
      ...found,
      ...{ meaning: key, kind, approval: needsApproval ? "second" : "none" },
      value: { lines: editedText(key, found.value).split("\n") },
      pages: { lines: pages.map((page) => (page === "*" ? "*" : `/eng/${page}`)) },
    },
    tables: {
      changes: changes.map(({ seq, at, actor, before, after }) => ({
        ...{ at, actor, before: shortened(valueIn(before)), after: shortened(valueIn(after)) },
        entry: { text: String(seq), to: `/admin/audit/${seq}` },
      })),
    },
    next: "change",
    deeds: ["change", ...(changes.length > 0 ? ["undo"] : []), ...(found.value === found.default ? [] : ["reset"])],
  };
}

async function loadVersion({ db }: AdminDeps, key: string) {
  return isSettingKey(key) ? { version: versionOf(await findStored(db, key)) } : null;
}

/** Coins go where some settings point, so two people agree to them. */
async function needsApproval(_deps: AdminDeps, _values: unknown, key: string): Promise<boolean> {
  return declaredSetting(keyIn(key)).needsApproval ?? false;
}

async function formerOf(db: AdminDeps["db"], key: SettingKey): Promise<string | null> {
  const former = await findFormerValue(db, key);
  if (former === undefined) throw new AppError("NotFound");
  return former;
}

function keyIn(key: string): SettingKey {
  if (!isSettingKey(key)) throw new AppError("NotFound");
  return key;
}

const valueIn = (json: string | null) => (json === null ? "" : (JSON.parse(json) as { value: string }).value);

function shortened(text: string): string {
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}

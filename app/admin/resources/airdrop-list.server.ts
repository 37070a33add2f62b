import { readRecipientRows, readSentRows } from "~/domain/airdrop/csv";
import { listApplications } from "~/domain/airdrop/queries.server";
import { findStaffList, getStaffList } from "~/domain/airdrop/staff-commands.server";
import {
  changeAirdropList,
  createAirdropList,
  importRecipients,
  importSent,
} from "~/domain/airdrop/staff-deeds.server";
import { airdropChangeSchema, airdropFileSchema, airdropListSchema } from "~/domain/airdrop/staff-input";
import { airdropList } from "~db/schema";
import { type AdminDeps, defineForm, defineResource, type FormValues, type ResourceField } from "../define-resource";
import { refuseRows, refuseSent } from "../refuse-rows.server";
import { VERSION } from "../version-field";

const CHAINS = ["solana", "eip155"] as const;
const STATES = ["draft", "published", "stopped"] as const;
const RECIPIENTS = 50;
const FILE: readonly ResourceField[] = [{ name: "file", kind: "file", accept: ".csv,text/csv" }, VERSION];
const SAID: readonly ResourceField[] = [
  { name: "name", kind: "localized" },
  { name: "gift", kind: "localized" },
  { name: "opensAt", kind: "time" },
  { name: "closesAt", kind: "time" },
  { name: "state", kind: "choice", options: STATES, words: "states" },
];

const NAMES = { ko: airdropList.nameKo, en: airdropList.nameEn, id: airdropList.nameId };

/** Who is given an airdrop, to which addresses they asked it to be sent, and what was sent. */
export const airdropListResource = defineResource({
  noun: "airdropList",
  group: "jobs",
  role: "operator",
  list: {
    table: airdropList,
    sort: airdropList.opensAt,
    key: airdropList.key,
    columns: [
      { name: "key", from: airdropList.key, kind: "text" },
      { name: "name", from: airdropList.nameEn, kind: "text", inLanguages: NAMES },
      { name: "chain", from: airdropList.chain, kind: "choice", words: "chains" },
      { name: "state", from: airdropList.state, kind: "choice", words: "states" },
      { name: "opensAt", from: airdropList.opensAt, kind: "time" },
      { name: "closesAt", from: airdropList.closesAt, kind: "time" },
    ],
    filters: [{ name: "opensAt", from: airdropList.opensAt, kind: "days" }],
  },
  detail: {
    facts: [
      { name: "state", kind: "choice", words: "states" },
      { name: "chain", kind: "choice", words: "chains" },
      { name: "opensAt", kind: "time" },
      { name: "closesAt", kind: "time" },
      { name: "names", kind: "text" },
      { name: "gifts", kind: "text" },
      { name: "file", kind: "text" },
    ],
    tables: [
      {
        name: "recipients",
        columns: [
          { name: "address", kind: "address" },
          { name: "item", kind: "text" },
          { name: "target", kind: "address" },
          { name: "appliedAt", kind: "time" },
          { name: "sentAt", kind: "time" },
          { name: "transaction", kind: "address" },
        ],
      },
    ],
    load: async ({ db }, key) => {
      const list = await findStaffList(db, key);
      if (!list) return null;
      const { state, chain, opensAt, closesAt } = list;
      const recipients = await listApplications(db, { list: key, after: "", limit: RECIPIENTS });
      return {
        title: list.nameEn,
        facts: {
          ...{ state, chain, opensAt, closesAt },
          names: { lines: [list.nameKo, list.nameEn, list.nameId] },
          gifts: { lines: [list.giftKo, list.giftEn, list.giftId] },
          file: { text: `${key}.csv`, to: `/admin/airdropRecord/${key}/applications.csv` },
        },
        tables: { recipients: recipients.map(({ isCompleted: _, ...row }) => row) },
        deeds: ["change", "recipients", "sent"],
      };
    },
  },
  create: defineForm({
    role: "operator",
    schema: airdropListSchema,
    fields: [
      { name: "key", kind: "text" },
      { name: "chain", kind: "choice", options: CHAINS, words: "chains" },
      ...SAID,
    ],
    save: async (deps, values) => {
      await createAirdropList(deps, { ...values, isSample: false });
      return { key: values.key };
    },
  }),
  deeds: {
    change: defineForm({
      role: "operator",
      schema: airdropChangeSchema,
      fields: [...SAID, { name: "isReopening", kind: "check" }, VERSION],
      load: loadOf((list) => ({
        ...{ "name.ko": list.nameKo, "name.en": list.nameEn, "name.id": list.nameId },
        ...{ "gift.ko": list.giftKo, "gift.en": list.giftEn, "gift.id": list.giftId },
        ...{ opensAt: minuteOf(list.opensAt), closesAt: minuteOf(list.closesAt), state: list.state },
      })),
      save: async (deps, values, key) => {
        const { isSample } = await getStaffList(deps.db, key);
        await changeAirdropList(deps, { ...values, key, isSample });
      },
    }),
    recipients: defineForm({
      role: "operator",
      // jobs pay those who are on a list
      isFresh: true,
      schema: airdropFileSchema,
      fields: FILE,
      load: loadOf(() => ({})),
      save: async (deps, { version, file }, key) => {
        const { chain } = await getStaffList(deps.db, key);
        const { rows: recipients, bad } = readRecipientRows(await file.text(), chain);
        refuseRows(deps, bad);
        await importRecipients(deps, { key, version, recipients });
      },
    }),
    sent: defineForm({
      role: "operator",
      isFresh: true,
      schema: airdropFileSchema,
      fields: FILE,
      load: loadOf(() => ({})),
      save: async (deps, { version, file }, key) => {
        const { rows: sent, bad } = readSentRows(await file.text());
        refuseRows(deps, bad);
        refuseSent(deps, await importSent(deps, { key, version, sent }));
      },
    }),
  },
});

type List = NonNullable<Awaited<ReturnType<typeof findStaffList>>>;

function loadOf(values: (list: List) => FormValues) {
  return async ({ db }: AdminDeps, key: string) => {
    const list = await findStaffList(db, key);
    return list && { ...values(list), version: String(list.version) };
  };
}

const minuteOf = (at: Date) => at.toISOString().slice(0, 16);

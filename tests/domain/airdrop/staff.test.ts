import { beforeEach, expect, test } from "vitest";
import { readRecipientRows } from "~/domain/airdrop/csv";
import { listApplications } from "~/domain/airdrop/queries.server";
import { getStaffList } from "~/domain/airdrop/staff-commands.server";
import {
  changeAirdropList,
  createAirdropList,
  importRecipients,
  importSent,
} from "~/domain/airdrop/staff-deeds.server";
import type { StaffActor } from "~/domain/audit/commands.server";
import { airdropApplication, airdropList, airdropRecipient, auditEntry } from "~db/schema";
import { testDatabase as db } from "../database";
import { actingAs } from "../staff/acting";
import { emptyStaffTables } from "../staff/staff";

const NOW = new Date("2026-11-22T00:00:00Z");
const ALICE = "7qnkbU982jxvyg3DZQURbMx9NH8iKewpf1CUNpPTS787";
const BOB = "So11111111111111111111111111111111111111112";
const words = { ko: "가", en: "A", id: "B" };
const said = {
  name: words,
  gift: words,
  opensAt: new Date("2026-11-01T00:00:00Z"),
  closesAt: new Date("2026-11-30T00:00:00Z"),
  state: "published" as const,
  isSample: false,
};
let operator: StaffActor;
const deps = () => ({ db, now: NOW, actor: operator });
const key = "etm-30";
const recipients = [
  { address: ALICE, item: "25 SCG" },
  { address: BOB, item: "30 SCG" },
];
const sentTo = (address: string, to = address) => {
  return { address, sentTo: to, transaction: "1".repeat(88), sentAt: NOW };
};

beforeEach(async () => {
  await emptyStaffTables();
  for (const table of [airdropList, airdropRecipient, airdropApplication]) await db.delete(table);
  operator = await actingAs("operator", NOW);
  await createAirdropList(deps(), { key, chain: "solana", ...said });
});

test("recipients are put on a list, corrected, and completed once what was sent is recorded", async () => {
  await importRecipients(deps(), { key, version: 1, recipients });
  await importRecipients(deps(), { key, version: 2, recipients: [{ address: ALICE, item: "26 SCG" }] });
  expect(await importSent(deps(), { key, version: 3, sent: [sentTo(ALICE)] })).toEqual([]);
  await importRecipients(deps(), { key, version: 4, recipients: [{ address: ALICE, item: "27 SCG" }] });
  const rows = await listApplications(db, { list: key, after: "", limit: 9 });
  expect(rows.map(({ item, isCompleted }) => [item, isCompleted])).toEqual([
    ["26 SCG", true],
    ["30 SCG", false],
  ]);
  expect((await db.select().from(auditEntry)).map(({ action }) => action)).toEqual([
    ...["airdropList.create", "airdropList.recipients", "airdropList.recipients", "airdropList.sent"],
    "airdropList.recipients",
  ]);
});

test("nothing is recorded as sent if one row does not fit the list", async () => {
  await importRecipients(deps(), { key, version: 1, recipients });
  const sent = [sentTo(ALICE), sentTo(BOB, ALICE), sentTo(key)];
  expect(await importSent(deps(), { key, version: 2, sent })).toEqual([
    { address: BOB, why: "otherTarget" },
    { address: key, why: "notListed" },
  ]);
  expect((await listApplications(db, { list: key, after: "", limit: 9 })).some(({ isCompleted }) => isCompleted)).toBe(
    false,
  );
});

test("a list that is over is opened again only on purpose, and a stale form is refused", async () => {
  const over = { ...said, state: "stopped" as const };
  await changeAirdropList(deps(), { key, version: 1, isReopening: false, ...over });
  const reopen = (isReopening: boolean, version = 2) =>
    changeAirdropList(deps(), { key, version, isReopening, ...said });
  await expect(reopen(false)).rejects.toMatchObject({ code: "AirdropListOver" });
  await expect(reopen(true, 1)).rejects.toMatchObject({ code: "Conflict" });
  await reopen(true);
  expect(await getStaffList(db, key)).toMatchObject({ state: "published", chain: "solana", version: 3 });
  await expect(createAirdropList(deps(), { key, chain: "eip155", ...said })).rejects.toMatchObject({
    code: "AlreadyExists",
  });
  const editor = { ...deps(), actor: await actingAs("editor", NOW) };
  await expect(importRecipients(editor, { key, version: 3, recipients })).rejects.toMatchObject({ code: "RoleTooLow" });
});

test("a file names the addresses that are not of the list's chain", () => {
  const { rows, bad } = readRecipientRows(`address,item\n${ALICE},25 SCG\n0x${"1".repeat(40)},25 SCG\n`, "solana");
  expect([rows.length, bad]).toEqual([1, [{ line: 3, why: "wrong", of: "address" }]]);
});

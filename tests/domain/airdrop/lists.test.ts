import { describe, expect, test } from "vitest";
import { airdropAddressField, airdropListInput, recipientInput, sentInput } from "~/domain/airdrop/input";
import { getAirdropList, listApplications, searchAirdrops } from "~/domain/airdrop/queries.server";
import { recordSent } from "~/domain/airdrop/sent.server";
import {
  addRecipients,
  findListObstacle,
  getStaffList,
  removeRecipient,
  saveAirdropList,
} from "~/domain/airdrop/staff-commands.server";
import { AppError } from "~/errors";
import { testDatabase as db } from "../database";
import {
  apply,
  CLOSES,
  evmAddress,
  listInput,
  NOW,
  OPENS,
  openList,
  recipient,
  sentRow,
  solanaAddress,
} from "./airdrop-world";

const deps = { db, now: NOW };
const find = (address: string) => searchAirdrops(deps, airdropAddressField.parse(address));

test("a search finds an address in every spelling, and says only what is public", async () => {
  const evm = evmAddress();
  const list = await openList([evm]);
  const target = solanaAddress();
  await apply({ evm }, { list, target });
  const lower = await find(evm.toLowerCase());
  expect(lower).toEqual(await find(` ${evm} `));
  expect(lower).toEqual([
    {
      list,
      name: listInput().name,
      gift: listInput().gift,
      chain: "eip155",
      address: evm.toLowerCase(),
      item: "25 SCG",
      isCompleted: false,
      sentAt: null,
      transaction: null,
      stage: "open",
      opensAt: OPENS.toISOString(),
      closesAt: CLOSES.toISOString(),
      isSample: false,
    },
  ]);
  expect(JSON.stringify(lower)).not.toContain(target);
});

test("a search finds nothing of a draft, and nothing of another address", async () => {
  const solana = solanaAddress();
  await openList([solana], { state: "draft", chain: "solana" });
  expect(await find(solana)).toEqual([]);
  expect(await find(solanaAddress())).toEqual([]);
});

test("an address on several lists finds the newest list first", async () => {
  const solana = solanaAddress();
  const older = await openList([solana], { chain: "solana", opensAt: new Date("2026-01-01T00:00:00Z") });
  const newer = await openList([solana], { chain: "solana" });
  expect((await find(solana)).map(({ list }) => list)).toEqual([newer, older]);
});

test.each(["", "0x12", `0x${"g".repeat(40)}`, "hello", "1".repeat(200), "0xzz' or 1=1 --"])(
  "does not take %j for an address",
  (text) => {
    expect(airdropAddressField.safeParse(text).success).toBe(false);
  },
);

test("nobody is put on a list that does not exist", async () => {
  const evm = evmAddress();
  await expect(addRecipients({ db }, { list: "no-list", recipients: [recipient(evm)] })).rejects.toEqual(
    new AppError("NotFound"),
  );
  expect(await find(evm)).toEqual([]);
});

test("a file that is read again corrects what waits, and never what was sent", async () => {
  const [waiting, sent] = [evmAddress(), evmAddress()];
  const list = await openList([waiting, sent]);
  const target = solanaAddress();
  await apply({ evm: sent }, { list, target });
  await recordSent({ db }, { list, sent: [sentRow(sent, target)] });
  const recipients = [waiting, sent].map((address) => recipient(address, "eip155", "30 SCG"));
  expect(await addRecipients({ db }, { list, recipients })).toBe(1);
  expect(await addRecipients({ db }, { list, recipients })).toBe(0);
  expect((await find(waiting))[0]?.item).toBe("30 SCG");
  expect((await find(sent))[0]).toMatchObject({ item: "25 SCG", isCompleted: true });
});

test("a list of many recipients is stored and exported whole, page by page", async () => {
  const addresses = Array.from({ length: 101 }, evmAddress);
  const list = await openList(addresses);
  const first = await listApplications(db, { list, after: "", limit: 60 });
  const second = await listApplications(db, { list, after: first.at(-1)!.address, limit: 60 });
  expect([...first, ...second].map(({ address }) => address)).toEqual(
    addresses.map((address) => address.toLowerCase()).toSorted(),
  );
});

test.each(["", "0xabc", "5".repeat(20), "5".repeat(90), "0".repeat(88)])(
  "does not take %j for a transaction",
  (transaction) => {
    expect(
      sentInput.safeParse({ address: evmAddress(), sentTo: solanaAddress(), transaction, sentAt: NOW }).success,
    ).toBe(false);
  },
);

test("a list keeps its chain, and everything else of it can be corrected", async () => {
  const list = listInput();
  await saveAirdropList({ db, now: NOW }, list);
  await expect(saveAirdropList({ db, now: NOW }, { ...list, chain: "solana" })).rejects.toEqual(
    new AppError("Conflict"),
  );
  await saveAirdropList({ db, now: NOW }, { ...list, state: "stopped", name: { ...list.name, en: "Second name" } });
  expect(await getAirdropList(deps, list.key)).toMatchObject({
    chain: "eip155",
    stage: "closed",
    name: { en: "Second name" },
  });
});

describe("a list whose time is over", () => {
  const after = CLOSES;

  test("is not opened again unasked, in however many steps", async () => {
    const list = listInput();
    await saveAirdropList({ db, now: NOW }, list);
    const later = { ...list, closesAt: new Date(CLOSES.getTime() + 1) };
    expect(await findListObstacle({ db, now: new Date(CLOSES.getTime() - 1) }, later)).toBeNull();
    expect(await findListObstacle({ db, now: after }, later)).toBe("reopened");
    expect(await findListObstacle({ db, now: after }, { ...later, state: "draft" })).toBe("reopened");
    await saveAirdropList({ db, now: NOW }, { ...list, state: "draft" });
    expect(await findListObstacle({ db, now: after }, later)).toBe("reopened");
  });

  test("is stored as open again only on purpose, whoever asked before", async () => {
    const list = listInput();
    await saveAirdropList({ db, now: NOW }, list);
    const later = { ...list, closesAt: new Date(CLOSES.getTime() + 1) };
    const stopped = { ...list, state: "stopped" as const };
    await expect(saveAirdropList({ db, now: after }, later)).rejects.toEqual(new AppError("Conflict"));
    await saveAirdropList({ db, now: NOW }, stopped);
    await expect(saveAirdropList({ db, now: NOW }, list)).rejects.toEqual(new AppError("Conflict"));
    expect(await getAirdropList(deps, list.key)).toMatchObject({ stage: "closed" });
    await saveAirdropList({ db, now: after }, stopped);
    await saveAirdropList({ db, now: NOW }, later, { isReopening: true });
    expect(await getAirdropList(deps, list.key)).toMatchObject({
      stage: "open",
      closesAt: later.closesAt.toISOString(),
    });
  });

  test("is not published again after staff stopped it, even within its time", async () => {
    const list = listInput();
    await saveAirdropList({ db, now: NOW }, { ...list, state: "stopped" });
    for (const state of ["published", "draft"] as const) {
      expect(await findListObstacle({ db, now: NOW }, { ...list, state })).toBe("reopened");
    }
  });

  test("takes every correction that leaves it closed", async () => {
    const list = listInput();
    await saveAirdropList({ db, now: NOW }, list);
    const corrected = { ...list, name: { ...list.name, en: "Second name" } };
    expect(await findListObstacle({ db, now: after }, corrected)).toBeNull();
    expect(await findListObstacle({ db, now: after }, { ...corrected, state: "stopped" })).toBeNull();
    expect(await findListObstacle({ db, now: after }, listInput())).toBeNull();
  });
});

test("an address that is taken off a list leaves nothing that it named", async () => {
  const [evm, other] = [evmAddress(), evmAddress()];
  const list = await openList([evm, other]);
  const elsewhere = await openList([evm]);
  for (const [of, who] of [
    [list, evm],
    [list, other],
    [elsewhere, evm],
  ] as const) {
    await apply({ evm: who }, { list: of, target: solanaAddress() });
  }
  await removeRecipient({ db }, { list, address: evm.toLowerCase() });
  expect((await find(evm)).map((record) => record.list)).toEqual([elsewhere]);
  await addRecipients({ db }, { list, recipients: [recipient(evm)] });
  const rows = await listApplications(db, { list, after: "", limit: 10 });
  expect(rows.map(({ address, version }) => [address, version]).toSorted()).toEqual(
    [
      [evm.toLowerCase(), null],
      [other.toLowerCase(), 1],
    ].toSorted(),
  );
  expect(await listApplications(db, { list: elsewhere, after: "", limit: 10 })).toMatchObject([{ version: 1 }]);
});

test("nobody is taken off a list who is not on it, or whose airdrop was sent", async () => {
  const solana = solanaAddress();
  const list = await openList([solana], { chain: "solana" });
  await expect(removeRecipient({ db }, { list: "no-list", address: solana })).rejects.toEqual(new AppError("NotFound"));
  await expect(removeRecipient({ db }, { list, address: solanaAddress() })).rejects.toEqual(
    new AppError("AirdropNotListed"),
  );
  await apply({ solana }, { list, target: solana });
  await recordSent({ db }, { list, sent: [sentRow(solana, solana)] });
  await expect(removeRecipient({ db }, { list, address: solana })).rejects.toEqual(new AppError("AirdropSent"));
  expect(await listApplications(db, { list, after: "", limit: 10 })).toMatchObject([{ version: 1, isCompleted: true }]);
});

test("staff read a list that nobody else can see yet", async () => {
  const list = await openList([], { state: "draft" });
  expect(await getStaffList(db, list)).toMatchObject({ key: list, state: "draft" });
  await expect(getAirdropList(deps, list)).rejects.toEqual(new AppError("NotFound"));
});

test.each([
  { key: "Upper" },
  { key: "../etc" },
  { key: "a" },
  { closesAt: OPENS },
  { opensAt: new Date("x") },
  { name: { ko: "", en: "A", id: "A" } },
])("a list is refused with %j", (change) => {
  expect(airdropListInput.safeParse({ ...listInput(), ...change }).success).toBe(false);
});

test("a recipient's address must be of the list's chain", () => {
  expect(recipientInput("solana").safeParse({ address: evmAddress(), item: "1" }).success).toBe(false);
  expect(recipientInput("eip155").safeParse({ address: solanaAddress(), item: "1" }).success).toBe(false);
});

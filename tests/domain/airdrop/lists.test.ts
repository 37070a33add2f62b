import { expect, test } from "vitest";
import { airdropAddressField, airdropListInput, recipientInput, sentInput } from "~/domain/airdrop/input";
import { getAirdropList, listApplications, searchAirdrops } from "~/domain/airdrop/queries.server";
import { addRecipients, getStaffList, recordSent, saveAirdropList } from "~/domain/airdrop/staff-commands.server";
import { AppError } from "~/errors";
import { testDatabase as db } from "../database";
import { apply, CLOSES, evmAddress, listInput, NOW, OPENS, openList, solanaAddress } from "./airdrop-world";

const [SIGNATURE, OTHER_SIGNATURE] = ["5".repeat(87), "4".repeat(87)];
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

test("one wrong or repeated address keeps a whole file from the list", async () => {
  const list = await openList([]);
  const good = { address: evmAddress(), item: "1 NFT" };
  for (const bad of [
    { address: solanaAddress(), item: "1 NFT" },
    { address: good.address.toLowerCase(), item: "1 NFT" },
    { address: evmAddress(), item: "" },
  ]) {
    await expect(addRecipients({ db }, { list, recipients: [good, bad] })).rejects.toEqual(
      new AppError("InvalidInput"),
    );
  }
  await expect(addRecipients({ db }, { list: "no-list", recipients: [good] })).rejects.toEqual(
    new AppError("NotFound"),
  );
  expect(await find(good.address)).toEqual([]);
});

test("a file that is read again corrects what waits, and never what was sent", async () => {
  const [waiting, sent] = [evmAddress(), evmAddress()];
  const list = await openList([waiting, sent]);
  await recordSent({ db }, { list, sent: [{ address: sent, transaction: SIGNATURE, sentAt: NOW }] });
  const recipients = [waiting, sent].map((address) => ({ address, item: "30 SCG" }));
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

test("what was sent is found with its transaction, however often it is recorded", async () => {
  const evm = evmAddress();
  const list = await openList([evm]);
  const sent = [{ address: evm, transaction: SIGNATURE, sentAt: NOW }];
  expect(await recordSent({ db }, { list, sent })).toEqual({ recorded: 1, refused: [] });
  expect(await recordSent({ db }, { list, sent })).toEqual({ recorded: 0, refused: [] });
  expect(await find(evm)).toMatchObject([
    { isCompleted: true, sentAt: NOW.toISOString(), transaction: SIGNATURE, stage: "open" },
  ]);
});

test("nothing is recorded if an address is not on the list or another transaction is known of it", async () => {
  const [known, waiting] = [evmAddress(), evmAddress()];
  const list = await openList([known, waiting]);
  const of = (address: string, transaction = SIGNATURE) => ({ address, transaction, sentAt: NOW });
  await recordSent({ db }, { list, sent: [of(known)] });
  const stranger = evmAddress();
  const answer = await recordSent({ db }, { list, sent: [of(waiting), of(known, OTHER_SIGNATURE), of(stranger)] });
  expect(answer).toEqual({
    recorded: 0,
    refused: [
      { address: known.toLowerCase(), why: "otherTransaction" },
      { address: stranger.toLowerCase(), why: "notListed" },
    ],
  });
  const twice = await recordSent({ db }, { list, sent: [of(waiting), of(waiting, OTHER_SIGNATURE)] });
  expect(twice).toMatchObject({ recorded: 0, refused: [{ why: "otherTransaction" }] });
  expect((await find(waiting))[0]).toMatchObject({ isCompleted: false, transaction: null });
});

test.each(["", "0xabc", "5".repeat(20), "5".repeat(90), "0".repeat(88)])(
  "does not take %j for a transaction",
  (transaction) => {
    expect(sentInput.safeParse({ address: evmAddress(), transaction, sentAt: NOW }).success).toBe(false);
  },
);

test("a list keeps its chain, and everything else of it can be corrected", async () => {
  const list = listInput();
  await saveAirdropList({ db }, list);
  await expect(saveAirdropList({ db }, { ...list, chain: "solana" })).rejects.toEqual(new AppError("Conflict"));
  await saveAirdropList({ db }, { ...list, state: "stopped", name: { ...list.name, en: "Second name" } });
  expect(await getAirdropList(deps, list.key)).toMatchObject({
    chain: "eip155",
    stage: "closed",
    name: { en: "Second name" },
  });
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

import { expect, test } from "vitest";
import { listApplications, searchAirdrops } from "~/domain/airdrop/queries.server";
import { compareSent, type RefusedSent, recordSent, takeBackSent } from "~/domain/airdrop/sent.server";
import { AppError } from "~/errors";
import { testDatabase as db } from "../database";
import { apply, evmAddress, NOW, OTHER_SIGNATURE, openList, SIGNATURE, sentRow, solanaAddress } from "./airdrop-world";

const find = (address: string) => searchAirdrops({ db, now: NOW }, address.toLowerCase());
const rowsOf = (list: string) => listApplications(db, { list, after: "", limit: 10 });

/** A list of EVM addresses that named these targets. */
async function openNamed(...targets: string[]): Promise<{ list: string; addresses: string[] }> {
  const addresses = targets.map(() => evmAddress().toLowerCase());
  const list = await openList(addresses);
  for (const [i, target] of targets.entries()) await apply({ evm: addresses[i]! }, { list, target });
  return { list, addresses };
}

const refusedWith = (address: string, why: RefusedSent["why"]) => ({
  recorded: 0,
  refused: [{ address, why }],
});

test("an airdrop is not recorded as sent to an EVM address that named no Solana address", async () => {
  const evm = evmAddress();
  const list = await openList([evm]);
  expect(await recordSent({ db }, { list, sent: [sentRow(evm, solanaAddress())] })).toEqual(
    refusedWith(evm.toLowerCase(), "noTarget"),
  );
  expect((await find(evm))[0]).toMatchObject({ isCompleted: false, transaction: null });
  await expect(apply({ evm }, { list, target: solanaAddress() })).resolves.toBeDefined();
});

test("an airdrop is not recorded as sent to another address than the newest that was named", async () => {
  const [first, second] = [solanaAddress(), solanaAddress()];
  const { list, addresses } = await openNamed(first);
  const [evm = ""] = addresses;
  await apply({ evm }, { list, target: second, version: 1 });
  const sentTo = (target: string) => recordSent({ db }, { list, sent: [sentRow(evm, target)] });
  expect(await sentTo(first)).toEqual(refusedWith(evm, "otherTarget"));
  expect(await sentTo(second)).toEqual({ recorded: 1, refused: [] });
  expect(await rowsOf(list)).toMatchObject([{ sentTo: second, isCompleted: true }]);
  const solana = solanaAddress();
  const own = await openList([solana], { chain: "solana" });
  expect(await recordSent({ db }, { list: own, sent: [sentRow(solana, second)] })).toEqual(
    refusedWith(solana, "otherTarget"),
  );
  expect(await recordSent({ db }, { list: own, sent: [sentRow(solana, solana)] })).toMatchObject({ recorded: 1 });
});

test("what was sent is found with its transaction, however often it is recorded", async () => {
  const target = solanaAddress();
  const { list, addresses } = await openNamed(target);
  const sent = [sentRow(addresses[0]!, target)];
  expect(await recordSent({ db }, { list, sent })).toEqual({ recorded: 1, refused: [] });
  expect(await recordSent({ db }, { list, sent })).toEqual({ recorded: 0, refused: [] });
  expect(await find(addresses[0]!)).toMatchObject([
    { isCompleted: true, sentAt: NOW.toISOString(), transaction: SIGNATURE, stage: "open" },
  ]);
});

test("nothing is recorded if an address is not on the list or another transaction is known of it", async () => {
  const target = solanaAddress();
  const { list, addresses } = await openNamed(target, target);
  const [known = "", waiting = ""] = addresses;
  await recordSent({ db }, { list, sent: [sentRow(known, target)] });
  const stranger = evmAddress();
  const sent = [sentRow(waiting, target), sentRow(known, target, OTHER_SIGNATURE), sentRow(stranger, target)];
  const refused = [
    { address: known, why: "otherTransaction" },
    { address: stranger.toLowerCase(), why: "notListed" },
  ];
  expect(await compareSent({ db }, { list, sent })).toEqual(refused);
  expect(await recordSent({ db }, { list, sent })).toEqual({ recorded: 0, refused });
  const twice = [sentRow(waiting, target), sentRow(waiting, target, OTHER_SIGNATURE)];
  expect(await recordSent({ db }, { list, sent: twice })).toEqual(refusedWith(waiting, "otherTransaction"));
  expect((await find(waiting))[0]).toMatchObject({ isCompleted: false, transaction: null });
  await expect(recordSent({ db }, { list: "no-list", sent })).rejects.toEqual(new AppError("NotFound"));
});

test("comparing records nothing", async () => {
  const target = solanaAddress();
  const { list, addresses } = await openNamed(target);
  expect(await compareSent({ db }, { list, sent: [sentRow(addresses[0]!, target)] })).toEqual([]);
  expect((await find(addresses[0]!))[0]).toMatchObject({ isCompleted: false });
});

test("only the transaction that was recorded can be taken back, and its recipient then waits again", async () => {
  const target = solanaAddress();
  const { list, addresses } = await openNamed(target, target);
  const [sent = "", waiting = ""] = addresses;
  await recordSent({ db }, { list, sent: [sentRow(sent, target)] });
  for (const wish of [
    { list, address: sent, transaction: OTHER_SIGNATURE },
    { list, address: waiting, transaction: SIGNATURE },
    { list, address: evmAddress(), transaction: SIGNATURE },
  ]) {
    await expect(takeBackSent({ db }, wish)).rejects.toEqual(new AppError("Conflict"));
  }
  expect((await find(sent))[0]).toMatchObject({ isCompleted: true });
  await takeBackSent({ db }, { list, address: sent, transaction: SIGNATURE });
  expect((await find(sent))[0]).toMatchObject({ isCompleted: false, transaction: null, sentAt: null });
  expect((await rowsOf(list)).map(({ sentTo, target: named }) => [sentTo, named])).toEqual([
    [null, target],
    [null, target],
  ]);
  await apply({ evm: sent }, { list, target: solanaAddress(), version: 1 });
});

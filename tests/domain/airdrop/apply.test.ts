import { PublicKey } from "@solana/web3.js";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { checkApplication } from "~/domain/airdrop/commands.server";
import { applicationInput } from "~/domain/airdrop/input";
import { findOwnAirdrop, listApplications, listOwnAirdrops } from "~/domain/airdrop/queries.server";
import { obstacleOf, sendTo, stageOf } from "~/domain/airdrop/rules";
import { recordSent } from "~/domain/airdrop/sent.server";
import { saveAirdropList } from "~/domain/airdrop/staff-commands.server";
import { AppError, type ErrorCode } from "~/errors";
import { airdropApplication } from "~db/schema";
import { TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { testDatabase as db } from "../database";
import {
  apply,
  CLOSES,
  chainOf,
  evmAddress,
  holdersOf,
  listInput,
  NOW,
  OPENS,
  openList,
  sentRow,
  solanaAddress,
  WALLET_OWNER,
} from "./airdrop-world";

const refused = (code: ErrorCode) => new AppError(code);
const versionsOf = (list: string) => db.select().from(airdropApplication).where(eq(airdropApplication.listKey, list));

describe("an application that is refused", () => {
  test("comes from a wallet that is not on the list, whatever other wallets are connected", async () => {
    const [listed, stranger] = [evmAddress(), evmAddress()];
    const list = await openList([listed]);
    const target = solanaAddress();
    await expect(apply({ evm: stranger, solana: target }, { list, target })).rejects.toEqual(
      refused("AirdropNotListed"),
    );
    await expect(apply({ solana: target }, { list, target })).rejects.toEqual(refused("NotSignedIn"));
    await expect(apply({}, { list, target })).rejects.toEqual(refused("NotSignedIn"));
    expect(await versionsOf(list)).toEqual([]);
  });

  test("comes from an EVM session on a list of Solana addresses", async () => {
    const listed = solanaAddress();
    const list = await openList([listed], { chain: "solana" });
    await expect(apply({ evm: evmAddress() }, { list, target: listed })).rejects.toEqual(refused("NotSignedIn"));
    await expect(apply({ solana: solanaAddress() }, { list, target: listed })).rejects.toEqual(
      refused("AirdropNotListed"),
    );
    expect(await versionsOf(list)).toEqual([]);
  });

  test("is for a list that does not exist or is a draft", async () => {
    const evm = evmAddress();
    const draft = await openList([evm], { state: "draft" });
    for (const list of ["no-such-list", draft]) {
      await expect(apply({ evm }, { list, target: solanaAddress() })).rejects.toEqual(refused("NotFound"));
    }
  });

  test("comes before the list opens, from the moment it closes, or after staff stopped it", async () => {
    const evm = evmAddress();
    const list = await openList([evm]);
    const target = solanaAddress();
    const at = (now: Date) => apply({ evm }, { list, target }, { now });
    await expect(at(new Date(OPENS.getTime() - 1))).rejects.toEqual(refused("AirdropNotOpen"));
    await expect(at(CLOSES)).rejects.toEqual(refused("AirdropClosed"));
    const stopped = await openList([evm], { state: "stopped" });
    await expect(apply({ evm }, { list: stopped, target })).rejects.toEqual(refused("AirdropClosed"));
    expect(await versionsOf(list)).toEqual([]);
    expect((await at(OPENS)).application?.target).toBe(target);
    await expect(at(new Date(CLOSES.getTime() - 1))).resolves.toBeDefined();
  });

  test("comes in time, and the list closes while the chain is asked", async () => {
    const evm = evmAddress();
    const list = await openList([evm]);
    const target = solanaAddress();
    const now = new Date(CLOSES.getTime() - 1);
    const slow = { now, readClock: () => CLOSES };
    await expect(apply({ evm }, { list, target }, slow)).rejects.toEqual(refused("AirdropClosed"));
    expect(await versionsOf(list)).toEqual([]);
  });

  test("comes after the airdrop was sent", async () => {
    const evm = evmAddress();
    const list = await openList([evm]);
    const target = solanaAddress();
    await apply({ evm }, { list, target });
    await recordSent({ db }, { list, sent: [sentRow(evm, target)] });
    await expect(apply({ evm }, { list, target: solanaAddress(), version: 1 })).rejects.toEqual(refused("AirdropSent"));
    expect(await versionsOf(list)).toHaveLength(1);
  });

  test("names a target that belongs to a program, although it is on the curve", async () => {
    const evm = evmAddress();
    const list = await openList([evm]);
    const target = solanaAddress();
    const tokenAccount = chainOf({ [target]: TOKEN_PROGRAM_ADDRESS.toBase58() });
    await expect(apply({ evm }, { list, target }, { chain: tokenAccount })).rejects.toEqual(refused("TargetNotWallet"));
    const wallet = chainOf({ [target]: WALLET_OWNER });
    expect((await apply({ evm }, { list, target }, { chain: wallet })).application).toMatchObject({
      target,
      version: 1,
    });
  });

  test("is not stored while the chain cannot say whose the target is", async () => {
    const evm = evmAddress();
    const list = await openList([evm]);
    const away = { ...chainOf(), getAccounts: () => Promise.reject(refused("ChainUnavailable")) };
    await expect(apply({ evm }, { list, target: solanaAddress() }, { chain: away })).rejects.toEqual(
      refused("ChainUnavailable"),
    );
    expect(await versionsOf(list)).toEqual([]);
  });

  test("was made on a page that showed an older application", async () => {
    const evm = evmAddress();
    const list = await openList([evm]);
    const [first, second] = [solanaAddress(), solanaAddress()];
    await apply({ evm }, { list, target: first });
    for (const version of [0, 7]) {
      await expect(apply({ evm }, { list, target: second, version })).rejects.toEqual(refused("Conflict"));
    }
    expect(await versionsOf(list)).toMatchObject([{ version: 1, targetAddress: first }]);
  });
});

test("nothing is redirected if the airdrop is sent, or the list stopped, while an application is checked", async () => {
  const evm = evmAddress();
  const [first, target] = [solanaAddress(), solanaAddress()];
  const meanwhile = (list: string, act: () => Promise<unknown>) => {
    const chain = { ...chainOf(), getAccounts: (of: string[]) => act().then(() => chainOf().getAccounts(of)) };
    return apply({ evm }, { list, target, version: 1 }, { chain });
  };
  const sent = await openList([evm]);
  await apply({ evm }, { list: sent, target: first });
  const send = () => recordSent({ db }, { list: sent, sent: [sentRow(evm, first)] });
  await expect(meanwhile(sent, send)).rejects.toEqual(refused("AirdropSent"));
  const input = listInput();
  await openList([evm], input);
  await apply({ evm }, { list: input.key, target: first });
  const stop = () => saveAirdropList({ db, now: NOW }, { ...input, state: "stopped" });
  await expect(meanwhile(input.key, stop)).rejects.toEqual(refused("AirdropClosed"));
  for (const list of [sent, input.key]) expect(await versionsOf(list)).toMatchObject([{ targetAddress: first }]);
});

test.each([
  [
    "an address off the curve",
    PublicKey.findProgramAddressSync([new Uint8Array(1)], new PublicKey(WALLET_OWNER))[0].toBase58(),
  ],
  ["the system program", WALLET_OWNER],
  ["an EVM address", evmAddress()],
  ["one character less", solanaAddress().slice(0, -1).slice(0, 40)],
  ["nothing", " "],
  ["a script", "<script>"],
])("does not take %s for a target", (_, target) => {
  expect(applicationInput.safeParse({ target, version: 0 }).success).toBe(false);
});

test.each(["-1", "1.5", "x", "1e9", null])("does not take %j for a version", (version) => {
  expect(applicationInput.safeParse({ target: solanaAddress(), version: version ?? undefined }).success).toBe(false);
});

test("an address may be changed until the list closes, and every earlier one is kept", async () => {
  const evm = evmAddress();
  const list = await openList([evm]);
  const [first, second] = [solanaAddress(), solanaAddress()];
  await apply({ evm }, { list, target: first });
  await apply({ evm }, { list, target: second, version: 1 });
  await apply({ evm }, { list, target: first, version: 2 });
  expect(await versionsOf(list)).toMatchObject([
    { version: 1, targetAddress: first, address: evm.toLowerCase(), userId: "user" },
    { version: 2, targetAddress: second },
    { version: 3, targetAddress: first },
  ]);
  const [row] = await listApplications(db, { list, after: "", limit: 10 });
  expect(row).toMatchObject({ target: first, version: 3, isCompleted: false });
});

test("pressing twice, and once more later, is one application", async () => {
  const evm = evmAddress();
  const list = await openList([evm]);
  const target = solanaAddress();
  await Promise.all(Array.from({ length: 5 }, () => apply({ evm }, { list, target })));
  await apply({ evm }, { list, target, version: 1 });
  expect(await versionsOf(list)).toHaveLength(1);
});

test("of two changes made at the same time one wins, and the other is told so", async () => {
  const evm = evmAddress();
  const list = await openList([evm]);
  const targets = [solanaAddress(), solanaAddress()];
  const ended = await Promise.allSettled(targets.map((target) => apply({ evm }, { list, target })));
  expect(ended.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await versionsOf(list)).toHaveLength(1);
});

test("an EVM address that was imported in mixed case belongs to the same wallet", async () => {
  const evm = evmAddress();
  const list = await openList([`0x${evm.slice(2).toUpperCase()}`]);
  const target = solanaAddress();
  expect((await apply({ evm }, { list, target })).application?.target).toBe(target);
});

test("checking an application stores nothing", async () => {
  const evm = evmAddress();
  const list = await openList([evm]);
  const deps = { db, chain: chainOf(), now: NOW, readClock: () => NOW, holders: holdersOf({ evm }) };
  const checked = await checkApplication(deps, { list, target: solanaAddress(), version: 0 });
  expect(checked).toMatchObject({ list, application: null });
  expect(await versionsOf(list)).toEqual([]);
});

test("a holder sees the lists of both wallets, with the addresses that they named, and nobody else's", async () => {
  const [evm, solana, target] = [evmAddress(), solanaAddress(), solanaAddress()];
  const lists = [await openList([evm, evmAddress()]), await openList([solana], { chain: "solana" })];
  await apply({ evm }, { list: lists[0]!, target });
  const own = await listOwnAirdrops({ db, now: NOW }, holdersOf({ evm, solana }));
  expect(own.map(({ list, address, application }) => [list, address, application?.target])).toEqual([
    [lists[0], evm.toLowerCase(), target],
    [lists[1], solana, undefined],
  ]);
  expect(await listOwnAirdrops({ db, now: NOW }, holdersOf({}))).toEqual([]);
  expect(await findOwnAirdrop({ db, now: NOW }, { list: lists[1]!, address: evm.toLowerCase() })).toBeNull();
});

test("a list stands as its state and the time say", () => {
  const list = { state: "published", opensAt: OPENS, closesAt: CLOSES } as const;
  expect(stageOf(list, new Date(OPENS.getTime() - 1))).toBe("soon");
  expect(stageOf(list, OPENS)).toBe("open");
  expect(stageOf(list, CLOSES)).toBe("closed");
  expect(stageOf({ ...list, state: "stopped" }, OPENS)).toBe("closed");
  expect(stageOf({ ...list, state: "draft" }, OPENS)).toBeNull();
  expect(obstacleOf({ stage: "open", isCompleted: false })).toBeNull();
  expect(obstacleOf({ stage: "closed", isCompleted: true })).toBe("AirdropSent");
});

test("without an application, only a listed Solana address is a place to send to", () => {
  expect(sendTo("solana", { address: "listed", target: null })).toBe("listed");
  expect(sendTo("solana", { address: "listed", target: "named" })).toBe("named");
  expect(sendTo("eip155", { address: "0x1", target: null })).toBeNull();
});

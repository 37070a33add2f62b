import { encodeFunctionData, type Hex } from "viem";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { migrationGateAbi } from "../../contracts/artifacts/migration-gate.ts";
import { type Chain, openChain } from "./chain.ts";
import {
  DAYS_14,
  FEE,
  HOLDER,
  MANNER,
  migrateData,
  NO_ADDRESS,
  OTHER,
  OWNER,
  openActor,
  openMigration,
  reclaimData,
  refusal,
  STRANGER,
  succeed,
  TARGET,
  takeRefundData,
} from "./fixtures.ts";
import { behave, openAcceptedCollection, openActorWithRecord, REENTRANT } from "./gate-attackers.ts";

let chain: Chain;
let migration: Awaited<ReturnType<typeof openMigration>>;

beforeAll(async () => {
  chain = await openChain();
});
beforeEach(async () => {
  migration = await openMigration(chain);
});
afterAll(() => chain?.stop());

describe("a holder that is a contract", () => {
  it.each(["refuses", "burnsGas"] as const)("gets its NFT back although it %s, and its fee waits", async (manner) => {
    const { gate, nft } = migration;
    const actor = await openActorWithRecord(chain, migration);
    await chain.pass(DAYS_14);
    await succeed(actor.send("behave", [MANNER[manner], NO_ADDRESS, "0x"], { from: STRANGER }));
    const { events } = await succeed(actor.call(gate, reclaimData(1n)));
    expect(events.map(({ name }) => name)).toEqual(["Transfer", "RefundWaits", "Reclaimed"]);
    expect(await nft.read("ownerOf", [6n])).toBe(actor.address);
    expect(await gate.read("refundOf", [actor.address])).toBe(FEE);
    expect(await chain.balance(gate.address)).toBe(FEE);

    for (const to of [actor.address, NO_ADDRESS] as const) {
      expect(await refusal(actor.call(gate, takeRefundData(to)))).toBe("PaymentRefused");
    }
    const before = await chain.balance(OTHER);
    await succeed(actor.call(gate, takeRefundData(OTHER)));
    expect((await chain.balance(OTHER)) - before).toBe(FEE);
    expect(await refusal(actor.call(gate, takeRefundData(OTHER)))).toBe("NothingToPay");
    expect(await chain.balance(gate.address)).toBe(0n);
  });

  it("cannot make the gate pay for a megabyte of its answer", async () => {
    const actor = await openActorWithRecord(chain, migration);
    await chain.pass(DAYS_14);
    const back = await chain.remember();
    const { gas: usual } = await succeed(actor.call(migration.gate, reclaimData(1n)));
    await back();
    await succeed(actor.send("behave", [MANNER.returnsMuch, NO_ADDRESS, "0x"], { from: STRANGER }));
    const { gas } = await succeed(actor.call(migration.gate, reclaimData(1n)));
    // a million bytes cost the one who makes them 2.2 million gas; copying them would cost as much again
    expect(gas - usual).toBeLessThan(2_300_000n);
  });

  it.each(["reclaim", "migrate", "takeRefund"] as const)("cannot call %s while it is paid its fee", async (name) => {
    const { gate, nft } = migration;
    const actor = await openActorWithRecord(chain, migration);
    await chain.pass(DAYS_14);
    const inner = {
      reclaim: reclaimData(1n),
      migrate: migrateData(nft.address, 6n),
      takeRefund: takeRefundData(STRANGER),
    }[name];
    await succeed(actor.send("behave", [MANNER.callsBack, gate.address, inner], { from: STRANGER }));
    await succeed(actor.call(gate, reclaimData(1n)));
    expect(await actor.read("hasCalledBack", [])).toBe(false);
    expect(await actor.read("answer", [])).toBe(REENTRANT);
    expect(await gate.read("totals", [])).toMatchObject({ open: 0n, reclaimed: 1n, openFees: 0n, waitingRefunds: 0n });
    expect(await chain.balance(gate.address)).toBe(0n);
  });

  it("cannot withdraw twice as an owner that is a contract", async () => {
    const { gate, handOver, confirm } = migration;
    await succeed(handOver(1n));
    await succeed(confirm(1n));
    await succeed(handOver(2n));
    const actor = await openActor(chain);
    await succeed(gate.send("transferOwnership", [actor.address], { from: OWNER }));
    await succeed(actor.call(gate, encodeFunctionData({ abi: migrationGateAbi, functionName: "acceptOwnership" })));
    const withdraw = encodeFunctionData({ abi: migrationGateAbi, functionName: "withdrawFees", args: [actor.address] });
    await succeed(actor.send("behave", [MANNER.callsBack, gate.address, withdraw], { from: STRANGER }));
    await succeed(actor.call(gate, withdraw));
    expect(await actor.read("answer", [])).toBe(REENTRANT);
    expect(await chain.balance(gate.address)).toBe(FEE);
  });
});

describe("a malicious collection that was accepted", () => {
  const NESTED: [string, (setting: { collection: Hex }) => Hex][] = [
    ["migrate", ({ collection }) => migrateData(collection, 2n)],
    ["reclaim", () => reclaimData(1n)],
    ["confirm", () => encodeFunctionData({ abi: migrationGateAbi, functionName: "confirm", args: [1n, TARGET] })],
    [
      "withdrawFees",
      () => encodeFunctionData({ abi: migrationGateAbi, functionName: "withdrawFees", args: [STRANGER] }),
    ],
    ["takeRefund", () => takeRefundData(STRANGER)],
  ];

  it.each(NESTED)("cannot call %s while an NFT of it is handed over, even as owner and operator", async (_, inner) => {
    const { gate } = migration;
    const bad = await openAcceptedCollection(chain, migration);
    await succeed(gate.send("setOperator", [bad.address], { from: OWNER }));
    await becomeOwner(bad.address);
    await behave(bad, "callsBack", { target: gate.address, payload: inner({ collection: bad.address }) });
    await succeed(gate.send("migrate", [bad.address, 1n, TARGET], { from: HOLDER, value: FEE }));
    expect(await bad.read("hasCalledBack", [])).toBe(false);
    expect(await bad.read("answer", [])).toBe(REENTRANT);
    expect(await gate.read("totals", [])).toMatchObject({ count: 1n, open: 1n, openFees: FEE, confirmedFees: 0n });
  });

  it.each(NESTED)("cannot call %s while an NFT of it is given back", async (_, inner) => {
    const { gate } = migration;
    const bad = await openAcceptedCollection(chain, migration);
    await succeed(gate.send("migrate", [bad.address, 1n, TARGET], { from: HOLDER, value: FEE }));
    await chain.pass(DAYS_14);
    await succeed(gate.send("setOperator", [bad.address], { from: OWNER }));
    await becomeOwner(bad.address);
    await behave(bad, "callsBack", { target: gate.address, payload: inner({ collection: bad.address }) });
    await succeed(gate.send("reclaim", [1n], { from: HOLDER }));
    expect(await bad.read("answer", [])).toBe(REENTRANT);
    expect(await gate.read("totals", [])).toMatchObject({ count: 1n, reclaimed: 1n, openFees: 0n });
    expect(await chain.balance(gate.address)).toBe(0n);
  });

  it("takes no fee without moving the NFT", async () => {
    const bad = await openAcceptedCollection(chain, migration);
    await behave(bad, "movesNothing");
    expect(await refusal(migrateFrom(bad.address))).toBe("NotReceived");
    await behave(bad, "reverts");
    expect(await refusal(migrateFrom(bad.address))).toBe("broken");
  });

  it("that lies about the owner gets its own fees back at most", async () => {
    const { gate, handOver } = migration;
    await succeed(handOver(1n));
    const bad = await openAcceptedCollection(chain, migration);
    await behave(bad, "honest", { claimedOwner: STRANGER });
    expect(await refusal(gate.send("migrate", [bad.address, 1n, TARGET], { from: STRANGER, value: FEE }))).toBe(
      "ERC721IncorrectOwner",
    );
    await behave(bad, "movesNothing", { claimedOwner: gate.address });
    expect(await refusal(migrateFrom(bad.address))).toBe("NotHolder");
    expect(await chain.balance(gate.address)).toBe(FEE);
  });

  it("that keeps an NFT inside leaves the record open until it lets go", async () => {
    const { gate } = migration;
    const bad = await openAcceptedCollection(chain, migration);
    await succeed(migrateFrom(bad.address));
    await chain.pass(DAYS_14);
    const reclaim = () => gate.send("reclaim", [1n], { from: HOLDER });
    await behave(bad, "movesNothing");
    expect(await refusal(reclaim())).toBe("NotReturned");
    await behave(bad, "reverts");
    expect(await refusal(reclaim())).toBe("broken");
    expect(await gate.read("totals", [])).toMatchObject({ open: 1n, openFees: FEE });
    await behave(bad, "honest");
    await succeed(reclaim());
    expect(await bad.read("ownerOf", [1n])).toBe(HOLDER);
  });

  it("that takes an NFT out of the gate cannot bring it in a second time", async () => {
    const { gate, confirm } = migration;
    const bad = await openAcceptedCollection(chain, migration);
    await succeed(migrateFrom(bad.address));
    await succeed(confirm(1n));
    await succeed(bad.send("seize", [HOLDER, 1n], { from: STRANGER }));
    expect(await refusal(migrateFrom(bad.address))).toBe("AlreadyLocked");
    expect(await gate.read("totals", [])).toMatchObject({ count: 1n, confirmed: 1n });
  });

  it("changes nothing about other collections", async () => {
    const { gate, nft, handOver } = migration;
    const bad = await openAcceptedCollection(chain, migration);
    await succeed(migrateFrom(bad.address));
    await succeed(handOver(1n));
    await behave(bad, "reverts");
    await chain.pass(DAYS_14);
    await succeed(gate.send("reclaim", [2n], { from: HOLDER }));
    expect(await nft.read("ownerOf", [1n])).toBe(HOLDER);
    expect(await gate.read("lockedOf", [bad.address])).toEqual({ open: 1n, confirmed: 0n });
  });
});

it("coins that are forced into the gate change no book", async () => {
  const { gate, handOver, confirm } = migration;
  await succeed(handOver(1n));
  await chain.setBalance(gate.address, FEE + 5n);
  await succeed(confirm(1n));
  await succeed(gate.send("withdrawFees", [OTHER], { from: OWNER }));
  expect(await chain.balance(gate.address)).toBe(5n);
  expect(await gate.read("totals", [])).toMatchObject({ openFees: 0n, confirmedFees: 0n, waitingRefunds: 0n });
});

function migrateFrom(collection: Hex) {
  return migration.gate.send("migrate", [collection, 1n, TARGET], { from: HOLDER, value: FEE });
}

async function becomeOwner(address: Hex) {
  await succeed(migration.gate.send("transferOwnership", [address], { from: OWNER }));
  await succeed(migration.gate.send("acceptOwnership", [], { from: address }));
}

import type { Hex } from "viem";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Chain, openChain, solana } from "./chain.ts";
import {
  DAYS_14,
  FEE,
  HOLDER,
  MANNER,
  MINTER,
  NO_ADDRESS,
  OPERATOR,
  OTHER,
  OWNER,
  openMaliciousCollection,
  openMigration,
  reclaimData,
  refusal,
  STRANGER,
  succeed,
  TARGET,
} from "./fixtures.ts";
import { behave, openAcceptedCollection, openActorWithRecord } from "./gate-attackers.ts";

const NO_TOTALS = {
  count: 0n,
  open: 0n,
  confirmed: 0n,
  reclaimed: 0n,
  openFees: 0n,
  confirmedFees: 0n,
  waitingRefunds: 0n,
};

let chain: Chain;
let migration: Awaited<ReturnType<typeof openMigration>>;

beforeAll(async () => {
  chain = await openChain();
});
beforeEach(async () => {
  migration = await openMigration(chain);
});
afterAll(() => chain?.stop());

describe("handing over is refused", () => {
  const migrate = (tokenId: bigint, solanaAddress: Hex, value: bigint, from = HOLDER) =>
    migration.gate.send("migrate", [migration.nft.address, tokenId, solanaAddress], { from, value });

  it.each([0n, 1n, FEE - 1n, FEE + 1n, 2n * FEE])("with %s instead of the fee", async (value) => {
    const { error, errorArgs } = await migrate(1n, TARGET, value);
    expect([error, ...errorArgs]).toEqual(["WrongFee", value, FEE]);
    expect(await migration.gate.read("totals", [])).toEqual(NO_TOTALS);
    expect(await migration.nft.read("ownerOf", [1n])).toBe(HOLDER);
  });

  it("with the fee of yesterday", async () => {
    await succeed(migration.gate.send("setFee", [FEE * 2n], { from: OWNER }));
    expect(await refusal(migrate(1n, TARGET, FEE))).toBe("WrongFee");
  });

  it("without a Solana address", async () => {
    expect(await refusal(migrate(1n, `0x${"0".repeat(64)}`, FEE))).toBe("NoSolanaAddress");
  });

  it("while the gate is paused", async () => {
    await succeed(migration.gate.send("pause", [], { from: OWNER }));
    expect(await refusal(migrate(1n, TARGET, FEE))).toBe("EnforcedPause");
    const batch = [{ collection: migration.nft.address, tokenId: 1n }];
    expect(await refusal(migration.gate.send("migrateBatch", [batch, TARGET], { from: HOLDER, value: FEE }))).toBe(
      "EnforcedPause",
    );
  });

  it("for an NFT of somebody else, although that one's owner approved the gate", async () => {
    expect(await refusal(migrate(1n, TARGET, FEE, STRANGER))).toBe("NotHolder");
  });

  it("for an NFT that the gate is not approved for", async () => {
    await succeed(migration.nft.send("setApprovalForAll", [migration.gate.address, false], { from: HOLDER }));
    expect(await refusal(migrate(1n, TARGET, FEE))).toBe("ERC721InsufficientApproval");
  });

  it("for an NFT that does not exist", async () => {
    expect(await refusal(migrate(999n, TARGET, FEE))).toBe("ERC721NonexistentToken");
  });

  it("for an NFT that is inside, open or confirmed", async () => {
    await succeed(migration.handOver(1n));
    expect(await refusal(migration.handOver(1n))).toBe("AlreadyLocked");
    await succeed(migration.confirm(1n));
    expect(await refusal(migration.handOver(1n))).toBe("AlreadyLocked");
  });

  it("for a collection that was never accepted, or is not any more", async () => {
    const other = await openMaliciousCollection(chain);
    expect(
      await refusal(migration.gate.send("migrate", [other.address, 1n, TARGET], { from: HOLDER, value: FEE })),
    ).toBe("CollectionNotAccepted");
    await succeed(migration.gate.send("setAccepted", [migration.nft.address, false], { from: OWNER }));
    expect(await refusal(migration.handOver(1n))).toBe("CollectionNotAccepted");
  });

  it("for an address without code as a collection", async () => {
    expect(await refusal(migration.gate.send("setAccepted", [STRANGER, true], { from: OWNER }))).toBe("NotACollection");
  });
});

describe("a batch is refused as a whole", () => {
  const send = (tokenIds: bigint[], value: bigint) => {
    const nfts = tokenIds.map((tokenId) => ({ collection: migration.nft.address, tokenId }));
    return migration.gate.send("migrateBatch", [nfts, TARGET], { from: HOLDER, value });
  };

  it("with none, and with more than twenty", async () => {
    expect(await refusal(send([], 0n))).toBe("WrongBatchSize");
    const many = Array.from({ length: 21 }, (_, i) => BigInt(i + 1));
    expect(await refusal(send(many, FEE * 21n))).toBe("WrongBatchSize");
  });

  it.each([FEE, FEE * 3n, 2n * FEE - 1n])("with %s instead of two fees", async (value) => {
    expect(await refusal(send([1n, 2n], value))).toBe("WrongFee");
  });

  it("with one NFT twice", async () => {
    expect(await refusal(send([1n, 2n, 1n], FEE * 3n))).toBe("AlreadyLocked");
    expect(await migration.gate.read("totals", [])).toEqual(NO_TOTALS);
    expect(await migration.nft.read("ownerOf", [2n])).toBe(HOLDER);
  });

  it("with one NFT of somebody else among its own", async () => {
    await succeed(migration.nft.send("mint", [OTHER], { from: MINTER }));
    await succeed(migration.nft.send("setApprovalForAll", [migration.gate.address, true], { from: OTHER }));
    expect(await refusal(send([1n, 6n], FEE * 2n))).toBe("NotHolder");
    expect(await migration.nft.read("balanceOf", [migration.gate.address])).toBe(0n);
  });
});

describe("an NFT that is sent instead of handed over", () => {
  it("is refused if it comes by safeTransferFrom, with or without data", async () => {
    const { gate, nft } = migration;
    const sent = nft.send("safeTransferFrom", [HOLDER, gate.address, 1n], { from: HOLDER });
    expect(await refusal(sent)).toBe("PlainTransferRefused");
    const withData = nft.send("safeTransferFrom", [HOLDER, gate.address, 1n, TARGET], { from: HOLDER });
    expect(await refusal(withData)).toBe("PlainTransferRefused");
    expect(await nft.read("ownerOf", [1n])).toBe(HOLDER);
  });

  it("gives nobody a record if it comes by transferFrom, and nobody can take it", async () => {
    const { gate, nft } = migration;
    await succeed(nft.send("transferFrom", [HOLDER, gate.address, 1n], { from: HOLDER }));
    expect(await gate.read("idOf", [nft.address, 1n])).toBe(0n);
    expect(await gate.read("lockedOf", [nft.address])).toEqual({ open: 0n, confirmed: 0n });
    expect(await refusal(migration.handOver(1n))).toBe("NotHolder");
    expect(await refusal(migration.handOver(1n, STRANGER))).toBe("NotHolder");
    for (const id of [0n, 1n]) {
      expect(await refusal(gate.send("reclaim", [id], { from: HOLDER }))).toBe("NotOpen");
      expect(await refusal(migration.confirm(id))).toBe("NotOpen");
    }
  });

  it("is not given to a stranger even by a collection that moves NFTs for anybody", async () => {
    const bad = await openAcceptedCollection(chain, migration);
    await succeed(bad.send("transferFrom", [HOLDER, migration.gate.address, 1n], { from: HOLDER }));
    await behave(bad, "movesForAnybody");
    const stolen = migration.gate.send("migrate", [bad.address, 1n, TARGET], { from: STRANGER, value: FEE });
    expect(await refusal(stolen)).toBe("NotHolder");
  });
});

describe("confirming and reclaiming", () => {
  it("are refused for an id without a record", async () => {
    for (const id of [0n, 1n, 2n ** 64n, 2n ** 256n - 1n]) {
      expect(await refusal(migration.confirm(id))).toBe("NotOpen");
      expect(await refusal(migration.gate.send("reclaim", [id], { from: HOLDER }))).toBe("NotOpen");
    }
  });

  it("are each refused after the other, and twice", async () => {
    const { gate, handOver, confirm } = migration;
    await succeed(handOver(1n));
    await succeed(handOver(2n));
    await chain.pass(DAYS_14);
    await succeed(confirm(1n));
    await succeed(gate.send("reclaim", [2n], { from: HOLDER }));
    for (const id of [1n, 2n]) {
      expect(await refusal(gate.send("reclaim", [id], { from: HOLDER }))).toBe("NotOpen");
      expect(await refusal(confirm(id))).toBe("NotOpen");
    }
  });

  it("confirms no record without a mint, and no mint for two records", async () => {
    const { gate, handOver } = migration;
    await succeed(handOver(1n));
    await succeed(handOver(2n));
    expect(await refusal(gate.send("confirm", [1n, `0x${"0".repeat(64)}`], { from: OPERATOR }))).toBe("NoMint");
    await succeed(gate.send("confirm", [1n, solana("one mint")], { from: OPERATOR }));
    const { error, errorArgs } = await gate.send("confirm", [2n, solana("one mint")], { from: OPERATOR });
    expect([error, ...errorArgs]).toEqual(["MintAlreadyConfirmed", 1n]);
  });

  it("gives an NFT back to nobody but the account that handed it over", async () => {
    const { gate, handOver } = migration;
    await succeed(handOver(1n));
    await chain.pass(DAYS_14);
    for (const from of [STRANGER, OTHER, OWNER, OPERATOR]) {
      expect(await refusal(gate.send("reclaim", [1n], { from }))).toBe("NotHandedOverBy");
    }
  });

  it("leaves an old operator without a say once there is a new one", async () => {
    const { gate, handOver, confirm } = migration;
    await succeed(handOver(1n));
    await succeed(gate.send("setOperator", [STRANGER], { from: OWNER }));
    expect(await refusal(confirm(1n))).toBe("NotOperator");
    await succeed(gate.send("confirm", [1n, solana("m")], { from: STRANGER }));
  });
});

describe("the owner", () => {
  it("cannot ask for more than one coin per NFT, not even at the start", async () => {
    const { gate } = migration;
    const cap = await gate.read("MAX_FEE", []);
    expect(cap).toBe(10n ** 18n);
    await succeed(gate.send("setFee", [cap], { from: OWNER }));
    expect(await refusal(gate.send("setFee", [cap + 1n], { from: OWNER }))).toBe("FeeAboveCap");
    expect(await refusal(gate.send("setFee", [2n ** 96n - 1n], { from: OWNER }))).toBe("FeeAboveCap");
    expect(await gate.read("fee", [])).toBe(cap);
  });

  it("gets no fee of an open record, nor one that waits for who reclaimed", async () => {
    const { gate, handOver } = migration;
    await succeed(handOver(1n));
    expect(await refusal(gate.send("withdrawFees", [OWNER], { from: OWNER }))).toBe("NothingToPay");
    await chain.pass(DAYS_14);
    const actor = await openActorWithRecord(chain, migration);
    await chain.pass(DAYS_14);
    await succeed(actor.send("behave", [MANNER.refuses, NO_ADDRESS, "0x"], { from: STRANGER }));
    await succeed(actor.call(gate, reclaimData(2n)));
    expect(await gate.read("totals", [])).toMatchObject({ waitingRefunds: FEE, openFees: FEE, confirmedFees: 0n });
    expect(await refusal(gate.send("withdrawFees", [OWNER], { from: OWNER }))).toBe("NothingToPay");
  });

  it("is paid nothing if the receiver refuses or is nobody, and loses nothing", async () => {
    const { gate, handOver, confirm } = migration;
    await succeed(handOver(1n));
    await succeed(confirm(1n));
    for (const to of [gate.address, NO_ADDRESS] as const) {
      expect(await refusal(gate.send("withdrawFees", [to], { from: OWNER }))).toBe("PaymentRefused");
    }
    expect(await gate.read("totals", [])).toMatchObject({ confirmedFees: FEE });
  });

  it("cannot give up its power, nor hand it to nobody", async () => {
    const { gate } = migration;
    expect(await refusal(gate.send("renounceOwnership", [], { from: OWNER }))).toBe("OwnerCannotRenounce");
    await succeed(gate.send("transferOwnership", [NO_ADDRESS], { from: OWNER }));
    expect(await gate.read("owner", [])).toBe(OWNER);
    expect(await refusal(gate.send("setOperator", [NO_ADDRESS], { from: OWNER }))).toBe("NoOperator");
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Chain, openChain, solana } from "./chain.ts";
import {
  DAYS_14,
  FEE,
  HOLDER,
  MINTER,
  OPERATOR,
  OTHER,
  OWNER,
  openMigration,
  openStandardNft,
  PAUSER,
  refusal,
  STRANGER,
  succeed,
  TARGET,
} from "./fixtures.ts";

const OPEN = 1;
const CONFIRMED = 2;
const RECLAIMED = 3;
const NO_MINT = `0x${"0".repeat(64)}`;

let chain: Chain;
let migration: Awaited<ReturnType<typeof openMigration>>;

beforeAll(async () => {
  chain = await openChain();
});
beforeEach(async () => {
  migration = await openMigration(chain);
});
afterAll(() => chain?.stop());

describe("handing over", () => {
  it("takes NFT and fee in one transaction, records both and says so in one event", async () => {
    const { gate, nft, handOver } = migration;
    const before = await chain.balance(HOLDER);
    const { events } = await succeed(handOver(3n));
    expect(events.at(-1)).toEqual({
      address: gate.address.toLowerCase(),
      name: "Migrated",
      args: { id: 1n, collection: nft.address, tokenId: 3n, from: HOLDER, solanaAddress: TARGET },
    });
    expect(await gate.read("records", [1n])).toEqual({
      from: HOLDER,
      handedOverAt: await chain.now(),
      status: OPEN,
      collection: nft.address,
      fee: FEE,
      tokenId: 3n,
      solanaAddress: TARGET,
      mint: NO_MINT,
    });
    expect(await nft.read("ownerOf", [3n])).toBe(gate.address);
    expect(before - (await chain.balance(HOLDER))).toBe(FEE);
    expect(await chain.balance(gate.address)).toBe(FEE);
    expect(await gate.read("idOf", [nft.address, 3n])).toBe(1n);
  });

  it("takes a batch of twenty, also of several collections, with ids that follow each other", async () => {
    const { gate, nft } = migration;
    const other = await openStandardNft(chain);
    await succeed(gate.send("setAccepted", [other.address, true], { from: OWNER }));
    for (let i = 0; i < 15; i++) await succeed(other.send("mint", [HOLDER], { from: MINTER }));
    await succeed(other.send("setApprovalForAll", [gate.address, true], { from: HOLDER }));
    const nfts = Array.from({ length: 20 }, (_, i) =>
      i < 5
        ? { collection: nft.address, tokenId: BigInt(i + 1) }
        : { collection: other.address, tokenId: BigInt(i - 4) },
    );
    const { events } = await succeed(gate.send("migrateBatch", [nfts, TARGET], { from: HOLDER, value: 20n * FEE }));
    const ids = events.filter(({ name }) => name === "Migrated").map(({ args }) => args.id);
    expect(ids).toEqual(nfts.map((_, i) => BigInt(i + 1)));
    expect(await gate.read("lockedOf", [nft.address])).toEqual({ open: 5n, confirmed: 0n });
    expect(await gate.read("lockedOf", [other.address])).toEqual({ open: 15n, confirmed: 0n });
    expect(await gate.read("totals", [])).toMatchObject({ count: 20n, open: 20n, openFees: 20n * FEE });
  });

  it("costs nothing while the fee is nothing, and what was paid stays with each record", async () => {
    const { gate, nft, handOver } = migration;
    await succeed(handOver(1n));
    await succeed(gate.send("setFee", [0n], { from: OWNER }));
    await succeed(gate.send("migrate", [nft.address, 2n, TARGET], { from: HOLDER }));
    expect((await gate.read("records", [1n])).fee).toBe(FEE);
    expect((await gate.read("records", [2n])).fee).toBe(0n);
    await chain.pass(DAYS_14);
    for (const id of [1n, 2n]) await succeed(gate.send("reclaim", [id], { from: HOLDER }));
    expect(await chain.balance(gate.address)).toBe(0n);
  });

  it("is possible again after the NFT was reclaimed, under a new id", async () => {
    const { gate, nft, handOver, confirm } = migration;
    await succeed(handOver(1n));
    await chain.pass(DAYS_14);
    await succeed(gate.send("reclaim", [1n], { from: HOLDER }));
    await succeed(nft.send("transferFrom", [HOLDER, OTHER, 1n], { from: HOLDER }));
    await succeed(nft.send("approve", [gate.address, 1n], { from: OTHER }));
    await succeed(handOver(1n, OTHER));
    await succeed(confirm(2n));
    expect((await gate.read("records", [1n])).status).toBe(RECLAIMED);
    expect(await gate.read("records", [2n])).toMatchObject({ from: OTHER, status: CONFIRMED });
    expect(await gate.read("idOf", [nft.address, 1n])).toBe(2n);
  });
});

describe("confirming", () => {
  it("locks the NFT for good and frees the fee for the owner", async () => {
    const { gate, nft, handOver, confirm } = migration;
    await succeed(handOver(1n));
    await succeed(handOver(2n));
    const { events } = await succeed(confirm(1n));
    expect(events).toMatchObject([{ name: "Confirmed", args: { id: 1n, mint: solana("mint 1") } }]);
    expect(await gate.read("records", [1n])).toMatchObject({ status: CONFIRMED, mint: solana("mint 1") });
    expect(await gate.read("idOfMint", [solana("mint 1")])).toBe(1n);
    expect(await gate.read("reclaimableAt", [1n])).toBe(0n);
    expect(await gate.read("lockedOf", [nft.address])).toEqual({ open: 1n, confirmed: 1n });
    expect(await gate.read("totals", [])).toMatchObject({ open: 1n, confirmed: 1n, openFees: FEE, confirmedFees: FEE });

    const before = await chain.balance(OTHER);
    await succeed(gate.send("withdrawFees", [OTHER], { from: OWNER }));
    expect((await chain.balance(OTHER)) - before).toBe(FEE);
    expect(await chain.balance(gate.address)).toBe(FEE);
    await chain.pass(10n * DAYS_14);
    expect(await refusal(gate.send("reclaim", [1n], { from: HOLDER }))).toBe("NotOpen");
  });

  it("is possible after the 14 days too, as long as nobody reclaimed", async () => {
    const { handOver, confirm } = migration;
    await succeed(handOver(1n));
    await chain.pass(2n * DAYS_14);
    await succeed(confirm(1n));
  });
});

describe("reclaiming", () => {
  it("is refused one second before 14 days are over, and possible from then on", async () => {
    const { gate, nft, handOver } = migration;
    await succeed(handOver(1n));
    const from = (await chain.now()) + DAYS_14;
    expect(await gate.read("reclaimableAt", [1n])).toBe(from);
    const reclaim = () => gate.send("reclaim", [1n], { from: HOLDER });
    await chain.setNow(from - 1n);
    const { error, errorArgs } = await reclaim();
    expect([error, ...errorArgs]).toEqual(["NotReclaimableBefore", from]);
    await chain.setNow(from);
    const before = await chain.balance(HOLDER);
    const { events } = await succeed(reclaim());
    expect(events.map(({ name }) => name)).toEqual(["Transfer", "Reclaimed"]);
    expect((await chain.balance(HOLDER)) - before).toBe(FEE);
    expect(await nft.read("ownerOf", [1n])).toBe(HOLDER);
    expect(await gate.read("records", [1n])).toMatchObject({ from: HOLDER, status: RECLAIMED, mint: NO_MINT });
    expect(await gate.read("idOf", [nft.address, 1n])).toBe(0n);
    expect(await gate.read("totals", [])).toMatchObject({ count: 1n, open: 0n, reclaimed: 1n, openFees: 0n });
  });

  it("counts the days of each record from its own second", async () => {
    const { gate, handOver } = migration;
    await succeed(handOver(1n));
    const first = await chain.now();
    await chain.setNow(first + 1n);
    await succeed(handOver(2n));
    await chain.setNow(first + DAYS_14);
    expect(await refusal(gate.send("reclaim", [2n], { from: HOLDER }))).toBe("NotReclaimableBefore");
    await succeed(gate.send("reclaim", [1n], { from: HOLDER }));
    await chain.setNow(first + DAYS_14 + 1n);
    await succeed(gate.send("reclaim", [2n], { from: HOLDER }));
  });

  it("is possible while the gate is paused, the collection no longer accepted, the fee raised and the powers changed", async () => {
    const { gate, nft, handOver } = migration;
    await succeed(handOver(1n));
    await succeed(gate.send("pause", [], { from: OWNER }));
    await succeed(gate.send("setAccepted", [nft.address, false], { from: OWNER }));
    await succeed(gate.send("setFee", [FEE * 3n], { from: OWNER }));
    await succeed(gate.send("setOperator", [STRANGER], { from: OWNER }));
    await succeed(gate.send("transferOwnership", [STRANGER], { from: OWNER }));
    await succeed(gate.send("acceptOwnership", [], { from: STRANGER }));
    await chain.pass(DAYS_14);
    await succeed(gate.send("reclaim", [1n], { from: HOLDER }));
    expect(await nft.read("ownerOf", [1n])).toBe(HOLDER);
    expect(await chain.balance(gate.address)).toBe(0n);
  });

  it("waits for a collection that is paused itself, and loses nothing by it", async () => {
    const { gate, nft, handOver } = migration;
    await succeed(handOver(1n));
    await succeed(nft.send("pause", [], { from: PAUSER }));
    await chain.pass(DAYS_14);
    expect(await refusal(gate.send("reclaim", [1n], { from: HOLDER }))).toBe("EnforcedPause");
    await succeed(nft.send("unpause", [], { from: PAUSER }));
    await succeed(gate.send("reclaim", [1n], { from: HOLDER }));
  });
});

describe("powers", () => {
  it("pass to a new owner in two steps, and to a new operator at once", async () => {
    const { gate } = migration;
    await succeed(gate.send("transferOwnership", [OTHER], { from: OWNER }));
    expect(await gate.read("owner", [])).toBe(OWNER);
    expect(await gate.read("pendingOwner", [])).toBe(OTHER);
    await succeed(gate.send("acceptOwnership", [], { from: OTHER }));
    expect(await gate.read("owner", [])).toBe(OTHER);
    expect(await refusal(gate.send("pause", [], { from: OWNER }))).toBe("OwnableUnauthorizedAccount");
    expect(await gate.read("operator", [])).toBe(OPERATOR);
    await succeed(gate.send("setOperator", [STRANGER], { from: OTHER }));
    expect(await gate.read("operator", [])).toBe(STRANGER);
  });

  it("stop handing over by a pause, but not confirming and withdrawing", async () => {
    const { gate, handOver, confirm } = migration;
    await succeed(handOver(1n));
    await succeed(gate.send("pause", [], { from: OWNER }));
    expect(await refusal(handOver(2n))).toBe("EnforcedPause");
    await succeed(confirm(1n));
    await succeed(gate.send("withdrawFees", [OWNER], { from: OWNER }));
    await succeed(gate.send("unpause", [], { from: OWNER }));
    await succeed(handOver(2n));
  });

  it("accept and drop collections, and say what changed, once", async () => {
    const { gate, nft } = migration;
    expect(await gate.read("acceptedCollections", [])).toEqual([nft.address]);
    const again = await succeed(gate.send("setAccepted", [nft.address, true], { from: OWNER }));
    expect(again.events).toEqual([]);
    const dropped = await succeed(gate.send("setAccepted", [nft.address, false], { from: OWNER }));
    expect(dropped.events).toMatchObject([{ name: "CollectionAccepted", args: { isAccepted: false } }]);
    expect(await gate.read("acceptedCollections", [])).toEqual([]);
    expect(await gate.read("isAccepted", [nft.address])).toBe(false);
  });
});

describe("records in pages", () => {
  it("come in the order of their ids, as many as there are", async () => {
    const { gate, handOver } = migration;
    for (const tokenId of [5n, 3n, 1n]) await succeed(handOver(tokenId));
    const tokenIds = async (first: bigint, most: bigint) =>
      (await gate.read("recordsPage", [first, most])).map(({ tokenId }) => tokenId);
    expect(await tokenIds(1n, 2n)).toEqual([5n, 3n]);
    expect(await tokenIds(3n, 2n)).toEqual([1n]);
    expect(await tokenIds(1n, 2n ** 256n - 1n)).toEqual([5n, 3n, 1n]);
    for (const first of [0n, 4n, 2n ** 256n - 1n]) expect(await tokenIds(first, 100n)).toEqual([]);
    expect(await tokenIds(1n, 0n)).toEqual([]);
    expect(await gate.read("count", [])).toBe(3n);
  });

  it("say that an id has no record", async () => {
    expect(await migration.gate.read("records", [1n])).toMatchObject({ status: 0, handedOverAt: 0n });
    expect(await migration.gate.read("reclaimableAt", [1n])).toBe(0n);
  });
});

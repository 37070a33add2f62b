import { describe, expect, test } from "vitest";
import { MOST_NFTS_HANDED_OVER } from "~/domain/migration/gate-call";
import { migrationPlanInput } from "~/domain/migration/input";
import { mintKeypair } from "~/domain/migration/keys.server";
import { isRecordOf, type MigrationRow } from "~/domain/migration/records.server";
import { leftToDo, type MigrationStatus, mayMint, mintMemo, newNftName, reclaimableTs } from "~/domain/migration/rules";

/** The rules of the migration, at their limits. */

const DAY = 86_400;
const HANDED_OVER = 1_800_000_000;

describe("the time before an NFT can be taken back", () => {
  test("is the fourteen days of the gate", () => {
    expect(reclaimableTs(HANDED_OVER)).toBe(HANDED_OVER + 14 * DAY);
  });

  test("lets a mint begin until a second before its last seven days", () => {
    expect(mayMint(HANDED_OVER, HANDED_OVER + 7 * DAY - 1)).toBe(true);
    expect(mayMint(HANDED_OVER, HANDED_OVER + 7 * DAY)).toBe(false);
    expect(mayMint(HANDED_OVER, HANDED_OVER + 15 * DAY)).toBe(false);
  });
});

test.each<[MigrationStatus, boolean, string]>([
  ["addressConfirmed", false, "approve"],
  ["approved", false, "handOver"],
  ["received", true, "wait"],
  ["minting", true, "wait"],
  ["failed", true, "reclaim"],
  ["failed", false, "none"],
  ["complete", false, "none"],
])("what is left of a migration that is %s, while the gate's record is open (%s): %s", (status, isOpen, left) => {
  expect(leftToDo(status, isOpen)).toBe(left);
});

describe("a record of the gate", () => {
  const row = {
    oldNftContract: "0x01",
    oldNftId: 7n,
    oldWalletAddress: "0x02",
    newWalletAddress: "Target",
  } as MigrationRow;
  const record = {
    status: "open",
    collection: "0x01",
    tokenId: 7n,
    from: "0x02",
    solanaAddress: "Target",
    handedOverTs: HANDED_OVER,
    fee: 1n,
    mint: null,
  } as const;

  test("is that of its row", () => {
    expect(isRecordOf(row, record)).toBe(true);
  });

  test.each([
    ["that does not exist", { status: "none" }],
    ["of another collection", { collection: "0x03" }],
    ["of another NFT", { tokenId: 8n }],
    ["of another wallet", { from: "0x03" }],
    ["for another Solana address", { solanaAddress: "Thief" }],
  ] as const)("%s is not that of the row", (_, change) => {
    expect(isRecordOf(row, { ...record, ...change })).toBe(false);
  });
});

describe("the key of a new NFT", () => {
  const seed = new Uint8Array(32).fill(7);
  const old = { chainId: 8_217, contract: "0x01", tokenId: 7n };
  const keyOf = (of = old, from = seed) => mintKeypair(from, of).publicKey.toBase58();

  test("never changes: with another derivation, a second NFT could be minted for an old one", () => {
    expect(keyOf()).toBe("3xKn5o66thm1oQVRSogiePtcb47rGQdfoD4DZRy7yif5");
  });

  test("is another one for another seed, chain, collection or number", () => {
    const others = [
      keyOf(old, new Uint8Array(32).fill(8)),
      keyOf({ ...old, chainId: 1_001 }),
      keyOf({ ...old, contract: "0x02" }),
      keyOf({ ...old, tokenId: 8n }),
    ];
    expect(new Set([keyOf(), ...others]).size).toBe(5);
  });
});

test("a mint's memo names the chain, the gate and the record", () => {
  expect(mintMemo({ chainId: 8_217, gate: "0x01", gateId: 3 })).toBe("migration 8217:0x01:3");
});

test("a new NFT has its number in its name if Token Metadata has room for it", () => {
  expect(newNftName("Kongz", 12n, 9)).toBe("Kongz #12");
  expect(newNftName("Kongz", 12n, 8)).toBe("Kongz");
  // bytes are counted, not letters
  expect(newNftName("콩즈", 1n, 8)).toBe("콩즈");
});

test("a plan takes as many NFTs as the gate, and each once", () => {
  const nft = (id: number) => ({ oldNftContract: `0x${"1".repeat(40)}`, oldNftId: String(id) });
  const isTaken = (nfts: object[]) =>
    migrationPlanInput.safeParse({
      nfts,
      oldWalletType: "kaia",
      newWalletAddress: "4pVi5v3A372ELRfzHgYWB7Y475UYQYu2aeis2ap3h2QC",
    }).success;
  const many = Array.from({ length: MOST_NFTS_HANDED_OVER }, (_, id) => nft(id));
  expect(isTaken(many)).toBe(true);
  expect(isTaken([...many, nft(100)])).toBe(false);
  expect(isTaken([nft(1), nft(1)])).toBe(false);
  expect(isTaken([])).toBe(false);
});

import { Keypair } from "@solana/web3.js";
import bs58 from "bs58";
import { eq } from "drizzle-orm";
import { toHex } from "viem";
import { beforeAll, describe, expect, test } from "vitest";
import { checkReceipt } from "~/domain/migration/check-receipt";
import { gatherEvidence } from "~/domain/migration/evidence.server";
import { type Receipt, receiptSchema } from "~/domain/migration/receipt";
import { getReceipt } from "~/domain/migration/receipt.server";
import { type Check, type Claim, verdictOf } from "~/domain/migration/receipt-claims";
import type { Chain } from "~/domain/solana/chain";
import { AppError } from "~/errors";
import { migrationRecord } from "~db/schema";
import { testDatabase as db } from "../database";
import { chain } from "../staking/chain-world";
import { openKaia, storeContracts } from "./kaia-world";
import {
  advanceToEnd,
  depsOf,
  type HandedOver,
  handOver,
  hasBothChains,
  type MigrationWorld,
  openMigrationWorld,
  takeUp,
} from "./migration-world";

/** Receipts of migrations on real nodes of both chains, honest and forged. */

let world: MigrationWorld;
let handed: HandedOver;
let honest: Receipt;

const somebody = () => Keypair.generate().publicKey.toBase58();
const someHash = () => toHex(crypto.getRandomValues(new Uint8Array(32)));
const down: Chain = {
  ...chain,
  getAccounts: () => Promise.reject(new AppError("ChainUnavailable")),
  listSignatures: () => Promise.reject(new AppError("ChainUnavailable")),
};

async function checksOf(change: Partial<Receipt>): Promise<Check[]> {
  const receipt = receiptSchema.parse({ ...honest, ...change });
  return checkReceipt(receipt, await gatherEvidence({ evm: openKaia(), chain }, receipt));
}

const claimsIn = (state: Check["state"], checks: readonly Check[]): Claim[] =>
  checks.flatMap((check) => (check.state === state ? [check.claim] : []));

describe.skipIf(!hasBothChains)("a receipt", () => {
  beforeAll(async () => {
    world = await openMigrationWorld();
    handed = await handOver(world);
    const { seq } = await takeUp(world, handed);
    await advanceToEnd(world, seq);
    // the watcher reads the confirmation
    await takeUp(world, handed);
    honest = (await getReceipt(depsOf(world), handed.gateId)).receipt;
  }, 120_000);

  test("of a complete migration holds in every claim, by both chains", async () => {
    const { checks, readAt } = await getReceipt(depsOf(world), handed.gateId);
    expect(checks.filter(({ state }) => state !== "holds")).toEqual([]);
    expect(checks).toHaveLength(16);
    expect(verdictOf(checks)).toBe("holds");
    expect(readAt.block).toBeGreaterThan(0);
    expect(readAt.slot).toBeGreaterThan(0);
    expect(honest).toMatchObject({
      gateId: handed.gateId,
      status: "confirmed",
      oldNftId: String(handed.tokenId),
      oldWalletAddress: handed.from,
      newWalletAddress: handed.target.toBase58(),
      handOverTransaction: handed.hash,
      feeRaw: String(10n ** 17n),
    });
  });

  test.each<[string, () => Partial<Receipt>, Claim[]]>([
    ["an old NFT of another number", () => ({ oldNftId: "99999" }), ["oldNft", "handOver", "locked"]],
    ["another collection", () => ({ oldNftContract: world.collections[1] }), ["oldNft", "handOver", "locked"]],
    ["somebody else as the one who handed over", () => ({ oldWalletAddress: world.gate }), ["oldWallet", "handOver"]],
    ["another Solana address", () => ({ newWalletAddress: somebody() }), ["newWallet", "handOver", "firstOwner"]],
    ["another time", () => ({ handedOverAt: "2020-01-01T00:00:00.000Z" }), ["handedOverAt"]],
    ["a lower fee", () => ({ feeRaw: "1" }), ["fee"]],
    ["a hand-over that never was", () => ({ handOverTransaction: someHash() }), ["handOver"]],
    [
      "a mint that is none",
      () => ({ mint: somebody() }),
      ["mint", "edition", "collection", "making", "firstOwner", "confirmedMint", "confirm"],
    ],
    ["a collection that did not confirm the NFT", () => ({ newContractAddress: somebody() }), ["collection"]],
    [
      "a mint's transaction that never was",
      () => ({ mintTransaction: bs58.encode(crypto.getRandomValues(new Uint8Array(64))) }),
      ["making"],
    ],
    ["a confirmation that never was", () => ({ confirmTransaction: handed.hash }), ["confirm"]],
    ["another state", () => ({ status: "reclaimed" }), ["status"]],
  ])("with %s is found out", async (_, forge, claims) => {
    const checks = await checksOf(forge());
    expect(claimsIn("differs", checks)).toEqual(claims);
    expect(verdictOf(checks)).toBe("differs");
  });

  test("of another record, or of another gate, holds in none of what it says about the old NFT", async () => {
    const other = claimsIn("differs", await checksOf({ gateId: handed.gateId + 1_000 }));
    expect(other).toEqual(expect.arrayContaining(["status", "oldNft", "oldWallet", "fee", "memo", "confirm"]));
    const foreign = await openMigrationWorld();
    await storeContracts({ gate: world.gate, firstBlock: world.firstBlock, projects: world.projects });
    const elsewhere = claimsIn("differs", await checksOf({ gate: `eip155:8217:${foreign.gate}` }));
    expect(elsewhere).toEqual(expect.arrayContaining(["status", "oldNft", "handOver", "locked", "memo", "confirm"]));
  });

  test("that names no transactions is not called confirmed by the chains", async () => {
    const none = { handOverTransaction: null, mintTransaction: null, confirmTransaction: null };
    const checks = await checksOf(none);
    expect(claimsIn("unnamed", checks)).toEqual(["handOver", "making", "memo", "firstOwner", "confirm"]);
    expect(verdictOf(checks)).toBe("unread");
  });

  test("says which claims could not be read while Solana does not answer", async () => {
    const { checks, readAt } = await getReceipt(depsOf(world, { chain: down }), handed.gateId);
    expect(readAt.slot).toBeNull();
    const unread = ["mint", "edition", "collection", "making", "memo", "firstOwner"];
    expect(claimsIn("unread", checks)).toEqual(unread);
    expect(claimsIn("differs", checks)).toEqual([]);
    expect(verdictOf(checks)).toBe("unread");
  });

  test("is the same from the chains alone, but for transactions that only the index knows", async () => {
    const rows = await db.select().from(migrationRecord).where(eq(migrationRecord.gateId, handed.gateId));
    await db.delete(migrationRecord).where(eq(migrationRecord.gateId, handed.gateId));
    try {
      const { receipt } = await getReceipt(depsOf(world), handed.gateId);
      expect(receipt).toEqual({ ...honest, handOverTransaction: null, confirmTransaction: null });
    } finally {
      await db.insert(migrationRecord).values(rows);
    }
  });

  test("says so if our row is not what the chain has", async () => {
    const isOf = eq(migrationRecord.gateId, handed.gateId);
    const wrong = somebody();
    await db.update(migrationRecord).set({ newWalletAddress: wrong }).where(isOf);
    try {
      const { checks } = await getReceipt(depsOf(world), handed.gateId);
      const [found] = checks.filter(({ claim }) => claim === "newWallet");
      expect(found).toMatchObject({ state: "differs", said: wrong, found: handed.target.toBase58() });
    } finally {
      await db.update(migrationRecord).set({ newWalletAddress: handed.target.toBase58() }).where(isOf);
    }
  });

  test("of a hand-over that waits for its new NFT makes no claim about one", async () => {
    const waiting = await handOver(world);
    await takeUp(world, waiting);
    const { receipt, checks } = await getReceipt(depsOf(world), waiting.gateId);
    expect(receipt).toMatchObject({ status: "open", mint: null, mintTransaction: null, confirmTransaction: null });
    expect(checks.map(({ chain: of }) => of)).not.toContain("solana");
    expect(verdictOf(checks)).toBe("holds");
  });

  test("of a record that does not exist is not found", async () => {
    await expect(getReceipt(depsOf(world), 999_999)).rejects.toMatchObject({ code: "NotFound" });
  });

  test("is not given from memory while the former chain does not answer", async () => {
    const evm = openKaia({ rpcUrls: ["http://127.0.0.1:1"] });
    const asked = getReceipt(depsOf(world, { evm }), handed.gateId);
    await expect(asked).rejects.toMatchObject({ code: "EvmChainUnavailable" });
  });
});

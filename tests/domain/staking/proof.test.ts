import { beforeAll, expect, test } from "vitest";
import { getProof } from "~/domain/proof/coin-staking.server";
import type { Chain } from "~/domain/solana/chain";
import { AppError } from "~/errors";
import { setting } from "~db/schema";
import { developmentKeypair } from "~programs/development-keys";
import { testDatabase as db } from "../database";
import { chain, mint, poolAddress } from "./chain-world";

const NOW = Date.parse("2026-11-21T00:00:00Z");
const later = (seconds: number) => new Date(NOW + seconds * 1000);

beforeAll(async () => {
  await db.insert(setting).values({ key: "coin_pool_address", value: poolAddress, updatedAt: new Date() });
});

test("the proof reads the vaults, the powers and the running program from the chain", async () => {
  const proof = await getProof({ db, chain, now: later(0) });
  const operator = developmentKeypair("operator").publicKey.toBase58();
  expect(proof.pool).toMatchObject({ address: poolAddress, admin: operator, pendingAdmin: null });
  expect(proof.pool.principalVault.isCovered).toBe(true);
  expect(proof.pool.rewardVault.isCovered).toBe(true);
  expect(proof.pool.rewardVault.heldRaw).toBeGreaterThan(0n);
  expect(proof.mint).toMatchObject({ address: mint.toBase58(), decimals: 9, freezeAuthority: null });
  expect(proof.program).toMatchObject({ upgradeAuthority: operator, isSameBinary: true });
});

test("a vault is covered down to its last unit, and not covered if the books owe one unit more", async () => {
  const { pool } = await getProof({ db, chain, now: later(30) });
  const held = [pool.principalVault.heldRaw, pool.rewardVault.heldRaw] as const;
  const covers = async (seconds: number, principalRaw: bigint, reservedRaw: bigint) => {
    const books = { ...chain, getAccounts: withDebts(principalRaw, reservedRaw) };
    const { principalVault, rewardVault } = (await getProof({ db, chain: books, now: later(seconds) })).pool;
    return [principalVault.isCovered, rewardVault.isCovered];
  };
  expect(await covers(41, held[0], held[1])).toEqual([true, true]);
  expect(await covers(52, held[0] + 1n, held[1])).toEqual([false, true]);
  expect(await covers(63, held[0], held[1] + 1n)).toEqual([true, false]);
});

test("shows that one byte of the running program was changed", async () => {
  const tampering: Chain = {
    ...chain,
    async getAccounts(...asked) {
      const { slot, accounts } = await chain.getAccounts(...asked);
      for (const account of accounts) if (account && account.data.length > 10_000) account.data[5_000]! ^= 1;
      return { slot, accounts };
    },
  };
  const proof = await getProof({ db, chain: tampering, now: later(90) });
  expect(proof.program.isSameBinary).toBe(false);
  expect(proof.program.deployedSha256).not.toBe(proof.program.committedSha256);
});

test("a proof that cannot be read is no proof: nothing older is shown in its place", async () => {
  const down: Chain = {
    ...chain,
    getAccounts: async () => {
      throw new AppError("ChainUnavailable");
    },
  };
  await expect(getProof({ db, chain: down, now: later(120) })).rejects.toEqual(new AppError("ChainUnavailable"));
});

/** The chain with other debts in the pool's books, at the offsets that programs/staking/README.md gives. */
function withDebts(principalRaw: bigint, reservedRaw: bigint): Chain["getAccounts"] {
  return async (...asked) => {
    const { slot, accounts } = await chain.getAccounts(...asked);
    for (const account of accounts) {
      if (account?.address !== poolAddress) continue;
      const books = new DataView(account.data.buffer, account.data.byteOffset);
      books.setBigUint64(328, principalRaw, true);
      books.setBigUint64(336, reservedRaw, true);
    }
    return { slot, accounts };
  };
}

import { expect, test } from "vitest";
import { readCampaign } from "~/domain/drop/accounts.server";
import { readPosition } from "~/domain/nft-staking/holding/accounts.server";
import type { Chain, ChainAccount } from "~/domain/solana/chain";
import { decodeOwned } from "~/domain/solana/owned-account";
import { decodePosition, readCoinPool } from "~/domain/staking/accounts.server";
import { decodeGrantAccount } from "~/domain/vesting/accounts.server";
import { AppError } from "~/errors";
import { DROP_PROGRAM_ADDRESS, STAKING_PROGRAM_ADDRESS, VESTING_PROGRAM_ADDRESS } from "~programs/addresses";

const program = STAKING_PROGRAM_ADDRESS;
const accountOf = (owner: string, bytes = 300): ChainAccount => ({
  address: "address",
  owner,
  lamports: 1n,
  data: new Uint8Array(bytes).fill(7),
});
const first = (data: Uint8Array) => data[0];

test("an account is read as a program's only if the program owns it", () => {
  expect(decodeOwned(accountOf(program.toBase58()), program, first)).toBe(7);
  expect(decodeOwned(accountOf(DROP_PROGRAM_ADDRESS.toBase58()), program, first)).toBeNull();
  expect(decodeOwned(null, program, first)).toBeNull();
  expect(decodeOwned(undefined, program, first)).toBeNull();
});

test.each([0, 8, 300])("an account of a program with %i bytes of something else is none of its kinds", (bytes) => {
  const staking = accountOf(program.toBase58(), bytes);
  expect(decodePosition(staking)).toBeNull();
  expect(readPosition(staking)).toBeNull();
  expect(readCampaign(accountOf(DROP_PROGRAM_ADDRESS.toBase58(), bytes))).toBeNull();
  expect(decodeGrantAccount(accountOf(VESTING_PROGRAM_ADDRESS.toBase58(), bytes))).toBeNull();
});

test("a pool's address that holds something else of ours is no pool", async () => {
  const chain = { getAccounts: async () => ({ slot: 1, accounts: [accountOf(program.toBase58())] }) };
  await expect(readCoinPool(chain as unknown as Chain, "address")).rejects.toEqual(new AppError("PoolNotSet"));
});

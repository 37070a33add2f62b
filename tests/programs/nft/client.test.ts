import { PublicKey } from "@solana/web3.js";
import { describe, expect, it } from "vitest";
import {
  findCheckInAddress,
  findNftEscrowAddress,
  findNftPositionAddress,
  findStreamVaultAddress,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses.ts";
import { programErrors } from "~programs/errors.ts";
import { buildAllowList } from "~programs/nft-allow-list.ts";
import * as staking from "~programs/nft-staking.ts";
import { decodeInstruction } from "~programs/staking.ts";
import { person } from "./fixtures.ts";

const [pool, mint, owner, coin] = [1, 2, 3, 4].map((byte) => new PublicKey(new Uint8Array(32).fill(byte))) as [
  PublicKey,
  PublicKey,
  PublicKey,
  PublicKey,
];
const nft = { mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
const stream = { pool, place: 2, mint: coin, tokenProgram: TOKEN_PROGRAM_ADDRESS };

function meant({ programId, keys, data }: ReturnType<typeof staking.checkIn>) {
  return decodeInstruction({ programId, accounts: keys.map(({ pubkey }) => pubkey), data });
}

describe("the client of NFT pools", () => {
  it("builds each instruction with what it was asked for, and decodes it to the same", () => {
    const position = findNftPositionAddress({ pool, mint, owner });
    const checkIn = findCheckInAddress(pool, mint);
    const limits = { minWeightBps: 1, minBaseWeightBps: 2, maxFeeBps: 3 };
    const list = buildAllowList(pool, [owner, mint, coin]);
    const place = list.findPlace(mint) ?? undefined;
    const stake = meant(staking.stakeNft({ pool, nft, owner, termDays: 180, ...limits, place }));
    expect(stake).toMatchObject({
      name: "stakeNft",
      accounts: { pool, position, checkIn, owner, payer: owner, mint, escrow: findNftEscrowAddress(position) },
      args: { termDays: 180, ...limits, listIndex: 1 },
    });
    expect(stake?.args.listProof).toEqual(place?.proof.map((sibling) => [...sibling]));
    expect(meant(staking.claimStream({ stream, mint, owner, rentPayer: owner }))).toMatchObject({
      name: "claimStream",
      accounts: { position, mint: coin, vault: findStreamVaultAddress(pool, 2) },
      args: { stream: 2, amount: staking.ALL_DUE },
    });
    expect(meant(staking.unstakeNft({ pool, nft, owner, rentPayer: coin }))).toMatchObject({
      name: "unstakeNft",
      accounts: { position, checkIn, rentPayer: coin, mint },
    });
    const terms = { rateRaw: 5n, endTs: staking.NO_END_TS, streakBps: [10_000, 20_000] as [number, number] };
    expect(meant(staking.addStream({ stream, admin: owner, kind: "bonus", terms }))).toMatchObject({
      name: "addStream",
      args: { kind: 1, rate: 5n, endTs: 2n ** 63n - 1n, streakBps: [10_000, 20_000] },
    });
  });

  it("marks who has to sign and what is written, and asks no signature for closing a record", () => {
    const flags = (instruction: ReturnType<typeof staking.checkIn>) =>
      instruction.keys.map(({ isSigner, isWritable }) => `${isSigner ? "s" : ""}${isWritable ? "w" : ""}`);
    expect(flags(staking.checkIn({ pool, mint, owner }))).toEqual(["w", "w", "w", "s"]);
    expect(flags(staking.closeCheckIn({ pool, mint, rentPayer: owner }))).toEqual(["w", "w", "w"]);
    expect(flags(staking.unstakeNft({ pool, nft, owner, rentPayer: coin }))).toEqual([
      "w",
      "w",
      "w",
      "s",
      "w",
      "w",
      "",
      "w",
      "",
    ]);
  });

  it.each<[string, (data: Uint8Array) => unknown, number]>([
    ["a pool", staking.decodeNftPool, staking.NFT_POOL_BYTES],
    ["a position", staking.decodeNftPosition, staking.NFT_POSITION_BYTES],
    ["a record", staking.decodeCheckIn, staking.CHECK_IN_BYTES],
  ])("takes no other bytes for %s", (_, decode, bytes) => {
    for (const data of [0, bytes - 1, bytes, bytes + 1].map((length) => new Uint8Array(length))) {
      expect(() => decode(data)).toThrow();
    }
  });

  it("has the sizes that the program asserts", () => {
    expect([staking.NFT_POOL_BYTES, staking.NFT_POSITION_BYTES, staking.CHECK_IN_BYTES]).toEqual([1_160, 360, 128]);
  });

  it("knows every error of NFT pools by its number, after those of coin pools", () => {
    const numbers = programErrors.staking.map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, i) => 6_000 + i));
    const nameOf = (number: number) => programErrors.staking.find((error) => error.number === number)?.name;
    expect([6_029, 6_030, 6_044, 6_055].map(nameOf)).toEqual([
      "AccountNotWritable",
      "UnknownPoolKind",
      "ProgrammableNft",
      "CheckInAlive",
    ]);
  });

  it("makes the same list from the same mints, and a different one for another pool or order", () => {
    const mints = Array.from({ length: 9 }, () => person("nft").publicKey);
    const root = (of: PublicKey, list: PublicKey[]) => Buffer.from(buildAllowList(of, list).root).toString("hex");
    expect(root(pool, mints)).toBe(root(pool, [...mints]));
    expect(root(pool, mints)).not.toBe(root(owner, mints));
    expect(root(pool, mints)).not.toBe(root(pool, mints.toReversed()));
    expect(buildAllowList(pool, mints.slice(0, 1)).findPlace(mints[0] as PublicKey)).toEqual({ index: 0, proof: [] });
  });
});

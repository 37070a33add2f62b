import { PublicKey } from "@solana/web3.js";

/**
 * The accounts' bytes read by the offsets of programs/staking/README.md, by hand, so that the
 * property test trusts neither the IDL nor a coder.
 */

export interface PoolBytes {
  admin: string;
  pendingAdmin: string;
  pauser: string;
  funder: string;
  isPaused: number;
  fee: number;
  rates: number[];
  min: bigint;
  max: bigint;
  totalPrincipal: bigint;
  totalReserved: bigint;
  openPositions: bigint;
  lastTs: bigint;
}

export function readPoolBytes(data: Buffer): PoolBytes {
  return {
    admin: keyAt(data, 44),
    pendingAdmin: keyAt(data, 76),
    pauser: keyAt(data, 108),
    funder: keyAt(data, 140),
    isPaused: data.readUInt8(301),
    fee: data.readUInt16LE(302),
    rates: [0, 2, 4, 6].map((offset) => data.readUInt16LE(304 + offset)),
    min: data.readBigUInt64LE(312),
    max: data.readBigUInt64LE(320),
    totalPrincipal: data.readBigUInt64LE(328),
    totalReserved: data.readBigUInt64LE(336),
    openPositions: data.readBigUInt64LE(344),
    lastTs: data.readBigInt64LE(352),
  };
}

export interface PositionBytes {
  owner: string;
  rentPayer: string;
  id: bigint;
  principal: bigint;
  rewardTotal: bigint;
  claimed: bigint;
  startTs: bigint;
  leftTs: bigint;
  term: number;
  rate: number;
  baseRate: number;
  fee: number;
}

export function readPositionBytes(data: Buffer): PositionBytes {
  return {
    owner: keyAt(data, 42),
    rentPayer: keyAt(data, 74),
    id: data.readBigUInt64LE(106),
    principal: data.readBigUInt64LE(114),
    rewardTotal: data.readBigUInt64LE(122),
    claimed: data.readBigUInt64LE(130),
    startTs: data.readBigInt64LE(138),
    leftTs: data.readBigInt64LE(146),
    term: data.readUInt16LE(154),
    rate: data.readUInt16LE(156),
    baseRate: data.readUInt16LE(158),
    fee: data.readUInt16LE(160),
  };
}

// Hex instead of base58, because a run reads some hundred thousand keys.
function keyAt(data: Buffer, offset: number): string {
  return data.toString("hex", offset, offset + 32);
}

export function hexOf(key: PublicKey): string {
  return key.toBuffer().toString("hex");
}

export const NO_KEY = hexOf(PublicKey.default);

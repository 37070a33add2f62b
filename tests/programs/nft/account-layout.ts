/** Bytes read by the offsets that programs/staking/README.md gives, without the client's decoder. */

export const NO_KEY = "0".repeat(64);

const STREAM_BYTES = 184;
const FIRST_STREAM = 299;
const FIRST_REWARD = 194;
const REWARD_BYTES = 32;

export interface StreamBooks {
  vault: string;
  rate: bigint;
  streak: [number, number];
  end: bigint;
  settled: bigint;
  held: bigint;
  free: bigint;
  index: bigint;
}

export function readPoolBytes(data: Buffer) {
  const key = (offset: number) => data.subarray(offset, offset + 32).toString("hex");
  const count = data.readUInt8(298);
  return {
    admin: key(44),
    pendingAdmin: key(76),
    pauser: key(108),
    funder: key(140),
    isPaused: data.readUInt8(173),
    fee: data.readUInt16LE(174),
    weights: [0, 2, 4, 6].map((offset) => data.readUInt16LE(176 + offset)),
    maxNfts: data.readUInt32LE(184),
    nfts: data.readUInt32LE(188),
    weight: BigInt(data.readUInt32LE(192)),
    openPositions: data.readBigUInt64LE(196),
    lastTs: data.readBigInt64LE(290),
    streams: Array.from({ length: count }, (_, i) => readStream(data.subarray(FIRST_STREAM + i * STREAM_BYTES))),
  };
}

function readStream(data: Buffer): StreamBooks {
  return {
    vault: data.subarray(64, 96).toString("hex"),
    rate: data.readBigUInt64LE(98),
    streak: [data.readUInt16LE(106), data.readUInt16LE(108)],
    end: data.readBigInt64LE(110),
    settled: data.readBigInt64LE(118),
    held: data.readBigUInt64LE(126),
    free: readU128(data, 134),
    index: readU128(data, 150),
  };
}

export function readPositionBytes(data: Buffer) {
  const key = (offset: number) => data.subarray(offset, offset + 32).toString("hex");
  return {
    owner: key(74),
    rentPayer: key(106),
    start: data.readBigInt64LE(170),
    left: data.readBigInt64LE(178),
    term: data.readUInt16LE(186),
    weight: data.readUInt16LE(188),
    baseWeight: data.readUInt16LE(190),
    fee: data.readUInt16LE(192),
    rewards: Array.from({ length: 4 }, (_, i) => {
      const reward = data.subarray(FIRST_REWARD + i * REWARD_BYTES);
      return { index: readU128(reward, 0), total: reward.readBigUInt64LE(16), claimed: reward.readBigUInt64LE(24) };
    }),
  };
}

export function readCheckInBytes(data: Buffer) {
  return {
    rentPayer: data.subarray(74, 106).toString("hex"),
    isInside: data.readUInt8(106) === 1,
    lastDay: data.readUInt32LE(107),
    streak: data.readUInt32LE(111),
    checkIns: data.readUInt32LE(115),
  };
}

function readU128(data: Buffer, offset: number): bigint {
  return data.readBigUInt64LE(offset) | (data.readBigUInt64LE(offset + 8) << 64n);
}

/** The bytes of drops' accounts, read by the offsets that programs/drop/README.md gives, without the client's decoders. */

export const NO_KEY = "0".repeat(64);

const STATES = ["draft", "open", "settled"] as const;

export function readCampaignBytes(data: Buffer) {
  const key = (offset: number) => data.subarray(offset, offset + 32).toString("hex");
  return {
    id: data.readUInt32LE(10),
    isNfts: data.readUInt8(14) === 1,
    state: STATES[data.readUInt8(15)],
    isPaused: data.readUInt8(16) === 1,
    creator: key(18),
    admin: key(50),
    pending: key(82),
    pauser: key(114),
    funder: key(146),
    rentPayer: key(178),
    begin: data.readBigInt64LE(338),
    end: data.readBigInt64LE(346),
    recipients: data.readUInt32LE(354),
    supply: data.readUInt32LE(358),
    claimedCount: data.readUInt32LE(362),
    pages: data.readUInt16LE(366),
    total: data.readBigUInt64LE(368),
    deposited: data.readBigUInt64LE(376),
    claimed: data.readBigUInt64LE(384),
    lastTs: data.readBigInt64LE(392),
  };
}

/** Places of the list that a page marks as taken. */
export function readTaken(data: Buffer): number[] {
  const number = data.readUInt16LE(74);
  const bits = data.subarray(76, 76 + 1_024);
  return [...bits].flatMap((byte, at) =>
    byte === 0
      ? []
      : [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => byte & (1 << bit)).map((bit) => number * 8_192 + at * 8 + bit),
  );
}

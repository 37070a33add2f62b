/** A grant's bytes, read by the offsets that programs/vesting/README.md gives, without the client's decoder. */

export const NO_KEY = "0".repeat(64);

export function readGrantBytes(data: Buffer) {
  const key = (offset: number) => data.subarray(offset, offset + 32).toString("hex");
  const u64 = (offset: number) => data.readBigUInt64LE(offset);
  const i64 = (offset: number) => data.readBigInt64LE(offset);
  return {
    creator: key(10),
    beneficiary: key(42),
    pending: key(74),
    rentPayer: key(106),
    id: u64(266),
    total: u64(274),
    claimed: u64(282),
    returned: u64(290),
    start: i64(298),
    cliff: i64(306),
    end: i64(314),
    revokedTs: i64(322),
    lastTs: i64(330),
    step: BigInt(data.readUInt32LE(338)),
    isRevocable: data.readUInt8(342) === 1,
  };
}

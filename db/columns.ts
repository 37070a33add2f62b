import { customType, integer } from "drizzle-orm/sqlite-core";

/** Base units of a token as a decimal string: a u64 does not fit the 53 bits that D1 answers in. */
export const amountRaw = customType<{ data: bigint; driverData: string }>({
  dataType: () => "text",
  toDriver: (value) => value.toString(),
  fromDriver: (value) => BigInt(value),
});

/** A time by the Worker's clock, in milliseconds. Chain seconds are plain integers named `…Ts`. */
export const moment = (name: string) => integer(name, { mode: "timestamp_ms" });

/** A number of 256 bits, as the id of an NFT on an EVM chain. Its hex digits have one length, so that D1 orders by value. */
export const uint256 = customType<{ data: bigint; driverData: string }>({
  dataType: () => "text",
  toDriver: (value) => value.toString(16).padStart(64, "0"),
  fromDriver: (value) => BigInt(`0x${value}`),
});

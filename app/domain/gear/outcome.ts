import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import bs58 from "bs58";
import { nextRarity, WEAPON_IDS } from "./codex";
import type { AskedDeed } from "./deeds";
import { type GearOdds, WHOLE } from "./odds";

const SEED_BYTES = 32;
const BLOCKHASH_BYTES = 32;
const SIGNATURE_BYTES = 64;
const NUMBER_BYTES = 8;

/** What decides an order: the seed of the day, and what the chain says of its payment. */
export type DrawSource = { seed: Uint8Array; blockhash: string; signature: string; orderNumber: number };

/**
 * The 32 bytes that decide an order: HMAC-SHA256 with the day's seed (32 bytes) as its key, over the hash of the block in
 * which the payment landed (32 bytes), the payment's signature (64 bytes) and the order's number (8 bytes, high byte first).
 * docs/gear.md has the whole rule; tools/gear/verify-gear.mjs does the same without this code. Throws RangeError for a part
 * of another length.
 */
export function digestOf({ seed, blockhash, signature, orderNumber }: DrawSource): Uint8Array {
  const block = sized(bs58.decode(blockhash), BLOCKHASH_BYTES);
  const paid = sized(bs58.decode(signature), SIGNATURE_BYTES);
  if (!Number.isSafeInteger(orderNumber) || orderNumber < 1) throw new RangeError(`no order's number: ${orderNumber}`);
  const number = Buffer.alloc(NUMBER_BYTES);
  number.writeBigUInt64BE(BigInt(orderNumber));
  return hmac(sha256, sized(seed, SEED_BYTES), Buffer.concat([block, paid, number]));
}

/**
 * A whole number from 0 on below a limit: the remainder of the digest, read as a number of 256 bits, high byte first. 2^256 is
 * no multiple of most limits, so some numbers are more likely than others, but by no more than 2^-256. No digest has to be left
 * out for that, and so each order has exactly one.
 */
export function numberBelow(digest: Uint8Array, limit: number): number {
  return Number(BigInt(`0x${Buffer.from(digest).toString("hex")}`) % BigInt(limit));
}

/** What came of a deed: the id of the weapon that was made; of enhancing, whether the level rose ("up") or not ("same"). */
export function outcomeOf(digest: Uint8Array, asked: AskedDeed, odds: GearOdds): string {
  if (asked.deed === "enhance") {
    return numberBelow(digest, WHOLE) < (odds.enhance[asked.level - 1] ?? 0) ? "up" : "same";
  }
  if (asked.deed === "craft") return craftedBy(numberBelow(digest, WHOLE), odds);
  const rarity = nextRarity(asked.rarity);
  if (!rarity) throw new RangeError(`${asked.rarity} weapons do not evolve`);
  const weapons = WEAPON_IDS[rarity];
  return weapons[numberBelow(digest, weapons.length)] ?? "";
}

/** The weapon whose share a number falls into, if the shares lie one behind the other in the order of the odds. */
function craftedBy(number: number, { craft }: GearOdds): string {
  let below = 0;
  for (const [weapon, , parts] of craft) {
    below += parts;
    if (number < below) return weapon;
  }
  throw new RangeError("the odds do not add up to the whole");
}

function sized(bytes: Uint8Array, length: number): Uint8Array {
  if (bytes.length !== length) throw new RangeError(`${bytes.length} bytes in place of ${length}`);
  return bytes;
}

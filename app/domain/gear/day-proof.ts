import { commitmentOf } from "../draws/draw-winners";
import { beginOfKoreanDay } from "../korean-day";
import { type DayPromise, spellDay } from "./day-memo";
import { type GearDeed, parseDeed } from "./deeds";
import { type GearOdds, hashOdds, problemsOfOdds } from "./odds";
import { digestOf, outcomeOf } from "./outcome";
import { gearReferenceOf } from "./reference";

/** A draw as it is published. `blockTs`: seconds by the chain's clock. `digest`: 32 bytes, hex. */
export type ProvenDraw = {
  orderNumber: number;
  deed: GearDeed;
  target: string;
  /** The address that the payment names for this order and deed. */
  reference: string;
  signature: string;
  slot: number;
  blockhash: string;
  blockTs: number;
  digest: string;
  result: string;
};

/** All that is published of a day. `memo`: the transaction that promised it, and what its memo says. */
export type DayProof = DayPromise & {
  memo: { signature: string; text: string } | null;
  odds: GearOdds;
  /** 32 bytes, hex; null until the day is over. */
  seed: string | null;
  draws: readonly ProvenDraw[];
};

/** A claim of a day that does not hold. */
export type DayFault = "commitment" | "odds" | "oddsHash" | "memo";
/** A part of a draw that does not follow from the others. */
export type DrawFault = "day" | "deed" | "reference" | "digest" | "result";

/**
 * What of a day does not hold, without asking the chain: tools/gear/verify-gear.mjs does the same and asks. `draws` names the
 * orders that do not follow. Draws are compared only once the seed is known.
 */
export function checkDay(proof: DayProof): { day: DayFault[]; draws: { orderNumber: number; fault: DrawFault }[] } {
  const { commitment, oddsHash, odds, memo, seed } = proof;
  const day: DayFault[] = [];
  if (seed !== null && commitmentOf(Buffer.from(seed, "hex")) !== commitment) day.push("commitment");
  if (problemsOfOdds(odds).length > 0) day.push("odds");
  if (hashOdds(odds) !== oddsHash) day.push("oddsHash");
  if (memo && memo.text !== spellDay(proof)) day.push("memo");
  const draws = proof.draws.flatMap((draw) => {
    const fault = seed === null ? null : faultOf(draw, proof, Buffer.from(seed, "hex"));
    return fault ? [{ orderNumber: draw.orderNumber, fault }] : [];
  });
  return { day, draws };
}

function faultOf(draw: ProvenDraw, { day, odds }: DayProof, seed: Uint8Array): DrawFault | null {
  const { blockTs, deed, target, digest, result } = draw;
  const begin = beginOfKoreanDay(day).getTime() / 1_000;
  if (blockTs < begin || blockTs >= begin + DAY_SECONDS) return "day";
  const asked = parseDeed(deed, target);
  if (!asked) return "deed";
  if (draw.reference !== gearReferenceOf(draw.orderNumber, asked)) return "reference";
  const found = digestFrom(draw, seed);
  if (!found || Buffer.from(found).toString("hex") !== digest) return "digest";
  return outcomeOf(found, asked, odds) === result ? null : "result";
}

/** Null if a part is no base58 of its length. */
function digestFrom(draw: ProvenDraw, seed: Uint8Array): Uint8Array | null {
  try {
    return digestOf({ ...draw, seed });
  } catch {
    // a text that is no base58, or of another length, throws: one more way for a published part to be wrong
    return null;
  }
}

const DAY_SECONDS = 86_400;

import type { Database } from "~db/client";
import { beginOfKoreanDay } from "../korean-day";
import { findDayAnchor } from "./day-anchors.server";
import { spellDay } from "./day-memo";
import type { DayProof, ProvenDraw } from "./day-proof";
import { findGearDay } from "./day-rows.server";
import { parseDeed } from "./deeds";
import { countResults, type GearDrawRow, listDraws } from "./draw-rows.server";
import { findOdds } from "./odds-rows.server";
import { type GearRates, ratesOf } from "./rates";
import { gearReferenceOf } from "./reference";

/** More orders than this within a day are not expected; a day with more says so on its page. */
export const MOST_DRAWS = 10_000;

/**
 * All that is published of a Korean day; null if nothing was promised of it. Before its seed is published, a day has no draws:
 * they could not be checked.
 */
export async function findDayProof(db: Database, day: string): Promise<DayProof | null> {
  const row = await findGearDay(db, day);
  const version = row && (await findOdds(db, row.oddsFrom));
  if (!version) return null;
  const [anchor, draws] = await Promise.all([
    findDayAnchor(db, day, beginOfKoreanDay(day)),
    row.seed ? listDraws(db, day, { after: 0, limit: MOST_DRAWS }) : [],
  ]);
  const { commitment, oddsHash, seed } = row;
  return {
    ...{ day, commitment, oddsHash },
    memo: anchor && { signature: anchor.signature, text: spellDay(row) },
    odds: version.odds,
    seed,
    draws: draws.map(provenDraw),
  };
}

function provenDraw(row: GearDrawRow): ProvenDraw {
  const { orderNumber, deed, target, signature, slot, blockhash, blockTs, digest, result } = row;
  const asked = parseDeed(deed, target);
  // a row that somebody changed has no deed to name, which the check says
  const reference = asked ? gearReferenceOf(orderNumber, asked) : "";
  return { orderNumber, deed, target, reference, signature, slot, blockhash, blockTs, digest, result };
}

/** The rates of all draws on days whose seeds are published, or of one such day, beside the odds that applied. */
export async function findRates(db: Database, day: string | null = null): Promise<GearRates> {
  const counted = await countResults(db, day);
  const used = [...new Set(counted.map(({ oddsFrom }) => oddsFrom))];
  const versions = await Promise.all(used.map((from) => findOdds(db, from)));
  return ratesOf(
    counted.flatMap(({ oddsFrom, ...result }) => {
      const version = versions.find((known) => known?.validFrom === oddsFrom);
      return version ? [{ ...result, odds: version.odds }] : [];
    }),
  );
}

import { checkDay } from "~/domain/gear/day-proof";
import { findGearDay } from "~/domain/gear/day-rows.server";
import { findDayProof } from "~/domain/gear/proof.server";
import { gearDay } from "~db/schema";
import { defineResource } from "../define-resource";

/** The days of gear: what was promised of each, its seed once it is over, and whether its draws follow. */
export const gearDayResource = defineResource({
  noun: "gearDay",
  group: "minting",
  role: "viewer",
  list: {
    table: gearDay,
    sort: gearDay.committedAt,
    key: gearDay.day,
    columns: [
      { name: "day", from: gearDay.day, kind: "text" },
      { name: "committedAt", from: gearDay.committedAt, kind: "time" },
      { name: "oddsFrom", from: gearDay.oddsFrom, kind: "text" },
      { name: "anchorSignature", from: gearDay.anchorSignature, kind: "transaction" },
      { name: "revealedAt", from: gearDay.revealedAt, kind: "time" },
    ],
    filters: [{ name: "committedAt", from: gearDay.committedAt, kind: "days" }],
  },
  detail: {
    facts: [
      { name: "day", kind: "text" },
      { name: "page", kind: "text" },
      { name: "committedAt", kind: "time" },
      { name: "commitment", kind: "text" },
      { name: "odds", kind: "text" },
      { name: "anchor", kind: "choice", words: "anchors" },
      { name: "anchorSignature", kind: "transaction" },
      { name: "revealedAt", kind: "time" },
      { name: "seed", kind: "text" },
      { name: "draws", kind: "count" },
      { name: "check", kind: "choice", words: "checks" },
    ],
    load: async ({ db, linkTo }, day) => {
      const row = await findGearDay(db, day);
      const proof = row && (await findDayProof(db, day));
      if (!proof) return null;
      const checked = checkDay(proof);
      const isHeld = checked.day.length === 0 && checked.draws.length === 0;
      return {
        title: day,
        facts: {
          ...{ day, committedAt: row.committedAt, commitment: row.commitment, anchorSignature: row.anchorSignature },
          page: { text: linkTo(`/eng/proof/gear/${day}`), to: `/eng/proof/gear/${day}` },
          odds: { text: row.oddsHash, to: `/admin/gearup/odds/${row.oddsFrom}` },
          anchor: proof.memo ? "promised" : "missing",
          ...{ revealedAt: row.revealedAt, seed: row.seed, draws: proof.draws.length },
          check: isHeld ? (row.seed ? "holds" : "open") : "differs",
        },
      };
    },
  },
});

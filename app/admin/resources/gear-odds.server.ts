import { RARITIES } from "~/domain/gear/codex";
import { oddsDayFrom } from "~/domain/gear/days";
import { type GearOdds, partsByRarity } from "~/domain/gear/odds";
import { FIRST_ODDS, gearOddsSchema } from "~/domain/gear/odds-input";
import { findOdds, findOddsOf, publishOdds } from "~/domain/gear/odds-rows.server";
import { formatParts } from "~/features/gear/parts";
import type { Locale } from "~/locales/locales";
import { localeContext } from "~/server/context";
import { gearOdds } from "~db/schema";
import { defineForm, defineResource, type Effect } from "../define-resource";

/**
 * The odds of gear with their history (app/domain/gear). Odds that are published apply after two days, and nothing published
 * is ever changed.
 */
export const gearOddsResource = defineResource({
  noun: "gearOdds",
  group: "minting",
  role: "viewer",
  list: {
    table: gearOdds,
    sort: gearOdds.publishedAt,
    key: gearOdds.validFrom,
    columns: [
      { name: "validFrom", from: gearOdds.validFrom, kind: "text" },
      { name: "publishedAt", from: gearOdds.publishedAt, kind: "time" },
      { name: "publishedBy", from: gearOdds.publishedBy, kind: "text" },
      { name: "hash", from: gearOdds.hash, kind: "address" },
    ],
    filters: [{ name: "publishedAt", from: gearOdds.publishedAt, kind: "days" }],
  },
  detail: {
    facts: [
      { name: "validFrom", kind: "text" },
      { name: "publishedAt", kind: "time" },
      { name: "publishedBy", kind: "text" },
      { name: "hash", kind: "text" },
      { name: "page", kind: "text" },
    ],
    tables: [
      {
        name: "craft",
        columns: [
          { name: "weapon", kind: "text" },
          { name: "rarity", kind: "choice", words: "rarities" },
          { name: "share", kind: "text" },
        ],
      },
      {
        name: "enhance",
        columns: [
          { name: "level", kind: "count" },
          { name: "share", kind: "text" },
        ],
      },
    ],
    load: async ({ db, context, linkTo }, key) => {
      const version = await findOdds(db, key);
      if (!version) return null;
      const locale = context.get(localeContext);
      const { odds, validFrom, publishedAt, publishedBy, hash } = version;
      return {
        title: validFrom,
        facts: {
          ...{ validFrom, publishedAt, publishedBy, hash },
          page: { text: linkTo("/eng/proof/gear"), to: "/eng/proof/gear" },
        },
        tables: {
          craft: odds.craft.map(([weapon, rarity, parts]) => ({ weapon, rarity, share: formatParts(locale, parts) })),
          enhance: odds.enhance.map((parts, at) => ({ level: at + 1, share: formatParts(locale, parts) })),
        },
      };
    },
  },
  create: defineForm({
    role: "operator",
    isFresh: true,
    isOnce: true,
    isFinal: true,
    schema: gearOddsSchema,
    fields: [
      { name: "craft", kind: "area" },
      { name: "enhance", kind: "area" },
    ],
    begin: FIRST_ODDS,
    preview: async ({ db, now, context }, odds) => {
      const validFrom = oddsDayFrom(now);
      const before = await findOddsOf(db, validFrom);
      const compared = { before: before?.odds ?? null, after: odds, locale: context.get(localeContext) };
      return [{ name: "validFrom", after: validFrom }, ...craftEffects(compared), ...levelEffects(compared)];
    },
    // what holders may hope for is changed by two people
    approval: async () => true,
    save: async (deps, odds) => {
      await publishOdds(deps, odds);
      return { key: null };
    },
  }),
});

type Compared = { before: GearOdds | null; after: GearOdds; locale: Locale };

function craftEffects({ before, after, locale }: Compared): Effect[] {
  const [old, fresh] = [before && partsByRarity(before), partsByRarity(after)];
  return RARITIES.map((rarity) => ({
    name: rarity,
    ...(old ? { before: formatParts(locale, old[rarity]) } : {}),
    after: formatParts(locale, fresh[rarity]),
  }));
}

function levelEffects({ before, after, locale }: Compared): Effect[] {
  return after.enhance.map((parts, at) => {
    const old = before?.enhance[at];
    return {
      name: "level",
      of: String(at + 1),
      ...(old === undefined ? {} : { before: formatParts(locale, old) }),
      after: formatParts(locale, parts),
    };
  });
}

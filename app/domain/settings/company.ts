import { z } from "../zod.ts";
import { COLLECTION_IDS, LINK_SUBJECTS, MINING_SUBJECTS } from "./subjects";

// a link must not be a script
const link = z.url({ protocol: /^https$/ });
const words = z.object({ ko: z.string().min(1), en: z.string().min(1), id: z.string().min(1) });
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Kinds of links in the header, in the specification's order; each has an icon of its own. */
const SOCIAL_KINDS = [
  "discord",
  "x",
  "youtube",
  "instagram",
  "marketplace",
  "telegram",
  "kakao",
  "partner",
  "partner-2",
] as const;

/** Where to meet a member of the board online (specification: companyBoardmember). */
export const BOARD_SOCIAL_KINDS = ["discord", "x", "youtube", "instagram", "snowseed", "kakao"] as const;

/** What a partner does for the city. */
export const PARTNER_KINDS = ["technology", "finance", "legal", "venue", "travel", "care", "media"] as const;

/** Kinds of links to other sites about a subject, in the order in which they are shown. */
export const OUTLETS = ["whitepaper", "fs", "youtube", "article", "page", "homepage", "marketplace"] as const;
export type Outlet = (typeof OUTLETS)[number];

const identityShape = {
  name: words,
  address: words,
  emails: z.tuple([z.email(), z.email()]),
  socials: z.array(z.object({ kind: z.enum(SOCIAL_KINDS), label: z.string().min(1), url: link })),
  whitepaperUrl: link,
  exchangeUrl: link,
};

const memberSchema = z.object({
  /** Also the id of the portrait, `board/<id>`. */
  id,
  name: words,
  role: words,
  /** About two sentences. */
  biography: words,
  socials: z.array(z.object({ kind: z.enum(BOARD_SOCIAL_KINDS), url: link })),
});

const partnerSchema = z.object({
  id,
  name: words,
  /** What we do together, in one sentence. */
  what: words,
  kind: z.enum(PARTNER_KINDS),
  url: link,
});

const miningSchema = z.object({
  /** The symbol of the token that is mined. */
  token: z.string().min(1).max(12),
  rows: z.array(
    z.object({
      collection: z.enum(COLLECTION_IDS),
      /** How many tokens an NFT of the collection mines a day, as a decimal: "12.5". */
      amount: z.string().regex(/^\d{1,12}(\.\d{1,9})?$/),
    }),
  ),
});

/** A Solana address by its form: 32 bytes in base58. */
const address = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);

/**
 * The setting `company_facts`, once it is read as JSON. What an operator leaves out is not shown, and never filled from the
 * sample.
 */
export const companySchema = z.object({
  ...identityShape,
  board: z.array(memberSchema).refine(hasOwnIds).default([]),
  partners: z.array(partnerSchema).refine(hasOwnIds).default([]),
  links: z.partialRecord(z.enum(LINK_SUBJECTS), z.strictObject(partial(OUTLETS))).default({}),
  mining: z.partialRecord(z.enum(MINING_SUBJECTS), miningSchema).default({}),
  /** The address of each collection on Solana. */
  contracts: z.partialRecord(z.enum(COLLECTION_IDS), address).default({}),
});

/** Facts about the company that pages show. An operator stores them as JSON in the setting `company_facts`. */
export type CompanyFacts = z.output<typeof companySchema>;
export type BoardMember = z.output<typeof memberSchema>;
export type Partner = z.output<typeof partnerSchema>;
/** What header, footer and dialogs of every page show; the rest stays on the server. */
export type CompanyIdentity = Pick<CompanyFacts, keyof typeof identityShape>;

/** The part of the company's facts that every page carries. */
export function identityOf(company: CompanyFacts): CompanyIdentity {
  const { name, address, emails, socials, whitepaperUrl, exchangeUrl } = company;
  return { name, address, emails, socials, whitepaperUrl, exchangeUrl };
}

/** The stored facts, or null if there are none or they have the wrong shape. */
export function parseCompanyFacts(stored: string): CompanyFacts | null {
  if (!stored) return null;
  try {
    return companySchema.parse(JSON.parse(stored));
  } catch {
    // the caller logs that the setting has the wrong shape
    return null;
  }
}

function hasOwnIds(items: readonly { id: string }[]): boolean {
  return new Set(items.map((item) => item.id)).size === items.length;
}

function partial(outlets: typeof OUTLETS) {
  return Object.fromEntries(outlets.map((outlet) => [outlet, link.optional()])) as Record<
    Outlet,
    z.ZodOptional<typeof link>
  >;
}

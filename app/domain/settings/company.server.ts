import type { Database } from "~db/client";
import { type CompanyFacts, parseCompanyFacts, SAMPLE_COMPANY } from "./company";
import { getContentVersion } from "./content-version.server";
import { getSetting } from "./queries.server";
import { createRecentReading } from "./recent-reading";

/** How long an isolate believes the facts it read. */
const BELIEVED_MS = 2_000;

export type KnownCompany = { company: CompanyFacts; isSampleCompany: boolean; isStored: boolean };

const reading = createRecentReading<string>(BELIEVED_MS);
let known: { stored: string; facts: KnownCompany } | null = null;

/**
 * The company's facts, whether they are the sample set, and whether an operator stored any: facts that do not have the
 * shape are shown as the sample, so that a slip in them closes no page. `now` in milliseconds.
 */
export async function getCompanyFacts(db: Database, now: number): Promise<KnownCompany> {
  // a page that is made for a new version must not show, and keep, what was read for the one before
  const version = await getContentVersion(db, now);
  const stored = await reading.get(now, () => getSetting(db, "company_facts"), version);
  // reading a long text anew on every request would cost more than the page; and what depends on it can tell that
  // nothing has changed
  if (known?.stored !== stored) known = { stored, facts: factsOf(stored) };
  return known.facts;
}

function factsOf(stored: string): KnownCompany {
  const company = parseCompanyFacts(stored);
  if (stored && !company) console.error("the setting company_facts does not have the expected shape");
  return { company: company ?? SAMPLE_COMPANY, isSampleCompany: company === null, isStored: stored !== "" };
}

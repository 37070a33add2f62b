import { writeLog } from "~/server/log";
import { type CompanyFacts, parseCompanyFacts } from "./company";
import { createParsedSetting } from "./parsed-setting.server";
import { SAMPLE_COMPANY } from "./sample-company";

export type KnownCompany = { company: CompanyFacts; isSampleCompany: boolean; isStored: boolean };

/**
 * The company's facts, whether they are the sample set, and whether an operator has stored any. Facts of the wrong shape are
 * replaced by the sample, so that a mistake in them closes no page. `now` is in milliseconds.
 */
export const getCompanyFacts = createParsedSetting("company_facts", factsOf);

function factsOf(stored: string): KnownCompany {
  const company = parseCompanyFacts(stored);
  if (stored && !company) writeLog("error", "a setting has another shape", { setting: "company_facts" });
  return { company: company ?? SAMPLE_COMPANY, isSampleCompany: company === null, isStored: stored !== "" };
}

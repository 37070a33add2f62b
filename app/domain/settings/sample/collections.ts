import type { CompanyFacts } from "../company";

/** Addresses for which nobody has a key, and whose letters say so. */
export const SAMPLE_CONTRACTS: CompanyFacts["contracts"] = {
  genesis: "SampLeGenesis111111111111111111111111111111",
  punkykongz: "SampLePunkyKongz111111111111111111111111111",
  "punky-hag": "SampLePunkyHag11111111111111111111111111111",
  "wise-alya": "SampLeWiseALya11111111111111111111111111111",
  "fearless-fitri": "SampLeFearLessFitri111111111111111111111111",
  "punky-society": "SampLePunkySociety1111111111111111111111111",
  crafter: "SampLeCrafter111111111111111111111111111111",
};

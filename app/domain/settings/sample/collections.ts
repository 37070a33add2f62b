import type { CompanyFacts } from "../company";

/** Addresses that nobody has a key of, and that say what they are. */
export const SAMPLE_CONTRACTS: CompanyFacts["contracts"] = {
  genesis: "SampLeGenesis111111111111111111111111111111",
  punkykongz: "SampLePunkyKongz111111111111111111111111111",
  "punky-hag": "SampLePunkyHag11111111111111111111111111111",
  "wise-alya": "SampLeWiseALya11111111111111111111111111111",
  "fearless-fitri": "SampLeFearLessFitri111111111111111111111111",
  "punky-society": "SampLePunkySociety1111111111111111111111111",
  crafter: "SampLeCrafter111111111111111111111111111111",
};

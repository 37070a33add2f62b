import type { CompanyFacts, Outlet } from "../company";
import { COLLECTION_IDS, type LinkSubject, RWA_PROJECT_IDS } from "../subjects";

const PROJECT_OUTLETS: Outlet[] = ["whitepaper", "fs", "youtube", "article", "page"];
const COLLECTION_OUTLETS: Outlet[] = ["homepage", "marketplace"];

/** Every link leads to the address that is reserved for examples. */
export const SAMPLE_LINKS: CompanyFacts["links"] = Object.fromEntries([
  ...RWA_PROJECT_IDS.map((project) => linksOf(project, PROJECT_OUTLETS)),
  linksOf("scg-token", PROJECT_OUTLETS),
  ...COLLECTION_IDS.map((collection) => linksOf(collection, COLLECTION_OUTLETS)),
  linksOf("punky-world", ["homepage", "marketplace", "youtube"]),
]);

function linksOf(subject: LinkSubject, outlets: Outlet[]) {
  return [subject, Object.fromEntries(outlets.map((outlet) => [outlet, `https://example.com/#${subject}-${outlet}`]))];
}

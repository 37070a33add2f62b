import type { CompanyFacts } from "./company";
import { SAMPLE_BOARD } from "./sample/board";
import { SAMPLE_CONTRACTS } from "./sample/collections";
import { SAMPLE_IDENTITY } from "./sample/company";
import { SAMPLE_LINKS } from "./sample/links";
import { SAMPLE_MINING } from "./sample/mining";
import { SAMPLE_PARTNERS } from "./sample/partners";

/** Shown until an operator stores the real facts. Every person is invented, and every address is reserved for examples. */
export const SAMPLE_COMPANY: CompanyFacts = {
  ...SAMPLE_IDENTITY,
  board: SAMPLE_BOARD,
  partners: SAMPLE_PARTNERS,
  links: SAMPLE_LINKS,
  mining: SAMPLE_MINING,
  contracts: SAMPLE_CONTRACTS,
};

import type { Part } from "../parts.ts";
import { TOKEN_PROGRAMS } from "./fixtures.ts";
import { vestingScenarios } from "./resources.ts";

export const vesting: Part = {
  name: "vesting",
  title: "grants",
  program: "vesting",
  instructions: ["create_grant", "claim", "revoke", "propose_beneficiary", "accept_beneficiary"],
  resources: {
    "SPL Token": (machine) => vestingScenarios(machine, TOKEN_PROGRAMS.token),
    "Token-2022": (machine) => vestingScenarios(machine, TOKEN_PROGRAMS.token2022),
  },
  budgets: [
    [/^(claim|revoke)/, 3_500],
    [/^create_grant/, 12_500],
  ],
};

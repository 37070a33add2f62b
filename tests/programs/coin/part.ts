import type { Part } from "../parts.ts";
import { TOKEN_PROGRAMS } from "./fixtures.ts";
import { coinScenarios } from "./resources.ts";

export const coin: Part = {
  name: "coin",
  title: "coin pools",
  program: "staking",
  instructions: [
    "create_coin_pool",
    "set_conditions",
    "set_roles",
    "propose_admin",
    "accept_admin",
    "set_paused",
    "fund",
    "withdraw",
    "stake",
    "claim",
    "unstake",
  ],
  resources: {
    "SPL Token": (machine) => coinScenarios(machine, TOKEN_PROGRAMS.token),
    "Token-2022": (machine) => coinScenarios(machine, TOKEN_PROGRAMS.token2022),
  },
  budgets: [
    [/^(claim|unstake)/, 3_000],
    [/^stake, first bump/, 6_000],
    [/^stake, second bump/, 7_500],
    [/^stake, third bump/, 9_000],
  ],
};

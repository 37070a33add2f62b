import type { Part } from "../parts.ts";
import { TOKEN_PROGRAMS } from "./fixtures.ts";
import { dropScenarios } from "./resources.ts";

export const drop: Part = {
  name: "drop",
  title: "drops",
  program: "drop",
  instructions: [
    "create_coin_campaign",
    "create_nft_campaign",
    "set_pauser",
    "propose_admin",
    "accept_admin",
    "set_paused",
    "create_claim_page",
    "fund",
    "deposit_nft",
    "open_campaign",
    "claim_coins",
    "claim_nft",
    "return_coins",
    "return_nft",
    "close_claim_page",
    "close_campaign",
  ],
  resources: {
    "SPL Token": (machine) => dropScenarios(machine, TOKEN_PROGRAMS.token),
    "Token-2022": (machine) => dropScenarios(machine, TOKEN_PROGRAMS.token2022),
  },
  budgets: [[/^claim_(coins|nft)/, 8_000]],
};

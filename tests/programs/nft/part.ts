import type { Part } from "../parts.ts";
import { TOKEN_PROGRAMS } from "./fixtures.ts";
import { nftScenarios } from "./resources.ts";

export const nft: Part = {
  name: "nft",
  title: "NFT pools",
  program: "staking",
  instructions: [
    "create_nft_pool",
    "set_nft_conditions",
    "set_nft_roles",
    "propose_nft_admin",
    "accept_nft_admin",
    "set_nft_paused",
    "propose_membership",
    "add_stream",
    "set_stream",
    "fund_stream",
    "withdraw_stream",
    "stake_nft",
    "check_in",
    "claim_stream",
    "unstake_nft",
    "close_check_in",
  ],
  resources: {
    "SPL Token": (machine) => nftScenarios(machine, TOKEN_PROGRAMS.token),
    "Token-2022": (machine) => nftScenarios(machine, TOKEN_PROGRAMS.token2022),
  },
  budgets: [
    [/^check_in/, 1_500],
    [/^claim_stream, (?!dry)/, 3_000],
    [/^claim_stream, dry/, 5_500],
    [/^unstake_nft, one stream/, 4_500],
    [/^unstake_nft, four streams/, 5_500],
    [/^unstake_nft, dry/, 10_500],
    [/^stake_nft, (one|four) stream/, 17_000],
    [/^stake_nft, one of 10,000 on a list/, 20_000],
  ],
};

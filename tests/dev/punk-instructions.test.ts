import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Command } from "commander";
import { describe, expect, it } from "vitest";
import { PROGRAM_IDLS, PROGRAM_NAMES, type ProgramName } from "~programs/programs.ts";
import { punkCommands } from "../../tools/punk/commands.ts";

/** The commands of an instruction, or why it has none. */
type Way = { by: string } | { none: string };

const ENTRY = "entry is for the site, which shows the conditions first; nobody needs it to get out";

/** Each instruction of our programs, by program. A new one has to be added here. */
const WAYS: Record<ProgramName, Record<string, Way>> = {
  staking: {
    create_coin_pool: { by: "coin-pool create" },
    set_conditions: { by: "coin-pool set-conditions" },
    set_roles: { by: "coin-pool set-roles" },
    propose_admin: { by: "coin-pool propose-admin" },
    accept_admin: { by: "coin-pool accept-admin" },
    set_paused: { by: "coin-pool pause, coin-pool resume" },
    fund: { by: "coin-pool fund" },
    withdraw: { by: "coin-pool withdraw" },
    stake: { none: ENTRY },
    claim: { by: "claim, leave" },
    unstake: { by: "leave" },
    create_nft_pool: { by: "nft-pool create" },
    set_nft_conditions: { by: "nft-pool set-conditions" },
    set_nft_roles: { by: "nft-pool set-roles" },
    propose_nft_admin: { by: "nft-pool propose-admin" },
    accept_nft_admin: { by: "nft-pool accept-admin" },
    set_nft_paused: { by: "nft-pool pause, nft-pool resume" },
    propose_membership: { by: "nft-pool members" },
    add_stream: { by: "nft-pool add-stream" },
    set_stream: { by: "nft-pool set-stream" },
    fund_stream: { by: "nft-pool fund" },
    withdraw_stream: { by: "nft-pool withdraw" },
    stake_nft: { none: ENTRY },
    check_in: { by: "check-in" },
    claim_stream: { by: "claim, leave" },
    unstake_nft: { by: "leave" },
    close_check_in: { by: "close-check-ins" },
  },
  drop: {
    create_coin_campaign: { by: "drop open" },
    create_nft_campaign: { by: "drop open" },
    set_pauser: { by: "drop set-pauser" },
    propose_admin: { by: "drop propose-admin" },
    accept_admin: { by: "drop accept-admin" },
    set_paused: { by: "drop pause, drop resume" },
    create_claim_page: { by: "drop open, drop fill" },
    fund: { by: "drop open, drop fill" },
    deposit_nft: { by: "drop open, drop fill" },
    open_campaign: { by: "drop open" },
    claim_coins: { by: "drop take" },
    claim_nft: { by: "drop take" },
    return_coins: { by: "drop close" },
    return_nft: { by: "drop close" },
    close_claim_page: { by: "drop close" },
    close_campaign: { by: "drop close" },
  },
  vesting: {
    create_grant: { by: "grant create" },
    claim: { by: "claim" },
    revoke: { by: "grant revoke" },
    propose_beneficiary: { by: "grant propose-beneficiary" },
    accept_beneficiary: { by: "grant accept-beneficiary" },
  },
};

/** Names of all commands with their groups in front: "coin-pool create". */
function namesOf(command: Command, before = ""): string[] {
  return command.commands.flatMap((child) => {
    const name = `${before}${child.name()}`;
    return child.commands.length > 0 ? namesOf(child, `${name} `) : [name];
  });
}

/** The files from which commands take their instructions: their own, and the steps that they share with the exit page. */
const sources = [
  ...readdirSync("tools/punk").map((name) => path.join("tools/punk", name)),
  "programs-client/holdings.ts",
].map((file) => readFileSync(file, "utf8"));

/** How the command files and `holdings.ts` call the builders. */
const ALIASES: Record<ProgramName, string> = { staking: "(?:coin|nft)\\.", drop: "drop\\.", vesting: "vesting\\." };
const BUILDERS: Record<string, string> = { "vesting claim": "claimGrant" };

const names = namesOf(punkCommands());
const commandsOf = (way: Way) => ("by" in way ? way.by.split(", ") : []);

describe.each(PROGRAM_NAMES)("%s", (name) => {
  const ways = WAYS[name];

  it("names a command for each instruction, or says why it has none", () => {
    expect(Object.keys(ways).sort()).toEqual(PROGRAM_IDLS[name].instructions.map((each) => each.name).sort());
    for (const way of Object.values(ways)) {
      for (const command of commandsOf(way)) expect(names).toContain(command);
      if ("none" in way) expect(way.none).not.toBe("");
    }
  });

  it("builds each of those instructions somewhere", () => {
    for (const [instruction, way] of Object.entries(ways)) {
      const camel = instruction.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
      const builder = BUILDERS[`${name} ${instruction}`] ?? camel;
      const call = new RegExp(`(?:${ALIASES[name]}|(?<![.\\w]))${builder}\\b\\(|map\\(${builder}\\)`);
      const isBuilt = sources.some((source) => call.test(source));
      expect(isBuilt, instruction).toBe("by" in way);
    }
  });
});

it("each command is named by an instruction, or only reads", () => {
  const reading = [
    "holdings",
    "inspect",
    "drop list",
    "drop promise",
    "verify-migration",
    "verify-pins",
    "verify-site",
  ];
  const named = Object.values(WAYS).flatMap((ways) => Object.values(ways).flatMap(commandsOf));
  expect([...new Set([...named, ...reading])].sort()).toEqual([...names].sort());
});

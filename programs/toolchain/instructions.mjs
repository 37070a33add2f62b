/**
 * Writes programs-client/idl/instructions.ts and deed-instructions.ts from the IDLs: what a browser needs to read the
 * instructions of a holder and of an authority, without the IDLs themselves (40 kB). `npm run programs:build` calls it; run
 * alone it needs no compiler.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Instructions that a holder signs on the site. Everything else is unknown to what reads them. */
const HOLDER_INSTRUCTIONS = {
  staking: ["stake", "claim", "unstake", "stake_nft", "check_in", "claim_stream", "unstake_nft", "close_check_in"],
  drop: ["claim_coins", "claim_nft"],
  vesting: ["claim", "propose_beneficiary", "accept_beneficiary"],
};

/** Instructions that the wallet of an authority signs in the staff area, which a holder's page does not load. */
const DEED_INSTRUCTIONS = {
  staking: [
    "set_conditions",
    "set_paused",
    "fund",
    "withdraw",
    "set_nft_conditions",
    "set_nft_paused",
    "propose_membership",
    "set_stream",
    "fund_stream",
    "withdraw_stream",
    "create_coin_pool",
    "create_nft_pool",
    "add_stream",
  ],
  drop: [
    "create_coin_campaign",
    "create_claim_page",
    "fund",
    "open_campaign",
    "return_coins",
    "close_claim_page",
    "close_campaign",
    "create_nft_campaign",
    "deposit_nft",
    "return_nft",
  ],
  vesting: ["create_grant", "revoke"],
};

/** The text of the file of holders, of IDLs in a folder. */
export function holderInstructions(folder) {
  return `/** Programs and the instructions that holders sign. Generated from the IDLs: npm run programs:build. */\nexport const PROGRAMS = ${textOf(folder, HOLDER_INSTRUCTIONS)} as const;\n`;
}

/** The same of the wallets of authorities. */
export function deedInstructions(folder) {
  return `/** Programs and the instructions that authorities sign. Generated from the IDLs: npm run programs:build. */\nexport const DEED_PROGRAMS = ${textOf(folder, DEED_INSTRUCTIONS)} as const;\n`;
}

function textOf(folder, instructions) {
  const programs = Object.entries(instructions).map(([program, names]) => {
    const idl = JSON.parse(readFileSync(path.join(folder, `${program}.json`), "utf8"));
    const shapes = names.map((name) => {
      const { discriminator, accounts, args } = idl.instructions.find((instruction) => instruction.name === name);
      const shape = {
        tag: Buffer.from(discriminator).toString("hex"),
        accounts: accounts.map((account) => camelCase(account.name)).join(" "),
        args: args.map((arg) => `${camelCase(arg.name)}:${typeName(arg.type)}`).join(" "),
      };
      return [camelCase(name), shape];
    });
    return [program, { address: idl.address, instructions: Object.fromEntries(shapes) }];
  });
  return JSON.stringify(Object.fromEntries(programs), null, 2);
}

export function writeInstructions(folder) {
  writeFileSync(path.join(folder, "instructions.ts"), holderInstructions(folder));
  writeFileSync(path.join(folder, "deed-instructions.ts"), deedInstructions(folder));
}

/** A list of hashes is a proof; every other type of an argument has a name of its own in the IDL. */
function typeName(type) {
  if (typeof type === "string") return type;
  if (type.vec?.array?.join() === "u8,32") return "proof";
  if (type.array?.join() === "u8,32") return "hash";
  if (type.array?.[0] === "u16") return `u16x${type.array[1]}`;
  throw new Error(`no name for the type ${JSON.stringify(type)}`);
}

function camelCase(name) {
  return name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
}

const self = fileURLToPath(import.meta.url);
if (process.argv[1] === self) writeInstructions(path.join(path.dirname(self), "../../programs-client/idl"));

import {
  PublicKey,
  SYSVAR_RECENT_BLOCKHASHES_PUBKEY as RECENT_BLOCKHASHES,
  SYSVAR_RENT_PUBKEY as RENT,
} from "@solana/web3.js";
import type { Instruction } from "~/domain/solana/decode";
import {
  findAssociatedTokenAddress,
  findCampaignVaultAddress,
  findCheckInAddress,
  findClaimPageAddress,
  findCoinPositionAddress,
  findEscrowAddress,
  findGiftAddress,
  findGrantVaultAddress,
  findMetadataAddress,
  findNftEscrowAddress,
  findNftPositionAddress,
  findPrincipalVaultAddress,
  findRewardVaultAddress,
  SYSTEM_PROGRAM_ADDRESS,
  TOKEN_2022_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses";
import { claimPageOf } from "~programs/claim-page";
import { destinationAddresses } from "~programs/token-accounts";
import type { Context } from "./kind-rules";

/** The addresses that an account may have; "any" if it makes no difference to the holder. */
type Allowed = PublicKey | readonly PublicKey[] | "any";
type Rule = (
  key: (role: string) => PublicKey,
  instruction: Instruction,
  context: Context,
) => Allowed | Promise<Allowed>;

const wallet: Rule = (_, __, context) => new PublicKey(context.wallet);
const any: Rule = () => "any";
const ownAccounts: Rule = (key, _, context) =>
  destinationAddresses({ owner: new PublicKey(context.wallet), mint: key("mint"), tokenProgram: key("tokenProgram") });

/**
 * The rule for an account by its role, unless the deed names the account itself. The first rule found of
 * "program.instruction.role", "program.role" and "role" applies. An account without a rule is refused.
 */
const RULES: Record<string, Rule> = {
  owner: wallet,
  payer: wallet,
  holder: wallet,
  beneficiary: wallet,
  newBeneficiary: wallet,
  authority: wallet,
  from: wallet,
  base: wallet,
  // the program returns the deposit only to the wallet that paid it and refuses any other account
  rentPayer: any,
  systemProgram: () => SYSTEM_PROGRAM_ADDRESS,
  tokenProgram: () => [TOKEN_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM_ADDRESS],
  blockhashes: () => RECENT_BLOCKHASHES,
  rent: () => RENT,
  nonce: (_, __, { nonceAddress }) => new PublicKey(nonceAddress),

  // a position belongs to one pool and pays one coin, and the program refuses any other
  "staking.claim.pool": any,
  "staking.unstake.pool": any,
  "staking.claim.mint": coinOfPool,
  "staking.unstake.mint": coinOfPool,
  "staking.stake.position": (key, { args }) => {
    const positionId = BigInt(args.positionId ?? "");
    return findCoinPositionAddress({ pool: key("pool"), owner: key("owner"), positionId });
  },
  "staking.position": (key) => findNftPositionAddress({ pool: key("pool"), mint: key("mint"), owner: key("owner") }),
  "staking.checkIn": (key) => findCheckInAddress(key("pool"), key("mint")),
  "staking.escrow": (key) => findNftEscrowAddress(key("position")),
  "staking.principalVault": (key) => findPrincipalVaultAddress(key("pool")),
  "staking.rewardVault": (key) => findRewardVaultAddress(key("pool")),
  "staking.metadata": (key) => findMetadataAddress(key("mint")),
  "staking.claimStream.mint": any,
  "staking.stake.ownerToken": (key) => findAssociatedTokenAddress(key("mint"), key("owner"), key("tokenProgram")),
  // an NFT may be in any account of the holder; the token program moves this mint alone
  "staking.stakeNft.ownerToken": any,
  ownerToken: ownAccounts,

  "drop.mint": any,
  "drop.gift": (key, { args }) => findGiftAddress({ campaign: key("campaign"), number: Number(args.index) }),
  "drop.escrow": (key) => findEscrowAddress(key("gift")),
  "drop.vault": (key) => findCampaignVaultAddress(key("campaign")),
  "drop.claimPage": (key, { args }) =>
    findClaimPageAddress({ campaign: key("campaign"), number: claimPageOf(Number(args.index)) }),
  holderToken: ownAccounts,

  "vesting.mint": any,
  "vesting.vault": (key) => findGrantVaultAddress(key("grant")),
  beneficiaryToken: ownAccounts,
};

/**
 * The role of the first account of an instruction that is not what it has to be, or null. `named`: the accounts that the
 * deed itself names.
 */
export async function wrongAccount(
  instruction: Instruction,
  named: Record<string, string | readonly string[]>,
  context: Context,
): Promise<string | null> {
  const key = (role: string) => new PublicKey(instruction.accounts[role] ?? "");
  const [program = ""] = instruction.name.split(".");
  for (const [role, address] of Object.entries(instruction.accounts)) {
    if ([named[role]].flat().includes(address)) continue;
    const rule = RULES[`${instruction.name}.${role}`] ?? RULES[`${program}.${role}`] ?? RULES[role];
    if (named[role] !== undefined || !rule) return role;
    const allowed = await rule(key, instruction, context);
    if (allowed !== "any" && ![allowed].flat().some((it) => it.toBase58() === address)) return role;
  }
  return Object.keys(named).find((role) => !(role in instruction.accounts)) ?? null;
}

function coinOfPool(key: (role: string) => PublicKey, _: Instruction, { pins: { coinPool } }: Context): Allowed {
  return coinPool?.address === key("pool").toBase58() ? new PublicKey(coinPool.mint) : "any";
}

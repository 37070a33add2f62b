import type { RewardOfNft } from "~/domain/nft-staking/instructions/claims";
import { type Decoded, decode, type Instruction, type Programs } from "~/domain/solana/decode";
import { nonceAddressOf } from "~/domain/solana/nonce-address";
import { MAX_COMPUTE_UNITS, MAX_PRIORITY_FEE_LAMPORTS } from "~/domain/solana/wallet-additions";
import type { AnyWish } from "~/domain/transactions/wish";
import type { Pins } from "~/pins";
import { wrongAccount } from "./accounts";
import type { AskedBatch } from "./batch";
import { type Context, type Expected, KIND_RULES, type KindRule, openingsOf } from "./kind-rules";

/** The roles of token accounts into which a deed pays. */
const PAID_ROLES = ["ownerToken", "holderToken", "beneficiaryToken"];
const ADVANCE = "system.advanceNonce";
/** More than any transaction pays under the default `priority_fee_cap` (70,000). */
const FEE_LEEWAY_LAMPORTS = 100_000n;

/** The costs that the holder saw before the press; null if none were known. */
export type SeenCosts = { feeLamports: string | bigint } | null;
/** What may be signed at most: the costs that were seen, and, if the site wrote the wish, the batch to which it belongs. */
export type Limits = { batch?: AskedBatch | undefined; costs?: SeenCosts | undefined };

/**
 * Compares an unsigned transaction with the holder's wish. Null if it does exactly that; otherwise what differs, in a few
 * words for the operator. It trusts neither the Worker nor its data: every rule is part of this build. `costs`: those that
 * the holder saw, which limit the fee. `mustClaim`: rewards whose claims must not be missing from an unstakeNft. `known`: the
 * rules and instructions of an authority's deeds, in place of those of holders.
 */
export async function findDifference(
  bytes: Uint8Array,
  asked: {
    wish: AnyWish;
    wallet: string;
    pins: Pins;
    costs?: SeenCosts | undefined;
    mustClaim?: readonly RewardOfNft[] | undefined;
    known?: { rules: Readonly<Record<string, KindRule>>; programs: Programs };
  },
): Promise<string | null> {
  const { wish, wallet, pins, costs = null, mustClaim = [], known } = asked;
  try {
    const rules: Readonly<Record<string, KindRule>> = known?.rules ?? KIND_RULES;
    const rule = rules[wish.kind];
    if (!rule) return "kind";
    const decoded = decode(bytes, known?.programs);
    const context = { wallet, pins, mustClaim, nonceAddress: await nonceAddressOf(wallet) };
    return (
      differentSigner(decoded, wallet) ??
      differentFee(decoded.instructions, costs) ??
      (await differentLifetime(decoded, rule.lifetime ?? wish.lifetime, context)) ??
      (await differentDeed(decoded.instructions, { rule, parameters: wish.parameters }, context))
    );
  } catch (error) {
    // the bytes cannot be read, or the wish lacks something that its kind needs, so that nothing can be signed
    return error instanceof Error ? error.message.replace(/[^\w.: -]/g, " ").slice(0, 100) : "unreadable";
  }
}

function differentSigner({ signers }: Decoded, wallet: string): string | null {
  return signers.length === 1 && signers[0] === wallet ? null : "signers";
}

function differentFee(instructions: readonly Instruction[], costs: SeenCosts): string | null {
  const [limits, prices] = ["budget.setLimit", "budget.setPrice"].map((name) => instructions.filter(isNamed(name)));
  if ((limits?.length ?? 0) > 1 || (prices?.length ?? 0) > 1) return "fee set twice";
  const units = BigInt(limits?.[0]?.args.units ?? MAX_COMPUTE_UNITS);
  const price = BigInt(prices?.[0]?.args.price ?? 0);
  return units * price > mostPriorityFee(costs) * 1_000_000n ? "fee" : null;
}

/**
 * The highest priority fee that is accepted. Fees may rise somewhat between the screen and the press, and from one part of a
 * batch to the next, but not without limit.
 */
function mostPriorityFee(costs: SeenCosts): bigint {
  if (!costs) return MAX_PRIORITY_FEE_LAMPORTS;
  const most = 2n * BigInt(costs.feeLamports) + FEE_LEEWAY_LAMPORTS;
  return most < MAX_PRIORITY_FEE_LAMPORTS ? most : MAX_PRIORITY_FEE_LAMPORTS;
}

async function differentLifetime(
  { instructions, isNonceWritable }: Decoded,
  wanted: AnyWish["lifetime"] = "blockhash",
  context: Context,
): Promise<string | null> {
  const advances = instructions.filter(isNamed(ADVANCE));
  if (wanted === "blockhash") return advances.length > 0 ? ADVANCE : null;
  const [first] = instructions;
  // if the advance is not the first instruction, or has no write access, the network takes the nonce for a blockhash
  if (advances.length !== 1 || advances[0] !== first || !first || !isNonceWritable) return ADVANCE;
  const role = await wrongAccount(first, {}, context);
  return role && `${ADVANCE}: ${role}`;
}

async function differentDeed(
  all: readonly Instruction[],
  { rule, parameters }: { rule: KindRule; parameters: Record<string, string> },
  context: Context,
): Promise<string | null> {
  const instructions = all.filter(({ name }) => name !== ADVANCE && !name.startsWith("budget."));
  const deed = rule.expects(parameters, context);
  const openings = rule.paysIn ? paidBy(instructions).flatMap((paid) => openingsOf(paid, context)) : [];
  const open = new Set([...deed, ...openings]);
  for (const instruction of instructions) {
    const { found, difference } = await match(instruction, open, context);
    if (!found) return difference;
    if (found.beside && !opens(instructions, found.beside, instruction.accounts.to))
      return `${instruction.name}: alone`;
    open.delete(found);
  }
  const missing = deed.find((expected) => open.has(expected) && !expected.isOptional);
  if (missing) return `${missing.does[0]}: missing`;
  return deed.length > 0 && deed.every((expected) => open.has(expected)) ? "everything is missing" : null;
}

function opens(instructions: readonly Instruction[], wanted: string, account: string | undefined): boolean {
  return instructions.some(({ name, accounts }) => name === wanted && accounts.account === account);
}

/** The token accounts into which instructions pay, each once, with their coins. */
function paidBy(instructions: readonly Instruction[]): { account: string; mint: string }[] {
  const paid = new Map<string, string>();
  for (const { accounts } of instructions) {
    for (const role of PAID_ROLES) if (accounts[role]) paid.set(accounts[role], accounts.mint ?? "");
  }
  return [...paid].map(([account, mint]) => ({ account, mint }));
}

/** Finds the part of the deed that an instruction is; if it is none, says what differs from the closest one. */
async function match(
  instruction: Instruction,
  open: ReadonlySet<Expected>,
  context: Context,
): Promise<{ found: Expected | null; difference: string }> {
  let difference = instruction.name;
  for (const expected of open) {
    if (!expected.does.includes(instruction.name)) continue;
    const wrong =
      wrongArgument(instruction, expected) ?? (await wrongAccount(instruction, expected.accounts ?? {}, context));
    if (!wrong) return { found: expected, difference };
    difference = `${instruction.name}: ${wrong}`;
  }
  return { found: null, difference };
}

function wrongArgument({ args }: Instruction, expected: Expected): string | null {
  const wrong = Object.entries(expected.args ?? {}).find(([name, value]) => args[name] !== value);
  if (wrong) return wrong[0];
  const { mostLamports } = expected;
  return mostLamports !== undefined && BigInt(args.lamports ?? 0) > mostLamports ? "lamports" : null;
}

function isNamed(wanted: string): (instruction: Instruction) => boolean {
  return ({ name }) => name === wanted;
}

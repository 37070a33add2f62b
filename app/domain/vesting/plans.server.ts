import { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import { acceptBeneficiary, claim, decodeEvents, proposeBeneficiary } from "~programs/vesting";
import { type Chain, CLOCK_ADDRESS, readClock } from "../solana/chain";
import { readUsualAccount, tokenAmountOf, transferUnits } from "../solana/token.server";
import type { Plan } from "../transactions/plan";
import { decodeGrantAccount, type GrantAccount } from "./accounts.server";
import { dueAt } from "./rules";

/** Compute units of our instructions (docs/program-resources.json has the measured ones), with p-token. */
export const COMPUTE_UNITS = { claim: 3_500, handOver: 700 };

type Deps = { chain: Chain };

/**
 * Pays out what has vested: all of it, or `amountRaw`. Throws GrantNotFound, NothingVested, AmountAboveVested.
 */
export async function planClaimVesting(
  { chain }: Deps,
  input: { wallet: string; grantAddress: string; amountRaw: bigint | "max" },
): Promise<Plan> {
  const { wallet, grantAddress } = input;
  const beneficiary = new PublicKey(wallet);
  const { accounts } = await chain.getAccounts([CLOCK_ADDRESS, grantAddress]);
  const { address, grant } = expectGrant(decodeGrantAccount(accounts[1]));
  if (!grant.beneficiary.equals(beneficiary)) throw new AppError("GrantNotFound");
  const dueRaw = dueAt(grant, readClock(accounts[0] ?? null));
  if (dueRaw === 0n) throw new AppError("NothingVested");
  if (input.amountRaw !== "max" && input.amountRaw > dueRaw) throw new AppError("AmountAboveVested");
  const { mint, tokenProgram, rentPayer, decimals } = grant;
  const coin = { owner: beneficiary, mint, tokenProgram };
  const { token, creation, creationUnits } = await readUsualAccount(chain, coin);
  const amountRaw = input.amountRaw === "max" ? undefined : input.amountRaw;
  const ref = { address: new PublicKey(address), mint, tokenProgram, rentPayer };
  return {
    instructions: [...creation, claim({ grant: ref, beneficiary, amountRaw })],
    computeUnits: COMPUTE_UNITS.claim + transferUnits(tokenProgram) + creationUnits,
    watch: [token.toBase58(), address],
    // who opened the grant gets its deposit back
    depositsOfOthers: rentPayer.equals(beneficiary) ? [] : [address],
    describe: ({ before, after, logs }) => ({
      kind: "claimVesting",
      out: "0",
      in: String(tokenAmountOf(after[0]) - tokenAmountOf(before[0])),
      decimals: String(decimals),
      grantAddress: address,
      claimRaw: String(claimedIn(logs)),
    }),
  };
}

/** Takes over a grant that its beneficiary offered to this wallet. Throws GrantNotFound. */
export async function planAcceptVesting(
  { chain }: Deps,
  input: { wallet: string; grantAddress: string },
): Promise<Plan> {
  const { accounts } = await chain.getAccounts([input.grantAddress]);
  const { address, grant } = expectGrant(decodeGrantAccount(accounts[0]));
  const newBeneficiary = new PublicKey(input.wallet);
  if (!grant.pendingBeneficiary?.equals(newBeneficiary)) throw new AppError("GrantNotFound");
  return handOverPlan("acceptVesting", address, acceptBeneficiary({ grant: new PublicKey(address), newBeneficiary }));
}

/** Offers a grant to another wallet, or withdraws the offer where none is named. Throws GrantNotFound. */
export async function planProposeVesting(
  { chain }: Deps,
  input: { wallet: string; grantAddress: string; newBeneficiary: string | null },
): Promise<Plan> {
  const { accounts } = await chain.getAccounts([input.grantAddress]);
  const { address, grant } = expectGrant(decodeGrantAccount(accounts[0]));
  const beneficiary = new PublicKey(input.wallet);
  if (!grant.beneficiary.equals(beneficiary)) throw new AppError("GrantNotFound");
  const newBeneficiary = input.newBeneficiary === null ? null : new PublicKey(input.newBeneficiary);
  const offer = proposeBeneficiary({ grant: new PublicKey(address), beneficiary, newBeneficiary });
  return handOverPlan("proposeVesting", address, offer);
}

/** What the claim of a trial run paid of the grant. */
function claimedIn(logs: string[]): bigint {
  const claimed = decodeEvents(logs).find(({ name }) => name === "claimed");
  return claimed?.name === "claimed" ? claimed.data.amount : 0n;
}

function expectGrant(grant: GrantAccount | null): GrantAccount {
  if (!grant) throw new AppError("GrantNotFound");
  return grant;
}

function handOverPlan(
  kind: "acceptVesting" | "proposeVesting",
  grantAddress: string,
  instruction: Plan["instructions"][number],
): Plan {
  return {
    instructions: [instruction],
    computeUnits: COMPUTE_UNITS.handOver,
    watch: [grantAddress],
    describe: () => ({ kind, out: "0", in: "0", decimals: "0", grantAddress }),
  };
}

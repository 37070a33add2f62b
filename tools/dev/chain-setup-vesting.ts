import type { Connection, Keypair, PublicKey } from "@solana/web3.js";
import { readLocalChainTs } from "../../app/domain/development/local-node.ts";
import type { VestingCoin } from "../../app/domain/settings/subjects.ts";
import type { VestingSetting } from "../../app/domain/settings/vesting.ts";
import { findGrantAddress, TOKEN_PROGRAM_ADDRESS } from "../../programs-client/addresses.ts";
import { type DevelopmentLabel, developmentKeypair } from "../../programs-client/development-keys.ts";
import { createGrant, type Schedule } from "../../programs-client/vesting.ts";
import { mintTo, send } from "./chain-send.ts";

const DAY = 86_400n;
const BILLION = 10n ** 9n;

const operator = developmentKeypair("operator");
const funder = developmentKeypair("funder");

const MINTS: Record<VestingCoin, DevelopmentLabel> = { SCG: "mint-scg", ETM: "mint-etm", PVT: "mint-pvt" };

/** Coins and known funders of the local site's vesting plan. */
export const DEVELOPMENT_VESTING: VestingSetting = {
  mints: { SCG: mintOf("SCG").toBase58(), ETM: mintOf("ETM").toBase58(), PVT: mintOf("PVT").toBase58() },
  funders: [{ address: funder.publicKey.toBase58(), name: "Punkvism Local" }],
};

/** A grant of the local chain; times count from the setup, in seconds. */
export interface SampleGrant {
  /** the lower part of the grant's id */
  number: bigint;
  coin: VestingCoin;
  plan: string;
  amountRaw: bigint;
  creator: Keypair;
  start: bigint;
  cliff: bigint;
  end: bigint;
  stepSeconds: number;
  isRevocable: boolean;
}

const LINEAR: SampleGrant = {
  number: 1n,
  coin: "SCG",
  plan: "Founding Holders",
  amountRaw: 12_000n * BILLION,
  creator: funder,
  start: -180n * DAY,
  cliff: -90n * DAY,
  end: 180n * DAY,
  stepSeconds: 0,
  isRevocable: false,
};

/**
 * What every development wallet is granted: a grant that is half over, one in steps, one before its cliff, one that is over,
 * and one by an unknown funder.
 */
export const SAMPLE_GRANTS: readonly SampleGrant[] = [
  LINEAR,
  {
    ...LINEAR,
    number: 2n,
    coin: "ETM",
    plan: "ETM Partners",
    amountRaw: 3_600n * BILLION,
    start: -75n * DAY,
    cliff: -75n * DAY,
    end: 285n * DAY,
    stepSeconds: Number(30n * DAY),
  },
  {
    ...LINEAR,
    number: 3n,
    coin: "PVT",
    plan: "Builders",
    amountRaw: 5_000n * BILLION,
    start: -30n * DAY,
    cliff: 60n * DAY,
    end: 335n * DAY,
    isRevocable: true,
  },
  // a grant cannot be made once it has ended, so this one ends while the site starts
  { ...LINEAR, number: 4n, plan: "Early Supporters", amountRaw: 500n * BILLION, start: -365n * DAY, end: 5n },
  { ...LINEAR, number: 5n, plan: "You have won", amountRaw: BILLION, creator: operator, start: -DAY, cliff: -DAY },
];

/** Grants for both development wallets. A wallet that has its first grant has all of them. */
export async function setUpVesting(connection: Connection): Promise<void> {
  const wallets = [developmentKeypair("wallet-1").publicKey, developmentKeypair("wallet-2").publicKey];
  for (const [place, wallet] of wallets.entries()) await grantSamples(connection, wallet, place);
}

/** Makes the sample grants for a wallet; `place` separates their ids from those of other wallets. */
export async function grantSamples(connection: Connection, wallet: PublicKey, place: number): Promise<void> {
  if (await connection.getAccountInfo(sampleGrantAddress(LINEAR, place))) return;
  // the first grant comes last, because its presence means that all of them exist
  for (const grant of SAMPLE_GRANTS.toReversed()) await grantSample(connection, { grant, wallet, place });
}

/** The address of a wallet's sample grant. */
export function sampleGrantAddress({ creator, number }: SampleGrant, place: number): PublicKey {
  return findGrantAddress({ creator: creator.publicKey, grantId: idOf(number, place) });
}

/**
 * Makes one of them, with times counted from now: a grant that ends soon would be over by the time those before it are made.
 */
export async function grantSample(
  connection: Connection,
  input: { grant: SampleGrant; wallet: PublicKey; place: number },
): Promise<void> {
  const { grant, wallet, place } = input;
  const { number, coin, plan, amountRaw, creator, isRevocable, stepSeconds } = grant;
  if (await connection.getAccountInfo(sampleGrantAddress(grant, place))) return;
  const now = BigInt(await readLocalChainTs(connection.rpcEndpoint));
  const schedule: Schedule = {
    startTs: now + grant.start,
    cliffTs: now + (grant.cliff < grant.end ? grant.cliff : grant.end),
    endTs: now + grant.end,
    stepSeconds,
  };
  const make = createGrant({
    creator: creator.publicKey,
    payer: operator.publicKey,
    mint: mintOf(coin),
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
    grantId: idOf(number, place),
    beneficiary: wallet,
    amountRaw,
    schedule,
    isRevocable,
    plan,
  });
  const signers = creator === operator ? [operator] : [operator, creator];
  await send(connection, [...mintTo(mintOf(coin), creator.publicKey, amountRaw), make], signers);
}

function idOf(number: bigint, place: number): bigint {
  return BigInt(place) * 100n + number;
}

function mintOf(coin: VestingCoin): PublicKey {
  return developmentKeypair(MINTS[coin]).publicKey;
}

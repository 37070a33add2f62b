import { type Keypair, PublicKey } from "@solana/web3.js";
import { findGrantAddress, findGrantVaultAddress } from "~programs/addresses.ts";
import { createGrant, decodeEvents, decodeGrant, type Grant, type Schedule } from "~programs/vesting.ts";
import { createMint, give, type Mint, run, wallet } from "../fixtures.ts";
import { FIRST_TS, type Machine, type Outcome } from "../machine.ts";

export * from "../fixtures.ts";

export const COIN = 1_000_000n;

/** A grant with everybody involved in it. */
export interface OpenGrant {
  address: PublicKey;
  vault: PublicKey;
  mint: PublicKey;
  tokenProgram: PublicKey;
  coin: Mint;
  grantId: bigint;
  creator: Keypair;
  creatorToken: PublicKey;
  beneficiary: Keypair;
  beneficiaryToken: PublicKey;
  rentPayer: PublicKey;
}

export interface GrantOptions {
  coin?: Mint;
  creator?: Keypair;
  payer?: Keypair;
  beneficiary?: Keypair;
  grantId?: bigint;
  amountRaw?: bigint;
  schedule?: Partial<Schedule>;
  isRevocable?: boolean;
  plan?: string;
}

/** 1,000 coins over 1,000 seconds from the machine's first second on, nothing in the first 100. */
export const SCHEDULE: Schedule = {
  startTs: FIRST_TS,
  cliffTs: FIRST_TS + 100n,
  endTs: FIRST_TS + 1_000n,
  stepSeconds: 0,
};

export const AMOUNT = 1_000n * COIN;

/** The arguments of `createGrant`, with token accounts for both sides. */
export async function grantWish(machine: Machine, options: GrantOptions = {}) {
  const { coin = await createMint(machine), creator = await wallet(machine, "creator") } = options;
  const { beneficiary = await wallet(machine, "beneficiary"), payer = creator, grantId = 1n } = options;
  const { amountRaw = AMOUNT, isRevocable = true, plan = "team 2026" } = options;
  const creatorToken = await give(machine, coin, creator.publicKey, amountRaw);
  const beneficiaryToken = await give(machine, coin, beneficiary.publicKey, 0n);
  const { address: mint, tokenProgram } = coin;
  const keys = { creator: creator.publicKey, payer: payer.publicKey, beneficiary: beneficiary.publicKey };
  const schedule = { ...SCHEDULE, ...options.schedule };
  const wish = { ...keys, mint, tokenProgram, grantId, amountRaw, schedule, isRevocable, plan };
  const signers = payer === creator ? [creator] : [creator, payer];
  return { wish, signers, coin, creator, creatorToken, beneficiary, beneficiaryToken };
}

export async function openGrant(machine: Machine, options: GrantOptions = {}): Promise<OpenGrant> {
  const { wish, signers, ...people } = await grantWish(machine, options);
  await run(machine, createGrant(wish), signers);
  const { grantId, mint, tokenProgram } = wish;
  const address = findGrantAddress({ creator: wish.creator, grantId });
  const vault = findGrantVaultAddress(address);
  return { ...people, address, vault, mint, tokenProgram, grantId, rentPayer: wish.payer };
}

/** Accounts of a grant as claim and revoke take them. */
export function inputOf(grant: OpenGrant) {
  return { grant, beneficiary: grant.beneficiary.publicKey, creator: grant.creator.publicKey };
}

/** null once it is closed */
export async function findGrant(machine: Machine, address: PublicKey): Promise<Grant | null> {
  const account = await machine.getAccount(address);
  return account && decodeGrant(account.data);
}

export async function readGrant(machine: Machine, address: PublicKey): Promise<Grant> {
  const grant = await findGrant(machine, address);
  if (!grant) throw new Error("the grant is closed");
  return grant;
}

/** Events with keys as base58, so that they compare by value. */
export function eventsOf({ logs }: Outcome): { name: string; data: Record<string, unknown> }[] {
  return decodeEvents(logs).map(({ name, data }) => ({
    name,
    data: Object.fromEntries(Object.entries(data).map(([field, value]) => [field, readable(value)])),
  }));
}

function readable(value: unknown): unknown {
  return value instanceof PublicKey ? value.toBase58() : value;
}

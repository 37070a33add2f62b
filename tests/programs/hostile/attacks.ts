import { type Keypair, type PublicKey, TransactionInstruction } from "@solana/web3.js";
import { ASSOCIATED_TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import type { Account, Machine } from "../machine.ts";

/** An instruction that succeeds, with everybody who signs it. Its first accounts are those that the IDL declares. */
export interface Control {
  instruction: TransactionInstruction;
  signers: Keypair[];
}

/** Who or what an attacker puts in place of an account; `signer` if it signs. */
export interface Intruder {
  address: PublicKey;
  signer?: Keypair;
}

/** What a part sets up on a machine: a control for each of its instructions, and the intruders of its substitutions. */
export interface HostileWorld<S extends string> {
  /** by instruction */
  controls: Record<string, Control>;
  intruders: (instruction: string, account: string) => Partial<Record<S, Intruder>>;
}

/** Changes to an account's bytes, made at its own address, so that only this flaw can be the reason. */
const DAMAGES = [
  "wrong owner",
  "wrong discriminator",
  "wrong version",
  "one byte short",
  "one byte long",
  "closed",
  "closed and re-created",
] as const;

const FLAGS = ["not signer", "not writable"] as const;

export type Damage = (typeof DAMAGES)[number];
export type Flag = (typeof FLAGS)[number];

/** Every attack of a part whose substitutions these are, in the order in which they are tried and shown. */
export function attacksWith<S extends string>(substitutions: readonly S[]) {
  return [...DAMAGES, ...FLAGS, ...substitutions, "same account twice"] as const;
}

/** One hostile transaction. `planted` is put in place before it is sent. */
export interface Attempt extends Control {
  label: string;
  planted: [PublicKey, Account | null][];
}

export interface IdlAccount {
  name: string;
  signer?: boolean;
  writable?: boolean;
}

export interface IdlInstruction {
  name: string;
  accounts: IdlAccount[];
}

/**
 * The ways to attack the account at `place` of a control: one, or, for "same account twice", one for each other account of
 * the instruction, labelled by its name.
 */
export async function attempts<S extends string>(
  machine: Machine,
  world: HostileWorld<S>,
  { name, accounts }: IdlInstruction,
  place: number,
  attack: Damage | Flag | S | "same account twice",
): Promise<Attempt[]> {
  const control = world.controls[name];
  if (!control) throw new Error(`no control for ${name}`);
  if (attack === "same account twice") return twice(control, accounts, place);
  if (attack === "not signer") return [{ ...unsigned(control, place), label: attack, planted: [] }];
  if (attack === "not writable") return [{ ...readOnly(control, place), label: attack, planted: [] }];
  if (isDamage(attack)) return [await damaged(machine, control, place, attack)];
  const account = accounts[place]?.name ?? "";
  const intruder = world.intruders(name, account)[attack as S];
  if (!intruder) throw new Error(`nobody to try ${attack} with on ${name} ${account}`);
  const replaced = withAddress(control, place, intruder.address, intruder.signer !== undefined);
  const signers = [...replaced.signers, ...(intruder.signer ? [intruder.signer] : [])];
  return [{ ...replaced, signers, label: attack, planted: [] }];
}

function isDamage(attack: string): attack is Damage {
  return DAMAGES.some((damage) => damage === attack);
}

function twice(control: Control, declared: IdlAccount[], place: number): Attempt[] {
  return declared.flatMap(({ name }, other) => {
    const partner = control.instruction.keys[other];
    if (other === place || !partner) return [];
    return [{ ...withAddress(control, place, partner.pubkey, partner.isSigner), label: name, planted: [] }];
  });
}

/** A signature that nobody can give is not requested: the account is then simply not signed. */
function withAddress(control: Control, place: number, pubkey: PublicKey, canSign: boolean): Control {
  const keys = control.instruction.keys.map((key, i) =>
    i === place ? { ...key, pubkey, isSigner: key.isSigner && canSign } : key,
  );
  return { instruction: withKeys(control.instruction, keys), signers: signersOf(keys, control.signers) };
}

function unsigned(control: Control, place: number): Control {
  const keys = control.instruction.keys.map((key, i) => (i === place ? { ...key, isSigner: false } : key));
  return { instruction: withKeys(control.instruction, keys), signers: signersOf(keys, control.signers) };
}

function readOnly(control: Control, place: number): Control {
  const keys = control.instruction.keys.map((key, i) => (i === place ? { ...key, isWritable: false } : key));
  return { instruction: withKeys(control.instruction, keys), signers: control.signers };
}

function withKeys(instruction: TransactionInstruction, keys: TransactionInstruction["keys"]) {
  return new TransactionInstruction({ programId: instruction.programId, keys, data: instruction.data });
}

function signersOf(keys: TransactionInstruction["keys"], signers: Keypair[]): Keypair[] {
  const needed = keys.filter(({ isSigner }) => isSigner);
  return signers.filter(({ publicKey }) => needed.some(({ pubkey }) => pubkey.equals(publicKey)));
}

async function damaged(machine: Machine, control: Control, place: number, damage: Damage): Promise<Attempt> {
  const address = control.instruction.keys[place]?.pubkey as PublicKey;
  const sound = (await machine.getAccount(address)) ?? emptyOf(control.instruction.programId);
  return { ...control, label: damage, planted: [[address, damageOf(sound, damage)]] };
}

const ANOTHER_PROGRAM = ASSOCIATED_TOKEN_PROGRAM_ADDRESS;

/** An account that does not exist yet is created first, as if somebody had been quicker. */
function emptyOf(owner: PublicKey): Account {
  return { owner, lamports: 0n, data: Buffer.alloc(192), executable: false };
}

function damageOf(account: Account, damage: Damage): Account | null {
  // Enough for rent at any length, so that the runtime's own rent check is not what refuses.
  const enough = { ...account, lamports: account.lamports + 10_000_000n };
  switch (damage) {
    case "wrong owner":
      return { ...enough, owner: ANOTHER_PROGRAM };
    case "wrong discriminator":
      return { ...enough, data: withByte(account.data, 0, (account.data[0] ?? 0) ^ 1) };
    case "wrong version":
      return { ...enough, data: withByte(account.data, 8, 2) };
    case "one byte short":
      return { ...enough, data: account.data.subarray(0, -1) };
    case "one byte long":
      return { ...enough, data: Buffer.concat([account.data, Buffer.alloc(1)]) };
    case "closed":
      return null;
    case "closed and re-created":
      return { ...enough, data: Buffer.alloc(account.data.length) };
  }
}

function withByte(data: Buffer, offset: number, value: number): Buffer {
  const changed = Buffer.from(data);
  changed[offset] = value;
  return changed;
}

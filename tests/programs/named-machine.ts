import type { Keypair, PublicKey } from "@solana/web3.js";
import type { Machine } from "./machine.ts";

// as both token programs lay a token account out
const AMOUNT_OFFSET = 64;

/** Base units, from the bytes of a token account. */
export function readTokenAmount(data: Buffer): bigint {
  return data.readBigUInt64LE(AMOUNT_OFFSET);
}

/** A machine whose people and accounts have names, and access to what they hold: the worlds of all parts are built on it. */
export abstract class NamedMachine {
  readonly machine: Machine;
  protected readonly people = new Map<string, Keypair>();
  /** by a key in hex, as account layouts read keys */
  protected readonly names = new Map<string, string>();

  protected constructor(machine: Machine) {
    this.machine = machine;
  }

  protected key(name: string): PublicKey {
    return (this.people.get(name) as Keypair).publicKey;
  }

  /** The hex itself if nobody has the key. */
  protected nameOf(hex: string): string {
    return this.names.get(hex) ?? hex;
  }

  protected async bytes(address: PublicKey): Promise<Buffer | null> {
    return (await this.machine.getAccount(address))?.data ?? null;
  }

  protected async lamports(name: string): Promise<bigint> {
    return (await this.machine.getAccount(this.key(name)))?.lamports ?? 0n;
  }

  /** Base units; 0n where there is no account. */
  protected async tokenAmount(address: PublicKey): Promise<bigint> {
    const data = await this.bytes(address);
    return data ? readTokenAmount(data) : 0n;
  }
}

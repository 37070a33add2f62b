import type { PublicKey, TransactionInstruction } from "@solana/web3.js";
import type { Command } from "commander";
import { findAssociatedTokenAddress } from "../../programs-client/addresses.ts";
import { createTokenAccount } from "../../programs-client/token-accounts.ts";
import { type Session, UsageError } from "./session.ts";
import { toAddress } from "./values.ts";

/** Commands that pools and drops share: who has which power. */

export const UNNAMED = "; what is not named stays";

interface Handover {
  propose(address: PublicKey, admin: PublicKey, newAdmin: PublicKey | null): TransactionInstruction;
  accept(address: PublicKey, newAdmin: PublicKey): TransactionInstruction;
}

/** In two steps, so that the power never goes to a key that nobody has. */
export function addHandover(commands: Command, session: () => Session, { propose, accept }: Handover): void {
  commands
    .command("propose-admin")
    .description("offers the admin's power, which goes over once the other accepts; the key file is the admin's")
    .argument("<address>")
    .argument("<wallet>", "or `none`, which takes the offer back")
    .action(async (text: string, wallet: string) => {
      const { signer, send } = session();
      await send("propose the admin", [propose(toAddress(text), signer().publicKey, toOffered(wallet))]);
    });
  commands
    .command("accept-admin")
    .description("takes the admin's power; the key file is that of the wallet it was offered to")
    .argument("<address>")
    .action(async (text: string) => {
      const { signer, send } = session();
      await send("accept to be the admin", [accept(toAddress(text), signer().publicKey)]);
    });
}

type Roles = { pauser: PublicKey; funder: PublicKey };

export function addRoles(
  pools: Command,
  session: () => Session,
  {
    read,
    set,
  }: {
    read(text: string): Promise<Roles & { address: PublicKey }>;
    set(pool: PublicKey, admin: PublicKey, roles: Roles): TransactionInstruction;
  },
): void {
  pools
    .command("set-roles")
    .description(`sets pauser and funder${UNNAMED}; the key file is the admin's`)
    .argument("<pool>")
    .option("--pauser <wallet>")
    .option("--funder <wallet>")
    .action(async (text: string, options) => {
      const { signer, send } = session();
      requireOne(options, "--pauser or --funder");
      const { address, pauser, funder } = await read(text);
      const roles = {
        pauser: options.pauser ? toAddress(options.pauser) : pauser,
        funder: options.funder ? toAddress(options.funder) : funder,
      };
      await send("set the roles", [set(address, signer().publicKey, roles)]);
    });
}

/** Throws a UsageError if no option was named, because nothing would change. */
export function requireOne(options: Record<string, unknown>, names: string): void {
  if (Object.keys(options).length === 0) throw new UsageError(`Say ${names}.`);
}

/** `none` withdraws an offer. */
export function toOffered(wallet: string): PublicKey | null {
  return wallet === "none" ? null : toAddress(wallet);
}

type Coin = { mint: PublicKey; tokenProgram: PublicKey };

/** A wallet's account for a coin, and the instruction that opens it, at the admin's cost, if it does not exist. */
export function purseOf({ mint, tokenProgram }: Coin, { admin, to }: { admin: PublicKey; to?: string }) {
  const owner = to ? toAddress(to) : admin;
  const destination = findAssociatedTokenAddress(mint, owner, tokenProgram);
  return { destination, open: createTokenAccount(owner, mint, tokenProgram, admin) };
}

/** What `pause` and `resume` print, and the instruction behind both. */
interface Pausing {
  what: "pool" | "campaign";
  pause: string;
  resume: string;
  set(address: PublicKey, pauser: PublicKey, isPaused: boolean): TransactionInstruction;
}

/** A pool of either kind. */
export const POOL_PAUSING = {
  what: "pool",
  pause: "stops entry; leaving and claiming go on",
  resume: "lets in again",
} as const;

export function addPausing(commands: Command, session: () => Session, { what, pause, resume, set }: Pausing): void {
  const words = [
    ["pause", pause, true],
    ["resume", resume, false],
  ] as const;
  for (const [name, does, isPaused] of words) {
    commands
      .command(name)
      .description(`${does}; the key file is the pauser's`)
      .argument(`<${what}>`)
      .action(async (address: string) => {
        const { signer, send } = session();
        await send(`${name} the ${what}`, [set(toAddress(address), signer().publicKey, isPaused)]);
      });
  }
}

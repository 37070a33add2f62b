import {
  createDisableRequiredMemoTransfersInstruction,
  createEnableCpiGuardInstruction,
  createEnableRequiredMemoTransfersInstruction,
  createReallocateInstruction,
  ExtensionType,
} from "@solana/spl-token";
import type { Keypair, PublicKey } from "@solana/web3.js";
import { TOKEN_2022_PROGRAM_ADDRESS as TOKEN_2022 } from "~programs/addresses.ts";
import { run } from "./fixtures.ts";
import type { Machine } from "./machine.ts";

/** What the owner of a Token-2022 account can set on it, done by the real program. */

/** No program may use the owner's signature to move what is in the account. */
export async function guard(machine: Machine, token: PublicKey, owner: Keypair): Promise<void> {
  const enable = createEnableCpiGuardInstruction(token, owner.publicKey, [], TOKEN_2022);
  await run(machine, [room(machine, token, owner, ExtensionType.CpiGuard), enable], [owner]);
}

/** Nothing can be paid in unless a memo precedes it, and none of our programs sends one. */
export async function requireMemo(machine: Machine, token: PublicKey, owner: Keypair): Promise<void> {
  const enable = createEnableRequiredMemoTransfersInstruction(token, owner.publicKey, [], TOKEN_2022);
  await run(machine, [room(machine, token, owner, ExtensionType.MemoTransfer), enable], [owner]);
}

/** The extension stays on the account, switched off. */
export async function requireNoMemo(machine: Machine, token: PublicKey, owner: Keypair): Promise<void> {
  const disable = createDisableRequiredMemoTransfersInstruction(token, owner.publicKey, [], TOKEN_2022);
  await run(machine, disable, [owner]);
}

function room(machine: Machine, token: PublicKey, owner: Keypair, type: ExtensionType) {
  return createReallocateInstruction(token, machine.payer.publicKey, [type], owner.publicKey, [], TOKEN_2022);
}

import { AppError } from "~/errors";
import type { Database } from "~db/client";
import type { StaffActor } from "../audit/commands.server";
import { findProvenWith } from "../staff/sessions.server";

/**
 * Whoever has a passkey proves with it who they are before one is added or removed: a code goes to a mailbox, and whoever reads
 * that must not be able to keep a passkey of their own on somebody's account. `known`: the account's passkeys; the first one
 * needs any proof. Throws PasskeyNeeded.
 */
export async function requirePasskeyProof(
  deps: { db: Database; adminSecret: string },
  { staff }: StaffActor,
  known: readonly unknown[],
): Promise<void> {
  if (known.length > 0 && (await findProvenWith(deps, staff)) !== "passkey") throw new AppError("PasskeyNeeded");
}

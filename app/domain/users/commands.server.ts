import type { Database } from "~db/client";
import { user } from "~db/schema";
import { canonicalAddress } from "../wallet-chains";
import type { WalletType } from "./rules";

type Deps = { db: Database; now: Date };
type Registration = { walletAddress: string; walletType: WalletType };

/**
 * Registers somebody who connected a wallet and returns the user id (UUID); registering again returns the same one. Nothing
 * is proved here, so in the row of a holder who has signed in, only the time of the last visit changes.
 */
export async function registerUser(deps: Deps, input: Registration): Promise<string> {
  return upsertUser(deps, input, { lastSeenAt: deps.now });
}

/** Registers a holder whose signature was verified; the holder may then change the wallet type. */
export async function registerHolder(deps: Deps, input: Registration): Promise<string> {
  return upsertUser(deps, input, { lastSeenAt: deps.now, walletType: input.walletType });
}

async function upsertUser(
  { db, now }: Deps,
  input: Registration,
  change: { lastSeenAt: Date; walletType?: WalletType },
): Promise<string> {
  const [row] = await db
    .insert(user)
    .values({
      id: crypto.randomUUID(),
      walletAddress: canonicalAddress(input.walletAddress),
      walletType: input.walletType,
      createdAt: now,
      lastSeenAt: now,
    })
    .onConflictDoUpdate({ target: user.walletAddress, set: change })
    .returning({ id: user.id });
  return row!.id;
}

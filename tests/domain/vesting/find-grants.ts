import { expect, vi } from "vitest";
import { syncGrants } from "~/domain/vesting/commands.server";
import { testDatabase as db } from "../database";
import { chain } from "../staking/chain-world";
import { LISTS } from "../staking/holder-wishes";

/**
 * Asks the chain until it returns this many open grants of a wallet, because a node lists what is final, 32 blocks later.
 */
export async function findGrants(wallet: string, grants: number): Promise<void> {
  const look = async () =>
    expect(await syncGrants({ db, chain, now: new Date(), ...LISTS }, wallet)).toEqual({ grants });
  await vi.waitFor(look, { timeout: 60_000, interval: 1_000 });
}

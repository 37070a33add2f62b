import { AppError } from "~/errors";
import type { Database } from "~db/client";
import type { Chain } from "../solana/chain";
import { listOpenDeeds } from "./queries.server";

const IDS_A_CALL = 16;
/** A wallet with more pools than this numbers them by the command line. */
const IDS = 128;

/**
 * The lowest number that a new pool of a creator can have: no account is at its address, and no deed that still waits would
 * open a pool there. `addressOf` gives the address of a number. Throws TooManyPools, ChainUnavailable.
 */
export async function findFreePoolId(
  { db, chain }: { db: Database; chain: Chain },
  { kind, addressOf }: { kind: string; addressOf: (parameters: Record<string, string>) => string },
  creator: Record<string, string>,
): Promise<string> {
  const taken = new Set((await listOpenDeeds(db, { kind })).map(addressOf));
  for (let first = 0; first < IDS; first += IDS_A_CALL) {
    const ids = Array.from({ length: IDS_A_CALL }, (_, at) => String(first + at));
    const addresses = ids.map((poolId) => addressOf({ ...creator, poolId }));
    const { accounts } = await chain.getAccounts(addresses, { withoutData: true });
    const free = ids.find((_, at) => !accounts[at] && !taken.has(addresses[at] ?? ""));
    if (free !== undefined) return free;
  }
  throw new AppError("TooManyPools");
}

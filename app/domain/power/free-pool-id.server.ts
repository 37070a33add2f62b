import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { listOpenDeeds } from "../authority/queries.server";
import type { Chain } from "../solana/chain";
import { type OpeningDeed, openedBy } from "./opened-pools.server";

const IDS_A_CALL = 16;
/** The numbers that are tried. A wallet with more pools has to use the command line. */
const IDS = 128;

/**
 * The lowest number that a new pool of a creator, and of a coin if it is a coin pool, can have: its address has no account, and
 * no waiting deed would open a pool there. Throws TooManyPools, ChainUnavailable.
 */
export async function findFreePoolId(
  { db, chain }: { db: Database; chain: Chain },
  { kind, creator, mint = "" }: { kind: OpeningDeed; creator: string; mint?: string },
): Promise<string> {
  const addressOf = (parameters: Record<string, string>) => openedBy({ kind, parameters }) ?? "";
  const taken = new Set((await listOpenDeeds(db, { kind })).map(addressOf));
  for (let first = 0; first < IDS; first += IDS_A_CALL) {
    const ids = Array.from({ length: IDS_A_CALL }, (_, at) => String(first + at));
    const addresses = ids.map((poolId) => addressOf({ creator, mint, poolId }));
    const { accounts } = await chain.getAccounts(addresses, { withoutData: true });
    const free = ids.find((_, at) => !accounts[at] && !taken.has(addresses[at] ?? ""));
    if (free !== undefined) return free;
  }
  throw new AppError("TooManyPools");
}

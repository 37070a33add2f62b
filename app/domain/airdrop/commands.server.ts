import { and, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { airdropApplication, airdropList, airdropRecipient } from "~db/schema";
import type { Holder, Holders } from "../sessions/rules";
import type { Chain } from "../solana/chain";
import { isUsableTarget } from "../solana/usable-target.server";
import type { ApplicationInput } from "./input";
import { findOwnAirdrop, getAirdropList } from "./queries.server";
import { refuseObstacle } from "./rules";
import type { OwnAirdrop } from "./view";

/** `now`: when the request came. `readClock`: the time at the moment of the call, because the chain may answer slowly. */
export type ApplyDeps = { db: Database; chain: Chain; now: Date; readClock(): Date; holders: Holders };
type Wish = ApplicationInput & { list: string };

/**
 * Checks everything that can be wrong with an application, and stores nothing. Throws NotFound for a list that nobody can
 * see, NotSignedIn without a session on the list's chain, AirdropNotListed, AirdropNotOpen, AirdropClosed, AirdropSent,
 * TargetNotWallet and ChainUnavailable.
 */
export async function checkApplication(deps: ApplyDeps, wish: Wish): Promise<OwnAirdrop> {
  return (await checked(deps, wish)).own;
}

/**
 * Stores to which Solana address a recipient wants an airdrop sent. Only the session of the listed address can do so, and
 * until the list closes or the airdrop is sent it can change its mind. Asking for the same address again stores nothing.
 * Throws what checkApplication throws, and Conflict if the application has changed since the page with `version` was made.
 */
export async function applyForAirdrop(deps: ApplyDeps, wish: Wish): Promise<OwnAirdrop> {
  const { list, target, version } = wish;
  const { own, holder } = await checked(deps, wish);
  if (own.application?.target === target) return own;
  // the list may have closed while the chain was asked
  const late = { ...deps, now: deps.readClock() };
  await storeVersion(late, {
    list,
    address: holder.walletAddress,
    target,
    version: version + 1,
    userId: holder.userId,
  });
  const stored = await getOwn(late, list, holder);
  if (stored.application?.target !== target) throw new AppError("Conflict");
  return stored;
}

async function checked(deps: ApplyDeps, { list, target }: Wish): Promise<{ own: OwnAirdrop; holder: Holder }> {
  const holder = await recipientOf(deps, list);
  const own = await getOwn(deps, list, holder);
  if (!(await isUsableTarget(deps.chain, target))) throw new AppError("TargetNotWallet");
  return { own, holder };
}

/** The session that may speak for a list's recipients: on a list of EVM addresses, that of the former chain. */
async function recipientOf({ db, now, holders }: ApplyDeps, key: string): Promise<Holder> {
  const { chain } = await getAirdropList({ db, now }, key);
  const holder = chain === "solana" ? holders.solana : holders.evm;
  if (!holder) throw new AppError("NotSignedIn");
  return holder;
}

async function getOwn(deps: ApplyDeps, list: string, { walletAddress }: Holder): Promise<OwnAirdrop> {
  const own = await findOwnAirdrop(deps, { list, address: walletAddress });
  if (!own) throw new AppError("AirdropNotListed");
  refuseObstacle(own);
  return own;
}

type Version = { list: string; address: string; target: string; version: number; userId: string };

/** Adds a version if the list is open at `now`, nothing was sent, and the version before it is the newest. */
async function storeVersion({ db, now }: ApplyDeps, { list, address, target, version, userId }: Version) {
  const isOpen = and(
    eq(airdropList.key, list),
    eq(airdropList.state, "published"),
    lte(airdropList.opensAt, now),
    gt(airdropList.closesAt, now),
    eq(airdropRecipient.address, address),
    eq(airdropRecipient.status, "waiting"),
    eq(newestOf(list, address), version - 1),
  );
  await db
    .insert(airdropApplication)
    .select(
      sql`select ${list}, ${address}, ${version}, ${target}, ${userId}, ${now.getTime()} from ${airdropList}
        join ${airdropRecipient} on ${airdropRecipient.listKey} = ${airdropList.key} where ${isOpen}`,
    )
    .onConflictDoNothing();
}

function newestOf(list: string, address: string): SQL<number> {
  return sql<number>`(select coalesce(max(version), 0) from airdrop_application
    where list_key = ${list} and address = ${address})`;
}

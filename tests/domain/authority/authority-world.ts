import { Keypair } from "@solana/web3.js";
import { type Preparation, prepareDeed } from "~/domain/authority/prepare.server";
import { type Deed, getDeed } from "~/domain/authority/queries.server";
import { settleDeed } from "~/domain/authority/settle.server";
import { buildDeed, type SigningDeps, signDeed } from "~/domain/authority/sign.server";
import { DEED_KINDS } from "~/domain/authority-deeds.server";
import { PROJECTIONS } from "~/domain/projections.server";
import { hashSessionId } from "~/domain/sessions/session-id.server";
import type { StaffRole } from "~/domain/staff/roles";
import { startStaffSession } from "~/domain/staff/sessions.server";
import { settleIntent } from "~/domain/transactions/settle.server";
import { isSettled } from "~/domain/transactions/view";
import { findCoinPoolAddress, findNftPoolAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { addStream, createNftPool, fundStream, NO_END_TS } from "~programs/nft-staking";
import { createCoinPool } from "~programs/staking";
import { testDatabase as db } from "../database";
import { ADMIN_SECRET, emptyStaffTables, makeStaff, ORIGIN } from "../staff/staff";
import { chain, fundedWallet, mint, sendPlainly, waitUntil } from "../staking/chain-world";
import { type TestWallet, unsignedOf } from "../transactions/wallet";

/** Pools of a wallet of their own, so that no other test sees what its deeds change. */

export const SCG = 10n ** 9n;
export const SEND: SigningDeps["send"] = {
  chain,
  kinds: DEED_KINDS,
  projections: PROJECTIONS,
  follow: async () => {},
};

export type AuthorityWorld = { authority: TestWallet; coinPool: string; nftPool: string };

/** A coin pool and a Boost pool with one stream of SCG, which has 10 SCG in it; all powers are `authority`'s. */
export async function openAuthority(): Promise<AuthorityWorld> {
  const authority = await fundedWallet();
  const creator = authority.keypair.publicKey;
  const roles = { pauser: creator, funder: creator };
  const coin = { mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
  const coinPool = findCoinPoolAddress({ creator, mint, poolId: 0 });
  const nftPool = findNftPoolAddress({ creator, poolId: 0 });
  const stream = { pool: nftPool, place: 0, ...coin };
  const conditions = { ratesBps: [200, 500, 900, 1_500] as [number, number, number, number], feeBps: 0 };
  const bounds = { minStakeRaw: SCG, maxStakeRaw: 1_000n * SCG };
  const terms = { rateRaw: SCG, endTs: NO_END_TS, streakBps: [0, 0] as [number, number] };
  await sendPlainly(authority, [
    createCoinPool({ creator, ...coin, poolId: 0, conditions: { ...conditions, ...bounds }, ...roles }),
    createNftPool({
      ...{ creator, poolId: 0, kind: "boost", delaySeconds: 3_600, ...roles },
      conditions: { weightsBps: [10_000, 0, 0, 0], maxNfts: 100, feeBps: 0 },
      membership: { kind: "collection", collection: Keypair.generate().publicKey },
    }),
  ]);
  await sendPlainly(authority, [
    addStream({ stream, admin: creator, kind: "daily", terms }),
    fundStream({ stream, funder: creator, amountRaw: 10n * SCG }),
  ]);
  return { authority, coinPool: coinPool.toBase58(), nftPool: nftPool.toBase58() };
}

/** A member of staff who has just proved who they are. */
export async function staffDeps(role: StaffRole = "operator"): Promise<SigningDeps> {
  await emptyStaffTables();
  const now = new Date();
  const staff = await makeStaff({ email: `${role}@example.org`, role });
  const sessionId = await startStaffSession({ db, now, adminSecret: ADMIN_SECRET }, staff.accountId, ORIGIN);
  const member = { ...staff, sessionIdHash: await hashSessionId(sessionId), provenAt: now };
  return { db, now, actor: { staff: member, ipAddress: "203.0.113.7" }, adminSecret: ADMIN_SECRET, send: SEND };
}

export async function prepare(deps: SigningDeps, asked: Omit<Preparation, "form">): Promise<Deed> {
  const id = await prepareDeed({ ...deps, chain }, { ...asked, form: "stream.setTerms" });
  return getDeed(db, id);
}

/** Has a wallet sign a deed and waits until it is settled. */
export async function carryOutDeed(deps: SigningDeps, wallet: TestWallet, { id }: Deed): Promise<Deed> {
  const { intent } = await buildDeed(deps, id);
  await signDeed(deps, { id, transaction: wallet.sign(unsignedOf(intent.message)) });
  await settled(intent.id);
  await settleDeed({ db, now: new Date() }, id);
  return getDeed(db, id);
}

/** Waits until the chain has decided how a transaction ends. */
export async function settled(intentId: string): Promise<void> {
  await waitUntil(async () =>
    isSettled((await settleIntent({ db, ...SEND, now: new Date() }, intentId)).intent.status),
  );
}

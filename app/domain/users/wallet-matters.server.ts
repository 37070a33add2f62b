import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import {
  actionLog,
  airdropRecipient,
  dropClaim,
  entitlement,
  migrationRecord,
  nftPosition,
  reservation,
  session,
  stakingPosition,
  transactionIntent,
  user,
  vestingGrant,
} from "~db/schema";
import { canonicalAddress } from "../wallet-chains";

/** Rows of each kind that a wallet's page shows. */
const ROWS = 8;

/** A wallet that was ever connected, by its address in any case; null if it never was. */
export async function findUser(db: Database, address: string): Promise<typeof user.$inferSelect | null> {
  const [found] = await db
    .select()
    .from(user)
    .where(eq(user.walletAddress, canonicalAddress(address)));
  return found ?? null;
}

/**
 * The newest rows of everything that this site knows of a wallet, a few of each kind, read by index in one batch. What is on the
 * chain is as the indexer saw it last.
 */
export async function readWalletMatters(db: Database, wallet: string) {
  const isMigrated = wallet.startsWith("0x") ? migrationRecord.oldWalletAddress : migrationRecord.newWalletAddress;
  const [sessions, positions, nfts, grants, claims, intents, logs, bookings, entitlements, migrations, airdrops] =
    await db.batch([
      db.select().from(session).where(eq(session.walletAddress, wallet)).orderBy(desc(session.createdAt)).limit(ROWS),
      db.select().from(stakingPosition).where(eq(stakingPosition.walletAddress, wallet)).limit(ROWS),
      db.select().from(nftPosition).where(eq(nftPosition.walletAddress, wallet)).limit(ROWS),
      db
        .select()
        .from(vestingGrant)
        .where(eq(vestingGrant.walletAddress, wallet))
        .orderBy(desc(vestingGrant.startTs))
        .limit(ROWS),
      db
        .select()
        .from(dropClaim)
        .where(eq(dropClaim.walletAddress, wallet))
        .orderBy(desc(dropClaim.blockTs))
        .limit(ROWS),
      db
        .select({
          id: transactionIntent.id,
          kind: transactionIntent.kind,
          status: transactionIntent.status,
          signature: transactionIntent.signature,
          errorCode: transactionIntent.errorCode,
          createdAt: transactionIntent.createdAt,
        })
        .from(transactionIntent)
        .where(eq(transactionIntent.walletAddress, wallet))
        .orderBy(desc(transactionIntent.createdAt), desc(transactionIntent.id))
        .limit(ROWS),
      db
        .select()
        .from(actionLog)
        .where(eq(actionLog.walletAddress, wallet))
        .orderBy(desc(actionLog.receivedAt))
        .limit(ROWS),
      db
        .select()
        .from(reservation)
        .where(eq(reservation.walletAddress, wallet))
        .orderBy(desc(reservation.seq))
        .limit(ROWS),
      db
        .select()
        .from(entitlement)
        .where(eq(entitlement.walletAddress, wallet))
        .orderBy(desc(entitlement.grantedAt), desc(entitlement.id))
        .limit(ROWS),
      db.select().from(migrationRecord).where(eq(isMigrated, wallet)).orderBy(desc(migrationRecord.seq)).limit(ROWS),
      db
        .select({
          listKey: airdropRecipient.listKey,
          item: airdropRecipient.item,
          status: airdropRecipient.status,
          transaction: airdropRecipient.transaction,
          applied: sql<number>`(select max(version) from airdrop_application as application
            where application.list_key = ${airdropRecipient.listKey} and application.address = ${wallet})`,
        })
        .from(airdropRecipient)
        .where(eq(airdropRecipient.address, wallet))
        .limit(ROWS),
    ]);
  return { sessions, positions, nfts, grants, claims, intents, logs, bookings, entitlements, migrations, airdrops };
}

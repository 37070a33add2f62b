import type { findUser, readWalletMatters } from "~/domain/users/wallet-matters.server";
import type { AdminValue } from "./define-resource";

type Matters = Awaited<ReturnType<typeof readWalletMatters>>;
type User = NonNullable<Awaited<ReturnType<typeof findUser>>>;
type Rows = Record<string, AdminValue>[];
type Permission = { mayReadBookings: boolean };

const momentOf = (ts: number) => new Date(ts * 1000);

/** The facts of a wallet's page, with links to its lists. */
export function factsOfWallet(
  { walletAddress, walletType, createdAt, lastSeenAt }: User,
  { isOpen, mayReadBookings }: Permission & { isOpen: boolean },
): Record<string, AdminValue> {
  const all = (path: string) => ({ text: walletAddress, to: `/admin/${path}?walletAddress=${walletAddress}` });
  return {
    ...{ walletType, createdAt, lastSeenAt },
    standing: isOpen ? "verified" : "viewing",
    allBookings: mayReadBookings ? all("adminReservationList") : null,
    allEntitlements: all("entitlements"),
  };
}

/** The tables of a wallet's page: a few of the newest rows of each kind. Bookings are left out for those who may not read them. */
export function tablesOfWallet(matters: Matters, { mayReadBookings }: Permission): Record<string, Rows> {
  const { sessions, intents, logs, airdrops } = matters;
  return {
    sessions: sessions.map(({ createdAt, expiresAt, revokedAt }) => ({ createdAt, expiresAt, revokedAt })),
    positions: matters.positions.map(({ address, principalRaw, termDays, startTs, closedAt }) => {
      return { address, principalRaw, termDays, startAt: momentOf(startTs), closedAt };
    }),
    nfts: matters.nfts.map(({ mint, poolAddress, termDays, startTs, closedAt }) => {
      return { mint, poolAddress, termDays, startAt: momentOf(startTs), closedAt };
    }),
    grants: matters.grants.map(({ address, plan, totalRaw, claimedRaw, startTs }) => {
      return { address, plan, totalRaw, claimedRaw, startAt: momentOf(startTs) };
    }),
    claims: matters.claims.map(({ campaignAddress, mint, amountRaw, blockTs }) => {
      return { campaignAddress, mint, amountRaw, at: momentOf(blockTs) };
    }),
    intents,
    logs: logs.map(({ receivedAt, actionCd, pageName, buttonName }) => ({
      receivedAt,
      actionCd,
      pageName,
      buttonName,
    })),
    ...(mayReadBookings ? { bookings: matters.bookings.map(toBooking) } : {}),
    entitlements: matters.entitlements.map(({ id, titleEn, amount, grantedAt, withdrawnAt }) => {
      return { title: { text: titleEn, to: `/admin/entitlement/${id}` }, amount, grantedAt, withdrawnAt };
    }),
    migrations: matters.migrations.map(({ oldNftName, status, newWalletAddress, regTime }) => {
      return { oldNftName, status, newWalletAddress, regTime };
    }),
    airdrops,
  };
}

function toBooking({ seq, reference, kind, status, startOn }: Matters["bookings"][0]) {
  return { reference: { text: reference, to: `/admin/reservationDetail/${seq}` }, kind, status, startOn };
}

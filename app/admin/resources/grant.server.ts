import { eq } from "drizzle-orm";
import { readKnownCoins, symbolOfMint } from "~/domain/settings/known-coins.server";
import { findRevocable } from "~/domain/vesting/find-revocable.server";
import { numberedVestingEvent as event, grantRow as grant } from "~db/chain-rows";
import { importGrants } from "../authority/import-grants-form.server";
import { revokeGrant } from "../authority/revoke-grant-form.server";
import { defineResource } from "../define-resource";
import { listLastEvents } from "../last-events.server";

const AMOUNT = { kind: "amount", decimals: 0, unit: "", decimalsFrom: grant.decimals, mintFrom: grant.mint } as const;

/** Vesting grants, no matter who made them. */
export const grantResource = defineResource({
  noun: "grant",
  group: "power",
  role: "viewer",
  list: {
    table: grant,
    sort: grant.startsAt,
    key: grant.address,
    columns: [
      { name: "startsAt", from: grant.startsAt, kind: "time" },
      { name: "endsAt", from: grant.endsAt, kind: "time" },
      { name: "plan", from: grant.plan, kind: "text" },
      { name: "walletAddress", from: grant.walletAddress, kind: "address" },
      { name: "totalRaw", from: grant.totalRaw, ...AMOUNT },
      { name: "claimedRaw", from: grant.claimedRaw, ...AMOUNT },
      { name: "creatorAddress", from: grant.creatorAddress, kind: "address" },
      { name: "closedAt", from: grant.closedAt, kind: "time" },
    ],
    filters: [
      { name: "walletAddress", from: grant.walletAddress, kind: "exact" },
      { name: "creatorAddress", from: grant.creatorAddress, kind: "exact" },
      { name: "mint", from: grant.mint, kind: "exact" },
      { name: "plan", from: grant.plan, kind: "prefix" },
      { name: "startsAt", from: grant.startsAt, kind: "days" },
    ],
  },
  detail: {
    facts: [
      { name: "plan", kind: "text" },
      { name: "walletAddress", kind: "address" },
      { name: "pendingAddress", kind: "address" },
      { name: "creatorAddress", kind: "address" },
      { name: "mint", kind: "address" },
      { name: "totalRaw", kind: "text" },
      { name: "claimedRaw", kind: "text" },
      { name: "returnedRaw", kind: "text" },
      { name: "startsAt", kind: "time" },
      { name: "cliffAt", kind: "time" },
      { name: "endsAt", kind: "time" },
      { name: "stepSeconds", kind: "count" },
      { name: "isRevocable", kind: "choice", words: "yesNo" },
      { name: "revokedAt", kind: "time" },
      { name: "closedAt", kind: "time" },
    ],
    tables: [
      {
        name: "events",
        columns: [
          { name: "at", kind: "time" },
          { name: "kind", kind: "choice", words: "kinds" },
          { name: "walletAddress", kind: "address" },
          { name: "amountRaw", kind: "text" },
          { name: "signature", kind: "transaction" },
        ],
      },
    ],
    load: async (deps, key) => {
      const { db } = deps;
      const [row] = await db.select().from(grant).where(eq(grant.address, key));
      if (!row) return null;
      const events = await listLastEvents(db, event, { of: event.grantAddress, is: key });
      const unit = symbolOfMint(await readKnownCoins(db), row.mint);
      const amount = (raw: bigint) => ({ raw, decimals: row.decimals, unit });
      const { isRevocable, revokedTs, ...facts } = row;
      return {
        title: row.address,
        facts: {
          ...facts,
          totalRaw: amount(row.totalRaw),
          claimedRaw: amount(row.claimedRaw),
          returnedRaw: amount(row.returnedRaw),
          isRevocable: isRevocable ? "yes" : "no",
          revokedAt: revokedTs === 0 ? null : new Date(revokedTs * 1000),
        },
        tables: {
          events: events.map(({ at, kind, walletAddress, amountRaw, signature }) => {
            return { at, kind, walletAddress, amountRaw: amount(amountRaw), signature };
          }),
        },
        deeds: (await findRevocable(deps, key)) ? ["revoke"] : [],
      };
    },
  },
  import: importGrants,
  deeds: { revoke: revokeGrant },
});

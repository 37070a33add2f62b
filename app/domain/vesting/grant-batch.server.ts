import { PublicKey } from "@solana/web3.js";
import { and, eq, inArray } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { vestingGrant } from "~db/schema";
import { findGrantAddress, TOKEN_2022_PROGRAM_ADDRESS } from "~programs/addresses";
import { type GrantCsvError, type GrantLine, parseGrantCsv } from "~programs/grant-csv";
import { GRANT_BYTES } from "~programs/vesting";
import { expectCoins } from "../authority/expect-coins.server";
import { listOpenDeeds } from "../authority/queries.server";
import { readPlainCoin } from "../authority/read-plain-coin.server";
import { type Chain, CLOCK_ADDRESS, readAccounts, readClock } from "../solana/chain";
import type { CoinFacts } from "../solana/read-coin.server";
import { decodeGrantAccount } from "./accounts.server";
import { createGrants, sumOf } from "./deeds/create-grants.server";
import { GRANTS_A_DEED, type GrantTerms, readGrantLines, writeGrantLines } from "./deeds/grant-lines";

/** A longer file needs the command line, because here somebody signs each deed. */
const MOST_GRANTS = 100;
const VAULT_BYTES = { plain: 165, token2022: 170 };
const LAMPORTS_A_SIGNATURE = 5_000n;

type Deps = { db: Database; chain: Chain };

/** The result of reading a file of grants. Grants that exist, or that a waiting deed will make, are skipped. */
export type GrantBatch = {
  coin: CoinFacts;
  /** Every fault of every line. If there are any, the other fields are empty. */
  errors: GrantCsvError[];
  /** The grants of each deed. */
  deeds: GrantTerms[][];
  existing: number;
  waiting: number;
  totalRaw: bigint;
  rentLamports: bigint;
  feeLamports: bigint;
};

/**
 * Reads a file of grants against the chain, the indexer's table, which knows grants that were paid and closed, and the deeds
 * that wait: a grant whose id the creator has used is never made again. A line whose id belongs to a different grant is a
 * fault. Throws CoinUnknown, CoinNotSupported, GrantsTooMany, NothingChanges, FunderShort, ChainUnavailable.
 */
export async function planGrantBatch(
  { db, chain }: Deps,
  { creator, mint, text }: { creator: string; mint: string; text: string },
): Promise<GrantBatch> {
  const coin = await readPlainCoin(chain, mint);
  const { accounts } = await chain.getAccounts([CLOCK_ADDRESS]);
  const { rows, errors } = parseGrantCsv(text, { decimals: coin.decimals, nowTs: readClock(accounts[0] ?? null) });
  const none = { coin, deeds: [], existing: 0, waiting: 0, totalRaw: 0n, rentLamports: 0n, feeLamports: 0n };
  const all = [...errors, ...unwritable(rows)];
  if (all.length > 0) return { ...none, errors: all };
  if (rows.length === 0 || rows.length > MOST_GRANTS)
    throw new AppError("GrantsTooMany", { most: String(MOST_GRANTS) });
  const [made, waiting] = [await findMade({ db, chain }, creator, rows), await findWaiting(db, creator)];
  const isTaken = ({ grantId, ...row }: GrantLine) => {
    const other = made.get(grantId) ?? waiting.get(grantId);
    return other !== undefined && other !== identityOf({ ...row, mint });
  };
  const taken = rows.filter(isTaken).map(({ line }): GrantCsvError => ({ line, column: "id", reason: "IdTaken" }));
  if (taken.length > 0) return { ...none, errors: taken };
  const grants = rows.filter(({ grantId }) => !made.has(grantId) && !waiting.has(grantId)).map(termsOf);
  if (grants.length === 0) throw new AppError("NothingChanges");
  const totalRaw = sumOf(grants);
  await expectCoins(chain, { coin, owner: new PublicKey(creator), neededRaw: totalRaw });
  const deeds = Array.from({ length: Math.ceil(grants.length / GRANTS_A_DEED) }, (_, at) =>
    grants.slice(at * GRANTS_A_DEED, (at + 1) * GRANTS_A_DEED),
  );
  const is2022 = coin.tokenProgram.equals(TOKEN_2022_PROGRAM_ADDRESS);
  const bytes = [GRANT_BYTES, is2022 ? VAULT_BYTES.token2022 : VAULT_BYTES.plain];
  const rents = await Promise.all(bytes.map((each) => chain.getRent(each)));
  const existing = rows.filter(({ grantId }) => made.has(grantId)).length;
  return {
    ...{ coin, errors: [], deeds, existing, totalRaw },
    waiting: rows.length - existing - grants.length,
    rentLamports: rents.reduce((sum, each) => sum + each, 0n) * BigInt(grants.length),
    feeLamports: LAMPORTS_A_SIGNATURE * BigInt(deeds.length),
  };
}

/** Faults of lines that a file may have but a deed cannot: times before 1970, and control characters in a name. */
function unwritable(rows: readonly GrantLine[]): GrantCsvError[] {
  return rows.flatMap((row): GrantCsvError[] => {
    if (readGrantLines(writeGrantLines([termsOf(row)]))) return [];
    const { startTs, cliffTs } = row.schedule;
    const isEarly = startTs < 0n || cliffTs < 0n;
    return [{ line: row.line, ...(isEarly ? EARLY : UNREADABLE) }];
  });
}

const EARLY = { column: "start", reason: "NotATime" } as const;
const UNREADABLE = { column: "plan", reason: "PlanTooLong" } as const;

type Identity = Pick<GrantLine, "amountRaw"> & {
  schedule: Pick<GrantLine["schedule"], "startTs" | "endTs">;
  mint: string;
};

/**
 * The values that tell a grant from another one with the same id. The beneficiary is not among them, because the grant may have
 * been handed over.
 */
function identityOf({ amountRaw, schedule: { startTs, endTs }, mint }: Identity): string {
  return [mint, amountRaw, startTs, endTs].join();
}

/** Grants of the creator with the ids of some rows, as the chain or, once they are closed, the indexer knows them. */
async function findMade(
  { db, chain }: Deps,
  creator: string,
  rows: readonly GrantLine[],
): Promise<Map<bigint, string>> {
  const ids = new Map(
    rows.map(({ grantId }) => [findGrantAddress({ creator: new PublicKey(creator), grantId }).toBase58(), grantId]),
  );
  const addresses = [...ids.keys()];
  const known = await db
    .select()
    .from(vestingGrant)
    .where(and(eq(vestingGrant.creatorAddress, creator), inArray(vestingGrant.address, addresses)));
  const { accounts } = await readAccounts(chain, addresses);
  const made = new Map<bigint, string>();
  for (const { grantId, totalRaw, startTs, endTs, mint } of known) {
    const schedule = { startTs: BigInt(startTs), endTs: BigInt(endTs) };
    made.set(grantId, identityOf({ amountRaw: totalRaw, schedule, mint }));
  }
  for (const [address, grantId] of ids) {
    const found = decodeGrantAccount(accounts.get(address))?.grant;
    if (found)
      made.set(grantId, identityOf({ amountRaw: found.totalRaw, schedule: found, mint: found.mint.toBase58() }));
  }
  return made;
}

/** Grants of the creator in deeds that can still be signed. */
async function findWaiting(db: Database, creator: string): Promise<Map<bigint, string>> {
  const deeds = await listOpenDeeds(db, { kind: createGrants.name, authorityAddress: creator });
  return new Map(
    deeds.flatMap(({ mint = "", grants = "" }) =>
      (readGrantLines(grants) ?? []).map(({ grantId, amountRaw, startTs, endTs }) => {
        const schedule = { startTs: BigInt(startTs), endTs: BigInt(endTs) };
        return [BigInt(grantId), identityOf({ amountRaw: BigInt(amountRaw), schedule, mint })] as const;
      }),
    ),
  );
}

function termsOf({ grantId, beneficiary, amountRaw, schedule, isRevocable, plan }: GrantLine): GrantTerms {
  return {
    ...{ grantId: String(grantId), beneficiary: beneficiary.toBase58(), amountRaw: String(amountRaw) },
    ...{ startTs: String(schedule.startTs), cliffTs: String(schedule.cliffTs), endTs: String(schedule.endTs) },
    ...{ stepSeconds: String(schedule.stepSeconds), isRevocable: isRevocable ? "yes" : "no", plan },
  };
}

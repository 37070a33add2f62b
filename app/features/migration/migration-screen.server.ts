import type { RouterContextProvider } from "react-router";
import { CATALOGUE_CODES } from "~/domain/catalogue-codes";
import { MOST_NFTS_HANDED_OVER } from "~/domain/migration/gate-call";
import { oldNftsInput } from "~/domain/migration/input";
import { countOldNfts, listOldNfts } from "~/domain/migration/old-nfts.server";
import { findContracts, getContracts } from "~/domain/migration/projects.server";
import { listHandedOver, MOST_RECORDS } from "~/domain/migration/records.server";
import { listMigrations } from "~/domain/migration/states.server";
import { readMigrationTerms } from "~/domain/migration/terms.server";
import type { ErrorCode } from "~/errors";
import { type MoneyReading, readOrProblem } from "~/features/money/money-screen.server";
import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { readAddress } from "~/server/address-params.server";
import { holdersContext, localeContext } from "~/server/context";
import { describeNumbered } from "~/server/http.server";
import { migrationDeps } from "~/server/migration-deps.server";
import { pictures } from "~/ui/art-manifest";
import type { UnreadRecords } from "./handed-over-unread";

/** What the page of the migration shows: the terms of the gate, the holder's old NFTs, and what is under way. */
export async function loadMigrationScreen(context: Readonly<RouterContextProvider>, url: URL) {
  const locale = context.get(localeContext);
  const { migration: texts, receipt, myPage, qr, wallet } = textsOf(locale);
  const { after = null } = readAddress(oldNftsInput.pick({ after: true }), url, locale);
  const { evm } = context.get(holdersContext);
  const holder = evm?.walletAddress ?? null;
  const deps = migrationDeps(context);
  const read = <T>(reading: () => Promise<T>) => readOrProblem(context, reading);
  const [terms, nfts, records] = await Promise.all([
    read(() => readMigrationTerms(deps, holder)),
    read(async () => {
      if (!holder) return { nfts: [], next: null, all: 0 };
      const contracts = await getContracts(deps.db, deps.evm.chainId);
      const [page, all] = await Promise.all([
        listOldNfts(deps.db, contracts, { owner: holder, after }),
        countOldNfts(deps.db, contracts, holder),
      ]);
      return { ...page, all };
    }),
    read(async () => (holder ? listMigrations(deps, holder) : null)),
  ]);
  const next = nfts.value?.next;
  return {
    texts: { ...texts, trouble: { ...texts.trouble, "wrong-network": wrongNetworkIn(locale) } },
    standings: receipt.status,
    call: { ...wallet.call, ...texts.call },
    scanLabel: qr.open,
    signInFailed: wallet.call.signInFailed,
    walletTexts: { app: wallet.app, device: wallet.device },
    myPage: myPage.title,
    holder,
    isNotSet: terms.problem?.code === "MigrationNotSet",
    terms: terms.value,
    nfts: nfts.value?.nfts ?? [],
    /** How many old NFTs the index counts to the wallet, over all pages; null if it cannot be read. */
    oldNfts: nfts.value?.all ?? null,
    mostAtOnce: MOST_NFTS_HANDED_OVER,
    isFirstPage: after === null,
    next: next ? `${next.contract}.${next.tokenId}` : null,
    // an NFT that was migrated to this wallet is a matter of who handed it over
    records: records.value?.records.filter(({ oldWalletAddress }) => oldWalletAddress === holder) ?? [],
    /** How many of the newest records are shown; null if these are all. */
    mostRecords: records.value?.hasMore ? MOST_RECORDS : null,
    /** What was handed over, while it cannot be read from both chains; null if it was read. */
    unread: holder && records.problem ? await findUnread(deps, holder, records.problem.code) : null,
    problem: problemOf([terms, nfts, records]),
    scene: pictures["heads/minting"],
    art: { none: pictures["closed-shop"], failed: pictures.failure },
  };
}

/** What a holder reads whose wallet stays on another chain: the specification has a numeric code for it. */
function wrongNetworkIn(locale: Locale): string {
  const meaning = textsOf(locale).migration.trouble["wrong-network"];
  return describeNumbered(`${CATALOGUE_CODES.mainnet}`, meaning, locale);
}

export type MigrationScreen = Awaited<ReturnType<typeof loadMigrationScreen>>;

async function findUnread(
  { db, evm }: ReturnType<typeof migrationDeps>,
  holder: string,
  code: ErrorCode,
): Promise<UnreadRecords | null> {
  const contracts = await findContracts(db, evm.chainId);
  if (!contracts) return null;
  const rows = await listHandedOver(db, holder);
  const noted = rows.flatMap(({ gateId, oldNftName }) => (gateId === null ? [] : [{ gateId, name: oldNftName }]));
  return { gate: contracts.gate, isSolanaAway: code === "ChainUnavailable", noted };
}

/** Why something could not be read, in words; null if all was read. */
function problemOf(readings: readonly MoneyReading<unknown>[]): string | null {
  const problem = readings.find((reading) => reading.problem)?.problem;
  return problem && problem.code !== "MigrationNotSet" ? problem.message : null;
}

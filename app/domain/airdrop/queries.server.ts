import { and, asc, desc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { airdropApplication, airdropList, airdropRecipient } from "~db/schema";
import type { Holders } from "../sessions/rules";
import { type AirdropStage, stageOf } from "./rules";
import type { AirdropRecord, OwnAirdrop } from "./view";

type Deps = { db: Database; now: Date };

/** The most lists that a search shows for an address; the newest are kept. */
const MOST_RECORDS = 50;

/** What the lists say of an address (EVM in lower case), the list that opened last first. Drafts are left out. */
export async function searchAirdrops(deps: Deps, address: string): Promise<AirdropRecord[]> {
  const rows = await recordsWhere(deps, eq(airdropRecipient.address, address));
  return rows.map(({ row }) => row);
}

/** The same for the addresses of a browser's sessions, with where each wants it sent. */
export async function listOwnAirdrops(deps: Deps, { solana, evm }: Holders): Promise<OwnAirdrop[]> {
  const addresses = [solana, evm].flatMap((holder) => (holder ? [holder.walletAddress] : []));
  if (addresses.length === 0) return [];
  const rows = await recordsWhere(deps, inArray(airdropRecipient.address, addresses));
  return rows.map(({ row, application }) => ({ ...row, application }));
}

/** One list for one of its recipients; null if the address is not on it. */
export async function findOwnAirdrop(
  deps: Deps,
  { list, address }: { list: string; address: string },
): Promise<OwnAirdrop | null> {
  const [found] = await recordsWhere(
    deps,
    and(eq(airdropRecipient.listKey, list), eq(airdropRecipient.address, address)),
  );
  return found ? { ...found.row, application: found.application } : null;
}

export type PublicAirdropList = Pick<
  AirdropRecord,
  "name" | "gift" | "chain" | "stage" | "opensAt" | "closesAt" | "isSample"
> & {
  key: string;
};

/** A list that visitors can see. Throws NotFound. */
export async function getAirdropList({ db, now }: Deps, key: string): Promise<PublicAirdropList> {
  const [list] = await db.select().from(airdropList).where(eq(airdropList.key, key));
  const stage = list ? stageOf(list, now) : null;
  if (!list || !stage) throw new AppError("NotFound");
  return { key, ...describeList(list, stage) };
}

export type ApplicationRow = {
  address: string;
  item: string;
  isCompleted: boolean;
  transaction: string | null;
  sentAt: Date | null;
  /** Where it was sent; null if it waits. */
  sentTo: string | null;
  target: string | null;
  version: number | null;
  appliedAt: Date | null;
};

/** For staff: a page of a list's recipients with where each wants it sent, by address; `after` is the last one before it. */
export async function listApplications(
  db: Database,
  { list, after, limit }: { list: string; after: string; limit: number },
): Promise<ApplicationRow[]> {
  // no two columns share a name, which wrangler's answers could not hold
  const { address, item, status, transaction, sentAt, sentTo } = airdropRecipient;
  const { targetAddress, version, appliedAt } = airdropApplication;
  const rows = await db
    .select({ address, item, status, transaction, sentAt, sentTo, target: targetAddress, version, appliedAt })
    .from(airdropRecipient)
    .leftJoin(airdropApplication, isNewest())
    .where(and(eq(airdropRecipient.listKey, list), gt(address, after)))
    .orderBy(asc(address))
    .limit(limit);
  return rows.map(({ status, ...row }) => ({ ...row, isCompleted: status === "completed" }));
}

async function recordsWhere({ db, now }: Deps, condition: ReturnType<typeof and>) {
  const rows = await withApplications(db)
    .where(and(condition, ne(airdropList.state, "draft")))
    .orderBy(desc(airdropList.opensAt), asc(airdropList.key), asc(airdropRecipient.address))
    .limit(MOST_RECORDS);
  return rows.flatMap(({ list, recipient, application }) => {
    const stage = stageOf(list, now);
    return stage === null
      ? []
      : [{ row: toRecord({ list, recipient, stage }), application: application && toApplication(application) }];
  });
}

/** Recipients with their list, and the newest version of their application if there is one. */
function withApplications(db: Database) {
  return db
    .select({ list: airdropList, recipient: airdropRecipient, application: airdropApplication })
    .from(airdropRecipient)
    .innerJoin(airdropList, eq(airdropList.key, airdropRecipient.listKey))
    .leftJoin(airdropApplication, isNewest());
}

/** The application of a recipient's row, in its newest version. */
export function isNewest() {
  const { listKey, address } = airdropRecipient;
  return and(
    eq(airdropApplication.listKey, listKey),
    eq(airdropApplication.address, address),
    sql`${airdropApplication.version} = (select max(version) from airdrop_application as newest
      where newest.list_key = ${listKey} and newest.address = ${address})`,
  );
}

type Rows = {
  list: typeof airdropList.$inferSelect;
  recipient: typeof airdropRecipient.$inferSelect;
  stage: AirdropStage;
};

function toRecord({ list, recipient, stage }: Rows): AirdropRecord {
  return {
    ...describeList(list, stage),
    list: list.key,
    address: recipient.address,
    item: recipient.item,
    isCompleted: recipient.status === "completed",
    sentAt: recipient.sentAt?.toISOString() ?? null,
    transaction: recipient.transaction,
  };
}

function describeList(list: Rows["list"], stage: AirdropStage) {
  return {
    name: { ko: list.nameKo, en: list.nameEn, id: list.nameId },
    gift: { ko: list.giftKo, en: list.giftEn, id: list.giftId },
    chain: list.chain,
    stage,
    opensAt: list.opensAt.toISOString(),
    closesAt: list.closesAt.toISOString(),
    isSample: list.isSample,
  };
}

function toApplication({ targetAddress, version, appliedAt }: typeof airdropApplication.$inferSelect) {
  return { target: targetAddress, version, appliedAt: appliedAt.toISOString() };
}

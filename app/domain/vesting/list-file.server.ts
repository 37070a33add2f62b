import { amountToDecimal } from "~/locales/format";
import type { Database } from "~db/client";
import { csvOf, MAX_FILE_ROWS } from "../csv-file";
import { VESTING_COINS } from "../settings/subjects";
import type { VestingSetting } from "../settings/vesting";
import type { GrantListQuery } from "./input";
import { listGrants } from "./queries.server";
import type { GrantState } from "./rules";
import type { GrantView } from "./view";

const COLUMNS = [
  "coin",
  "plan",
  "funder",
  "state",
  "granted",
  "released",
  "claimed",
  "due",
  "toCome",
  "start",
  "cliff",
  "end",
  "address",
] as const;
type Column = (typeof COLUMNS)[number];

/** The words of the file in the holder's language. */
export type GrantFileTexts = { columns: Record<Column, string>; states: Record<GrantState, string> };

/**
 * What a holder's search of their grants finds, coin after coin, as CSV: times in UTC, exact amounts with a decimal point,
 * at `chainTs`.
 */
export async function exportGrants(
  { db }: { db: Database },
  input: {
    wallet: string;
    query: Pick<GrantListQuery, "q" | "funders">;
    setting: VestingSetting;
    chainTs: bigint;
    texts: GrantFileTexts;
  },
): Promise<string> {
  const { query, texts, ...of } = input;
  const lists = await Promise.all(
    VESTING_COINS.map((coin) => listGrants({ db }, { ...of, ...query, coin, after: null, limit: MAX_FILE_ROWS })),
  );
  const rows = lists.flatMap(({ grants }) => grants.map((grant) => rowOf(grant, texts)));
  return csvOf({ order: COLUMNS, columns: texts.columns, rows });
}

function rowOf(grant: GrantView, { states }: GrantFileTexts): Record<Column, string> {
  const { figures } = grant;
  const amount = (raw: bigint) => amountToDecimal(raw, grant.decimals);
  const time = (ts: bigint) => new Date(Number(ts) * 1000).toISOString();
  return {
    coin: grant.coin,
    plan: grant.plan,
    funder: grant.funder.name ?? grant.funder.address,
    state: states[figures.state],
    granted: amount(grant.totalRaw),
    released: amount(figures.vestedRaw),
    claimed: amount(grant.claimedRaw),
    due: amount(figures.dueRaw),
    toCome: amount(figures.toComeRaw),
    start: time(grant.startTs),
    cliff: time(grant.cliffTs),
    end: time(grant.endTs),
    address: grant.address,
  };
}

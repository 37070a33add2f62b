import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { listOpenDeeds } from "../authority/queries.server";
import type { BadRow } from "../jobs/read-list";
import { readNftList } from "../jobs/read-nft-list";
import type { Chain } from "../solana/chain";
import { NFTS_A_DEED } from "./mint-lines";
import { readMetadata } from "./read-metadata.server";
import { type Acting, actOn } from "./rules";

/** Deeds that are prepared at once; the same form prepares the next ones. */
const MOST_DEEDS = 25;

/** An NFT and what changes about it. */
type ChangedNft = { mint: string; before: string | null; after: string | null };

/** A list by the deeds that carry it out. What is done, or waits in a deed, is passed over. */
export type ActBatch = {
  deeds: ChangedNft[][];
  existing: number;
  waiting: number;
  /** NFTs that are left for another time. */
  more: number;
  /** Every row of the list that is wrong; if there is one, nothing else counts. */
  bad: BadRow[];
};

/**
 * Compares a list of NFTs with the chain and with the deeds that wait, so that the same list can be sent again at any time.
 * Throws NothingChanges if nothing is left to sign, and ChainUnavailable.
 */
export async function planActs(
  { db, chain }: { db: Database; chain: Chain },
  { text, ...acting }: Acting & { text: string },
): Promise<ActBatch> {
  const { rows, bad } = readNftList(text, ["mint"]);
  const metadata = await readMetadata(
    chain,
    rows.map(({ mint }) => mint),
  );
  const changed: ChangedNft[] = [];
  for (const { line, mint } of rows) {
    const on = actOn(metadata.get(mint) ?? null, acting);
    if (typeof on === "object") changed.push({ mint, ...on });
    else if (on !== "done") bad.push({ line, problem: on, text: mint });
  }
  const none = { deeds: [], existing: 0, waiting: 0, more: 0 };
  if (bad.length > 0) return { ...none, bad: bad.sort((one, other) => one.line - other.line) };
  const open = await listOpenDeeds(db, { kind: acting.act, authorityAddress: acting.authority });
  const waits = new Set(open.flatMap(({ mints }) => mints?.split(",") ?? []));
  const left = changed.filter(({ mint }) => !waits.has(mint));
  if (left.length === 0) throw new AppError("NothingChanges");
  const most = NFTS_A_DEED[acting.act];
  const deeds = Array.from({ length: Math.min(Math.ceil(left.length / most), MOST_DEEDS) }, (_, at) =>
    left.slice(at * most, (at + 1) * most),
  );
  return {
    deeds,
    existing: rows.length - changed.length,
    waiting: changed.length - left.length,
    more: Math.max(left.length - MOST_DEEDS * most, 0),
    bad,
  };
}

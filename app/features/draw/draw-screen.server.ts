import { findDraw } from "~/domain/draws/queries.server";
import { formatDateTime, formatNumber } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import type { Database } from "~db/client";

/** A draw as its page shows it; null if there is none. Before it takes place, `result` is null. */
export async function openDraw(db: Database, locale: Locale, id: string) {
  const row = await findDraw(db, id);
  if (!row) return null;
  const { title, commitment, entrantsHash, blockhash, blockSlot, seed, winners, drawnAt } = row;
  return {
    ...{ id: row.id, title, commitment, entrantsHash },
    entrantCount: row.entrantCount,
    winnerCount: row.winnerCount,
    slot: formatNumber(locale, row.slot),
    publishedAt: formatDateTime(locale, row.createdAt),
    drawAt: formatDateTime(locale, row.drawAt),
    result:
      drawnAt && blockhash && seed && winners && blockSlot !== null
        ? {
            drawnAt: formatDateTime(locale, drawnAt),
            blockSlot: formatNumber(locale, blockSlot),
            ...{ blockhash, seed, winners: winners.split("\n") },
          }
        : null,
  };
}

export type ShownDraw = NonNullable<Awaited<ReturnType<typeof openDraw>>>;

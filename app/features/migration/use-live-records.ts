import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import type { MigrationView } from "~/domain/migration/view";
import { readState } from "./site-world";

/** How often one of the migrations that are under way is looked at. */
const LOOK_MS = 4_000;

/**
 * Looks at one migration after another that may go on by itself, while the page is seen, and reads the page again once one has
 * gone on. One that only waits for its hand-over is among them: the wallet may have sent it although its answer was lost.
 * Asking for one also tells the site of a hand-over that it has not heard of.
 */
export function useLiveRecords(records: readonly MigrationView[]): void {
  const { revalidate } = useRevalidator();
  const followed = records.filter(({ left }) => left === "wait" || left === "handOver");
  const isFollowed = followed.length > 0;
  const look = useEffectEvent(async (turn: number) => {
    if (document.hidden) return;
    const record = followed[turn % followed.length];
    if (!record) return;
    const now = await readState(record.oldNftContract, record.oldNftId);
    if (now && (now.status !== record.status || now.reason !== record.reason)) await revalidate();
  });
  useEffect(() => {
    if (!isFollowed) return;
    let turn = 0;
    const timer = setInterval(() => {
      look(turn++).catch((error: unknown) => console.warn("how the migration stands is not known", error));
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [isFollowed]);
}

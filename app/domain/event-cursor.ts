import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { z } from "./zod.ts";

/**
 * Where the next page of a list of events begins, as an earlier page gave it: chain seconds, signature, and the event's
 * place in the transaction.
 */
export const eventCursorSchema = z.string().regex(/^\d{1,15}\.[1-9A-HJ-NP-Za-km-z]{64,88}\.\d{1,5}$/);

type EventKey = { blockTs: number; signature: string; eventIndex: number };

/** The cursor of the page after one that ends with this event. */
export function eventCursorOf({ blockTs, signature, eventIndex }: EventKey): string {
  return `${blockTs}.${signature}.${eventIndex}`;
}

/** The event that a cursor names. Null without a cursor and for a bad one; the list then begins with its first page. */
export function readEventCursor(cursor: string | null | undefined): EventKey | null {
  if (!cursor || !eventCursorSchema.safeParse(cursor).success) return null;
  const [blockTs, signature = "", eventIndex] = cursor.split(".");
  return { blockTs: Number(blockTs), signature, eventIndex: Number(eventIndex) };
}

/**
 * The condition for what comes after a cursor in a list by time, signature and place, newest first; undefined without a
 * cursor.
 */
export function eventsAfter(
  table: Record<keyof EventKey, SQLWrapper>,
  cursor: string | null | undefined,
): SQL | undefined {
  const key = readEventCursor(cursor);
  if (!key) return undefined;
  const { blockTs, signature, eventIndex } = key;
  return sql`(${table.blockTs}, ${table.signature}, ${table.eventIndex}) < (${blockTs}, ${signature}, ${eventIndex})`;
}

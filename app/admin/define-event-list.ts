import type { numberedCoinEvent, numberedDropClaim, numberedNftEvent, numberedVestingEvent } from "~db/chain-rows";
import { defineResource, type Resource, type ResourceColumn, type ResourceFilter } from "./define-resource";
import type { Noun } from "./paths";

/** Tables of what happened on chain, with the columns that all of them have. */
export type EventTable =
  | typeof numberedCoinEvent
  | typeof numberedNftEvent
  | typeof numberedVestingEvent
  | typeof numberedDropClaim;

/** What the list of one kind of event has in addition to the columns that all of them have. */
type EventList = {
  noun: Noun;
  event: EventTable;
  /** The values of the column `kind`. */
  kinds: readonly string[];
  columns: readonly ResourceColumn[];
  filters: readonly ResourceFilter[];
};

/** Declares the list of what finalized transactions did to one kind of thing. */
export function defineEventList({ noun, event, kinds, columns, filters }: EventList): Resource {
  return defineResource({
    noun,
    group: "power",
    role: "viewer",
    list: {
      table: event,
      sort: event.at,
      key: event.number,
      columns: [
        { name: "at", from: event.at, kind: "time" },
        { name: "kind", from: event.kind, kind: "choice", words: "kinds" },
        { name: "walletAddress", from: event.walletAddress, kind: "address" },
        ...columns,
        { name: "signature", from: event.signature, kind: "transaction" },
      ],
      filters: [
        { name: "walletAddress", from: event.walletAddress, kind: "exact" },
        ...filters,
        { name: "kind", from: event.kind, kind: "choice", options: kinds, words: "kinds" },
        { name: "at", from: event.at, kind: "days" },
      ],
    },
  });
}

import { commitDraw } from "~/domain/draws/commands.server";
import { readEntrants } from "~/domain/draws/entrants.server";
import { drawSchema } from "~/domain/draws/input";
import { findDraw } from "~/domain/draws/queries.server";
import { SOURCES } from "~/domain/jobs/list-source.server";
import { envContext } from "~/server/context";
import { openDraws } from "~/server/draw-deps.server";
import { draw } from "~db/schema";
import { defineForm, defineResource } from "../define-resource";

/** Winners that are drawn so that anybody can check it (app/domain/draws). A draw cannot be changed or taken back. */
export const drawResource = defineResource({
  noun: "draw",
  group: "jobs",
  role: "operator",
  list: {
    table: draw,
    sort: draw.createdAt,
    key: draw.id,
    columns: [
      { name: "title", from: draw.title, kind: "text" },
      { name: "entrantCount", from: draw.entrantCount, kind: "count" },
      { name: "winnerCount", from: draw.winnerCount, kind: "count" },
      { name: "drawAt", from: draw.drawAt, kind: "time" },
      { name: "drawnAt", from: draw.drawnAt, kind: "time" },
      { name: "proposer", from: draw.proposer, kind: "text" },
      { name: "createdAt", from: draw.createdAt, kind: "time" },
    ],
    filters: [{ name: "createdAt", from: draw.createdAt, kind: "days" }],
  },
  detail: {
    facts: [
      { name: "page", kind: "text" },
      { name: "id", kind: "text" },
      { name: "entrantCount", kind: "count" },
      { name: "winnerCount", kind: "count" },
      { name: "drawAt", kind: "time" },
      { name: "drawnAt", kind: "time" },
      { name: "slot", kind: "count" },
      { name: "commitment", kind: "text" },
      { name: "entrantsHash", kind: "text" },
      { name: "proposer", kind: "text" },
    ],
    tables: [
      {
        name: "winners",
        columns: [
          { name: "place", kind: "count" },
          { name: "address", kind: "address" },
        ],
      },
    ],
    load: async ({ db, linkTo }, key) => {
      const row = await findDraw(db, key);
      if (!row) return null;
      const winners = row.winners?.split("\n") ?? [];
      return {
        title: row.title,
        facts: {
          page: { text: linkTo(`/eng/draw/${row.id}`), to: `/eng/draw/${row.id}` },
          ...{ id: row.id, entrantCount: row.entrantCount, winnerCount: row.winnerCount, drawAt: row.drawAt },
          ...{ drawnAt: row.drawnAt, slot: row.slot, commitment: row.commitment },
          ...{ entrantsHash: row.entrantsHash, proposer: row.proposer },
        },
        tables: { winners: winners.map((address, at) => ({ place: at + 1, address })) },
      };
    },
  },
  create: defineForm({
    role: "operator",
    isFresh: true,
    isOnce: true,
    isFinal: true,
    schema: drawSchema,
    fields: [
      { name: "title", kind: "text" },
      { name: "winnerCount", kind: "number" },
      { name: "drawAt", kind: "time" },
      { name: "source", kind: "choice", options: SOURCES, words: "sources" },
      { name: "of", kind: "text" },
      { name: "list", kind: "area" },
    ],
    preview: async ({ context }, values) => {
      const { sorted, leftOut } = await readEntrants(openDraws(context.get(envContext)), values);
      return [
        { name: "entrants", after: sorted.length },
        { name: "leftOut", after: leftOut },
        { name: "winners", after: values.winnerCount },
        { name: "drawAt", after: values.drawAt },
      ];
    },
    save: async ({ context, actor }, values) => ({
      key: await commitDraw({ ...openDraws(context.get(envContext)), actor }, values),
    }),
  }),
});

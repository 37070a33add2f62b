import { discardDeadLetter, findDeadLetter, replayDeadLetter } from "~/domain/logs/dead-letters.server";
import { z } from "~/domain/zod";
import { deadLog } from "~db/schema";
import { type AdminDeps, defineForm, defineResource, type Effect } from "../define-resource";

const noFields = z.object({});
const GONE = { key: null };

/** Messages of logs that could not be inserted after every try. After 90 days they are deleted. */
export const deadLetterResource = defineResource({
  noun: "deadLetter",
  group: "watch",
  role: "operator",
  list: {
    table: deadLog,
    sort: deadLog.receivedAt,
    key: deadLog.messageId,
    columns: [
      { name: "receivedAt", from: deadLog.receivedAt, kind: "time" },
      { name: "messageId", from: deadLog.messageId, kind: "text" },
    ],
    filters: [{ name: "receivedAt", from: deadLog.receivedAt, kind: "days" }],
  },
  detail: {
    facts: [
      { name: "receivedAt", kind: "time" },
      { name: "reading", kind: "choice", words: "readings" },
      { name: "entries", kind: "count" },
      { name: "body", kind: "text" },
    ],
    load: async ({ db }, key) => {
      const letter = await findDeadLetter(db, key);
      if (!letter) return null;
      const { messageId, receivedAt, entries, body } = letter;
      return {
        title: messageId,
        facts: { receivedAt, reading: entries ? "whole" : "broken", entries: entries?.length ?? null, body },
        deeds: entries ? ["replay", "discard"] : ["discard"],
        next: "replay",
      };
    },
  },
  deeds: {
    replay: defineForm({
      role: "operator",
      schema: noFields,
      fields: [],
      load: loadNothing,
      preview: effectsOf,
      save: async (deps, _values, key) => {
        await replayDeadLetter(deps, key);
        return GONE;
      },
    }),
    discard: defineForm({
      role: "operator",
      isFinal: true,
      schema: noFields,
      fields: [],
      load: loadNothing,
      preview: effectsOf,
      save: async (deps, _values, key) => {
        await discardDeadLetter(deps, key);
        return GONE;
      },
    }),
  },
});

async function loadNothing({ db }: AdminDeps, key: string) {
  return (await findDeadLetter(db, key)) && {};
}

async function effectsOf({ db }: AdminDeps, _values: unknown, key: string): Promise<Effect[]> {
  const letter = await findDeadLetter(db, key);
  return [{ name: "entries", after: letter?.entries?.length ?? 0 }];
}

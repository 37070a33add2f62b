import { askForCheck } from "~/domain/indexer/ask-check.server";
import { findReport, listReports } from "~/domain/indexer/queries.server";
import { z } from "~/domain/zod";
import { defineForm, defineResource } from "../define-resource";

/** How many reports the list shows: those of about two weeks. */
const SHOWN = 60;

/** The comparisons of our lists with the chain: one report for each night and each kind of rows. */
export const nightlyCheckResource = defineResource({
  noun: "nightlyCheck",
  group: "chain",
  role: "operator",
  list: {
    columns: [
      { name: "day", kind: "text" },
      { name: "projection", kind: "choice", words: "projections" },
      { name: "startedAt", kind: "time" },
      { name: "finishedAt", kind: "time" },
      { name: "compared", kind: "count" },
      { name: "differing", kind: "count" },
    ],
    filters: [],
    load: async ({ db }) => {
      const reports = await listReports(db, SHOWN);
      return reports.map(({ projection, day, startedAt, finishedAt, compared, differing }) => ({
        key: `${day} ${projection}`,
        values: { day, projection, startedAt, finishedAt, compared, differing },
      }));
    },
  },
  detail: {
    facts: [
      { name: "day", kind: "text" },
      { name: "projection", kind: "choice", words: "projections" },
      { name: "startedAt", kind: "time" },
      { name: "finishedAt", kind: "time" },
      { name: "compared", kind: "count" },
      { name: "differing", kind: "count" },
    ],
    tables: [
      {
        name: "differences",
        columns: [
          { name: "subject", kind: "address" },
          { name: "field", kind: "text" },
          { name: "inD1", kind: "text" },
          { name: "onChain", kind: "text" },
        ],
      },
    ],
    load: async ({ db }, key) => {
      const [day = "", projection = ""] = key.split(" ");
      const report = await findReport(db, { day, projection });
      if (!report) return null;
      const { differences, isFinished, ...facts } = report;
      return { title: key, facts, tables: { differences }, isLive: !isFinished };
    },
  },
  create: defineForm({
    role: "operator",
    schema: z.object({}),
    fields: [],
    save: async (deps) => {
      // imported here so that an isolate that serves other pages starts without the chain's libraries
      const { PROJECTIONS } = await import("~/domain/projections.server");
      await askForCheck({ ...deps, projections: PROJECTIONS });
    },
  }),
});

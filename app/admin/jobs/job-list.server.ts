import { listJobsOf } from "~/domain/jobs/queries.server";
import type { ListDeps, Resource } from "../define-resource";
import { pathOfRow } from "../paths";

/** How many jobs a list of one kind has; the list of all jobs has the others. */
const JOBS_SHOWN = 50;

/** The last jobs of some presets, each with a link to its page. */
export function jobListOf(...presets: string[]): Resource["list"] {
  return {
    columns: [
      { name: "title", kind: "text" },
      { name: "status", kind: "choice", words: "jobStatus" },
      { name: "completedCount", kind: "count" },
      { name: "itemCount", kind: "count" },
      { name: "proposer", kind: "text" },
      { name: "createdAt", kind: "time" },
    ],
    filters: [],
    load: async ({ db }: ListDeps) => {
      const rows = await listJobsOf(db, presets, JOBS_SHOWN);
      return rows.map(({ id, title, status, completedCount, itemCount, proposer, createdAt }) => ({
        key: id,
        values: {
          title: { text: title, to: pathOfRow("jobs/:key", id) },
          ...{ status: String(status), completedCount, itemCount, proposer, createdAt },
        },
      }));
    },
  };
}

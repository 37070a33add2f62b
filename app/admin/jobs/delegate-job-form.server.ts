import { delegateCollection } from "~/domain/jobs/deeds/delegate-collection.server";
import { findJob } from "~/domain/jobs/job-rows.server";
import { readDelegation } from "~/domain/jobs/read-delegation.server";
import { isToFill } from "~/domain/jobs/to-fill.server";
import { z } from "~/domain/zod";
import { jobDeps } from "~/server/job-deps.server";
import { deedForm } from "../authority/deed-form.server";

/** Prepares the transaction by which a collection's authority lets a job's wallet act for it. */
export const delegateJob = deedForm({
  name: "job.delegate",
  role: "operator",
  schema: z.object({}),
  fields: [],
  load: async ({ db }, key) => {
    const row = await findJob(db, key);
    return row && row.asset === "none" && isToFill(row) ? {} : null;
  },
  prepare: async ({ context }, _, id) => ({
    deed: delegateCollection,
    parameters: await readDelegation(jobDeps(context), id),
  }),
});

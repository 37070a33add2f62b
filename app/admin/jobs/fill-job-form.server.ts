import { fundJob } from "~/domain/jobs/deeds/fund-job.server";
import { findJob } from "~/domain/jobs/job-rows.server";
import { readFunding } from "~/domain/jobs/read-funding.server";
import { isToFill } from "~/domain/jobs/to-fill.server";
import { addressField } from "~/domain/solana/address";
import { z } from "~/domain/zod";
import { jobDeps } from "~/server/job-deps.server";
import { deedForm } from "../authority/deed-form.server";

/** Prepares the transaction that fills the wallet of a job, for any wallet to sign. */
export const fillJob = deedForm({
  name: "job.fill",
  role: "operator",
  schema: z.object({ funder: addressField }),
  fields: [{ name: "funder", kind: "address" }],
  load: async ({ db }, key) => {
    const row = await findJob(db, key);
    return row && isToFill(row) ? { funder: row.refundAddress } : null;
  },
  prepare: async ({ context }, { funder }, id) => ({
    deed: fundJob,
    parameters: await readFunding(jobDeps(context), { id, funder }),
  }),
});

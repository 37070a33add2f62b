import { createMarks } from "~/domain/jobs/create-marks.server";
import { marksSchema } from "~/domain/jobs/input";
import { jobDeps } from "~/server/job-deps.server";
import { defineForm, defineResource } from "../define-resource";
import { jobListOf } from "../jobs/job-list.server";

/** NFTs that are marked as members of a collection, or lose that mark. Each list is a job (job.server.ts). */
export const collectionVerifyResource = defineResource({
  noun: "collectionVerify",
  group: "minting",
  role: "operator",
  list: jobListOf("verifyCollection", "unverifyCollection"),
  create: defineForm({
    role: "operator",
    isFresh: true,
    isOnce: true,
    schema: marksSchema,
    begin: { does: "verifyCollection" },
    fields: [
      { name: "title", kind: "text" },
      { name: "does", kind: "choice", options: ["verifyCollection", "unverifyCollection"], words: "kinds" },
      { name: "collection", kind: "address" },
      { name: "list", kind: "area" },
      { name: "file", kind: "file", accept: ".csv,text/csv" },
      { name: "refundAddress", kind: "address" },
    ],
    save: async ({ context, db, now, actor }, values) => {
      const { chain, assets, seed } = jobDeps(context);
      return { noun: "job", key: await createMarks({ db, now, actor, chain, assets, seed }, values) };
    },
  }),
});

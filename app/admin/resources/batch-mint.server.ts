import { createMints } from "~/domain/jobs/create-mints.server";
import { mintsSchema } from "~/domain/jobs/input";
import { jobDeps } from "~/server/job-deps.server";
import { defineForm, defineResource } from "../define-resource";
import { jobListOf } from "../jobs/job-list.server";

/** NFTs of a collection that are made for a list of wallets. Each list is a job (job.server.ts). */
export const batchMintResource = defineResource({
  noun: "batchMint",
  group: "minting",
  role: "operator",
  list: jobListOf("mint"),
  create: defineForm({
    role: "operator",
    isFresh: true,
    isOnce: true,
    schema: mintsSchema,
    fields: [
      { name: "title", kind: "text" },
      { name: "collection", kind: "address" },
      { name: "list", kind: "area" },
      { name: "file", kind: "file", accept: ".csv,text/csv" },
      { name: "refundAddress", kind: "address" },
    ],
    save: async ({ context, db, now, actor }, values) => {
      const { chain, seed } = jobDeps(context);
      return { noun: "job", key: await createMints({ db, now, actor, chain, seed }, values) };
    },
  }),
});

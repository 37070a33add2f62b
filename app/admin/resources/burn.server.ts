import { createBurn } from "~/domain/jobs/create-burn.server";
import { burnSchema } from "~/domain/jobs/input";
import { jobDeps } from "~/server/job-deps.server";
import { defineForm, defineResource } from "../define-resource";
import { jobListOf } from "../jobs/job-list.server";

/** What staff burn: an amount of a coin, or NFTs. Each is a job (job.server.ts). */
export const burnResource = defineResource({
  noun: "burn",
  group: "minting",
  role: "operator",
  list: jobListOf("burn"),
  create: defineForm({
    role: "operator",
    isFresh: true,
    isOnce: true,
    schema: burnSchema,
    begin: { what: "nft" },
    fields: [
      { name: "title", kind: "text" },
      { name: "what", kind: "choice", options: ["nft", "coin"], words: "assets" },
      { name: "owner", kind: "address" },
      { name: "list", kind: "area" },
      { name: "file", kind: "file", accept: ".csv,text/csv" },
      { name: "mint", kind: "address" },
      { name: "amount", kind: "amount" },
      { name: "unit", kind: "text" },
    ],
    save: async ({ context, db, now, actor }, values) => {
      const { chain, seed } = jobDeps(context);
      return { noun: "job", key: await createBurn({ db, now, actor, chain, seed }, values) };
    },
  }),
});

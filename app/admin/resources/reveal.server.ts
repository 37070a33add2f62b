import { checkReveal } from "~/domain/reveals/check.server";
import { commitReveal, startReveal } from "~/domain/reveals/commands.server";
import { commitSchema, revealSchema } from "~/domain/reveals/input";
import { findReveal } from "~/domain/reveals/queries.server";
import { isChainUnavailable } from "~/errors";
import { jobDeps } from "~/server/job-deps.server";
import { reveal } from "~db/schema";
import { type AdminDeps, defineForm, defineResource } from "../define-resource";
import { pathOfRow } from "../paths";
import { chainOf } from "../power-pools.server";

/** How many NFTs that differ are shown. */
const SHOWN = 50;

/** Files of what NFTs become: committed by their hash, and revealed by a job, of which each NFT is compared with the chain. */
export const revealResource = defineResource({
  noun: "reveal",
  group: "minting",
  role: "operator",
  list: {
    table: reveal,
    sort: reveal.committedAt,
    key: reveal.id,
    columns: [
      { name: "title", from: reveal.title, kind: "text" },
      { name: "collection", from: reveal.collection, kind: "address" },
      { name: "rowCount", from: reveal.rowCount, kind: "count" },
      { name: "committedBy", from: reveal.committedBy, kind: "text" },
      { name: "committedAt", from: reveal.committedAt, kind: "time" },
    ],
    filters: [{ name: "committedAt", from: reveal.committedAt, kind: "days" }],
  },
  detail: {
    facts: [
      { name: "fileHash", kind: "text" },
      { name: "collection", kind: "address" },
      { name: "rowCount", kind: "count" },
      { name: "committedBy", kind: "text" },
      { name: "committedAt", kind: "time" },
      { name: "job", kind: "text" },
      { name: "asCommitted", kind: "text" },
    ],
    tables: [
      {
        name: "differing",
        columns: [
          { name: "mint", kind: "address" },
          { name: "wanted", kind: "text" },
          { name: "found", kind: "text" },
        ],
      },
    ],
    load: async (deps, key) => {
      const row = await findReveal(deps.db, key);
      if (!row) return null;
      const checked = row.jobId ? await check(deps, row.jobId) : null;
      const { fileHash, collection, rowCount, committedBy, committedAt, jobId } = row;
      return {
        title: row.title,
        facts: {
          ...{ fileHash, collection, rowCount, committedBy, committedAt },
          job: jobId && { text: jobId, to: pathOfRow("jobs/:key", jobId) },
          asCommitted: checked && `${checked.count - checked.differing.length} / ${checked.count}`,
        },
        tables: { differing: checked?.differing.slice(0, SHOWN).map((one) => ({ ...one })) ?? [] },
        deeds: jobId ? [] : ["reveal"],
        ...(jobId ? {} : { next: "reveal" }),
      };
    },
  },
  create: defineForm({
    role: "operator",
    isOnce: true,
    schema: commitSchema,
    fields: [
      { name: "title", kind: "text" },
      { name: "collection", kind: "address" },
      { name: "list", kind: "area" },
      { name: "file", kind: "file", accept: ".csv,text/csv" },
    ],
    save: async (deps, values) => ({ key: await commitReveal(deps, values) }),
  }),
  deeds: {
    reveal: defineForm({
      role: "operator",
      isFresh: true,
      schema: revealSchema,
      fields: [
        { name: "list", kind: "area" },
        { name: "file", kind: "file", accept: ".csv,text/csv" },
        { name: "refundAddress", kind: "address" },
      ],
      about: ["fileHash", "collection", "rowCount"],
      load: async ({ db }, key) => {
        const row = await findReveal(db, key);
        return row && !row.jobId ? {} : null;
      },
      save: async ({ context, db, now, actor }, values, key) => {
        const { chain, seed } = jobDeps(context);
        return { noun: "job", key: await startReveal({ db, now, actor, chain, seed }, key, values) };
      },
    }),
  },
});

/** Null while the chain cannot be read. */
async function check(deps: AdminDeps, jobId: string) {
  try {
    return await checkReveal(chainOf(deps), jobId);
  } catch (error) {
    if (isChainUnavailable(error)) return null;
    throw error;
  }
}

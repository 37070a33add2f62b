import { changeJob, deedsOf, type JobDeed, PAYING } from "~/domain/jobs/commands.server";
import { jobDeedSchema } from "~/domain/jobs/input";
import { findJob } from "~/domain/jobs/job-rows.server";
import { OTHER_PRESETS, PRESETS } from "~/domain/jobs/presets";
import { jobNeedsSecondPerson } from "~/domain/jobs/second-person.server";
import { STATUSES } from "~/domain/statuses";
import { AppError } from "~/errors";
import { jobDeps } from "~/server/job-deps.server";
import { job } from "~db/schema";
import { type AdminDeps, defineForm, defineResource } from "../define-resource";
import { delegateJob } from "../jobs/delegate-job-form.server";
import { fillJob } from "../jobs/fill-job-form.server";
import { fundJob, mayFund } from "../jobs/fund-job.server";
import { jobEffects } from "../jobs/job-effects.server";
import { loadJob } from "../jobs/load-job.server";
import { needsSecondPerson } from "../second-person.server";
import { VERSION } from "../version-field";

/**
 * The form of a deed. Every deed but pausing asks for a fresh proof; cancelling is among them because it sends everything
 * back. A deed after which items are paid first shows the sums.
 */
function deedForm(deed: JobDeed) {
  const pays = PAYING.includes(deed);
  return defineForm({
    role: "operator",
    isFresh: deed !== "pause",
    isFinal: deed === "cancel",
    schema: jobDeedSchema,
    fields: [VERSION],
    about: ["status", "progress", "total"],
    load: async ({ db }, key) => {
      const row = await findJob(db, key);
      return row && deedsOf(row).includes(deed) ? { version: String(row.version) } : null;
    },
    ...(pays ? { preview: ({ db }: AdminDeps, _: unknown, key: string) => jobEffects(db, key, deed) } : {}),
    approval: async ({ db, now, actor, adminSecret }, _, key) => {
      const row = pays ? await findJob(db, key) : null;
      const isLarge = row !== null && (await jobNeedsSecondPerson({ db, adminSecret }, row, now));
      return isLarge && (await needsSecondPerson({ db, adminSecret, actor }));
    },
    save: async ({ db, now, actor, adminSecret, agreed, context }, { version }, key) => {
      const { seed, follow } = jobDeps(context);
      const isOnlyOwner = !(await needsSecondPerson({ db, adminSecret, actor }));
      await follow(
        await changeJob({ db, now, actor, adminSecret, seed, agreed, isOnlyOwner }, { id: key, version, deed }),
      );
    },
  });
}

/** What is, was or will be sent to many addresses, or done with many NFTs. */
export const jobResource = defineResource({
  noun: "job",
  group: "jobs",
  role: "operator",
  list: {
    table: job,
    sort: job.createdAt,
    key: job.id,
    columns: [
      { name: "title", from: job.title, kind: "text" },
      { name: "preset", from: job.preset, kind: "choice", words: "presets" },
      { name: "status", from: job.status, kind: "choice", words: "jobStatus" },
      { name: "completedCount", from: job.completedCount, kind: "count" },
      { name: "itemCount", from: job.itemCount, kind: "count" },
      { name: "proposer", from: job.proposer, kind: "text" },
      { name: "createdAt", from: job.createdAt, kind: "time" },
    ],
    filters: [
      { name: "status", from: job.status, kind: "choice", options: Object.values(STATUSES.job), words: "jobStatus" },
      {
        name: "preset",
        from: job.preset,
        kind: "choice",
        options: [...Object.keys(PRESETS), ...OTHER_PRESETS],
        words: "presets",
      },
      { name: "createdAt", from: job.createdAt, kind: "days" },
    ],
  },
  detail: {
    facts: [
      { name: "kind", kind: "words", words: "kinds" },
      { name: "status", kind: "choice", words: "jobStatus" },
      { name: "reason", kind: "words", words: "reasons" },
      { name: "progress", kind: "text" },
      { name: "pace", kind: "text" },
      { name: "total", kind: "text" },
      { name: "mint", kind: "address" },
      { name: "authority", kind: "address" },
      { name: "wallet", kind: "address" },
      { name: "needed", kind: "text" },
      { name: "refundAddress", kind: "address" },
      { name: "stuck", kind: "text" },
      { name: "missingAccounts", kind: "count" },
      { name: "sums", kind: "text" },
      { name: "even", kind: "choice", words: "even" },
      { name: "report", kind: "text" },
      { name: "funding", kind: "text" },
      { name: "proposer", kind: "text" },
      { name: "createdAt", kind: "time" },
      { name: "startedAt", kind: "time" },
      { name: "begunAt", kind: "time" },
      { name: "finishedAt", kind: "time" },
      { name: "closedAt", kind: "time" },
    ],
    tables: [
      {
        name: "problems",
        columns: [
          { name: "line", kind: "count" },
          { name: "problem", kind: "choice", words: "problems" },
          { name: "code", kind: "count" },
          { name: "text", kind: "text" },
        ],
      },
      {
        name: "items",
        columns: [
          { name: "seq", kind: "count" },
          { name: "address", kind: "address" },
          { name: "amount", kind: "text" },
          { name: "before", kind: "text" },
          { name: "after", kind: "text" },
          { name: "status", kind: "choice", words: "jobItemStatus" },
          { name: "code", kind: "count" },
          { name: "signature", kind: "text" },
        ],
      },
    ],
    load: loadJob,
  },
  deeds: {
    start: deedForm("start"),
    fill: fillJob,
    delegate: delegateJob,
    // only the local machine has somebody who may
    fund: defineForm({
      role: "operator",
      schema: jobDeedSchema,
      fields: [VERSION],
      load: async (deps, key) => {
        const row = await findJob(deps.db, key);
        return row && mayFund(row) ? { version: String(row.version) } : null;
      },
      save: async (deps, _, key) => {
        const row = await findJob(deps.db, key);
        if (!row || !mayFund(row)) throw new AppError("NotFound");
        await fundJob(deps, row);
      },
    }),
    pause: deedForm("pause"),
    resume: deedForm("resume"),
    cancel: deedForm("cancel"),
    retry: deedForm("retry"),
    sweep: deedForm("sweep"),
  },
});

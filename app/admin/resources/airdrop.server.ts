import { createAirdrop } from "~/domain/jobs/create-airdrop.server";
import { airdropSchema } from "~/domain/jobs/input";
import { SOURCES } from "~/domain/jobs/list-source.server";
import { findPreset, PRESETS } from "~/domain/jobs/presets";
import { findLastJobs, findLastRefund } from "~/domain/jobs/queries.server";
import { getVouchedSetting } from "~/domain/settings/seal.server";
import { parseVesting } from "~/domain/settings/vesting";
import { configContext } from "~/server/context";
import { jobDeps } from "~/server/job-deps.server";
import { defineForm, defineResource } from "../define-resource";
import { sampleAirdrop } from "../sample-airdrop.server";

/** The airdrops that staff send, each with a form of its own; what is sent is a job (job.server.ts). */
export const airdropResource = defineResource({
  noun: "airdrop",
  group: "jobs",
  role: "operator",
  list: {
    columns: [
      { name: "preset", kind: "words", words: "presets" },
      { name: "asset", kind: "choice", words: "assets" },
      { name: "unit", kind: "text" },
      { name: "jobs", kind: "count" },
      { name: "lastAt", kind: "time" },
    ],
    filters: [],
    load: async ({ db }) => {
      const last = await findLastJobs(db);
      return Object.entries(PRESETS).map(([key, { asset, unit }]) => {
        const of = last.get(key);
        return { key, values: { preset: key, asset, unit, jobs: of?.jobs ?? 0, lastAt: of?.lastAt ?? null } };
      });
    },
  },
  edit: defineForm({
    role: "operator",
    // it says where the money goes, and where what is left goes
    isFresh: true,
    isOnce: true,
    schema: airdropSchema,
    fields: [
      { name: "title", kind: "text" },
      { name: "mint", kind: "address" },
      { name: "unit", kind: "text" },
      { name: "amount", kind: "amount" },
      { name: "source", kind: "choice", options: SOURCES, words: "sources" },
      { name: "of", kind: "text" },
      { name: "list", kind: "area" },
      { name: "file", kind: "file", accept: ".csv,text/csv" },
      { name: "refundAddress", kind: "address" },
      { name: "airdropList", kind: "text" },
      { name: "payAgain", kind: "check" },
    ],
    load: async ({ db, now, actor, adminSecret, context }, key) => {
      const preset = findPreset(key);
      if (!preset) return null;
      const { mints } = parseVesting(await getVouchedSetting({ db, adminSecret }, "vesting"));
      return {
        title: `${key} ${now.toISOString().slice(0, 10)}`,
        ...{ unit: preset.unit, amount: preset.amount ?? "", source: preset.source ?? "list" },
        mint: (preset.coin && mints[preset.coin]) ?? "",
        refundAddress: await findLastRefund(db, actor.staff.email),
        ...(context.get(configContext).environment === "local" ? await sampleAirdrop(preset) : {}),
      };
    },
    save: async ({ context, db, now, actor }, values, key) => {
      const { chain, assets, seed } = jobDeps(context);
      return { noun: "job", key: await createAirdrop({ db, now, actor, chain, assets, seed }, key, values) };
    },
  }),
});

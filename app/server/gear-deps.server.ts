import type { GearDeps } from "~/domain/gear/day-rows.server";
import { readJobSeed } from "~/domain/jobs/job-wallet.server";
import { openDatabase } from "~db/client";
import { type Env, readConfig } from "./env.server";

/** What the days and draws of gear need: the seed from which those of the days follow. */
export function openGear(env: Env, now: Date): GearDeps {
  const isLocal = readConfig(env).environment === "local";
  return { db: openDatabase(env.DB), seed: readJobSeed(env.JOB_SEED, { isLocal }), now };
}

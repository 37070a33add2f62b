import type { Env } from "~/server/env.server";

/** Every minute: the coming days of gear are promised, and the seeds of days that are over are published. */
export async function followGearDays(env: Env): Promise<void> {
  // imported here so that an isolate that serves pages starts without the libraries of jobs
  const { commitDays, revealDays } = await import("~/domain/gear/day-rows.server");
  const { openGear } = await import("~/server/gear-deps.server");
  const deps = openGear(env, new Date());
  await commitDays(deps);
  await revealDays(deps);
}

import type { Env } from "~/server/env.server";

/** Every minute: draws whose block is final take place. */
export async function drawWinners(env: Env): Promise<void> {
  // imported here so that an isolate that serves pages starts without the chain's libraries
  const { drawDue } = await import("~/domain/draws/commands.server");
  const { openDraws } = await import("~/server/draw-deps.server");
  await drawDue(openDraws(env));
}

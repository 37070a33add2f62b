import { isChainUnavailable } from "~/errors";
import type { Env } from "~/server/env.server";
import { writeLog } from "~/server/log";

/** Once a day: the head of the audit log goes to the chain. If the chain does not answer, the next day tries again. */
export async function anchorAuditHead(env: Env, now: Date): Promise<void> {
  // imported here so that an isolate that serves pages starts without the chain's libraries
  const { anchorAuditLog } = await import("~/domain/audit/anchor.server");
  const { openAnchoring } = await import("~/server/audit-anchor-deps.server");
  await warnIfAway("anchorAuditHead", anchorAuditLog(openAnchoring(env, now)));
}

/** Every minute: what became of the memo that is on its way. */
export async function followAnchor(env: Env): Promise<void> {
  const { followAuditAnchor } = await import("~/domain/audit/anchor.server");
  const { openAnchoring } = await import("~/server/audit-anchor-deps.server");
  await warnIfAway("followAnchor", followAuditAnchor(openAnchoring(env, new Date())));
}

async function warnIfAway(task: string, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isChainUnavailable(error)) throw error;
    writeLog("warn", "the chain did not answer", { task });
  }
}

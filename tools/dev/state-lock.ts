import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SetupError } from "./progress.ts";

const STOPPING = " stopping";
const WAIT_MS = 15_000;

/**
 * Marks a state folder as in use by this process, after waiting for a process that is just stopping. Throws SetupError while
 * another one uses it. Returns a function that releases it.
 */
export async function lockState(folder: string, endSignal: AbortSignal): Promise<() => void> {
  const deadline = Date.now() + WAIT_MS;
  while (isInUse(folder) && isStopping(folder) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (isInUse(folder)) {
    throw new SetupError(
      `A site already runs on ${folder}: stop it, or give this one a folder of its own with PUNKVISM_STATE=<folder>.`,
    );
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(lockFile(folder), String(process.pid));
  endSignal.addEventListener("abort", () => writeFileSync(lockFile(folder), `${process.pid}${STOPPING}`));
  return () => rmSync(lockFile(folder), { force: true });
}

/** Whether a site runs on a state folder. What a killed process left behind does not count. */
export function isInUse(folder: string): boolean {
  const file = lockFile(folder);
  if (!existsSync(file)) return false;
  const pid = Number.parseInt(readFileSync(file, "utf8"), 10);
  return pid > 0 && pid !== process.pid && isAlive(pid) && isSite(pid);
}

function isStopping(folder: string): boolean {
  return existsSync(lockFile(folder)) && readFileSync(lockFile(folder), "utf8").endsWith(STOPPING);
}

const lockFile = (folder: string) => path.join(folder, "running");

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** After a restart of the machine or a container, the same number belongs to another process. */
function isSite(pid: number): boolean {
  const command = existsSync("/proc/self/cmdline")
    ? readFileSync(`/proc/${pid}/cmdline`, "utf8")
    : spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout;
  return !command || /tools[/\\]dev[/\\]serve-/.test(command);
}

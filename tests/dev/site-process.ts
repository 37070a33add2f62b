import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** For a busy machine; nothing waits longer than this. */
const START_MS = 150_000;
const END_MS = 20_000;

export interface SiteOptions {
  stateFolder: string;
  port: number;
  env?: Record<string, string>;
}

/** `npm start` as a shell runs it: a job with a process group of its own. */
export interface SiteProcess {
  url: string;
  rpcUrl: string;
  port: number;
  /** What it has printed so far. */
  output(): string;
  /** Resolves once it has printed these words; throws with its output if it ends before. */
  printed(words: string): Promise<void>;
  /** Every process of it that is running now, npm's first. */
  processes(): RunningProcess[];
  /** As Ctrl-C in a terminal: the signal goes to the whole job. Resolves with the exit code. */
  interrupt(): Promise<number | null>;
  ended: Promise<number | null>;
}

export interface RunningProcess {
  pid: number;
  parent: number;
  command: string;
}

/** Starts the site without waiting for it. */
export function spawnSite({ stateFolder, port, env = {} }: SiteOptions): SiteProcess {
  const solanaPort = port + 1;
  const child = spawn("npm", ["start"], {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...shellEnvironment(),
      ...env,
      PORT: `${port}`,
      SOLANA_PORT: `${solanaPort}`,
      KAIA_PORT: `${port + 3}`,
      PUNKVISM_STATE: stateFolder,
    },
  });
  const output = collect(child);
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  return {
    url: `http://localhost:${port}`,
    rpcUrl: `http://127.0.0.1:${solanaPort}`,
    port,
    output,
    ended,
    async printed(words) {
      await until(() => output().includes(words) || hasEnded, START_MS);
      if (!output().includes(words)) throw new Error(`it never said "${words}":\n${output()}`);
    },
    processes: () => familyOf(child.pid ?? 0),
    interrupt() {
      process.kill(-(child.pid ?? 0), "SIGINT");
      return ended;
    },
  };
}

/** Starts the site and waits until it says where it is. */
export async function startSite(options: SiteOptions): Promise<SiteProcess> {
  const site = spawnSite(options);
  await site.printed("stop with Ctrl-C");
  return site;
}

/** Runs an npm script to its end. */
export function runScript(script: string, env: Record<string, string>): { code: number | null; output: string } {
  const options = { encoding: "utf8", env: { ...shellEnvironment(), ...env }, timeout: START_MS } as const;
  const { status, stdout, stderr } = spawnSync("npm", ["run", script], options);
  return { code: status, output: stdout + stderr };
}

/** As in a shell; vitest's own settings would tell vite that this is a test. */
function shellEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, VITEST: __, NODE_OPTIONS: ___, ...env } = process.env;
  return { ...env, NO_COLOR: "1" };
}

/** Ports that are named already, although nothing may listen on them yet. */
const namedPorts = new Set<number>();

/** Four free ports in a row, different ones at each call: for the site, its node, the node's websocket, and Kaia's node. */
export async function freePorts(): Promise<number> {
  for (;;) {
    const port = 21_000 + 4 * Math.floor(Math.random() * 2_250);
    if (namedPorts.has(port)) continue;
    namedPorts.add(port);
    const free = await Promise.all([0, 1, 2, 3].map((distance) => isFree(port + distance)));
    if (free.every(Boolean)) return port;
  }
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

const folders: string[] = [];

export function newStateFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "punkvism-dev-"));
  folders.push(folder);
  return folder;
}

export function removeStateFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** Those of the processes that are still running a while later. */
export async function survivors(processes: RunningProcess[]): Promise<RunningProcess[]> {
  const remaining = () => {
    const alive = new Set(allProcesses().map(({ pid, command }) => `${pid} ${command}`));
    return processes.filter(({ pid, command }) => alive.has(`${pid} ${command}`));
  };
  await until(() => remaining().length === 0, END_MS).catch(() => {});
  return remaining();
}

async function until(isSo: () => boolean, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(`not within ${withinMs / 1000} seconds`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function collect(child: ChildProcess): () => string {
  let output = "";
  const add = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on("data", add);
  child.stderr?.on("data", add);
  return () => output;
}

function familyOf(root: number): RunningProcess[] {
  const all = allProcesses();
  const family = all.filter(({ pid }) => pid === root);
  // grows while it is traversed
  for (const { pid } of family) family.push(...all.filter(({ parent }) => parent === pid));
  return family;
}

/** What is running on this machine, without processes that have ended and only wait to be collected. */
function allProcesses(): RunningProcess[] {
  if (!existsSync("/proc/self/stat")) return listByPs();
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      const [state, parent] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
      if (state === "Z") return [];
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
      return [{ pid: Number(pid), parent: Number(parent), command }];
    } catch {
      // ended since the folder was listed
      return [];
    }
  });
}

function listByPs(): RunningProcess[] {
  const { stdout } = spawnSync("ps", ["-Ao", "pid=,ppid=,stat=,command="], { encoding: "utf8" });
  const rows = [...stdout.matchAll(/^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/gm)];
  return rows.flatMap(([, pid, parent, state = "", command = ""]) =>
    state.startsWith("Z") ? [] : [{ pid: Number(pid), parent: Number(parent), command }],
  );
}

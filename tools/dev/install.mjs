// Runs before anything is installed, on any Node from 20 up, so it imports only Node's own modules.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const OLDEST_NODE = 20;

/**
 * Installs what package-lock.json names, unless it is installed already. Ends the process with one sentence if it cannot.
 */
export function ensureInstalled() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < OLDEST_NODE) fail(`Node ${process.versions.node} is too old: install Node ${OLDEST_NODE} or newer.`);
  process.chdir(ROOT);
  if (!isInstalled()) install();
  const missing = findMissingPlatformPackage(path.join(ROOT, "node_modules"));
  if (!missing) return;
  const machine = `${process.platform} ${process.arch}`;
  fail(`${missing} is missing for ${machine}: run \`npm ci --include=optional\`, or use a machine that it exists for.`);
}

function install() {
  console.log("· installing packages (npm ci), once");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  // the packages bring the Node that they run on, but npm's warnings are about the Node that it was called with
  const result = spawnSync(npm, ["ci", "--loglevel=error", "--no-audit", "--no-fund"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (result.error) fail(`npm could not be started (${result.error.message}): install it beside Node.`);
  if (result.status !== 0) fail("npm ci failed: read its message above, then try again.");
}

/** npm writes its own list last, so an install that was cut short does not count. */
function isInstalled() {
  const done = path.join(ROOT, "node_modules", ".package-lock.json");
  if (!existsSync(done)) return false;
  const installed = JSON.parse(readFileSync(done, "utf8")).packages;
  const wanted = JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8")).packages;
  return Object.entries(wanted).every(([folder, { version, optional, devOptional, peer }]) => {
    if (folder === "" || optional || devOptional || peer) return true;
    return installed[folder] !== undefined && installed[folder].version === version;
  });
}

/**
 * npm installs only those packages that fit the machine, and says nothing if none does. Returns the first package without
 * any.
 */
export function findMissingPlatformPackage(modules) {
  const kinds = [
    ["@cloudflare", "workerd-"],
    ["@rolldown", "binding-"],
  ];
  const hasOne = ([scope, prefix]) => {
    const folder = path.join(modules, scope);
    return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(prefix));
  };
  const missing = kinds.find((kind) => !hasOne(kind));
  return missing ? `${missing[0]}/${missing[1]}*` : null;
}

/** Runs one of our TypeScript programs on the Node that the packages bring, and ends with its exit code. */
export function runWithOwnNode(program, args = process.argv.slice(2)) {
  const bin = path.join(ROOT, "node_modules", ".bin");
  const own = path.join(bin, "node");
  const node = existsSync(own) ? own : process.execPath;
  if (node === process.execPath && Number(process.versions.node.split(".")[0]) < 24) {
    fail(`No Node 24 comes for ${process.platform} ${process.arch}: install Node 24 or newer yourself.`);
  }
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  // in a process group of its own, so that whatever it started can be ended with it, even if it is killed itself
  const detached = process.platform !== "win32";
  const stdio = ["inherit", "inherit", "inherit", "ipc"];
  const child = spawn(node, [path.join(ROOT, program), ...args], { stdio, env, detached });
  endWith(child);
  child.on("exit", (code, signal) => {
    if (detached) endGroup(child.pid);
    if (signal) fail(`Ended by ${signal}; what it had started is ended too.`);
    process.exit(code);
  });
}

/**
 * Passes on signals that ask for an end, with the reason. A program that wants to be told (ending.ts) first stops what it
 * started. A hang-up ends only a site in a terminal: without one (`nohup npm start &`) the site continues, although npm
 * ends.
 */
function endWith(child) {
  let wantsToBeTold = false;
  let askedAt = 0;
  let isHungUp = false;
  child.on("message", () => {
    wantsToBeTold = true;
  });
  const end = (signal, reason) => {
    if (!wantsToBeTold) return child.kill(signal);
    if (askedAt === 0) child.send(reason);
    askedAt ||= Date.now();
    // a second Ctrl-C, not the same one twice (from the terminal and through npm)
    if (signal === "SIGINT" && Date.now() - askedAt > 1_000) child.kill("SIGKILL");
  };
  process.on("SIGINT", () => end("SIGINT", "interrupted"));
  process.on("SIGTERM", () => end("SIGTERM", "asked to end (SIGTERM)"));
  process.on("SIGHUP", () => {
    if (process.stdin.isTTY || process.stdout.isTTY) return end("SIGHUP", "its terminal was closed (SIGHUP)");
    if (!isHungUp)
      console.log(`\n· the shell hung up (SIGHUP), but the site goes on; stop it with kill ${process.pid}`);
    isHungUp = true;
  });
  // npm passes no signal on if only npm is ended
  const above = npmAbove();
  const watch = setInterval(() => {
    if (npmAbove() === above) return;
    clearInterval(watch);
    // a hang-up that ended npm reaches this process too, but perhaps later
    setTimeout(() => isHungUp || end("SIGTERM", "npm, which had started it, has ended"), 500).unref();
  }, 500).unref();
}

/** npm runs a script directly, or through a shell that outlives it. */
function npmAbove() {
  try {
    const shell = readFileSync(`/proc/${process.ppid}/cmdline`, "utf8").startsWith("sh\0-c\0");
    if (!shell) return process.ppid;
    const stat = readFileSync(`/proc/${process.ppid}/stat`, "utf8");
    return `${process.ppid} ${stat.split(") ").pop().split(" ")[1]}`;
  } catch {
    return process.ppid;
  }
}

function endGroup(leader) {
  try {
    process.kill(-leader, "SIGKILL");
  } catch {
    // nothing is left of it
  }
}

/** Prints one clear sentence and ends the process. */
export function fail(sentence) {
  console.error(`\n✗ ${sentence}`);
  process.exit(1);
}

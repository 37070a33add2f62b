import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Connection, PublicKey } from "@solana/web3.js";
import { afterAll, expect, it } from "vitest";
import { findAssociatedTokenAddress, findCoinPositionAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { developmentKeypair } from "~programs/development-keys.ts";
import { decodeCoinPosition, stake } from "~programs/staking.ts";
import { readLocalChainTs, travelTo } from "../../app/domain/development/local-node.ts";
import { send } from "../../tools/dev/chain-send.ts";
import { DEVELOPMENT_POOL_ADDRESS } from "../../tools/dev/chain-setup.ts";
import { signIn } from "../e2e/sign-in.ts";
import { isFullRun } from "../full-run.ts";
import {
  freePorts,
  isFree,
  newStateFolder,
  removeStateFolders,
  runScript,
  type SiteProcess,
  spawnSite,
  survivors,
} from "./site-process.ts";

const DAY = 86_400;
const HELD_RAW = 250_000_000_000_000n;
const STAKED_RAW = 100_000_000_000n;

const wallet = developmentKeypair("wallet-1");
const mint = developmentKeypair("mint-scg").publicKey;
const pool = { address: new PublicKey(DEVELOPMENT_POOL_ADDRESS), mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
const positionAddress = findCoinPositionAddress({ pool: pool.address, owner: wallet.publicKey, positionId: 7n });

// one site goes through its whole life here, test by test
const stateFolder = newStateFolder();
const started: SiteProcess[] = [];
let site: SiteProcess;
let session: string;
/** When it was stopped, by its own clock, which falls behind ours on a busy machine. */
let stoppedTs: number;

afterAll(async () => {
  await Promise.all(started.map((one) => (one.processes().length > 0 ? one.interrupt() : null)));
  removeStateFolders();
});

async function start(folder = stateFolder): Promise<SiteProcess> {
  const one = spawnSite({ stateFolder: folder, port: await freePorts() });
  started.push(one);
  await one.printed("stop with Ctrl-C");
  return one;
}

async function expectAllStopped(one: SiteProcess, processes: ReturnType<SiteProcess["processes"]>) {
  expect(await survivors(processes)).toEqual([]);
  for (const distance of [0, 1, 2, 3]) expect(await isFree(one.port + distance), `port ${distance}`).toBe(true);
  expect(existsSync(path.join(stateFolder, "running"))).toBe(false);
}

async function scgOf(one: SiteProcess): Promise<bigint> {
  const connection = new Connection(one.rpcUrl, "confirmed");
  const account = findAssociatedTokenAddress(mint, wallet.publicKey, TOKEN_PROGRAM_ADDRESS);
  return BigInt((await connection.getTokenAccountBalance(account)).value.amount);
}

/** 200 for a session that D1 still knows. */
async function sessionStatus(one: SiteProcess): Promise<number> {
  const response = await fetch(`${one.url}/api/transactions?open=1`, { headers: { Cookie: session } });
  return response.status;
}

it("starts on a bare machine with a line for each step, one address and what to try first", async () => {
  site = await start();
  const output = site.output();
  for (const step of [
    "✓ Solana node with the three programs",
    "✓ sample coins and NFTs, funded wallets, pools, drops",
    "✓ Kaia node with old NFTs and the gate that takes them",
    "✓ D1: migrations and settings",
    "✓ site, reloading as files change",
  ]) {
    expect(output).toContain(step);
  }
  expect(output.match(/http:\/\/localhost:\d+/g)).toEqual([site.url]);
  expect(output).toContain("Try first: open Powerzone, Coin Staking; connect the Development wallet");
  expect(output).not.toMatch(/error|warn(?!.*nodedir)/i);
});

it("serves pages that show the development pool, and funds the development wallet", async () => {
  const page = await fetch(`${site.url}/eng/proof`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(DEVELOPMENT_POOL_ADDRESS);
  expect(await scgOf(site)).toBe(HELD_RAW);
  session = await signIn(site, wallet);
  expect(await sessionStatus(site)).toBe(200);
});

it("refuses a second site on the same state folder, and a reset under a running one", async () => {
  const second = spawnSite({ stateFolder, port: await freePorts() });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`✗ A site already runs on ${stateFolder}: stop it, or give this one a folder`);
  const reset = runScript("reset", { PUNKVISM_STATE: stateFolder });
  expect(reset.code).toBe(1);
  expect(reset.output).toContain(`✗ A site still runs on ${stateFolder}: stop it first (Ctrl-C), then reset.`);
  expect((await fetch(`${site.url}/eng/proof`)).status).toBe(200);
});

it("stops everything at Ctrl-C", async () => {
  const connection = new Connection(site.rpcUrl, "confirmed");
  const terms = { amountRaw: STAKED_RAW, termDays: 90, minRateBps: 0, minBaseRateBps: 0, maxFeeBps: 0 };
  await send(connection, [stake({ pool, owner: wallet.publicKey, positionId: 7n, ...terms })], [wallet]);
  stoppedTs = await travelTo(site.rpcUrl, (await readLocalChainTs(site.rpcUrl)) + 10 * DAY);
  const processes = site.processes();
  expect(processes.some(({ command }) => command.includes("workerd"))).toBe(true);
  await site.interrupt();
  expect(site.output()).toContain("· stopping: interrupted");
  await expectAllStopped(site, processes);
});

it.runIf(isFullRun)(
  "keeps positions, sessions, balances and time at the second start, beside a second site",
  async () => {
    const [again, other] = await Promise.all([start(), start(newStateFolder())]);
    site = again;
    const connection = new Connection(site.rpcUrl, "confirmed");
    const position = await connection.getAccountInfo(positionAddress);
    expect(position && decodeCoinPosition(position.data).principalRaw).toBe(STAKED_RAW);
    expect(await scgOf(site)).toBe(HELD_RAW - STAKED_RAW);
    expect(await readLocalChainTs(site.rpcUrl)).toBeGreaterThanOrEqual(stoppedTs - 5);
    expect(await sessionStatus(site)).toBe(200);

    expect(await scgOf(other)).toBe(HELD_RAW);
    expect(await readLocalChainTs(other.rpcUrl)).toBeLessThan(stoppedTs - DAY);
    expect(await sessionStatus(other)).toBe(401);
    const processes = other.processes();
    await other.interrupt();
    expect(await survivors(processes)).toEqual([]);
  },
);

it.runIf(isFullRun)("leaves nothing running when the site itself is killed", async () => {
  const processes = site.processes();
  const server = processes.find(({ command }) => command.includes("serve-development.ts"));
  process.kill(server!.pid, "SIGKILL");
  expect(await site.ended).toBe(1);
  expect(site.output()).toContain("✗ Ended by SIGKILL; what it had started is ended too.");
  expect(await survivors(processes)).toEqual([]);
});

it.runIf(isFullRun)("starts again after it was killed, keeps the data, and ends when npm alone is killed", async () => {
  // the killed process's number may belong to another process by now
  writeFileSync(path.join(stateFolder, "running"), String(process.pid));
  site = await start();
  expect(await scgOf(site)).toBe(HELD_RAW - STAKED_RAW);
  expect(await sessionStatus(site)).toBe(200);
  const processes = site.processes();
  process.kill(processes[0]!.pid, "SIGKILL");
  await expectAllStopped(site, processes);
  expect(site.output()).toContain("· stopping: npm, which had started it, has ended");
});

it.runIf(isFullRun)(
  "goes on when its shell hangs up, as under nohup, and says how to stop it; a kill then stops everything",
  async () => {
    site = await start();
    const processes = site.processes();
    const npm = processes[0]!;
    process.kill(-npm.pid, "SIGHUP");
    await site.printed("· the shell hung up (SIGHUP), but the site goes on; stop it with kill ");
    expect(await survivors([npm])).toEqual([]);
    const top = processes.find(({ command }) => command.includes("tools/dev/start.mjs") && !command.startsWith("sh "));
    expect(site.output()).toContain(`kill ${top!.pid}\n`);
    // longer than it takes to notice that npm is gone
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(await scgOf(site)).toBe(HELD_RAW - STAKED_RAW);
    expect(await sessionStatus(site)).toBe(200);
    process.kill(top!.pid, "SIGTERM");
    await expectAllStopped(site, processes);
    expect(site.output()).toContain("· stopping: asked to end (SIGTERM)");
  },
);

it.runIf(isFullRun)(
  "refuses a chain without its D1 and a D1 without its chain, and offers npm run reset, which removes both",
  async () => {
    const snapshot = readFileSync(path.join(stateFolder, "chain.json"));
    rmSync(path.join(stateFolder, "chain.json"));
    const withoutChain = spawnSite({ stateFolder, port: await freePorts() });
    expect(await withoutChain.ended).toBe(1);
    const sentence = "✗ The local D1 and the local chain do not belong together: `npm run reset` starts both afresh.";
    expect(withoutChain.output()).toContain(sentence);

    writeFileSync(path.join(stateFolder, "chain.json"), snapshot);
    rmSync(path.join(stateFolder, "v3"), { recursive: true });
    const withoutDatabase = spawnSite({ stateFolder, port: await freePorts() });
    expect(await withoutDatabase.ended).toBe(1);
    expect(withoutDatabase.output()).toContain(sentence);

    writeFileSync(path.join(stateFolder, "notes.txt"), "somebody's own");
    expect(runScript("reset", { PUNKVISM_STATE: stateFolder }).code).toBe(0);
    expect(existsSync(path.join(stateFolder, "chain.json"))).toBe(false);
    expect(existsSync(path.join(stateFolder, "v3"))).toBe(false);
    expect(existsSync(path.join(stateFolder, "notes.txt"))).toBe(true);
  },
);

it.runIf(isFullRun)("starts from scratch after a reset, even if the first starts are interrupted", async () => {
  for (const step of ["sample coins", "D1"]) {
    const cut = spawnSite({ stateFolder, port: await freePorts() });
    await cut.printed(`✓ ${step}`);
    const processes = cut.processes();
    const server = processes.find(({ command }) => command.includes("serve-development.ts"));
    process.kill(server!.pid, "SIGKILL");
    expect(await survivors(processes), step).toEqual([]);
  }
  site = await start();
  expect(await scgOf(site)).toBe(HELD_RAW);
  expect(await sessionStatus(site)).toBe(401);
  const processes = site.processes();
  await site.interrupt();
  await expectAllStopped(site, processes);
});

import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { type Connection, Keypair, PublicKey, SystemProgram } from "@solana/web3.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  findAssociatedTokenAddress,
  findCampaignAddress,
  findCoinPositionAddress,
  findGrantAddress,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses.ts";
import { developmentKeypair } from "~programs/development-keys.ts";
import { decodeCampaign } from "~programs/drop.ts";
import { readHoldings } from "~programs/holdings.ts";
import { stake } from "~programs/staking.ts";
import { travelTo } from "../../app/domain/development/local-node.ts";
import { mintTo, send } from "../../tools/dev/chain-send.ts";
import { DEVELOPMENT_POOL_ADDRESS } from "../../tools/dev/chain-setup.ts";
import { type LosingNode, openLosingNode } from "../fakes/losing-node.ts";
import { type PunkChain, startPunkChain } from "./punk-chain.ts";

const SCG = 10n ** 9n;
const mint = developmentKeypair("mint-scg").publicKey;
const holder = developmentKeypair("wallet-2");
const operator = developmentKeypair("operator");
const funder = developmentKeypair("funder");
const pool = { address: new PublicKey(DEVELOPMENT_POOL_ADDRESS), mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };

let world: PunkChain;
let connection: Connection;
let node: LosingNode;

beforeAll(async () => {
  world = await startPunkChain({ holder, operator, funder });
  connection = world.connection;
  node = await openLosingNode(world.chain.rpcUrl);
}, 120_000);
afterAll(async () => {
  node?.close();
  await world?.stop();
});

const file = (name: string) => world.file(name);
const scgOf = async (owner: PublicKey) => {
  const account = findAssociatedTokenAddress(mint, owner, TOKEN_PROGRAM_ADDRESS);
  const info = await connection.getAccountInfo(account);
  return info ? info.data.readBigUInt64LE(64) : 0n;
};

/** Runs a command as somebody. */
const punk = (who: "holder" | "operator" | "funder", ...words: string[]) => world.punkAt(node.url, who, ...words);

it("shows a holder's position, refuses to leave it early unasked, and takes it out whole", async () => {
  const before = await scgOf(holder.publicKey);
  const limits = { minRateBps: 0, minBaseRateBps: 0, maxFeeBps: 10_000 };
  const wish = { positionId: 77n, amountRaw: 100n * SCG, termDays: 30 };
  await send(connection, [stake({ pool, owner: holder.publicKey, ...wish, ...limits })], [holder]);
  const key = { pool: pool.address, owner: holder.publicKey, positionId: 77n };
  const position = findCoinPositionAddress(key).toBase58();

  const shown = await punk("holder", "holdings");
  expect(shown.out).toContain(`coin position ${position}`);
  expect(shown.out).toContain("principal 100, due ");
  const refused = await punk("holder", "leave", position);
  expect(refused).toMatchObject({ code: 1, out: expect.stringContaining("say --give-up") });
  const tried = await punk("holder", "--dry-run", "leave", position, "--give-up");
  expect(tried.out).toContain("would leave a coin position");
  expect(await scgOf(holder.publicKey)).toBe(before - 100n * SCG);

  expect((await punk("holder", "leave", position, "--give-up")).out).toContain("leave a coin position: ");
  expect(await scgOf(holder.publicKey)).toBeGreaterThanOrEqual(before);
  const { coins } = await readHoldings(connection, holder.publicKey);
  expect(coins.filter(({ position: { leftTs } }) => leftTs === 0n)).toEqual([]);
}, 120_000);

it("pays into a pool once, even if the answers to the sending and to many status requests are lost", async () => {
  const fee = { fromPubkey: operator.publicKey, toPubkey: funder.publicKey, lamports: 10_000_000 };
  const purse = [SystemProgram.transfer(fee), ...mintTo(mint, funder.publicKey, 7n * SCG)];
  await send(connection, purse, [operator]);
  const before = await scgOf(funder.publicKey);
  node.lose(["sendTransaction", "getSignatureStatuses", "getEpochInfo"], 3);
  const { code, out } = await punk("funder", "coin-pool", "fund", DEVELOPMENT_POOL_ADDRESS, "7");
  expect(out).toMatch(/^fund the coin pool: \w+$/m);
  expect(code).toBe(0);
  expect(node.lost("sendTransaction")).toBeGreaterThan(0);
  expect(node.lost("getSignatureStatuses")).toBe(3);
  expect(before - (await scgOf(funder.publicKey))).toBe(7n * SCG);
}, 120_000);

it("says in one sentence that nothing was signed if the node is down", async () => {
  const before = await scgOf(funder.publicKey);
  node.lose(["getLatestBlockhash"], 1);
  const { code, out } = await punk("funder", "coin-pool", "fund", DEVELOPMENT_POOL_ADDRESS, "1");
  expect(code).toBe(1);
  expect(out).toMatch(/^Cannot fund the coin pool: the node did not answer \(.*502.*\)\. Nothing was signed\.$/m);
  expect(out).not.toContain("    at ");
  expect(await scgOf(funder.publicKey)).toBe(before);
});

it("makes grants from a file once, and pays their beneficiary what has vested", async () => {
  const columns = "id,beneficiary,amount,start,cliff,end,step,revocable,plan";
  const row = `905,${holder.publicKey.toBase58()},1000,2026-01-01,2026-01-01,2030-01-01,,yes,team`;
  writeFileSync(file("grants.csv"), `${columns}\n${row}\n`);
  await send(connection, mintTo(mint, operator.publicKey, 1_000n * SCG), [operator]);
  const first = await punk("operator", "grant", "create", file("grants.csv"), "--mint", mint.toBase58());
  expect(first.out).toContain("create grant 905: ");
  const second = await punk("operator", "grant", "create", file("grants.csv"), "--mint", mint.toBase58());
  expect(second.out).toContain("grant 905 is there");

  const grant = findGrantAddress({ creator: operator.publicKey, grantId: 905n }).toBase58();
  const before = await scgOf(holder.publicKey);
  expect((await punk("holder", "claim", grant)).out).toContain("claim what has vested of a grant: ");
  expect(await scgOf(holder.publicKey)).toBeGreaterThan(before);
  const { out } = await punk("holder", "inspect", grant);
  expect(JSON.parse(out)).toMatchObject({ kind: "grant", plan: "team", totalRaw: String(1_000n * SCG) });
}, 120_000);

it("names each bad line of a file, and sends nothing", async () => {
  writeFileSync(file("bad.csv"), `wallet,amount\n${holder.publicKey.toBase58()},0\nnobody,5\n`);
  const times = ["--begin", "2026-01-01", "--end", "2030-01-01", "--sql", file("bad.sql")];
  const answer = await punk(
    "operator",
    "drop",
    "open",
    file("bad.csv"),
    "--mint",
    mint.toBase58(),
    "--id",
    "900",
    ...times,
  );
  expect(answer.code).toBe(1);
  expect(answer.out).toContain("bad.csv:2: amount: ");
  expect(answer.out).toContain("bad.csv:3: wallet: ");
  expect(answer.out).toContain("2 faults; nothing was done.");
});

it("opens a drop from a file, and continues after an interruption", async () => {
  const list = [holder.publicKey, Keypair.generate().publicKey].map((key) => `${key.toBase58()},2.5`);
  writeFileSync(file("list.csv"), `wallet,amount\n${list.join("\n")}\n`);
  await send(connection, mintTo(mint, operator.publicKey, 5n * SCG), [operator]);
  const begin = String(Math.floor(Date.now() / 1000) - 60);
  const words = ["drop", "open", file("list.csv"), "--mint", mint.toBase58(), "--id", "901", "--begin", begin];
  const opened = await punk("operator", ...words, "--end", "2030-01-01", "--sql", file("list.sql"));
  expect(opened.out).toContain("open the campaign: ");
  const address = findCampaignAddress({ creator: operator.publicKey, campaignId: 901 });
  const account = await connection.getAccountInfo(address);
  expect(decodeCampaign(account?.data ?? Buffer.alloc(0))).toMatchObject({ state: "open", recipients: 2 });
  expect(readFileSync(file("list.sql"), "utf8")).toContain(holder.publicKey.toBase58());
  // everything exists, so nothing is sent again
  const again = await punk("operator", ...words, "--end", "2030-01-01", "--sql", file("list.sql"));
  expect(again).toMatchObject({ code: 0, out: expect.not.stringContaining("create") });
}, 120_000);

it.each([
  [["inspect", "nothing"], "nothing is not a Solana address."],
  [["leave", holder.publicKey.toBase58()], "has no position or grant at"],
  [["coin-pool", "fund", DEVELOPMENT_POOL_ADDRESS, "1.23456789012"], "is not an amount of a coin with 9 decimals."],
  [["coin-pool", "fund", DEVELOPMENT_POOL_ADDRESS, "0,5"], "0,5 has a comma: write 0.5 with a point"],
  [["coin-pool", "fund", DEVELOPMENT_POOL_ADDRESS, "1,000"], "1,000 has a comma: write 0.5 with a point"],
  [["coin-pool", "pause", DEVELOPMENT_POOL_ADDRESS], "Unauthorized."],
])("says what is wrong with %j in one sentence", async (words, sentence) => {
  const { code, out } = await punk("holder", ...words);
  expect(code).toBe(1);
  expect(out).toContain(sentence);
  expect(out).not.toContain("    at ");
});

it("runs as a command of its own: it ends with the exit code of what it did, and prints how it is used", async () => {
  const run = async (...words: string[]) => {
    const started = promisify(execFile)(process.execPath, ["tools/punk/punk.ts", ...words]);
    // execFile reports the exit code of a failed process as an error
    return started.catch((ended: { code: number; stdout: string; stderr: string }) => ended);
  };
  expect(await run("--help")).toMatchObject({ stderr: "", stdout: expect.stringContaining("Usage: punk") });
  const refused = { code: 1, stdout: "", stderr: "nothing is not a Solana address.\n" };
  expect(await run("--rpc", world.chain.rpcUrl, "inspect", "nothing")).toMatchObject(refused);
  expect(await run("nothing")).toMatchObject({ code: 1, stderr: expect.stringContaining("unknown command") });
}, 60_000);

it("refuses a day that does not exist instead of reading it as one of the next month", async () => {
  writeFileSync(file("short.csv"), `wallet,amount\n${holder.publicKey.toBase58()},1\n`);
  const words = ["drop", "open", file("short.csv"), "--mint", mint.toBase58(), "--id", "902", "--begin", "2026-01-01"];
  for (const end of ["2030-02-30", "2030-02-30T09:00:00Z", "2030"]) {
    const { code, out } = await punk("operator", ...words, "--end", end, "--sql", file("short.sql"));
    expect(out).toContain(`${end} is not a time`);
    expect(code).toBe(1);
  }
  const campaign = findCampaignAddress({ creator: operator.publicKey, campaignId: 902 });
  expect(await connection.getAccountInfo(campaign)).toBeNull();
});

it("checks grants by the chain's clock, and makes none of a file if one of them has ended", async () => {
  // last in this file: the chain's clock cannot be put back
  const soon = Math.floor(Date.now() / 1000) + 86_400;
  const columns = "id,beneficiary,amount,start,cliff,end,step,revocable,plan";
  const row = (id: number, end: number) => `${id},${holder.publicKey.toBase58()},1,2026-01-01,,${end},,yes,team`;
  writeFileSync(file("ended.csv"), `${columns}\n${row(906, soon + 86_400 * 9)}\n${row(907, soon)}\n`);
  await travelTo(world.chain.rpcUrl, soon + 1);
  const { code, out } = await punk("operator", "grant", "create", file("ended.csv"), "--mint", mint.toBase58());
  expect(out).toContain("ended.csv:3: end: the end has passed");
  expect(code).toBe(1);
  const first = findGrantAddress({ creator: operator.publicKey, grantId: 906n });
  expect(await connection.getAccountInfo(first)).toBeNull();
}, 120_000);

import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { AccountInfo, Connection, PublicKey } from "@solana/web3.js";
import { beforeAll, describe, expect, it } from "vitest";
import {
  findAssociatedTokenAddress,
  findCheckInAddress,
  findCoinPositionAddress,
  STAKING_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses.ts";
import { programErrors, readProgramError } from "~programs/errors.ts";
import { stakeFor90Days } from "~programs/examples/coin-stake.ts";
import { takeGift } from "~programs/examples/drop-claim.ts";
import { checkInToday, stakeInBoost } from "~programs/examples/nft-stake.ts";
import { claimReleased } from "~programs/examples/vesting-claim.ts";
import { nextKoreanDayTs } from "~programs/nft-reward-calculator.ts";
import { decodeCheckIn } from "~programs/nft-staking.ts";
import { PROGRAM_IDLS, PROGRAM_NAMES } from "~programs/programs.ts";
import * as coins from "./coin/fixtures.ts";
import * as drops from "./drop/fixtures.ts";
import { type Machine, machineNames, openMachine } from "./machine.ts";
import * as nfts from "./nft/fixtures.ts";
import { plantNft } from "./nft/planted-nfts.ts";
import * as grants from "./vesting/fixtures.ts";

const CLIENT = fileURLToPath(new URL("../../programs-client/", import.meta.url));

describe("the README", () => {
  it("shows every example as it is tested", () => {
    const readme = readFileSync(`${CLIENT}README.md`, "utf8");
    const examples = readdirSync(`${CLIENT}examples`);
    expect(examples).toHaveLength(4);
    for (const file of examples) {
      const code = readFileSync(`${CLIENT}examples/${file}`, "utf8");
      expect(readme.includes(`\`\`\`ts\n${code}\`\`\`\n`), file).toBe(true);
    }
  });

  it("shows an example that runs and prints what it says", () => {
    const [, example = ""] = /```ts\n(.*?)```/s.exec(readFileSync(`${CLIENT}README.md`, "utf8")) ?? [];
    const promised = example.trim().split("\n").at(-1)?.replace("// ", "");
    const args = ["--input-type=module-typescript"];
    const printed = execFileSync(process.execPath, args, { cwd: CLIENT, input: example, stdio: "pipe" });
    expect(printed.toString().trim()).toBe(promised);
  });
});

describe.each(machineNames)("the examples of the README on %s", (name) => {
  let machine: Machine;
  let connection: Pick<Connection, "getAccountInfo">;
  beforeAll(async () => {
    machine = await openMachine(name);
    const getAccountInfo = async (address: PublicKey) =>
      (await machine.getAccount(address)) as unknown as AccountInfo<Buffer> | null;
    connection = { getAccountInfo };
  });

  it("stake coins for 90 days", async () => {
    const pool = await coins.openPool(machine);
    const { wallet } = await coins.newHolder(machine, pool.coin);
    const wish = { pool: pool.address, owner: wallet.publicKey, positionId: 7n, amountRaw: 1_000n * coins.SCG };
    const { error } = await machine.send(await stakeFor90Days(connection, wish), [wallet]);
    expect(error).toBeNull();
    const position = await coins.readPosition(machine, findCoinPositionAddress(wish));
    expect(position).toMatchObject({ termDays: 90, principalRaw: 1_000n * coins.SCG, rateBps: 600 });
  });

  it("stake an NFT, and check it in on the next Korean day", async () => {
    const pool = await nfts.openPool(machine);
    const owner = await nfts.wallet(machine, "holder");
    const nft = await plantNft(machine, owner.publicKey, { collection: pool.collection });
    const wish = { pool: pool.address, nft, owner: owner.publicKey };
    expect((await machine.send(await stakeInBoost(connection, wish), [owner])).error).toBeNull();
    expect((await machine.send(checkInToday(wish), [owner])).error).not.toBeNull();
    await machine.setNow(nextKoreanDayTs(await machine.now()));
    expect((await machine.send(checkInToday(wish), [owner])).error).toBeNull();
    expect(await nfts.readPool(machine, pool)).toMatchObject({ nfts: 1 });
    const record = await machine.getAccount(findCheckInAddress(pool.address, nft.mint));
    expect(decodeCheckIn(record?.data ?? Buffer.alloc(0))).toMatchObject({ streak: 1 });
  });

  it("take a gift into an account that did not exist before", async () => {
    await machine.setNow(drops.BEGIN_TS - 60n);
    const coin = await drops.createMint(machine);
    const holder = await drops.wallet(machine, "holder");
    const rows = [...drops.fillerRows(3), drops.rowOf({ wallet: holder, amountRaw: 5n })];
    const campaign = await drops.openCoins(machine, rows, { coin });
    await machine.setNow(drops.BEGIN_TS);
    const wish = { campaign: campaign.address, holder: holder.publicKey, rows };
    const { error } = await machine.send(await takeGift(connection, wish), [holder]);
    expect(error).toBeNull();
    const account = findAssociatedTokenAddress(coin.address, holder.publicKey, coin.tokenProgram);
    expect(await drops.tokenAmount(machine, account)).toBe(5n);
  });

  it("claim what a grant has released, and nothing before", async () => {
    const startTs = await machine.now();
    const schedule = { startTs, cliffTs: startTs + 100n, endTs: startTs + 1_000n, stepSeconds: 0 };
    const grant = await grants.openGrant(machine, { schedule });
    const wish = (chainTs: bigint) => claimReleased(connection, { grant: grant.address, chainTs });
    expect(await wish(startTs + 99n)).toEqual([]);
    await machine.setNow(startTs + 500n);
    const { error } = await machine.send(await wish(startTs + 500n), [grant.beneficiary]);
    expect(error).toBeNull();
    expect(await grants.tokenAmount(machine, grant.beneficiaryToken)).toBe(grants.AMOUNT / 2n);
  });
});

describe("the package", () => {
  const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
  const own = read(`${CLIENT}package.json`);
  const needs: Record<string, string> = { ...own.dependencies, ...own.peerDependencies };

  it("names what it imports, in the versions of the site", () => {
    const { dependencies, devDependencies } = read(`${CLIENT}../package.json`);
    const ofSite = { ...dependencies, ...devDependencies };
    const sources = globSync(["*.ts", "examples/*.ts"], { cwd: CLIENT }).map((file) =>
      readFileSync(`${CLIENT}${file}`, "utf8"),
    );
    const imported = sources.flatMap((source) => [...source.matchAll(/^(?:import|} from) .*?"([^"]+)";$/gm)]);
    const packages = imported
      .map(([, from = ""]) => /^(@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? "")
      .filter((from) => !from.startsWith(".") && !from.startsWith("node:"));
    expect(new Set(packages)).toEqual(new Set(Object.keys(needs)));
    for (const [dependency, version] of Object.entries(needs)) expect(version, dependency).toBe(ofSite[dependency]);
  });

  it("is imported by its name from another project", () => {
    const project = mkdtempSync(path.join(tmpdir(), "client-"));
    try {
      mkdirSync(`${project}/node_modules`);
      symlinkSync(CLIENT, `${project}/node_modules/${own.name}`);
      const script = `import { decodeCoinPool } from "${own.name}/staking.ts"; console.log(typeof decodeCoinPool);`;
      const options = { cwd: project, input: script, stdio: "pipe" as const };
      expect(`${execFileSync(process.execPath, ["--input-type=module"], options)}`.trim()).toBe("function");
    } finally {
      rmSync(project, { recursive: true });
    }
  });
});

describe("errors", () => {
  it.each<[string, unknown, string | null]>([
    ["an RPC error", { InstructionError: [1, { Custom: 6001 }] }, "PoolPaused"],
    ["an RPC error inside a status", { err: { InstructionError: [0, { Custom: 6028 }] } }, "ZeroAmount"],
    ["an RPC error with a name", { InstructionError: [0, "MissingRequiredSignature"] }, "MissingRequiredSignature"],
    ["a bare name", "BlockhashNotFound", "BlockhashNotFound"],
    ["a message", new Error("failed: custom program error: 0x1770"), "Unauthorized"],
    [
      "a number of ours in another program's log",
      [`Program ${TOKEN_PROGRAM_ADDRESS} failed: custom program error: 0x1770`],
      "Custom6000",
    ],
    ["a number that is nobody's", { InstructionError: [0, { Custom: 1 }] }, null],
    ["a success", ["Program 11111111111111111111111111111111 success"], null],
    ["nothing", null, null],
    ["something else", 5, null],
  ])("are read from %s", (_, failure, name) => {
    expect(readProgramError(failure, "staking")?.name ?? null).toBe(name);
  });

  it("with a bare number are read only where one program alone can mean it", () => {
    const shared = { InstructionError: [0, { Custom: 6000 }] };
    for (const program of PROGRAM_NAMES) {
      expect(readProgramError(shared, program)).toEqual(programErrors[program][0]);
    }
    expect(readProgramError(shared)).toBeNull();
    const numbers = Object.values(programErrors).flatMap((errors) => errors.map(({ number }) => number));
    const alone = numbers.filter((number) => numbers.indexOf(number) === numbers.lastIndexOf(number));
    expect(alone.map((number) => readProgramError({ InstructionError: [0, { Custom: number }] })?.number)).toEqual(
      alone,
    );
  });

  it("are those of the program that logged them", () => {
    for (const program of PROGRAM_NAMES) {
      const logs = [`Program ${PROGRAM_IDLS[program].address} failed: custom program error: 0x1770`];
      expect(readProgramError({ logs })).toEqual(programErrors[program][0]);
    }
  });

  it("name the program that failed first, not those that passed it on", () => {
    const own = STAKING_PROGRAM_ADDRESS.toBase58();
    const logs = [
      `Program ${own} invoke [1]`,
      `Program ${TOKEN_PROGRAM_ADDRESS} invoke [2]`,
      `Program ${TOKEN_PROGRAM_ADDRESS} failed: custom program error: 0x1`,
      `Program ${own} failed: custom program error: 0x1`,
    ];
    expect(readProgramError({ logs })).toMatchObject({ source: "token", number: 1, name: "InsufficientFunds" });
  });
});

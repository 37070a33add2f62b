/**
 * `node programs/toolchain/probe.mjs [cases an operation]`: does the toolchain compile rightly, and does it refuse what
 * it cannot? Runs the operations of probe/ on bankrun (runtime 1.18) and litesvm 1.5, as SBPF v0 and v3, against what
 * JavaScript says they are.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { address, getTransactionDecoder } from "@solana/kit";
import { ComputeBudgetProgram, Keypair, Transaction, TransactionInstruction } from "@solana/web3.js";
import { LiteSVM } from "litesvm";
import { compilePrograms, runWithTools, WORKSPACE } from "./compile.mjs";

const CASES = Number(process.argv[2] ?? 12);
const PANIC = Symbol("panic");
const PROBE = Keypair.fromSeed(Buffer.alloc(32, 9)).publicKey;
const PAYER = Keypair.fromSeed(Buffer.alloc(32, 3));
const MAX = (1n << 64n) - 1n;

const u64 = (value) => BigInt.asUintN(64, value);
const i64 = (value) => BigInt.asIntN(64, value);
const rotate = (value, by) => u64((value << BigInt(by)) | (value >> BigInt(64 - by)));
const foldWide = (value) => u64(value) ^ (value >> 64n);
const orPanic = (value) => (value > MAX ? PANIC : value);
const saturateSigned = (value) => {
  const limit = 1n << 63n;
  return value >= limit ? limit - 1n : value < -limit ? -limit : value;
};

const NAMES = ["zero", "one!", "two..", "three", "four----", "five and a bit"];
const ramp = (x) => Array.from({ length: 900 }, (_, index) => Number((BigInt(index) ^ x) & 255n));
const weigh = (bytes) => bytes.reduce((sum, byte, index) => sum + BigInt(byte) * BigInt(index + 1), 0n);
const recurse = (x, n) => {
  const sum = u64(x + n) ^ u64(x + 479n);
  return n === 0n ? sum : u64(sum + recurse(x ^ 1n, n - 1n));
};

/** What each operation of probe/src/lib.rs gives for two operands. */
const OPERATIONS = {
  "0 checked multiplication": (x, y) => (x * y > MAX ? 0xdeadn : x * y),
  "1 checked signed multiplication": (x, y) => {
    const product = i64(x) * i64(y);
    return product === i64(product) ? u64(product) : 0xdeadn;
  },
  "2 multiplication that panics": (x, y) => orPanic(x * y),
  "3 trait object": (x) => (x & 1n ? 35n : 144n),
  "4 function pointer": (x, y) => (x & 1n ? rotate(y, 3) : y ^ 5n),
  "5 large value returned and copied": (x) => 699n * (x & 255n) + 1n + 9n,
  "6 static strings": (x, y) =>
    BigInt(NAMES[Number(x % 6n)].length) + 1000n * BigInt(NAMES[Number(y % 6n)].charCodeAt(2)),
  "7 jump table": (x, y) => {
    const results = [u64(x + y), u64(x - y), x ^ y, x & y, x | y, rotate(x, 7), u64(~y), u64(x * y)];
    return results[Number(x % 8n)];
  },
  "8 bounds check": (x, _, data) => (x < BigInt(data.length) ? BigInt(data[Number(x)]) : PANIC),
  "9 seven arguments inlined": (x, y) =>
    [x, y, x ^ y, u64(x + y), x & y, x, y].reduce((sum, value, index) => sum ^ (index ? rotate(value, index) : value)),
  "10 recursion with large frames": (x, y) => recurse(x, y % 12n),
  "11 division": (x, y) => (y ? x / y : PANIC),
  "12 remainder": (x, y) => (y ? x % y : PANIC),
  "13 fill": (x, y) => (x & 255n) * (y % 1001n),
  "14 overlapping move up": (x, y) => weigh(ramp(x).copyWithin(Number(y % 100n), 0, 800)),
  "15 overlapping move down": (x, y) => {
    const from = Number(y % 100n);
    return weigh(ramp(x).copyWithin(0, from, from + 800));
  },
  "16 comparison of bytes": (x, y) => (x % 600n === y % 600n ? 2n : x % 600n < y % 600n ? 3n : 1n),
  "17 option of an array": (x, y) => (x > 3n ? u64(9n * y) : 1n),
  "18 addition of 32 bits": (x, y) => u64(BigInt.asIntN(32, x + y)),
  "19 signed shift of 32 bits": (x) => u64(BigInt.asIntN(32, x) >> 3n),
  "20 signed comparison": (x, y) => (i64(x) < i64(y) ? 1n : 0n),
  "21 multiplication of 32 bits": (x, y) => BigInt.asUintN(32, x * y),
  "22 shift": (x, y) => x >> (y & 63n),
  "23 signed shift": (x, y) => u64(i64(x) >> (y & 63n)),
  "24 product of 128 bits divided": (x, y) => ((x * y) / 1_000_000_007n > MAX ? 1n : (x * y) / 1_000_000_007n),
  "25 remainder of 128 bits": (x, y) => foldWide((x * y) % ((x | 1n) + (1n << 70n))),
  "26 quotient of 128 bits": (x, y) => foldWide((x * y) / (y | 1n)),
  "27 parsing a number": (_x, y) => y,
  "28 sorting": (x, y) =>
    [x, y, x ^ y, 3n, 1n, u64(x + 1n), u64(y * 3n), 9n, 2n]
      .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      .reduce((sum, word, index) => sum ^ (index ? rotate(word, index) : word), 0n),
  "29 saturating subtraction": (x, y) => (x > y ? x - y : 0n),
  "30 checked addition": (x, y) => (x + y > MAX ? 0xdeadn : x + y),
  "31 saturating signed addition": (x, y) => u64(saturateSigned(i64(x) + i64(y))),
  "32 saturating signed subtraction, not below zero": (x, y) => {
    const difference = saturateSigned(i64(x) - i64(y));
    return difference > 0n ? difference : 0n;
  },
  "33 product of 128 bits shifted": (x, y) => u64((x * y) >> 11n),
};

/** Features of the probe crate that have no form in SBPF: building them has to fail, with a reason. */
const REFUSED = [
  "signed-division",
  "float",
  "many-arguments",
  "wide-shift",
  "wide-checked-multiplication",
  "large-frame",
  "writable-static",
  "undefined-function",
];

let failures = 0;
let folder;
await runWithTools(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "probe-"));
  const target = process.env.CARGO_TARGET_DIR ?? path.join(WORKSPACE, "target");
  try {
    compilePrograms({ target, out: path.join(folder, "v0"), crates: ["probe"] });
    compilePrograms({ target, out: path.join(folder, "v3"), crates: ["probe"], isV3: true });
    await runOn("litesvm, v0", litesvmRunner(path.join(folder, "v0/probe.so")));
    await runOn("litesvm, v3", litesvmRunner(path.join(folder, "v3/probe.so")));
    await runOn("bankrun, v0", await bankrunRunner(path.join(folder, "v0")));
    for (const feature of REFUSED) expectRefusal(feature, target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
// bankrun keeps the process alive
process.exit(failures ? 1 : 0);

async function runOn(machine, send) {
  const random = seededRandom(1);
  let count = 0;
  for (const [operation, expected] of Object.entries(OPERATIONS)) {
    for (let index = 0; index < CASES; index++) {
      const [x, y] = [operand(random), operand(random)];
      const data = encode(Number.parseInt(operation, 10), operation.startsWith("8 ") ? x % 24n : x, y);
      const { logs, isFailed } = await send(data, count);
      const wanted = expected(data.readBigUInt64LE(1), y, data);
      const line = logs.find((log) => log.startsWith("Program data: "));
      const got = line ? Buffer.from(line.slice(14), "base64").readBigUInt64LE() : undefined;
      const isRight = wanted === PANIC ? isFailed && logs.some((log) => /panicked/i.test(log)) : got === wanted;
      count++;
      if (isRight) continue;
      failures++;
      console.error(`${machine}: ${operation} of ${x}, ${y}: expected ${String(wanted)}, got ${got}`, logs.slice(-3));
    }
  }
  console.log(`${machine}: ${count} cases`);
}

function encode(operation, x, y) {
  const data = Buffer.alloc(17);
  data[0] = operation;
  data.writeBigUInt64LE(x, 1);
  data.writeBigUInt64LE(y, 9);
  return operation === 27 ? Buffer.concat([data, Buffer.from(String(y))]) : data;
}

/** Edges often, else a number of random length. */
function operand(random) {
  const edges = [0n, 1n, 2n, MAX, MAX - 1n, 1n << 63n, (1n << 63n) - 1n, 1n << 32n, (1n << 32n) - 1n];
  if (random() < 0.4) return edges[Math.floor(random() * edges.length)];
  const whole = (BigInt(Math.floor(random() * 2 ** 32)) << 32n) | BigInt(Math.floor(random() * 2 ** 32));
  return whole >> BigInt(Math.floor(random() * 62));
}

/** mulberry32 */
function seededRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function transaction(data, payer, nonce) {
  const keys = [{ pubkey: payer, isSigner: true, isWritable: true }];
  // identical transactions are answered once
  const budget = ComputeBudgetProgram.setComputeUnitLimit({ units: 1_300_000 + nonce });
  return new Transaction().add(budget, new TransactionInstruction({ programId: PROBE, keys, data }));
}

function litesvmRunner(file) {
  const svm = new LiteSVM();
  svm.airdrop(address(PAYER.publicKey.toBase58()), 10_000_000_000n);
  svm.addProgram(address(PROBE.toBase58()), readFileSync(file));
  return async (data, nonce) => {
    const sent = transaction(data, PAYER.publicKey, nonce);
    sent.recentBlockhash = svm.latestBlockhash();
    sent.feePayer = PAYER.publicKey;
    sent.sign(PAYER);
    const result = svm.sendTransaction(getTransactionDecoder().decode(sent.serialize()));
    const isFailed = "err" in result;
    return { logs: (isFailed ? result.meta() : result).logs(), isFailed };
  };
}

async function bankrunRunner(folder) {
  process.env.SBF_OUT_DIR = folder;
  process.env.RUST_LOG = "off";
  const { start } = await import("solana-bankrun");
  const context = await start([{ name: "probe", programId: PROBE }], []);
  return async (data, nonce) => {
    const sent = transaction(data, context.payer.publicKey, nonce);
    sent.recentBlockhash = (await context.banksClient.getLatestBlockhash())[0];
    sent.feePayer = context.payer.publicKey;
    sent.sign(context.payer);
    const { result, meta } = await context.banksClient.tryProcessTransaction(sent);
    return { logs: meta?.logMessages ?? [], isFailed: result !== null };
  };
}

function expectRefusal(feature, target) {
  const script = `import { compilePrograms } from ${JSON.stringify(new URL("./compile.mjs", import.meta.url).href)};
    compilePrograms({ target: ${JSON.stringify(target)}, out: ${JSON.stringify(folder)}, crates: ["probe"], features: [${JSON.stringify(feature)}] });`;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  const REASONS =
    /sbpf-link: (.*)|unsupported signed division[^\n]*|too many arguments|aggregate returns|A call to built-in function '\S+'[^\n]*|stack limit[^\n]*|Cannot select[^\n]*/;
  const reason = stderr.match(REASONS)?.[0];
  if (status !== 0 && reason) return console.log(`refused: ${feature} (${reason})`);
  failures++;
  console.error(`${feature} ${status === 0 ? "was not refused" : `failed otherwise: ${stderr}`}`);
}

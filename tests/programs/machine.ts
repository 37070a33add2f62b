import { createPrivateKey, sign } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Address } from "@solana/kit";
import {
  ComputeBudgetProgram,
  Keypair,
  type Message,
  PublicKey,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import { FailedTransactionMetadata, LiteSVM, type TransactionMetadata } from "litesvm";
import { Clock, start } from "solana-bankrun";
import { binaryPath } from "~programs/binaries.ts";
import { PROGRAM_IDLS, PROGRAM_NAMES } from "~programs/programs.ts";

export interface Account {
  owner: PublicKey;
  lamports: bigint;
  data: Buffer;
  executable: boolean;
}

export interface Outcome {
  /** null when it succeeded */
  error: string | null;
  logs: string[];
  /** for the whole transaction, including its compute limit instruction */
  computeUnits: number;
}

/** What a program test needs from a runtime; every test runs on each of them. */
export interface Machine {
  name: MachineName;
  /** Pays fees. No test gives it tokens or positions, so rent can be followed to the lamport. */
  payer: Keypair;
  getAccount(address: PublicKey): Promise<Account | null>;
  /** null removes the account */
  setAccount(address: PublicKey, account: Account | null): Promise<void>;
  send(instructions: TransactionInstruction[], signers?: Keypair[]): Promise<Outcome>;
  /** Like send, but changes nothing. */
  simulate(instructions: TransactionInstruction[], signers?: Keypair[]): Promise<Outcome>;
  now(): Promise<bigint>;
  setNow(ts: bigint): Promise<void>;
  warp(seconds: bigint): Promise<void>;
  minimumRent(bytes: number): Promise<bigint>;
}

/** A program that is not ours, from a file. */
export interface ForeignProgram {
  address: PublicKey;
  file: string;
}

export type MachineName = "bankrun" | "litesvm";
export const machineNames: MachineName[] = ["bankrun", "litesvm"];

/** The second at which every machine starts: 1 November 2026. */
export const FIRST_TS = 1_793_491_200n;

/** With how many blockhashes a transaction is tried that none of them lets run. */
const MOST_BLOCKHASHES = 3;

/** A machine with all our programs on it, and `foreign` ones where a test needs them. */
export async function openMachine(name: MachineName, foreign: ForeignProgram[] = []): Promise<Machine> {
  const own = PROGRAM_NAMES.map((program) => ({
    address: new PublicKey(PROGRAM_IDLS[program].address),
    file: binaryPath(program),
  }));
  const programs = [...own, ...foreign];
  const startRuntime = name === "bankrun" ? startBankrun : startLitesvm;
  const payer = Keypair.fromSeed(Buffer.alloc(32, 1));
  const runtime = await startRuntime(programs);
  /** Bankrun changes its blockhash from a thread of its own, now and then between the question and the answer. */
  const signAndTry = async (instructions: TransactionInstruction[], signers: Keypair[], to: Runtime["send"]) => {
    for (let tries = 1; ; tries++) {
      const outcome = await to(signedMessage(instructions, payer, signers, await runtime.blockhash()));
      if (outcome.error !== "Blockhash not found" || tries === MOST_BLOCKHASHES) return outcome;
    }
  };
  const machine: Machine = {
    ...runtime,
    name,
    payer,
    setAccount: (address, account) => runtime.setAccount(address, account ?? ABSENT),
    send: (instructions, signers = []) => signAndTry(instructions, signers, runtime.send),
    simulate: (instructions, signers = []) => signAndTry(instructions, signers, runtime.simulate),
    async warp(seconds) {
      await runtime.setNow((await runtime.now()) + seconds);
    },
  };
  await machine.setAccount(payer.publicKey, { ...ABSENT, lamports: 1_000_000_000_000_000n });
  await machine.setNow(FIRST_TS);
  return machine;
}

/** What the two runtimes do in different ways. */
interface Runtime {
  getAccount(address: PublicKey): Promise<Account | null>;
  setAccount(address: PublicKey, account: Account): Promise<void>;
  blockhash(): Promise<string>;
  send(message: SignedMessage): Promise<Outcome>;
  simulate(message: SignedMessage): Promise<Outcome>;
  now(): Promise<bigint>;
  setNow(ts: bigint): Promise<void>;
  minimumRent(bytes: number): Promise<bigint>;
}

/** Runtime 1.18 with the old SPL Token. */
async function startBankrun(programs: ForeignProgram[]): Promise<Runtime> {
  const context = await openBankrun(programs);
  const { banksClient } = context;
  const transactionOf = ({ message, signatures }: SignedMessage) => new VersionedTransaction(message, signatures);
  return {
    async getAccount(address) {
      const found = await banksClient.getAccount(address);
      if (!found) return null;
      const owner = new PublicKey(found.owner);
      return { owner, lamports: BigInt(found.lamports), data: Buffer.from(found.data), executable: found.executable };
    },
    async setAccount(address, { owner, lamports, data, executable }) {
      context.setAccount(address, { owner, lamports: Number(lamports), data, executable, rentEpoch: 0 });
    },
    async blockhash() {
      return (await banksClient.getLatestBlockhash())?.[0] ?? "";
    },
    async send(message) {
      return bankrunOutcome(await banksClient.tryProcessTransaction(transactionOf(message)));
    },
    async simulate(message) {
      return bankrunOutcome(await banksClient.simulateTransaction(transactionOf(message)));
    },
    async now() {
      return (await banksClient.getClock()).unixTimestamp;
    },
    async setNow(ts) {
      const clock = await banksClient.getClock();
      const { slot, epochStartTimestamp, epoch, leaderScheduleEpoch } = clock;
      context.setClock(new Clock(slot, epochStartTimestamp, epoch, leaderScheduleEpoch, ts));
    },
    async minimumRent(bytes) {
      return (await banksClient.getRent()).minimumBalance(BigInt(bytes));
    },
  };
}

/**
 * Programs are added as accounts after the start. Bankrun reads what it gets at the start from a thread of its own while the
 * collector may free it; it then looks for a file with a garbled name and never returns, or ends the process.
 */
async function openBankrun(programs: ForeignProgram[]) {
  const context = await start([], []);
  for (const { address, file } of programs) {
    const data = readFileSync(file);
    context.setAccount(address, { owner: BPF_LOADER, lamports: 10 ** 12, data, executable: true, rentEpoch: 0 });
  }
  return context;
}

const BPF_LOADER = new PublicKey("BPFLoader2111111111111111111111111111111111");

function bankrunOutcome(result: Awaited<ReturnType<BanksClient["tryProcessTransaction"]>>): Outcome {
  return {
    error: result.result,
    logs: result.meta?.logMessages ?? [],
    computeUnits: Number(result.meta?.computeUnitsConsumed ?? 0n),
  };
}

type BanksClient = Awaited<ReturnType<typeof openBankrun>>["banksClient"];

/** Today's runtime with p-token. */
async function startLitesvm(programs: ForeignProgram[]): Promise<Runtime> {
  const svm = new LiteSVM().withTransactionHistory(0n);
  for (const { address, file } of programs) svm.addProgram(addressOf(address), readFileSync(file));
  const native = nativeOf(svm);
  return {
    async getAccount(address) {
      const found = native.getAccount(address.toBytes());
      const lamports = found?.lamports() ?? 0n;
      if (!found || lamports === 0n) return null;
      return { owner: keyOf(found.owner()), lamports, data: Buffer.from(found.data()), executable: found.executable() };
    },
    async setAccount(address, { owner, lamports, data, executable }) {
      const space = BigInt(data.length);
      const place = { address: addressOf(address), programAddress: addressOf(owner) };
      const balance = lamports as LitesvmLamports;
      svm.setAccount({ ...place, lamports: balance, data: new Uint8Array(data), executable, space });
    },
    async blockhash() {
      return svm.latestBlockhash();
    },
    async send(message) {
      return litesvmOutcome(native.sendLegacyTransaction(wireBytes(message)));
    },
    async simulate(message) {
      return litesvmOutcome(native.simulateLegacyTransaction(wireBytes(message)));
    },
    async now() {
      return svm.getClock().unixTimestamp;
    },
    async setNow(ts) {
      const clock = svm.getClock();
      clock.unixTimestamp = ts;
      svm.setClock(clock);
    },
    async minimumRent(bytes) {
      return svm.minimumBalanceForRentExemption(BigInt(bytes));
    },
  };
}

/** The object to which litesvm's own class passes everything, after converting addresses to base58 and back. */
interface NativeSvm {
  getAccount(address: Uint8Array): NativeAccount | null;
  sendLegacyTransaction(bytes: Uint8Array): TransactionMetadata | FailedTransactionMetadata;
  simulateLegacyTransaction(bytes: Uint8Array): { meta(): TransactionMetadata } | FailedTransactionMetadata;
}

interface NativeAccount {
  lamports(): bigint;
  data(): Uint8Array;
  owner(): Uint8Array;
  executable(): boolean;
}

/** A run of many thousand transactions would otherwise spend half of its time on base58. */
function nativeOf(svm: LiteSVM): NativeSvm {
  return (svm as unknown as { inner: NativeSvm }).inner;
}

/** A legacy transaction as it is sent: fewer signatures than would need a second byte for their count. */
function wireBytes({ bytes, signatures }: SignedMessage): Uint8Array {
  return Buffer.concat([Buffer.from([signatures.length]), ...signatures, bytes]);
}

type LitesvmLamports = Parameters<LiteSVM["setAccount"]>[0]["lamports"];
type LitesvmResult = ReturnType<NativeSvm["sendLegacyTransaction"] | NativeSvm["simulateLegacyTransaction"]>;

function litesvmOutcome(result: LitesvmResult): Outcome {
  const meta = "meta" in result ? result.meta() : result;
  return {
    error: result instanceof FailedTransactionMetadata ? result.toString() : null,
    logs: meta.logs(),
    computeUnits: Number(meta.computeUnitsConsumed()),
  };
}

const ABSENT: Account = { owner: PublicKey.default, lamports: 0n, data: Buffer.alloc(0), executable: false };

interface SignedMessage {
  message: Message;
  bytes: Uint8Array;
  signatures: Uint8Array[];
}

let sequence = 0;

/**
 * The compute limit differs from one transaction to the next, because bankrun answers an identical one from its memory.
 * Transactions are signed by node:crypto, which takes a tenth of the time that web3.js does.
 */
function signedMessage(
  instructions: TransactionInstruction[],
  payer: Keypair,
  signers: Keypair[],
  recentBlockhash: string,
): SignedMessage {
  sequence = (sequence + 1) % 400_000;
  const limit = ComputeBudgetProgram.setComputeUnitLimit({ units: 1_000_000 + sequence });
  const draft = { payerKey: payer.publicKey, recentBlockhash, instructions: [limit, ...instructions] };
  const message = new TransactionMessage(draft).compileToLegacyMessage();
  const bytes = message.serialize();
  const required = message.accountKeys.slice(0, message.header.numRequiredSignatures);
  const everybody = [payer, ...signers];
  const signatures = required.map((key) => {
    const signer = everybody.find(({ publicKey }) => publicKey.equals(key));
    return signer ? sign(null, bytes, privateKeyOf(signer)) : new Uint8Array(64);
  });
  return { message, bytes, signatures };
}

type PrivateKey = ReturnType<typeof createPrivateKey>;
const privateKeys = new WeakMap<Keypair, PrivateKey>();
const PKCS8_ED25519 = Buffer.from("302e020100300506032b657004220420", "hex");

function privateKeyOf(keypair: Keypair): PrivateKey {
  const known = privateKeys.get(keypair);
  if (known) return known;
  const key = Buffer.concat([PKCS8_ED25519, keypair.secretKey.subarray(0, 32)]);
  const made = createPrivateKey({ key, format: "der", type: "pkcs8" });
  privateKeys.set(keypair, made);
  return made;
}

const addressOf = (key: PublicKey) => key.toBase58() as Address;

const owners = new Map<string, PublicKey>();

/** Each owner's key is made once, because a few programs own all accounts. */
function keyOf(owner: Uint8Array): PublicKey {
  const name = Buffer.from(owner).toString("latin1");
  const known = owners.get(name) ?? new PublicKey(owner);
  owners.set(name, known);
  return known;
}

import { Keypair, PublicKey, type TransactionInstruction } from "@solana/web3.js";
import bs58 from "bs58";
import { findCoinPositionAddress, STAKING_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import stakingIdl from "~programs/idl/staking.json";
import { accrued, wholeReward } from "~programs/reward-calculator";
import { claim, stake, unstake } from "~programs/staking";
import { blockhashAt, type FakeCluster, type FakeInstruction } from "../../fakes/rpc";

/** The life of a coin position on a fake cluster: transactions as a node returns them, and accounts as they end. */

export const PROGRAM = STAKING_PROGRAM_ADDRESS.toBase58();
export const POOL = key("pool");
const MINT = key("mint");
const RATE_BPS = 500;
const BASE_RATE_BPS = 200;
const DAY = 86_400;
const LAMPORTS = 2_000_000;

export type Position = {
  address: string;
  owner: PublicKey;
  positionId: bigint;
  principalRaw: bigint;
  rewardTotalRaw: bigint;
  claimedRaw: bigint;
  startTs: number;
  leftTs: number;
};

export type LedgerOptions = { withoutLogs?: boolean };

/** What one holder does, one transaction each, written into the cluster's ledger. */
export function openLedger(cluster: FakeCluster, { withoutLogs = false }: LedgerOptions = {}) {
  let count = 0;
  const begin = cluster.slot;
  const signatures: string[] = [];
  const tsAt = (slot: number) => 1_790_000_000 + (slot - begin) * DAY;
  const pool = { address: POOL, mint: MINT, tokenProgram: TOKEN_PROGRAM_ADDRESS };

  const land = (instructions: FakeInstruction[], logs: string[], more: { emptied?: string[]; err?: unknown } = {}) => {
    const signature = signatureOf(cluster, count++);
    cluster.land(signature, { instructions, logs: withoutLogs ? ["Log truncated"] : logs, blockTime: now(), ...more });
    signatures.push(signature);
    return signature;
  };
  const now = () => tsAt(cluster.slot);

  return {
    signatures,
    land,
    now,
    stake(
      owner: PublicKey,
      { principalRaw = 1_000_000_000n, termDays = 90, positionId = BigInt(count) } = {},
    ): Position {
      const limits = { minRateBps: RATE_BPS, minBaseRateBps: BASE_RATE_BPS, maxFeeBps: 0 };
      const instruction = stake({ pool, owner, positionId, amountRaw: principalRaw, termDays, ...limits });
      const address = findCoinPositionAddress({ pool: POOL, owner, positionId }).toBase58();
      const rewardTotalRaw = wholeReward(principalRaw, RATE_BPS, termDays);
      const position = {
        address,
        owner,
        positionId,
        principalRaw,
        rewardTotalRaw,
        claimedRaw: 0n,
        startTs: now(),
        leftTs: 0,
      };
      const event = encodeEvent("Staked", {
        ...subjectOf(position),
        position_id: positionId,
        principal: principalRaw,
        reward_total: rewardTotalRaw,
        term_days: termDays,
        rate_bps: RATE_BPS,
        base_rate_bps: BASE_RATE_BPS,
        fee_bps: 0,
        ts: now(),
      });
      land([called(instruction)], ran([event]));
      put(cluster, position, termDays);
      return position;
    },
    claim(position: Position, amountRaw: bigint, termDays = 90): string {
      const { owner, positionId } = position;
      const instruction = called(claim({ pool, owner, rentPayer: owner, positionId }));
      instruction.inner = [transfer(instruction.accounts[6], instruction.accounts[4], amountRaw)];
      position.claimedRaw += amountRaw;
      const event = encodeEvent("Claimed", { ...subjectOf(position), amount: amountRaw, paid: amountRaw, ts: now() });
      return land([instruction], ...end(position, [event], termDays));
    },
    unstake(position: Position, termDays = 90): string {
      const { owner, positionId, principalRaw } = position;
      const instruction = called(unstake({ pool, owner, rentPayer: owner, positionId }));
      instruction.inner = [transfer(instruction.accounts[6], instruction.accounts[4], principalRaw)];
      const earned = accrued(principalRaw, BASE_RATE_BPS, BigInt(now() - position.startTs));
      const released = position.rewardTotalRaw - earned;
      position.rewardTotalRaw = earned;
      position.leftTs = now();
      const event = encodeEvent("Unstaked", {
        ...subjectOf(position),
        principal: principalRaw,
        reward_total: earned,
        released,
        ts: now(),
      });
      return land([instruction], ...end(position, [event], termDays));
    },
  };

  function end(position: Position, events: string[], termDays: number): [string[], { emptied: string[] }] {
    const isDone = position.leftTs !== 0 && position.claimedRaw === position.rewardTotalRaw;
    if (!isDone) {
      put(cluster, position, termDays);
      return [ran(events), { emptied: [] }];
    }
    cluster.accounts.delete(position.address);
    const closed = encodeEvent("CoinPositionClosed", {
      ...subjectOf(position),
      rent_payer: position.owner,
      lamports: BigInt(LAMPORTS),
      ts: now(),
    });
    return [ran([...events, closed]), { emptied: [position.address] }];
  }
}

export type Ledger = ReturnType<typeof openLedger>;

export function holder(name: string): PublicKey {
  return key(name);
}

/** The pool's own books, as they should be with these positions open. */
export function putPool(cluster: FakeCluster, positions: Position[]): void {
  const sum = (amountOf: (position: Position) => bigint) => positions.reduce((total, it) => total + amountOf(it), 0n);
  const data = encodeAccount("CoinPool", {
    mint: MINT,
    token_program: TOKEN_PROGRAM_ADDRESS,
    decimals: 9,
    total_principal: sum(({ principalRaw, leftTs }) => (leftTs ? 0n : principalRaw)),
    total_reserved: sum(({ rewardTotalRaw, claimedRaw }) => rewardTotalRaw - claimedRaw),
    open_positions: BigInt(positions.length),
  });
  cluster.accounts.set(POOL.toBase58(), { owner: PROGRAM, lamports: LAMPORTS, data });
}

/** Writes the account of a position. */
export function put(cluster: FakeCluster, position: Position, termDays: number): void {
  const data = encodeAccount("CoinPosition", {
    pool: POOL,
    owner: position.owner,
    rent_payer: position.owner,
    position_id: position.positionId,
    principal: position.principalRaw,
    reward_total: position.rewardTotalRaw,
    claimed: position.claimedRaw,
    start_ts: BigInt(position.startTs),
    left_ts: BigInt(position.leftTs),
    term_days: termDays,
    rate_bps: RATE_BPS,
    base_rate_bps: BASE_RATE_BPS,
    fee_bps: 0,
  });
  cluster.accounts.set(position.address, { owner: PROGRAM, lamports: LAMPORTS, data });
}

function subjectOf({ address, owner }: Position) {
  return { pool: POOL, position: new PublicKey(address), owner };
}

function called({ programId, keys, data }: TransactionInstruction): FakeInstruction {
  const accounts = keys.map(({ pubkey }) => pubkey.toBase58());
  return { program: programId.toBase58(), accounts, data: Uint8Array.from(data) };
}

function transfer(from: string | undefined, to: string | undefined, amountRaw: bigint): FakeInstruction {
  const data = new Uint8Array(10);
  data[0] = 12;
  new DataView(data.buffer).setBigUint64(1, amountRaw, true);
  const accounts = [from ?? "", MINT.toBase58(), to ?? "", POOL.toBase58()];
  return { program: TOKEN_PROGRAM_ADDRESS.toBase58(), accounts, data };
}

function ran(events: string[]): string[] {
  const token = TOKEN_PROGRAM_ADDRESS.toBase58();
  return [
    `Program ${PROGRAM} invoke [1]`,
    `Program ${token} invoke [2]`,
    `Program ${token} success`,
    ...events,
    `Program ${PROGRAM} consumed 3000 of 200000 compute units`,
    `Program ${PROGRAM} success`,
  ];
}

type Value = PublicKey | bigint | number | boolean;

function encodeEvent(name: string, values: Record<string, Value>): string {
  return `Program data: ${Buffer.from(encode("events", name, values)).toString("base64")}`;
}

/** Fields that are not given are zero. */
function encodeAccount(name: string, values: Record<string, Value>): Uint8Array {
  return encode("accounts", name, { version: 1, ...values });
}

function encode(kind: "events" | "accounts", name: string, values: Record<string, Value>): Uint8Array {
  const declared = stakingIdl[kind].find((candidate) => candidate.name === name);
  const type = stakingIdl.types.find((candidate) => candidate.name === name);
  if (!declared || !type) throw new Error(`no ${name} in the IDL`);
  const fields = type.type.fields as { name: string; type: FieldType }[];
  const bytes = fields.flatMap((field) => bytesOf(values[field.name] ?? 0, field.type));
  return Uint8Array.from([...declared.discriminator, ...bytes]);
}

/** Little-endian, as borsh has it. */
function bytesOf(value: Value, type: FieldType): number[] {
  if (type === "pubkey") return [...(value instanceof PublicKey ? value : PublicKey.default).toBytes()];
  if (typeof type === "object") return Array.from({ length: type.array[1] }, () => bytesOf(0, type.array[0])).flat();
  const number = BigInt(value as bigint);
  return Array.from({ length: SIZES[type] }, (_, i) => Number((number >> BigInt(8 * i)) & 0xffn));
}

const SIZES = { u8: 1, bool: 1, u16: 2, u32: 4, u64: 8, i64: 8 };

type FieldType = keyof typeof SIZES | "pubkey" | { array: [FieldType, number] };

/** Also empties the cluster's, because the tests of a file share one database. */
function signatureOf(cluster: FakeCluster, i: number): string {
  const bytes = new Uint8Array(64);
  bytes.set(bs58.decode(blockhashAt(i)), 0);
  bytes.set(new TextEncoder().encode([...cluster.nodes.keys()].join()).slice(0, 32), 32);
  return bs58.encode(bytes);
}

function key(name: string): PublicKey {
  return Keypair.fromSeed(new TextEncoder().encode(name.padEnd(32, ".")).slice(0, 32)).publicKey;
}

import { PublicKey } from "@solana/web3.js";
import type { HealthDeps } from "~/domain/health/deps";
import { PROJECTIONS } from "~/domain/projections.server";
import { CLOCK_ADDRESS } from "~/domain/solana/chain";
import { openChain } from "~/domain/solana/chain.server";
import { probeNode } from "~/domain/solana/probe-node.server";
import { findRewardVaultAddress, STAKING_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import stakingIdl from "~programs/idl/staking.json";
import { fakeCluster } from "../../fakes/rpc";
import { testDatabase as db } from "../database";
import { storeSealedSetting } from "../settings/sealed-setting";
import { ADMIN_SECRET } from "../staff/staff";

/** The health checks over a fake cluster, whose accounts have the bytes that the programs write. */

export const NOW = new Date(Date.UTC(2026, 10, 3, 12));
export const CHAIN_TS = BigInt(NOW.getTime() / 1000);
export const DAY = 86_400n;
export const COIN_POOL = keyOf("coin pool");
export const NFT_POOL = keyOf("nft pool");
export const MINTER = keyOf("minter").toBase58();
const OPERATOR = "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720";
let worlds = 0;

export type World = ReturnType<typeof openWorld>;

/** A cluster on which all is well: two nodes, a coin pool, an NFT pool with a daily stream, and keys with enough coins. */
export function openWorld() {
  // a node that failed in one test is set aside by its address
  const urls = [1, 2].map((number) => `http://node-${++worlds}-${number}`);
  const cluster = fakeCluster(urls);
  const kaia = { kei: 5n * 10n ** 18n, isSilent: false };
  const put = (address: string, owner: PublicKey | string, data: Uint8Array, lamports = 1) =>
    cluster.accounts.set(address, { owner: String(owner), lamports, data });
  const clock = new Uint8Array(40);
  new DataView(clock.buffer).setBigInt64(32, CHAIN_TS, true);
  put(CLOCK_ADDRESS, "Sysvar1111111111111111111111111111111111111", clock);

  const world = {
    cluster,
    kaia,
    urls,
    node: (at: number) => cluster.nodes.get(urls[at] ?? "")!,
    hostOf: (at: number) => new URL(urls[at] ?? "").host,
    /** The coin pool with this much in its reward vault beyond what it has promised. */
    putCoinPool(freeRaw: bigint): void {
      const reserved = 1_000n;
      const fields = { version: 1, decimals: 9, total_reserved: reserved, rates_bps: [200, 300, 400, 500] };
      put(COIN_POOL.toBase58(), STAKING_PROGRAM_ADDRESS, encodeAccount("CoinPool", fields));
      const vault = new Uint8Array(165);
      new DataView(vault.buffer).setBigUint64(64, reserved + freeRaw, true);
      put(findRewardVaultAddress(COIN_POOL).toBase58(), TOKEN_PROGRAM_ADDRESS, vault);
    },
    /** An NFT pool with ten NFTs and one stream that has this many days left. */
    putNftPool({ days, kind = "daily", endTs = CHAIN_TS + 900n * DAY }: NftPoolOptions): void {
      // a rate of 1,000 a day for each of ten NFTs, in parts of a base unit
      const free = days * 10n * 1_000n * 864_000_000n;
      const stream = {
        ...{ kind: kind === "daily" ? 0 : 1, rate: 1_000n, streak_bps: [10_000, 20_000] },
        ...{
          end_ts: endTs,
          settled_ts: CHAIN_TS,
          held: free / 864_000_000n,
          free: kind === "daily" ? free : 2n * free,
        },
      };
      const fields = { version: 1, nfts: 10, weight: 100_000, last_ts: CHAIN_TS, stream_count: 1, streams: [stream] };
      put(
        NFT_POOL.toBase58(),
        STAKING_PROGRAM_ADDRESS,
        encodeAccount("NftPool", { ...fields, membership: { kind: 1 } }),
      );
    },
    putMinter: (lamports: number) => put(MINTER, PublicKey.default, new Uint8Array(), lamports),
    deps: (changes: Partial<HealthDeps> = {}): HealthDeps => ({
      ...{
        db,
        now: NOW,
        projections: PROJECTIONS,
        cluster: "local",
        sendsMails: true,
        anchorsAuditLog: true,
        adminSecret: ADMIN_SECRET,
      },
      chain: openChain({ rpcUrls: urls, fetch: cluster.fetch, timeoutMs: 50 }),
      probeNodes: () => Promise.all(urls.map((url) => probeNode(url, { fetch: cluster.fetch, timeoutMs: 50 }))),
      evm: {
        async getBalance() {
          if (kaia.isSilent) throw new Error("no answer");
          return kaia.kei;
        },
      },
      payers: { minter: MINTER, operator: OPERATOR },
      ...changes,
    }),
  };
  world.putCoinPool(10_000n);
  world.putNftPool({ days: 100n });
  world.putMinter(2_000_000_000);
  return world;
}

type NftPoolOptions = { days: bigint; kind?: "daily" | "bonus"; endTs?: bigint };

/** Names both pools in the settings. */
export async function namePools(): Promise<void> {
  const pools = [{ kind: "boost", collection: "genesis", address: NFT_POOL.toBase58(), rewards: ["twig"] }];
  await storeSealedSetting("coin_pool_address", COIN_POOL.toBase58(), NOW);
  await storeSealedSetting("nft_pools", JSON.stringify(pools), NOW);
}

/** An address of no wallet, the same for the same name. */
export function keyOf(name: string): PublicKey {
  return PublicKey.findProgramAddressSync([new TextEncoder().encode(name)], STAKING_PROGRAM_ADDRESS)[0];
}

type Value = bigint | number | readonly Value[] | { [field: string]: Value };
type FieldType = "pubkey" | keyof typeof SIZES | { array: [FieldType, number] } | { defined: { name: string } };

const SIZES = { u8: 1, bool: 1, u16: 2, u32: 4, u64: 8, i64: 8, u128: 16 };

/** An account as the program writes it. Fields that are not given are zero. */
function encodeAccount(name: string, values: Record<string, Value>): Uint8Array {
  const declared = stakingIdl.accounts.find((candidate) => candidate.name === name);
  return Uint8Array.from([...(declared?.discriminator ?? []), ...bytesOf(values, { defined: { name } })]);
}

function bytesOf(value: Value | undefined, type: FieldType): number[] {
  if (type === "pubkey") return Array<number>(32).fill(0);
  if (typeof type === "string") {
    const number = BigInt((value as bigint | undefined) ?? 0);
    return Array.from({ length: SIZES[type] }, (_, i) => Number((number >> BigInt(8 * i)) & 0xffn));
  }
  if ("array" in type) {
    const [of, length] = type.array;
    return Array.from({ length }, (_, at) => bytesOf((value as Value[] | undefined)?.[at], of)).flat();
  }
  const declared = stakingIdl.types.find((candidate) => candidate.name === type.defined.name);
  const fields = (declared?.type.fields ?? []) as { name: string; type: FieldType }[];
  const given = (value ?? {}) as Record<string, Value>;
  return fields.flatMap((field) => bytesOf(given[field.name], field.type));
}

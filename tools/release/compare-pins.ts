import { PublicKey } from "@solana/web3.js";
import {
  findAssociatedTokenAddress,
  STAKING_PROGRAM_ADDRESS,
  TOKEN_2022_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "../../programs-client/addresses.ts";
import { decodeNftPool } from "../../programs-client/nft-staking-accounts.ts";
import { decodeCoinPool } from "../../programs-client/staking.ts";

/** What app/pins.json says of one environment, as app/pins.ts describes it. */
export type PinsToCompare = {
  chain: string;
  evmChain: string;
  migration: { gate: string; formerGates: readonly string[]; collections: readonly string[] } | null;
  coinPool: { address: string; mint: string; decimals: number } | null;
  nftPools: readonly { kind: string; collection: string; address: string }[];
  services: { treasury: string; coins: Readonly<Record<string, { mint: string; decimals: number }>> } | null;
};

/** What the chains answer. The former chain is asked only for a migration. */
export type PinnedChains = {
  getGenesisHash(): Promise<string>;
  /** Null if there is no account at the address. */
  findAccount(address: string): Promise<{ owner: string; data: Uint8Array } | null>;
  getEvmChainId(): Promise<number>;
  /** The collections that a gate takes; null if there is no gate at the address. */
  findAccepted(gate: string): Promise<readonly string[] | null>;
};

/** `same` and `different`: one line for each pin. `missing`: what the release cannot do without a pin. */
export type PinsReport = { same: string[]; different: string[]; missing: string[] };

/** Where a mint says how many decimals its coin has. */
const DECIMALS_OFFSET = 44;

/** The beginnings of genesis hashes by which CAIP-2 names Solana's clusters, by the names that wallets use. */
const CLUSTERS: Record<string, string> = {
  "solana:mainnet": "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
  "solana:devnet": "EtWTRABZaYq6iMfeYKouRu166VU2xqa1",
  "solana:testnet": "4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z",
};

/** Compares every pin with the chain that it names. Throws what a node's silence throws. */
export async function comparePins(pins: PinsToCompare, chains: PinnedChains): Promise<PinsReport> {
  const report: PinsReport = { same: [], different: [], missing: [] };
  const note = (what: string, problem: string | null) =>
    problem ? report.different.push(`${what}: ${problem}`) : report.same.push(what);
  note(pins.chain, await problemOfCluster(pins.chain, chains));
  const { coinPool, nftPools, migration } = pins;
  if (coinPool) note(`coin pool ${coinPool.address}`, await problemOfCoinPool(coinPool, chains));
  else report.missing.push("coinPool: the build fails, because nothing could be staked");
  for (const { kind, collection, address } of nftPools) {
    note(`${kind} pool of ${collection} ${address}`, await problemOfNftPool(address, kind, chains));
  }
  if (nftPools.length === 0) report.missing.push("nftPools: every browser refuses to stake an NFT");
  for (const [coin, pinned] of Object.entries(pins.services?.coins ?? {})) {
    note(
      `${coin} of services ${pinned.mint}`,
      await problemOfServiceCoin(pins.services?.treasury ?? "", pinned, chains),
    );
  }
  if (!pins.services) report.missing.push("services: projects are offered no services");
  if (!migration) {
    report.missing.push("migration: the page says that nothing is minted, and what is handed over waits (GateUnknown)");
    return report;
  }
  const chainId = await chains.getEvmChainId();
  note(pins.evmChain, pins.evmChain === `eip155:${chainId}` ? null : `the node is of eip155:${chainId}`);
  for (const gate of [migration.gate, ...migration.formerGates]) {
    const taken = gate === migration.gate ? migration.collections : [];
    note(`gate ${gate}`, problemOfGate(taken, await chains.findAccepted(gate)));
  }
  return report;
}

async function problemOfCluster(chain: string, { getGenesisHash }: PinnedChains): Promise<string | null> {
  const begins = CLUSTERS[chain];
  const hash = await getGenesisHash();
  // every local cluster has a hash of its own
  return begins === undefined || hash.startsWith(begins) ? null : `the node is of the cluster with genesis ${hash}`;
}

async function problemOfCoinPool(
  { address, mint, decimals }: NonNullable<PinsToCompare["coinPool"]>,
  { findAccount }: PinnedChains,
): Promise<string | null> {
  const account = await findAccount(address);
  const pool = readPool(account, decodeCoinPool);
  if (typeof pool === "string") return pool;
  if (pool.mint.toBase58() !== mint) return `its coin is ${pool.mint.toBase58()}, not ${mint}`;
  return pool.decimals === decimals ? null : `its coin has ${pool.decimals} decimals, not ${decimals}`;
}

/** Services are paid into the treasury's usual account of a coin, which nobody else opens. */
async function problemOfServiceCoin(
  treasury: string,
  { mint, decimals }: { mint: string; decimals: number },
  { findAccount }: PinnedChains,
): Promise<string | null> {
  const account = await findAccount(mint);
  const program = [TOKEN_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM_ADDRESS].find((one) => one.toBase58() === account?.owner);
  if (!account || !program) return "there is no coin";
  const found = account.data[DECIMALS_OFFSET];
  if (found !== decimals) return `it has ${found} decimals, not ${decimals}`;
  const usual = findAssociatedTokenAddress(new PublicKey(mint), new PublicKey(treasury), program);
  return (await findAccount(usual.toBase58())) ? null : `the treasury ${treasury} has no account of it`;
}

async function problemOfNftPool(address: string, kind: string, { findAccount }: PinnedChains): Promise<string | null> {
  const pool = readPool(await findAccount(address), decodeNftPool);
  if (typeof pool === "string") return pool;
  return pool.kind === kind ? null : `it is a ${pool.kind} pool`;
}

function problemOfGate(taken: readonly string[], accepted: readonly string[] | null): string | null {
  if (!accepted) return "there is no gate at this address";
  const known = new Set(accepted.map((address) => address.toLowerCase()));
  const refused = taken.filter((address) => !known.has(address.toLowerCase()));
  return refused.length > 0 ? `it does not take ${refused.join(", ")}` : null;
}

/** The pool in an account, or why it is none. */
function readPool<T>(account: { owner: string; data: Uint8Array } | null, decode: (data: Uint8Array) => T): T | string {
  if (!account) return "there is no account at this address";
  if (account.owner !== STAKING_PROGRAM_ADDRESS.toBase58())
    return `the account is ${account.owner}'s, not our program's`;
  try {
    return decode(account.data);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

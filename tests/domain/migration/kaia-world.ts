import { type Abi, encodeDeployData, encodeFunctionData, getContractAddress, type Hex, keccak256, toHex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { inject } from "vitest";
import { callRpc } from "~/domain/development/local-node";
import { type EvmChainOptions, openEvmChain } from "~/domain/evm/evm-chain.server";
import type { EvmAddress } from "~/domain/wallet-chains";
import gateFile from "../../../contracts/artifacts/migration-gate.json";
import { migrationGateAbi } from "../../../contracts/artifacts/migration-gate.ts";
import nftFile from "../../../contracts/artifacts/standard-nft.json";
import { standardNftAbi } from "../../../contracts/artifacts/standard-nft.ts";
import { storeSealedSetting } from "../settings/sealed-setting";

/** The local node of the former chain, which takes transactions from any address (`--auto-impersonate`). */
export const kaiaUrl = inject("evmRpcUrl");
export const KAIA_ID = 8_217;
/** 0.1 KAIA. */
export const FEE = 10n ** 17n;
const COINS = toHex(10n ** 24n);
const SUPPLY = 100_000n;

export const openKaia = (change: Partial<EvmChainOptions> = {}) =>
  openEvmChain({ chainId: KAIA_ID, rpcUrls: [kaiaUrl], confirmations: 0, ...change });

let people = 0;

/** An account with coins that no other test uses. */
export async function person(): Promise<{ key: Hex; address: EvmAddress }> {
  people++;
  const key = keccak256(toHex(`person ${people} ${crypto.randomUUID()}`));
  const address = privateKeyToAccount(key).address.toLowerCase() as EvmAddress;
  await rpc("anvil_setBalance", [address, COINS]);
  return { key, address };
}

export const rpc = <T>(method: string, params: unknown[] = []): Promise<T> => callRpc<T>(kaiaUrl, method, params);

type Sent = { from: string; to?: string; data: Hex; value?: bigint };

/** Sends and mines a transaction. Throws if it fails, with the node's words. Returns its hash. */
export async function send({ value = 0n, ...transaction }: Sent): Promise<Hex> {
  const sent = { ...transaction, value: toHex(value), gas: toHex(12_000_000n) };
  const { status, transactionHash } = await rpc<{ status: Hex; transactionHash: Hex }>("eth_sendTransactionSync", [
    sent,
  ]);
  if (status !== "0x1") throw new Error(`reverted: ${transactionHash}`);
  return transactionHash;
}

export const calling = (abi: Abi, functionName: string, args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi, functionName, args } as never);

async function deploy(from: string, abi: Abi, bytecode: string, args: readonly unknown[]): Promise<EvmAddress> {
  const nonce = BigInt(await rpc<Hex>("eth_getTransactionCount", [from, "latest"]));
  await send({ from, data: encodeDeployData({ abi, bytecode: bytecode as Hex, args } as never) });
  return getContractAddress({ from: from as Hex, nonce }).toLowerCase() as EvmAddress;
}

/** A gate of its own with two old collections, stored as the contracts of the migration. */
export async function openGateWorld(newContracts: readonly [string, string] = [SOMEWHERE, SOMEWHERE]) {
  const [owner, operator] = [await person(), await person()];
  const firstBlock = Number(await rpc<Hex>("eth_blockNumber"));
  const gate = await deploy(owner.address, migrationGateAbi, gateFile.bytecode, [owner.address, operator.address, FEE]);
  const collections: EvmAddress[] = [];
  for (const name of ["Kongz", "Hag"]) {
    const args = [name, name.toUpperCase(), "https://old.test/", SUPPLY, owner.address];
    const nft = await deploy(owner.address, standardNftAbi, nftFile.bytecode, args);
    await send({ from: owner.address, to: nft, data: calling(standardNftAbi, "setMinter", [owner.address, true]) });
    await send({ from: owner.address, to: gate, data: calling(migrationGateAbi, "setAccepted", [nft, true]) });
    collections.push(nft);
  }
  const projects = collections.map((oldContractAddress, at) => ({
    oldProjectId: `old-${at + 1}`,
    oldProjectName: `Old ${at + 1}`,
    oldContractAddress,
    oldImagePath: `/art/old-${at + 1}-{id}.svg`,
    newProjectId: `new-${at + 1}`,
    newProjectName: `New ${at + 1}`,
    newSymbol: `NEW${at + 1}`,
    newContractAddress: newContracts[at] ?? SOMEWHERE,
    jsonPath: "/art/new-{id}.json",
    royaltyBps: 500,
  }));
  const world = { owner, operator, gate, collections: collections as [EvmAddress, EvmAddress], firstBlock, projects };
  await storeContracts({ gate, firstBlock, projects });
  return world;
}

const SOMEWHERE = "4pVi5v3A372ELRfzHgYWB7Y475UYQYu2aeis2ap3h2QC";

export type GateWorld = Awaited<ReturnType<typeof openGateWorld>>;

/** Stores the contracts of the migration on the local chain. */
export async function storeContracts(contracts: object): Promise<void> {
  await storeSealedSetting("migration", JSON.stringify({ [KAIA_ID]: contracts }));
}

/** Mints old NFTs to a holder; their numbers follow each other within a collection. */
export async function mintOld({ owner, collections }: GateWorld, to: string, count = 1, place: 0 | 1 = 0) {
  const data = calling(standardNftAbi, "mint", [to]);
  for (let i = 0; i < count; i++) await send({ from: owner.address, to: collections[place], data });
}

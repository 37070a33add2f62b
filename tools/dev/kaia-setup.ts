import { readFileSync } from "node:fs";
import {
  type Address,
  createPublicClient,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  http,
} from "viem";
import { callRpc } from "../../app/domain/development/local-node.ts";
import { migrationGateAbi } from "../../contracts/artifacts/migration-gate.ts";
import { standardNftAbi } from "../../contracts/artifacts/standard-nft.ts";
import { developmentKeypair } from "../../programs-client/development-keys.ts";

import { KAIA_CHAIN_ID } from "./kaia-chain.ts";

/**
 * What `npm start` puts on the local Kaia chain: two old collections, whose NFTs the development wallets hold, and the gate
 * that takes them. The accounts are those that every anvil knows and signs for.
 */

/** The accounts of the development wallet of the former chain (app/wallet/.client/development-evm-wallet.ts). */
export const KAIA_HOLDERS: readonly [Address, Address] = [
  "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
  "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
];
/** Deploys and owns the contracts. Nothing else may send from it, because their addresses follow from its transactions. */
const OWNER: Address = "0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f";
/** Confirms mints: the account whose key the Worker has in development. */
export const KAIA_OPERATOR: Address = "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720";

/** 0.1 KAIA (specification). */
const FEE = 10n ** 17n;
const SUPPLY = 1_000n;

const COLLECTION_SLUGS = ["punkykongz", "punky-hag"] as const;
/** How many NFTs of each collection each of the two holders gets. */
const HELD = [5, 3] as const;

/** The old collections and what they are called. `slug`: that of the collection to which their NFTs migrate. */
export const KAIA_COLLECTIONS = (
  [
    { slug: COLLECTION_SLUGS[0], name: "PunkyKongz Classic", symbol: "KONGZ" },
    { slug: COLLECTION_SLUGS[1], name: "Punky HA_G Classic", symbol: "HAG" },
  ] as const
).map((collection, nonce) => ({ ...collection, address: deployedAt(nonce) }));

/** The gate. */
export const KAIA_GATE: Address = deployedAt(COLLECTION_SLUGS.length);

/** The setting `migration` (app/domain/settings/migration.ts): what each old collection becomes on the local Solana chain. */
export const KAIA_MIGRATION_SETTING = JSON.stringify({
  [KAIA_CHAIN_ID]: {
    gate: KAIA_GATE,
    firstBlock: 0,
    projects: KAIA_COLLECTIONS.map(({ slug, name, symbol, address }) => ({
      oldProjectId: `${slug}-classic`,
      oldProjectName: name,
      oldContractAddress: address,
      oldImagePath: `/art/people/${slug}-{id}.svg`,
      newProjectId: slug,
      newProjectName: name.replace(" Classic", ""),
      newSymbol: symbol,
      newContractAddress: developmentKeypair(`collection-${slug}`).publicKey.toBase58(),
      jsonPath: `/art/people/${slug}-{id}.svg`,
    })),
  },
});

function deployedAt(nonce: number): Address {
  return getContractAddress({ from: OWNER, nonce: BigInt(nonce) });
}

/**
 * Deploys the contracts and mints the sample NFTs, unless they are there already; whatever has happened to them since stays.
 * A token URI is the address of its picture, which is all that the samples have.
 */
export async function setUpKaia(rpcUrl: string): Promise<void> {
  const client = createPublicClient({ transport: http(rpcUrl), cacheTime: 0 });
  if (await client.getCode({ address: KAIA_GATE })) return;
  for (const { slug, name, symbol } of KAIA_COLLECTIONS) {
    const args = [name, symbol, `/art/people/${slug}-`, SUPPLY, OWNER] as const;
    await send(rpcUrl, { data: encodeDeployData({ abi: standardNftAbi, bytecode: bytecodeOf("standard-nft"), args }) });
  }
  const args = [OWNER, KAIA_OPERATOR, FEE] as const;
  await send(rpcUrl, {
    data: encodeDeployData({ abi: migrationGateAbi, bytecode: bytecodeOf("migration-gate"), args }),
  });
  for (const { address } of KAIA_COLLECTIONS) await fillCollection(rpcUrl, address);
}

async function fillCollection(rpcUrl: string, to: Address): Promise<void> {
  const abi = standardNftAbi;
  await send(rpcUrl, { to, data: encodeFunctionData({ abi, functionName: "setMinter", args: [OWNER, true] }) });
  for (const [index, holder] of KAIA_HOLDERS.entries()) {
    for (let i = 0; i < (HELD[index] ?? 0); i++) {
      await send(rpcUrl, { to, data: encodeFunctionData({ abi, functionName: "mint", args: [holder] }) });
    }
  }
  const accepted = encodeFunctionData({ abi: migrationGateAbi, functionName: "setAccepted", args: [to, true] });
  await send(rpcUrl, { to: KAIA_GATE, data: accepted });
}

/** Sends from the owner and throws unless it succeeded. */
async function send(rpcUrl: string, transaction: { to?: Address; data: Hex }): Promise<void> {
  const sent = { from: OWNER, ...transaction };
  const { status } = await callRpc<{ status: Hex }>(rpcUrl, "eth_sendTransactionSync", [sent]);
  if (status !== "0x1") throw new Error(`the local Kaia chain refused ${transaction.to ?? "a deployment"}`);
}

function bytecodeOf(name: string): Hex {
  const file = new URL(`../../contracts/artifacts/${name}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { bytecode: Hex }).bytecode;
}

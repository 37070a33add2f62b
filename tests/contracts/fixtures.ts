import { readFileSync } from "node:fs";
import {
  type Abi,
  type Address,
  type EncodeDeployDataParameters,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  parseAbi,
} from "viem";
import bnbNftFile from "../../contracts/artifacts/bnb-nft.json" with { type: "json" };
import { bnbNftAbi } from "../../contracts/artifacts/bnb-nft.ts";
import migrationGateFile from "../../contracts/artifacts/migration-gate.json" with { type: "json" };
import { migrationGateAbi } from "../../contracts/artifacts/migration-gate.ts";
import standardNftFile from "../../contracts/artifacts/standard-nft.json" with { type: "json" };
import { standardNftAbi } from "../../contracts/artifacts/standard-nft.ts";
import { type Compiled, compileSources } from "../../contracts/compile.ts";
import { type Chain, type Contract, contractAt, type Outcome, person, solana } from "./chain.ts";

export const OWNER = person("owner");
export const OPERATOR = person("operator");
export const MINTER = person("minter");
export const PAUSER = person("pauser");
export const PAYER = person("payer");
export const CREATOR = person("creator");
export const HOLDER = person("holder");
export const OTHER = person("another holder");
export const STRANGER = person("stranger");

/** 0.1 KAIA. */
export const FEE = 10n ** 17n;
export const DAYS_14 = 14n * 86_400n;
export const BASE_URI = "https://example.org/nft/";
export const NO_ADDRESS = "0x0000000000000000000000000000000000000000";
export const TARGET = solana("the holder's wallet");

export type Gate = Contract<typeof migrationGateAbi>;
export type StandardNft = Contract<typeof standardNftAbi>;
export type BnbNft = Contract<typeof bnbNftAbi>;

/** The committed artefacts. */
const DEPLOYED = {
  MigrationGate: { abi: migrationGateAbi, bytecode: migrationGateFile.bytecode as Hex },
  StandardNft: { abi: standardNftAbi, bytecode: standardNftFile.bytecode as Hex },
  BnbNft: { abi: bnbNftAbi, bytecode: bnbNftFile.bytecode as Hex },
};

/** What a transaction carries that deploys a contract. */
export function deployData(name: keyof typeof DEPLOYED, args: readonly unknown[]): Hex {
  return encodeDeployData({ ...DEPLOYED[name], args } as EncodeDeployDataParameters);
}

async function deploy(chain: Chain, name: keyof typeof DEPLOYED, args: readonly unknown[]): Promise<Address> {
  return chain.deploy(deployData(name, args), OWNER);
}

export async function openGate(chain: Chain): Promise<Gate> {
  return contractAt(chain, await deploy(chain, "MigrationGate", [OWNER, OPERATOR, FEE]), migrationGateAbi);
}

/** A collection with a minter and a pauser. */
export async function openStandardNft(chain: Chain, { maxSupply = 100_000n } = {}): Promise<StandardNft> {
  const args = ["Punky", "PUNKY", BASE_URI, maxSupply, OWNER];
  const nft = contractAt(chain, await deploy(chain, "StandardNft", args), standardNftAbi);
  await succeed(nft.send("setMinter", [MINTER, true], { from: OWNER }));
  await succeed(nft.send("setPauser", [PAUSER, true], { from: OWNER }));
  return nft;
}

export async function openBnbNft(chain: Chain, { feeBasisPoints = 500n } = {}): Promise<BnbNft> {
  const args = ["Punky", "PUNKY", OWNER, PAYER, CREATOR, feeBasisPoints];
  return contractAt(chain, await deploy(chain, "BnbNft", args), bnbNftAbi);
}

/** A gate, a collection that it accepts, and NFTs 1 to 5 of the holder's, for all of which it is approved. */
export async function openMigration(chain: Chain) {
  const gate = await openGate(chain);
  const nft = await openStandardNft(chain);
  await succeed(gate.send("setAccepted", [nft.address, true], { from: OWNER }));
  for (let i = 0; i < 5; i++) await succeed(nft.send("mint", [HOLDER], { from: MINTER }));
  await succeed(nft.send("setApprovalForAll", [gate.address, true], { from: HOLDER }));
  const handOver = (tokenId: bigint, from: Address = HOLDER) =>
    gate.send("migrate", [nft.address, tokenId, TARGET], { from, value: FEE });
  const confirm = (id: bigint) => gate.send("confirm", [id, solana(`mint ${id}`)], { from: OPERATOR });
  return { gate, nft, handOver, confirm };
}

const actorAbi = parseAbi([
  "function behave(uint8 manner, address target, bytes payload)",
  "function act(address target, bytes payload) payable",
  "function hasCalledBack() view returns (bool)",
  "function answer() view returns (bytes)",
]);
const maliciousCollectionAbi = parseAbi([
  "function mint(address to, uint256 tokenId)",
  "function behave(uint8 manner, address claimedOwner, address target, bytes payload)",
  "function seize(address to, uint256 tokenId)",
  "function approve(address to, uint256 tokenId)",
  "function setApprovalForAll(address operator, bool isApproved)",
  "function transferFrom(address from, address to, uint256 tokenId)",
  "function ownerOf(uint256 tokenId) view returns (address)",
  "function hasCalledBack() view returns (bool)",
  "function answer() view returns (bytes)",
]);

/** What a holder calls on a collection, whichever it is. */
export const NFT_CALLS = parseAbi([
  "function approve(address to, uint256 tokenId)",
  "function setApprovalForAll(address operator, bool isApproved)",
  "function transferFrom(address from, address to, uint256 tokenId)",
  "function safeTransferFrom(address from, address to, uint256 tokenId)",
  "function burn(uint256 tokenId)",
]);

/** How an actor takes coins and NFTs: `Manner` of solidity/Actor.sol. */
export const MANNER = { takes: 0, refuses: 1, burnsGas: 2, returnsMuch: 3, callsBack: 4 } as const;
/** What a malicious collection does on a transfer: `Manner` of solidity/MaliciousCollection.sol. */
export const COLLECTION_MANNER = { honest: 0, reverts: 1, movesNothing: 2, movesForAnybody: 3, callsBack: 4 } as const;

/** A wallet that is a contract, with coins of its own to send. */
export async function openActor(chain: Chain) {
  const actor = contractAt(chain, await deployForTests(chain, "Actor"), actorAbi);
  /** Lets the actor call a function of a contract, with coins that come along. */
  const call = <A extends Abi>(to: Contract<A>, data: Hex, value = 0n) =>
    actor.send("act", [to.address, data], { from: STRANGER, value });
  return { ...actor, call };
}

export async function openMaliciousCollection(chain: Chain) {
  return contractAt(chain, await deployForTests(chain, "MaliciousCollection"), maliciousCollectionAbi);
}

export const migrateData = (collection: Address, tokenId: bigint): Hex =>
  encodeFunctionData({ abi: migrationGateAbi, functionName: "migrate", args: [collection, tokenId, TARGET] });
export const takeRefundData = (to: Address): Hex =>
  encodeFunctionData({ abi: migrationGateAbi, functionName: "takeRefund", args: [to] });
export const reclaimData = (id: bigint): Hex =>
  encodeFunctionData({ abi: migrationGateAbi, functionName: "reclaim", args: [id] });

/** Throws if a transaction of a test's setting failed. */
export async function succeed(outcome: Promise<Outcome>): Promise<Outcome> {
  const result = await outcome;
  if (result.error) throw new Error(`${result.error} ${result.errorArgs}`);
  return result;
}

/** The name of the error that a transaction has to fail with. */
export async function refusal(outcome: Promise<Outcome>): Promise<string | null> {
  return (await outcome).error;
}

let compiled: Record<string, Compiled> | null = null;

async function deployForTests(chain: Chain, name: "Actor" | "MaliciousCollection"): Promise<Address> {
  compiled ??= compileSources(sourcesForTests());
  return chain.deploy((compiled[name] as Compiled).bytecode as Hex, STRANGER);
}

function sourcesForTests(): Record<string, string> {
  const files = ["Actor.sol", "MaliciousCollection.sol"];
  const read = (file: string) => readFileSync(new URL(`./solidity/${file}`, import.meta.url), "utf8");
  return Object.fromEntries(files.map((file) => [`tests/contracts/solidity/${file}`, read(file)]));
}

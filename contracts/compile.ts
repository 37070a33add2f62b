import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Compiles Solidity with the packages of package-lock.json: the bytes depend on the sources and these versions alone. */

const CONTRACTS = fileURLToPath(new URL(".", import.meta.url));
const SOURCES = path.join(CONTRACTS, "src");
export const ARTIFACTS: string = path.join(CONTRACTS, "artifacts");
const EVM_VERSION = "cancun";
const SETTINGS = {
  evmVersion: EVM_VERSION,
  optimizer: { enabled: true, runs: 1_000 },
  outputSelection: { "*": { "*": ["abi", "evm.bytecode.object", "evm.deployedBytecode.object"] } },
};

const require = createRequire(import.meta.url);

export interface Compiled {
  abi: object[];
  /** what is deployed, before the constructor's arguments, as 0x and hex digits */
  bytecode: string;
  /** what the chain then holds, with zeros in the place of immutables, as 0x and hex digits */
  runtimeBytecode: string;
}

interface Solc {
  version(): string;
  compile(input: string, callbacks: { import(file: string): { contents: string } | { error: string } }): string;
}

interface Message {
  severity: string;
  formattedMessage: string;
  sourceLocation?: { file: string };
}

interface Output {
  errors?: Message[];
  contracts?: Record<string, Record<string, SolcContract>>;
}

interface SolcContract {
  abi: object[];
  evm: { bytecode: { object: string }; deployedBytecode: { object: string } };
}

/**
 * Compiles sources, by the path that they import each other by, and returns the contracts that are written in them, by their
 * names. Imports come from node_modules or, as `contracts/…`, from here. Throws with the compiler's messages; a warning about
 * our own sources is an error, too.
 */
export function compileSources(sources: Record<string, string>): Record<string, Compiled> {
  const solc: Solc = require("solc");
  const input = {
    language: "Solidity",
    sources: Object.fromEntries(Object.entries(sources).map(([file, content]) => [file, { content }])),
    settings: SETTINGS,
  };
  const output: Output = JSON.parse(solc.compile(JSON.stringify(input), { import: readImport }));
  const messages = (output.errors ?? []).filter((message) => !isWarningOfPackage(message));
  if (messages.length > 0) throw new Error(messages.map(({ formattedMessage }) => formattedMessage).join("\n"));
  const own = Object.keys(sources).flatMap((file) => Object.entries(output.contracts?.[file] ?? {}));
  return Object.fromEntries(own.map(([name, contract]) => [name, compiledOf(contract)]));
}

function isWarningOfPackage({ severity, sourceLocation }: Message): boolean {
  return severity === "warning" && sourceLocation?.file.startsWith("@") === true;
}

/** Every contract of contracts/src, by its name. */
function compileContracts(): Record<string, Compiled> {
  return compileSources(readSources());
}

/** The committed files of contracts/artifacts as they have to be: contents by file name. */
export function artifactFiles(): Record<string, string> {
  const contracts = Object.entries(compileContracts());
  const files = contracts.flatMap(([name, contract]) => [
    [`${kebab(name)}.ts`, abiModule(name, contract)],
    [`${kebab(name)}.json`, toJson({ contract: name, bytecode: contract.bytecode })],
  ]);
  return { ...Object.fromEntries(files), "build.json": toJson(buildOf(contracts)) };
}

/** What it was built with, and the SHA-256 of the bytes of each contract: of what is deployed, and of what the chain holds. */
function buildOf(contracts: [string, Compiled][]) {
  const solc: Solc = require("solc");
  const openzeppelin: { version: string } = require("@openzeppelin/contracts/package.json");
  const hashes = contracts.map(([name, { bytecode, runtimeBytecode }]) => [
    name,
    {
      bytecode: sha256(bytecode),
      runtimeBytecode: sha256(runtimeBytecode),
      runtimeBytes: runtimeBytecode.length / 2 - 1,
    },
  ]);
  return {
    solc: solc.version(),
    openzeppelin: openzeppelin.version,
    evmVersion: EVM_VERSION,
    sha256: Object.fromEntries(hashes),
  };
}

function readSources(): Record<string, string> {
  const files = readdirSync(SOURCES).filter((file) => file.endsWith(".sol"));
  return Object.fromEntries(
    files.sort().map((file) => [`contracts/src/${file}`, readFileSync(path.join(SOURCES, file), "utf8")]),
  );
}

function readImport(file: string): { contents: string } | { error: string } {
  if (file.startsWith("contracts/")) {
    return { contents: readFileSync(path.join(CONTRACTS, "..", file), "utf8") };
  }
  try {
    return { contents: readFileSync(require.resolve(file), "utf8") };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

function compiledOf({ abi, evm }: SolcContract): Compiled {
  return { abi, bytecode: `0x${evm.bytecode.object}`, runtimeBytecode: `0x${evm.deployedBytecode.object}` };
}

/** `as const`, so that viem knows the arguments and results of every function. */
function abiModule(name: string, { abi }: Compiled): string {
  const constant = `${name[0]?.toLowerCase()}${name.slice(1)}Abi`;
  return `/** The interface of contracts/src/${name}.sol. Generated: npm run contracts:build. */\nexport const ${constant} = ${JSON.stringify(abi, null, 2)} as const;\n`;
}

function kebab(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function sha256(hex: string): string {
  return createHash("sha256")
    .update(Buffer.from(hex.slice(2), "hex"))
    .digest("hex");
}

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { TOKEN_METADATA_PROGRAM_ADDRESS } from "../../programs-client/addresses.ts";

/**
 * The real Token Metadata program, for local chains and tests. Its licence does not allow committing it here, so it is
 * obtained once into a cache, from a crate that contains it or from the chain itself, and taken only with this hash.
 */
const CRATE = "trident-svm-0.2.0";
const FILE = "src/solana-program-library/metaplex-token-metadata.so";
const SHA256 = "1e5786cc6462756fc221fd5bc744f67e9added188284f680d51b699379963a9d";
const DOWNLOAD = `https://static.crates.io/crates/trident-svm/${CRATE}.crate`;
const MAINNET = "https://api.mainnet-beta.solana.com";
const CACHE = fileURLToPath(new URL("../../node_modules/.cache/punkvism/token-metadata.so", import.meta.url));
const PATIENCE_MS = 20_000;

/** The program as a file; `way` is how it was obtained, in words. */
export interface TokenMetadataProgram {
  address: string;
  file: string;
  way: string;
}

/** A way to the program's bytes; null or an error where it leads nowhere. */
type Way = { name: string; read(): Promise<Uint8Array | null> | Uint8Array | null };

const WAYS: readonly Way[] = [
  { name: "from cargo's cache", read: readCargoCache },
  { name: "downloaded from crates.io", read: downloadCrate },
  { name: "fetched by cargo", read: fetchByCargo },
  { name: "from the main network of Solana", read: readMainnet },
];

/**
 * The program, obtained if it is not in the cache. Null if no way led to it, for example without a network: then new NFTs
 * cannot be minted, and everything else runs. `SOLANA_TOKEN_METADATA=none` goes without it.
 */
export async function obtainTokenMetadata(): Promise<TokenMetadataProgram | null> {
  if (process.env.SOLANA_TOKEN_METADATA === "none") return null;
  const program = (way: string) => ({ address: TOKEN_METADATA_PROGRAM_ADDRESS.toBase58(), file: CACHE, way });
  if (existsSync(CACHE) && isRight(readFileSync(CACHE))) return program("from the cache");
  for (const { name, read } of WAYS) {
    const found = await Promise.resolve()
      .then(read)
      .catch(() => null);
    if (!found || !isRight(found)) continue;
    mkdirSync(path.dirname(CACHE), { recursive: true });
    // whoever reads the cache meanwhile must find all of it
    const whole = `${CACHE}.${process.pid}`;
    writeFileSync(whole, found);
    renameSync(whole, CACHE);
    return program(name);
  }
  return null;
}

function isRight(bytes: Uint8Array): boolean {
  return createHash("sha256").update(bytes).digest("hex") === SHA256;
}

function readCargoCache(): Uint8Array | null {
  const registry = path.join(process.env.CARGO_HOME ?? path.join(homedir(), ".cargo"), "registry", "src");
  if (!existsSync(registry)) return null;
  const files = readdirSync(registry).map((index) => path.join(registry, index, CRATE, FILE));
  const file = files.find((name) => existsSync(name));
  return file ? readFileSync(file) : null;
}

async function downloadCrate(): Promise<Uint8Array | null> {
  const response = await fetch(DOWNLOAD, { signal: AbortSignal.timeout(PATIENCE_MS) });
  return response.ok ? fileIn(gunzipSync(await response.arrayBuffer()), `${CRATE}/${FILE}`) : null;
}

const BLOCK = 512;

/** A file of a tar archive: each begins with a block that has its name at 0 and its length in octal digits at 124. */
function fileIn(archive: Buffer, name: string): Uint8Array | null {
  const text = (at: number, length: number) => archive.toString("utf8", at, at + length).replace(/\0.*$/s, "");
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0; ) {
    const size = Number.parseInt(text(at + 124, 12), 8);
    const prefix = text(at + 345, 155);
    if ((prefix ? `${prefix}/` : "") + text(at, 100) === name) {
      return archive.subarray(at + BLOCK, at + BLOCK + size);
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return null;
}

function fetchByCargo(): Uint8Array | null {
  // outside of any workspace, or cargo would look there
  const options = { cwd: "/", stdio: "ignore", timeout: PATIENCE_MS } as const;
  execFileSync("cargo", ["info", "--registry", "crates-io", CRATE.replace("-svm-", "-svm@")], options);
  return readCargoCache();
}

/** Before the program's bytes, its data account has the slot and the authority. */
const PROGRAM_DATA_HEAD = 45;

async function readMainnet(): Promise<Uint8Array | null> {
  const program = await readAccount(TOKEN_METADATA_PROGRAM_ADDRESS.toBase58());
  // four bytes say what it is, then comes the address of its data
  const { PublicKey } = await import("@solana/web3.js");
  const data = await readAccount(new PublicKey(program.subarray(4, 36)).toBase58());
  let end = data.length;
  while (end > PROGRAM_DATA_HEAD && data[end - 1] === 0) end--;
  // the account is longer than the program; how many of its zeros belong to the program, only the hash tells
  const whole = data.subarray(PROGRAM_DATA_HEAD);
  for (let length = end - PROGRAM_DATA_HEAD; length <= whole.length && length < end + 64; length++) {
    if (isRight(whole.subarray(0, length))) return whole.subarray(0, length);
  }
  return null;
}

async function readAccount(address: string): Promise<Buffer> {
  const body = { jsonrpc: "2.0", id: 1, method: "getAccountInfo", params: [address, { encoding: "base64" }] };
  const response = await fetch(process.env.SOLANA_MAINNET_RPC ?? MAINNET, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const { result } = (await response.json()) as { result: { value: { data: [string] } } };
  return Buffer.from(result.value.data[0], "base64");
}

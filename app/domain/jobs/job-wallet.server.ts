import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { Keypair } from "@solana/web3.js";
import { writeLog } from "~/server/log";

/** The seed of wrangler.toml, which everybody knows. */
const DEVELOPMENT_SEED = "0x646576656c6f706d656e742073656564206f66206a6f622077616c6c65747321";

/**
 * The Worker's secret from which the wallets of jobs follow: 32 bytes, as 0x and 64 hex digits. Null if there is none, and,
 * except on the local machine, if it is the repository's own.
 */
export function readJobSeed(text: string | undefined, { isLocal }: { isLocal: boolean }): Uint8Array | null {
  if (!text || !/^0x[0-9a-f]{64}$/i.test(text)) return null;
  if (!isLocal && text.toLowerCase() === DEVELOPMENT_SEED) {
    writeLog("error", "the seed of job wallets is that of the repository", {});
    return null;
  }
  return Uint8Array.from(Buffer.from(text.slice(2), "hex"));
}

/** The wallet of a job: HKDF-SHA256 of the seed. It holds what the job may spend and nothing else, and is never stored. */
export function jobKeypair(seed: Uint8Array, jobId: string): Keypair {
  const encoder = new TextEncoder();
  return Keypair.fromSeed(hkdf(sha256, seed, encoder.encode("punkvism job wallet"), encoder.encode(jobId), 32));
}

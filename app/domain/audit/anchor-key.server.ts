import { Keypair } from "@solana/web3.js";
import bs58 from "bs58";
import { writeLog } from "~/server/log";

/** The address of the key in wrangler.toml, which everybody knows. */
const DEVELOPMENT_KEY = "6G8ViHnry2kAcMPqUhQ1HYtH9TmgSUVkcU8euS8BQh5z";

/**
 * The key that pays for and signs the memos of the audit log: base58 of 64 bytes. Null if there is none or it is no key, and,
 * except on the local machine, if it is the repository's own. It holds a little SOL for fees and may do nothing else.
 */
export function readAuditKey(text: string | undefined, { isLocal }: { isLocal: boolean }): Keypair | null {
  const key = parseKey(bs58.decodeUnsafe(text ?? ""));
  if (!key || isLocal || key.publicKey.toBase58() !== DEVELOPMENT_KEY) return key;
  writeLog("error", "the key of the audit log's memos is that of the repository", {});
  return null;
}

function parseKey(bytes: Uint8Array | undefined): Keypair | null {
  if (bytes?.length !== 64) return null;
  try {
    return Keypair.fromSecretKey(Uint8Array.from(bytes));
  } catch {
    // 64 bytes that are no key
    return null;
  }
}

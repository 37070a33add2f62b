import { AppError } from "~/errors";
import { TOKEN_2022_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import type { Chain } from "../solana/chain";
import { readMint } from "../solana/token.server";
import type { Sendable } from "./transfers.server";

const MINT_BYTES = 82;
const SOL_DECIMALS = 9;
// what Token-2022 appends to a mint: its kind after 165 bytes, then entries of type, length and value
const ENTRIES_OFFSET = 166;
const ENTRY_HEAD_BYTES = 4;
/** Extensions that change nothing about a transfer: pointer and text of the metadata. */
const HARMLESS_EXTENSIONS = [18, 19];

/** What staff want to send: SOL, NFTs, or the coin of a mint. */
export type AskedAsset = { asset: "sol" | "nft" } | { asset: "coin"; mint: string };

/**
 * What a job's columns say of an asset, from the chain. Throws CoinUnknown if there is no such coin, CoinNotSupported if
 * its transfers take a fee or run other programs, and ChainUnavailable.
 */
export async function readAsset(chain: Chain, asked: AskedAsset): Promise<Sendable & { decimals: number }> {
  if (asked.asset !== "coin") return { asset: asked.asset, decimals: asked.asset === "sol" ? SOL_DECIMALS : 0 };
  const { accounts } = await chain.getAccounts([asked.mint]);
  const account = accounts[0];
  const programs = [TOKEN_PROGRAM_ADDRESS.toBase58(), TOKEN_2022_PROGRAM_ADDRESS.toBase58()];
  if (!account || !programs.includes(account.owner) || account.data.length < MINT_BYTES) {
    throw new AppError("CoinUnknown");
  }
  const isPlain = account.data.length === MINT_BYTES;
  if (!isPlain && !extensionsOf(account.data).every((type) => HARMLESS_EXTENSIONS.includes(type))) {
    throw new AppError("CoinNotSupported");
  }
  const { decimals } = readMint(account);
  return { asset: "coin", mint: asked.mint, tokenProgram: account.owner, decimals };
}

/** The types of a mint's extensions; one that cannot be read makes the last of them -1. */
function extensionsOf(data: Uint8Array): number[] {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  // an account of a coin is no mint, though it belongs to the same program
  if (data.length < ENTRIES_OFFSET || data[ENTRIES_OFFSET - 1] !== 1) return [-1];
  const found: number[] = [];
  for (let at = ENTRIES_OFFSET; at + ENTRY_HEAD_BYTES <= data.length; ) {
    const type = view.getUint16(at, true);
    if (type === 0) break;
    found.push(type);
    at += ENTRY_HEAD_BYTES + view.getUint16(at + 2, true);
    if (at > data.length) return [-1];
  }
  return found;
}

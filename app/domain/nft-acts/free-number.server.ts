import { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { findSeededMint } from "~programs/seeded-mint";
import { listOpenDeeds } from "../authority/queries.server";
import { COIN_PROGRAMS, type CoinProgram } from "../coins/new-coin.server";
import type { Chain } from "../solana/chain";

const NUMBERS_A_CALL = 50;
/** The numbers that are tried. */
const NUMBERS = 1_000;

/**
 * The lowest number that a new mint of a wallet can have: its address has no account, and no deed that waits would open one
 * there. Throws TooManyPools, ChainUnavailable.
 */
export async function findFreeNumber(
  { db, chain }: { db: Database; chain: Chain },
  { kinds, authority, program = "token" }: { kinds: readonly string[]; authority: string; program?: CoinProgram },
): Promise<string> {
  const open = await Promise.all(kinds.map((kind) => listOpenDeeds(db, { kind, authorityAddress: authority })));
  const taken = new Set(open.flat().map(({ number }) => number));
  const owner = new PublicKey(authority);
  for (let first = 0; first < NUMBERS; first += NUMBERS_A_CALL) {
    const numbers = Array.from({ length: NUMBERS_A_CALL }, (_, at) => first + at);
    const addresses = numbers.map((number) => findSeededMint(owner, number, COIN_PROGRAMS[program]).toBase58());
    const { accounts } = await chain.getAccounts(addresses, { withoutData: true });
    const free = numbers.find((number, at) => !accounts[at] && !taken.has(String(number)));
    if (free !== undefined) return String(free);
  }
  throw new AppError("TooManyPools");
}

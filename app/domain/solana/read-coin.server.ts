import { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import { TOKEN_2022_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import type { Chain, ChainAccount } from "./chain";
import { readMint } from "./token.server";

const MINT_BYTES = 82;
// the data that Token-2022 appends begins with the kind of the account: 1 is a mint
const KIND_OFFSET = 165;
const MINT_KIND = 1;

/** A coin as an instruction needs it. */
export type CoinFacts = { mint: PublicKey; tokenProgram: PublicKey; decimals: number };

/** The coin of a mint. Throws CoinUnknown, ChainUnavailable. */
export async function readCoin(chain: Pick<Chain, "getAccounts">, mint: string): Promise<CoinFacts> {
  const { accounts } = await chain.getAccounts([mint]);
  return coinOf(accounts[0]);
}

/** The coin whose mint is this account. Throws CoinUnknown if it is no mint. */
export function coinOf(account: ChainAccount | null | undefined): CoinFacts {
  const tokenProgram = [TOKEN_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM_ADDRESS].find(
    (program) => program.toBase58() === account?.owner,
  );
  const { data } = account ?? {};
  const isMint = data && (data.length === MINT_BYTES || data[KIND_OFFSET] === MINT_KIND);
  if (!account || !tokenProgram || !isMint) throw new AppError("CoinUnknown");
  return { mint: new PublicKey(account.address), tokenProgram, decimals: readMint(account).decimals };
}

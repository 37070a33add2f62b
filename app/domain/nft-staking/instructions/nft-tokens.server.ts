import { PublicKey } from "@solana/web3.js";
import { findAssociatedTokenAddress } from "~programs/addresses";
import {
  type CoinOf,
  chooseDestination,
  type Destination,
  destinationAddresses,
  tokenAccountState,
} from "~programs/token-accounts";
import { type Chain, readAccounts } from "../../solana/chain";
import type { NftPositionReading } from "../holding/accounts.server";

/** The token program of an NFT, and the account of the wallet that it can go to. */
export type NftToken = { tokenProgram: PublicKey; to: Destination };

/**
 * Where NFTs go, by mint: to the wallet's usual account, or to another one if the usual one cannot take it. Throws
 * ChainUnavailable.
 */
export async function readNftTokens(
  chain: Chain,
  wallet: string,
  mints: readonly string[],
): Promise<Map<string, NftToken>> {
  const found = new Map<string, NftToken>();
  const owner = new PublicKey(wallet);
  const { accounts: mintAccounts } = await readAccounts(chain, mints);
  const tokens = mints.map((mint) => {
    const tokenProgram = new PublicKey(mintAccounts.get(mint)?.owner ?? PublicKey.default);
    const coin: CoinOf = { owner, mint: new PublicKey(mint), tokenProgram };
    return { coin, usual: findAssociatedTokenAddress(coin.mint, owner, tokenProgram) };
  });
  const { accounts } = await readAccounts(
    chain,
    tokens.map(({ usual }) => usual.toBase58()),
  );
  // nearly every usual account can take its NFT, so that other accounts are read only for the rest
  for (const { coin, usual } of tokens) {
    const account = accounts.get(usual.toBase58());
    const isUnusable = tokenAccountState(account, coin) === "unusable";
    const to = isUnusable ? await findOther(chain, coin) : chooseDestination(coin, [usual], [account]);
    found.set(coin.mint.toBase58(), { tokenProgram: coin.tokenProgram, to });
  }
  return found;
}

async function findOther(chain: Chain, coin: CoinOf): Promise<Destination> {
  const addresses = await destinationAddresses(coin);
  const { accounts } = await chain.getAccounts(addresses.map((address) => address.toBase58()));
  return chooseDestination(coin, addresses, accounts);
}

/** The token of a position's NFT. */
export function tokenOf(tokens: ReadonlyMap<string, NftToken>, { position }: NftPositionReading): NftToken {
  const token = tokens.get(position.mint.toBase58());
  if (!token) throw new RangeError(`no token read of ${position.mint.toBase58()}`);
  return token;
}

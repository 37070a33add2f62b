import { PublicKey } from "@solana/web3.js";
import { nftAccountOf, readDeposits, withAccounts } from "./balances.server";
import type { JobDeps } from "./deps";
import { readPayers } from "./funding.server";
import { itemsMarked, takeTurn } from "./job-rows.server";
import { type LeftNft, listLeftNfts } from "./left-nfts.server";
import { ITEM_ERROR } from "./statuses";
import { NO_PART, type Part, type Sweep } from "./sweep-part";
import { closeTokenAccount, nftCoin, payCoin } from "./transfers.server";

/** NFTs that go back in one transaction. */
const NFTS_A_TRANSACTION = 4;

/**
 * The next NFTs that go back, each to the wallet that put it in last. Those of a transaction that failed are tried one by one,
 * and one that fails alone, or that nobody is known to have put in, stays and keeps no other (settle.server.ts). "noted" if
 * that was written down. Throws ChainUnavailable.
 */
export async function nftPart(deps: JobDeps, { row, wallet, asset, seed }: Sweep): Promise<Part | "reading" | "noted"> {
  const { chain } = deps;
  const left = await listLeftNfts(deps, { jobId: row.id, wallet: row.wallet, limit: NFTS_A_TRANSACTION });
  const [first] = left;
  if (!first) return NO_PART;
  const next = first.isAlone ? [first] : left.filter(({ isAlone }) => !isAlone);
  const payments: (LeftNft & { address: string; amountRaw: bigint })[] = [];
  for (const nft of next) {
    const returnsTo = (payer: string) => nftAccountOf(nft.mint, payer);
    const account = nftAccountOf(nft.mint, row.wallet);
    const payers = await readPayers(deps, { row, seed, account, returnsTo, slot: nft.slot });
    if (!payers) return "reading";
    const last = payers.sort((one, other) => other.slot - one.slot)[0];
    if (last) payments.push({ ...nft, address: last.payer, amountRaw: 1n });
  }
  const unknown = next.filter(({ seq }) => payments.every((payment) => payment.seq !== seq)).map(({ seq }) => seq);
  if (unknown.length > 0) {
    await takeTurn(deps.db, row, { updatedAt: deps.now() }, ({ holdsTurn }) => [
      itemsMarked(deps.db, { jobId: row.id, seqs: unknown, errorCode: ITEM_ERROR.nftStuck, holdsTurn }),
    ]);
    return "noted";
  }
  const placed = await withAccounts(chain, asset, payments);
  const { account } = await readDeposits(chain, asset);
  const instructions = placed.flatMap(({ mint, address, hasAccount }) => {
    const coin = nftCoin(mint);
    const owner = new PublicKey(address);
    const paid = payCoin({ wallet: wallet.publicKey, owner, coin, amountRaw: 1n, hasAccount });
    return [...paid, closeTokenAccount(wallet.publicKey, coin)];
  });
  return {
    ...{ instructions, seqs: placed.map(({ seq }) => seq), items: placed.length, isLast: false },
    spent: BigInt(placed.filter(({ hasAccount }) => !hasAccount).length) * account,
    gained: placed.reduce((sum, { lamports }) => sum + lamports, 0n),
  };
}

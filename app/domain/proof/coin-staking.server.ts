import bs58 from "bs58";
import { AppError } from "~/errors";
import type { Chain } from "../solana/chain";
import { readMint } from "../solana/token.server";
import { readCoinPool } from "../staking/accounts.server";
import { getPoolAddress, type StakingDeps } from "../staking/queries.server";
import { readProgram } from "./programs.server";
import type { CoinStakingProof, VaultProof } from "./view";

/** How long an isolate shows the same proof, because it reads a whole program from the chain. */
const BELIEVED_MS = 10_000;

let recent: { readAt: number; proof: CoinStakingProof } | null = null;

/**
 * What holds the holders' coin, read from the chain: each vault compared with what is owed, who may change what, and whether
 * the program that runs is the committed one. Throws PoolNotSet, ChainUnavailable.
 */
export async function getProof({ db, chain, now }: StakingDeps & { now: Date }): Promise<CoinStakingProof> {
  const address = await getPoolAddress(db);
  const age = now.getTime() - (recent?.readAt ?? 0);
  if (recent?.proof.pool.address === address && age < BELIEVED_MS) return recent.proof;
  const proof = await readProof(chain, address);
  recent = { readAt: now.getTime(), proof };
  return proof;
}

async function readProof(chain: Chain, address: string): Promise<CoinStakingProof> {
  const [{ pool, view }, program] = await Promise.all([readCoinPool(chain, address), readProgram(chain, "staking")]);
  const mintAddress = pool.mint.toBase58();
  const { accounts } = await chain.getAccounts([mintAddress]);
  if (!accounts[0]) throw new AppError("PoolNotSet");
  const mint = readMint(accounts[0]);
  return {
    slot: view.slot,
    chainTs: view.chainTs,
    pool: {
      address,
      admin: pool.admin.toBase58(),
      pendingAdmin: pool.pendingAdmin?.toBase58() ?? null,
      pauser: pool.pauser.toBase58(),
      funder: pool.funder.toBase58(),
      isPaused: pool.isPaused,
      openPositions: pool.openPositions,
      principalVault: vaultProof(pool.principalVault.toBase58(), view.principalVaultRaw, view.totalPrincipalRaw),
      rewardVault: vaultProof(pool.rewardVault.toBase58(), view.rewardVaultRaw, view.totalReservedRaw),
    },
    mint: {
      address: mintAddress,
      decimals: mint.decimals,
      supplyRaw: mint.supplyRaw,
      mintAuthority: mint.mintAuthority && bs58.encode(mint.mintAuthority),
      freezeAuthority: mint.freezeAuthority && bs58.encode(mint.freezeAuthority),
    },
    program,
  };
}

function vaultProof(address: string, heldRaw: bigint, owedRaw: bigint): VaultProof {
  return { address, heldRaw, owedRaw, isCovered: heldRaw >= owedRaw };
}

import { PublicKey } from "@solana/web3.js";
import type { DeedKind } from "~/domain/authority-deeds.server";
import {
  findAssociatedTokenAddress,
  findPrincipalVaultAddress,
  findRewardVaultAddress,
  findStreamVaultAddress,
  TOKEN_2022_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses";
import { NO_END_TS } from "~programs/nft-staking";
import type { Expected, KindRule } from "./kind-rules";

/** The only instructions that a deed of an authority may have, with what the screen shows in them. */
export const DEED_RULES: Record<DeedKind, KindRule> = {
  setStream: {
    expects: ({ poolAddress: pool = "", stream = "", rateRaw = "", endTs = "", weekBps, monthBps }, { wallet }) => {
      const end = endTs === "none" ? String(NO_END_TS) : endTs;
      const args = { stream, rate: rateRaw, endTs: end, streakBps: `${weekBps},${monthBps}` };
      return [{ does: ["staking.setStream"], accounts: { pool, admin: wallet }, args }];
    },
  },
  fundStream: {
    expects: ({ poolAddress: pool = "", stream = "", mint = "", amountRaw = "" }, { wallet }) => [
      {
        does: ["staking.fundStream"],
        accounts: {
          ...{ pool, mint, funder: wallet, funderToken: tokensOf(wallet, mint) },
          vault: streamVaultOf(pool, stream),
        },
        args: { stream, amount: amountRaw },
      },
    ],
  },
  withdrawStream: {
    expects: ({ poolAddress: pool = "", stream = "", mint = "", amountRaw = "", to = "" }, { wallet }) => [
      opening(to, mint),
      {
        does: ["staking.withdrawStream"],
        accounts: {
          ...{ pool, mint, admin: wallet, destination: tokensOf(to, mint) },
          vault: streamVaultOf(pool, stream),
        },
        args: { stream, amount: amountRaw },
      },
    ],
  },
  setNftPaused: {
    expects: ({ poolAddress: pool = "", isPaused }, { wallet }) => [
      { does: ["staking.setNftPaused"], accounts: { pool, pauser: wallet }, args: { isPaused: bit(isPaused) } },
    ],
  },
  setNftConditions: {
    expects: ({ poolAddress: pool = "", weightsBps = "", maxNfts = "", feeBps = "" }, { wallet }) => [
      {
        does: ["staking.setNftConditions"],
        accounts: { pool, admin: wallet },
        args: { weightsBps, maxNfts, feeBps },
      },
    ],
  },
  proposeMembership: {
    expects: ({ poolAddress: pool = "", members, membershipKey: key = "", leaves = "" }, { wallet }) => [
      {
        does: ["staking.proposeMembership"],
        accounts: { pool, admin: wallet },
        args: { kind: members === "collection" ? "1" : "2", key, leaves },
      },
    ],
  },
  fundPool: {
    expects: ({ poolAddress: pool = "", mint = "", amountRaw: amount = "" }, { wallet }) => [
      {
        does: ["staking.fund"],
        accounts: {
          ...{ pool, mint, funder: wallet, funderToken: tokensOf(wallet, mint) },
          rewardVault: findRewardVaultAddress(new PublicKey(pool)).toBase58(),
        },
        args: { amount },
      },
    ],
  },
  withdrawPool: {
    expects: ({ poolAddress: pool = "", vault, mint = "", amountRaw: amount = "", to = "" }, { wallet }) => {
      const findVault = vault === "principal" ? findPrincipalVaultAddress : findRewardVaultAddress;
      const accounts = { pool, mint, admin: wallet, destination: tokensOf(to, mint) };
      return [
        opening(to, mint),
        {
          does: ["staking.withdraw"],
          accounts: { ...accounts, vault: findVault(new PublicKey(pool)).toBase58() },
          args: { amount },
        },
      ];
    },
  },
  setPaused: {
    expects: ({ poolAddress: pool = "", isPaused }, { wallet }) => [
      { does: ["staking.setPaused"], accounts: { pool, pauser: wallet }, args: { isPaused: bit(isPaused) } },
    ],
  },
  setConditions: {
    expects: (
      { poolAddress: pool = "", ratesBps = "", minStakeRaw = "", maxStakeRaw = "", feeBps = "" },
      { wallet },
    ) => [
      {
        does: ["staking.setConditions"],
        accounts: { pool, admin: wallet },
        args: { ratesBps, minStake: minStakeRaw, maxStake: maxStakeRaw, feeBps },
      },
    ],
  },
  fundJob: {
    expects: ({ wallet: job = "", lamports = "", mints = "", amountRaw: amount = "", decimals = "" }, { wallet }) => {
      const sol = { does: ["system.transfer"], accounts: { from: wallet, to: job }, args: { lamports } };
      const coins = (mints === "none" ? [] : mints.split(",")).flatMap((mint): Expected[] => [
        {
          does: ["associatedToken.createIdempotent"],
          accounts: { payer: wallet, owner: job, mint, account: tokensOf(job, mint) },
        },
        {
          does: ["token.transferChecked", "token2022.transferChecked"],
          accounts: { from: tokensOf(wallet, mint), mint, to: tokensOf(job, mint), owner: wallet },
          args: { amount, decimals },
        },
      ]);
      return lamports === "0" ? coins : [sol, ...coins];
    },
  },
};

/** The usual accounts of a wallet for a coin: one for each token program, of which the chain takes the coin's own. */
function tokensOf(owner: string, mint: string): string[] {
  const [ownerKey, mintKey] = [new PublicKey(owner), new PublicKey(mint)];
  return [TOKEN_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM_ADDRESS].map((program) =>
    findAssociatedTokenAddress(mintKey, ownerKey, program).toBase58(),
  );
}

/** The opening of the account that a deed pays into. */
function opening(owner: string, mint: string): Expected {
  return {
    does: ["associatedToken.createIdempotent"],
    accounts: { owner, mint, account: tokensOf(owner, mint) },
    isOptional: true,
  };
}

function streamVaultOf(pool: string, stream: string): string {
  return findStreamVaultAddress(new PublicKey(pool), Number(stream)).toBase58();
}

/** Whether something is so, as an instruction writes it. Anything but yes and no matches no instruction. */
function bit(value: string | undefined): string {
  return value === "yes" ? "1" : value === "no" ? "0" : "";
}

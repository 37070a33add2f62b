import { PublicKey } from "@solana/web3.js";
import type { DeedKind } from "~/domain/authority-deeds.server";
import { nftPoolAddressOf } from "~/domain/nft-staking/deeds/nft-pool-address";
import { coinPoolAddressOf } from "~/domain/staking/deeds/coin-pool-address";
import { findPrincipalVaultAddress, findRewardVaultAddress, findStreamVaultAddress } from "~programs/addresses";
import { NO_END_TS } from "~programs/nft-staking";
import { COIN_DEED_RULES } from "./coin-deed-rules";
import { bit, opening } from "./deed-accounts";
import { DROP_DEED_RULES } from "./drop-deed-rules";
import type { Expected, KindRule } from "./kind-rules";
import { ofKnownPools } from "./known-pools";
import { NFT_DEED_RULES } from "./nft-deed-rules";
import { tokensOf } from "./tokens-of";

/** Kinds as an instruction encodes them. Any other word matches no instruction. */
const MEMBERSHIPS: Readonly<Record<string, string>> = { collection: "1", "allow-list": "2" };
const POOL_KINDS: Readonly<Record<string, string>> = { boost: "0", nova: "1" };
const STREAM_KINDS: Readonly<Record<string, string>> = { daily: "0", bonus: "1" };

const RULES: Record<DeedKind, KindRule> = {
  ...DROP_DEED_RULES,
  ...NFT_DEED_RULES,
  ...COIN_DEED_RULES,
  setStream: {
    expects: ({ poolAddress: pool = "", stream = "", rateRaw = "", endTs = "", weekBps, monthBps }, { wallet }) => {
      const args = { stream, rate: rateRaw, endTs: endSecond(endTs), streakBps: `${weekBps},${monthBps}` };
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
        args: { kind: MEMBERSHIPS[members ?? ""] ?? "", key, leaves },
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
  createCoinPool: {
    expects: ({ creator = "", mint = "", poolId = "", ratesBps = "", feeBps = "", ...rest }) => {
      const { minStakeRaw = "", maxStakeRaw = "", pauser = "", funder = "" } = rest;
      const pool = coinPoolAddressOf({ creator, mint, poolId });
      const args = { poolId, ratesBps, minStake: minStakeRaw, maxStake: maxStakeRaw, feeBps, pauser, funder };
      return [{ does: ["staking.createCoinPool"], accounts: { pool, creator, mint }, args }];
    },
  },
  createNftPool: {
    expects: ({ creator = "", poolId = "", poolKind = "", members = "", membershipKey = "", leaves = "", ...rest }) => {
      const { weightsBps = "", maxNfts = "", feeBps = "", delaySeconds = "", pauser = "", funder = "" } = rest;
      const conditions = { weightsBps, maxNfts, feeBps, delaySeconds, pauser, funder };
      const membership = { membershipKind: MEMBERSHIPS[members] ?? "", membershipKey, membershipLeaves: leaves };
      const pool = nftPoolAddressOf({ creator, poolId });
      const args = { poolId, kind: POOL_KINDS[poolKind] ?? "", ...conditions, ...membership };
      return [{ does: ["staking.createNftPool"], accounts: { pool, creator }, args }];
    },
  },
  addStream: {
    expects: (
      { poolAddress: pool = "", stream = "", mint = "", streamKind = "", rateRaw = "", ...rest },
      { wallet },
    ) => {
      const { endTs = "", weekBps = "", monthBps = "" } = rest;
      const accounts = { pool, admin: wallet, mint, vault: streamVaultOf(pool, stream) };
      const terms = { rate: rateRaw, endTs: endSecond(endTs), streakBps: `${weekBps},${monthBps}` };
      return [{ does: ["staking.addStream"], accounts, args: { kind: STREAM_KINDS[streamKind] ?? "", ...terms } }];
    },
  },
};

/** The only instructions that a deed of an authority may have, with what the screen shows in them. */
export const DEED_RULES = ofKnownPools(RULES);

function streamVaultOf(pool: string, stream: string): string {
  return findStreamVaultAddress(new PublicKey(pool), Number(stream)).toBase58();
}

/** The end of a stream as an instruction encodes it. */
function endSecond(endTs: string): string {
  return endTs === "none" ? String(NO_END_TS) : endTs;
}

import { PublicKey } from "@solana/web3.js";
import type { DeedKind } from "~/domain/authority-deeds.server";
import { nftPoolAddressOf } from "~/domain/nft-staking/deeds/nft-pool-address";
import { coinPoolAddressOf } from "~/domain/staking/deeds/coin-pool-address";
import { readGrantLines } from "~/domain/vesting/deeds/grant-lines";
import {
  findAssociatedTokenAddress,
  findCampaignAddress,
  findClaimPageAddress,
  findGrantAddress,
  findPrincipalVaultAddress,
  findRewardVaultAddress,
  findStreamVaultAddress,
  TOKEN_2022_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses";
import { PLACES_PER_PAGE } from "~programs/claim-page";
import { hashPromise, promiseOfCoins } from "~programs/drop-promise";
import { NO_END_TS } from "~programs/nft-staking";
import type { Expected, KindRule } from "./kind-rules";

/** Kinds as an instruction writes them. Any other word matches no instruction. */
const MEMBERSHIPS: Readonly<Record<string, string>> = { collection: "1", "allow-list": "2" };
const POOL_KINDS: Readonly<Record<string, string>> = { boost: "0", nova: "1" };
const STREAM_KINDS: Readonly<Record<string, string>> = { daily: "0", bonus: "1" };

/** The only instructions that a deed of an authority may have, with what the screen shows in them. */
export const DEED_RULES: Record<DeedKind, KindRule> = {
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
  createCampaign: {
    expects: ({ creator = "", mint = "", pauser = "", funder = "", totalRaw = "", ...terms }) => {
      const { campaignId = "", root = "", beginTs = "", endTs = "", recipients = "", supply = "" } = terms;
      const place = { creator: new PublicKey(creator), campaignId: Number(campaignId) };
      return [
        {
          does: ["drop.createCoinCampaign"],
          accounts: { campaign: findCampaignAddress(place).toBase58(), creator, mint },
          args: { campaignId, root, beginTs, endTs, recipients, supply, totalGift: totalRaw, pauser, funder },
        },
      ];
    },
  },
  fillCampaign: {
    expects: ({ campaignAddress: campaign = "", mint = "", amountRaw: amount = "", ...terms }, { wallet }) => {
      const promise = promiseHash(mint, terms);
      return [
        ...Array.from({ length: Math.ceil(Number(terms.recipients) / PLACES_PER_PAGE) }, (_, number) => ({
          does: ["drop.createClaimPage"],
          accounts: { campaign, claimPage: claimPageAt(campaign, number), funder: wallet },
          args: { number: String(number), promise },
          // those that are there already are not made again
          isOptional: true,
        })),
        {
          does: ["drop.fund"],
          accounts: { campaign, mint, funder: wallet, funderToken: tokensOf(wallet, mint) },
          args: { amount, promise },
        },
      ];
    },
  },
  openCampaign: {
    expects: ({ campaignAddress: campaign = "" }, { wallet }) => [
      { does: ["drop.openCampaign"], accounts: { campaign, admin: wallet } },
    ],
  },
  returnCoins: {
    expects: ({ campaignAddress: campaign = "", mint = "", pages = "" }, { wallet }) => [
      opening(wallet, mint),
      { does: ["drop.returnCoins"], accounts: { campaign, mint, funderToken: tokensOf(wallet, mint) } },
      ...Array.from({ length: Number(pages) }, (_, number) => ({
        does: ["drop.closeClaimPage"],
        accounts: { campaign, claimPage: claimPageAt(campaign, number) },
      })),
    ],
  },
  closeCampaign: {
    expects: ({ campaignAddress: campaign = "" }) => [{ does: ["drop.closeCampaign"], accounts: { campaign } }],
  },
  createGrants: {
    expects: ({ creator = "", mint = "", grants = "" }) =>
      (readGrantLines(grants) ?? []).map(({ grantId, amountRaw: amount, isRevocable, plan, ...terms }) => {
        const grant = findGrantAddress({ creator: new PublicKey(creator), grantId: BigInt(grantId) }).toBase58();
        return {
          does: ["vesting.createGrant"],
          accounts: { grant, creator, mint, creatorToken: tokensOf(creator, mint) },
          args: { ...terms, grantId, amount, isRevocable: bit(isRevocable), plan: planHash(plan) },
        };
      }),
  },
  revokeGrant: {
    expects: ({ grantAddress: grant = "", mint = "" }, { wallet }) => [
      opening(wallet, mint),
      { does: ["vesting.revoke"], accounts: { grant, mint, creator: wallet, creatorToken: tokensOf(wallet, mint) } },
    ],
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

function claimPageAt(campaign: string, number: number): string {
  return findClaimPageAddress({ campaign: new PublicKey(campaign), number }).toBase58();
}

function streamVaultOf(pool: string, stream: string): string {
  return findStreamVaultAddress(new PublicKey(pool), Number(stream)).toBase58();
}

/** What a funder agrees to, as the program hashes it. */
function promiseHash(
  mint: string,
  { root = "", beginTs, endTs, recipients, supply, totalRaw }: Record<string, string>,
) {
  const terms = {
    root: new PublicKey(root).toBytes(),
    ...{ beginTs: BigInt(beginTs ?? ""), endTs: BigInt(endTs ?? ""), totalGiftRaw: BigInt(totalRaw ?? "") },
    ...{ recipients: Number(recipients), supply: Number(supply) },
  };
  return new PublicKey(hashPromise(promiseOfCoins(new PublicKey(mint), terms))).toBase58();
}

/** The 32 bytes of a plan's name, padded with zeros, as they are read from an instruction. */
function planHash(plan: string): string {
  const bytes = new Uint8Array(32);
  bytes.set(new TextEncoder().encode(plan));
  return new PublicKey(bytes).toBase58();
}

/** The end of a stream as an instruction writes it. */
function endSecond(endTs: string): string {
  return endTs === "none" ? String(NO_END_TS) : endTs;
}

/** Whether something is so, as an instruction writes it. Anything but yes and no matches no instruction. */
function bit(value: string | undefined): string {
  return value === "yes" ? "1" : value === "no" ? "0" : "";
}

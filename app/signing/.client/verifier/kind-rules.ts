import { NONCE_ACCOUNT_LENGTH, PublicKey } from "@solana/web3.js";
import { parseClaims, type RewardOfNft } from "~/domain/nft-staking/instructions/claims";
import { referenceOf } from "~/domain/services/reference";
import { NONCE_SEED } from "~/domain/solana/nonce-address";
import type { TransactionKind } from "~/domain/transaction-types";
import type { Pins } from "~/pins";
import {
  findCheckInAddress,
  findNftPositionAddress,
  findStreamVaultAddress,
  SYSTEM_PROGRAM_ADDRESS,
} from "~programs/addresses";
import { parseAmount } from "~programs/amounts";
import { TOKEN_ACCOUNT_LAMPORTS } from "~programs/token-accounts";
import { tokensOf } from "./tokens-of";

/**
 * The wallet of the wish, and what the build knows. `mustClaim`: rewards that leaving would forfeit and that the screen said
 * would be paid, so that their claims must not be missing.
 */
export type Context = { wallet: string; nonceAddress: string; pins: Pins; mustClaim: readonly RewardOfNft[] };

/**
 * An instruction that a deed has exactly once. Accounts that are not named here are checked by their own rule (accounts.ts).
 */
export type Expected = {
  /** The names that the instruction may have. */
  does: readonly string[];
  /** An address by its role, or the few that it may be. */
  accounts?: Record<string, string | readonly string[]>;
  args?: Record<string, string>;
  /** The most lamports that it may move. */
  mostLamports?: bigint;
  /** If given, it is accepted only if an instruction of this name opens the account that it pays into. */
  beside?: string;
  /** True if the deed may lack this instruction. A deed must not lack all its instructions. */
  isOptional?: boolean;
};

export type KindRule = {
  expects(parameters: Record<string, string>, context: Context): Expected[];
  /** True if the deed pays into token accounts of the holder; it may then open them. */
  paysIn?: boolean;
  /** A fixed lifetime, which overrides that of the wish. */
  lifetime?: "blockhash" | "nonce";
};

/** The amount that means a claim of everything. */
const ALL = String(2n ** 64n - 1n);
const STREAMS = [0, 1, 2, 3];
/** The first of the instructions that open an account that already has lamports. */
const ALLOCATION = "system.allocateWithSeed";
/** Twice what 80 bytes cost at today's rent (1,447,680). The deposit belongs to the holder and comes back. */
const MOST_NONCE_LAMPORTS = 3_000_000n;

/** The only instructions that each kind of deed may have, with the holder's choices in them. */
export const KIND_RULES: Record<TransactionKind, KindRule> = {
  stake: {
    expects: ({ amountRaw, amount = "", ...terms }, { pins: { coinPool } }) => {
      // if a node lied about the decimals, the screen would show a wrong amount
      const shownRaw = String(parseAmount(amount, coinPool?.decimals ?? 0));
      return [
        {
          does: ["staking.stake"],
          accounts: { pool: coinPool?.address ?? "", mint: coinPool?.mint ?? "" },
          args: { amount: shownRaw === amountRaw ? amountRaw : "", ...coinTerms(terms) },
        },
      ];
    },
  },
  claim: {
    paysIn: true,
    expects: ({ positionAddress: position = "", amountRaw = "" }) => [
      { does: ["staking.claim"], accounts: { position }, args: { amount: orAll(amountRaw) } },
    ],
  },
  unstake: {
    paysIn: true,
    expects: ({ positionAddress: position = "" }) => [
      { does: ["staking.unstake"], accounts: { position } },
      // nothing is lost without this claim, because what has accrued stays owed (`CoinPosition::leave`)
      { does: ["staking.claim"], accounts: { position }, args: { amount: ALL }, isOptional: true },
    ],
  },
  stakeNft: {
    expects: ({ poolAddress, mints = "", ...terms }, { pins }) => {
      const pool = pins.nftPools.find(({ address }) => address === poolAddress)?.address ?? "";
      return mints.split(",").map((mint) => ({
        does: ["staking.stakeNft"],
        accounts: { pool, mint },
        args: nftTerms(terms),
      }));
    },
  },
  checkIn: {
    expects: ({ poolAddress: pool = "", mints = "" }, { wallet }) =>
      mints.split(",").map((mint) => ({
        does: ["staking.checkIn"],
        accounts: { pool, position: positionOf(pool, mint, wallet), checkIn: recordOf(pool, mint) },
      })),
  },
  claimStream: {
    paysIn: true,
    expects: ({ poolAddress: pool = "", claims = "" }, { wallet }) =>
      parseClaims(claims).map(({ place, mint, amountRaw }) => {
        // a claim of all that is due is left out if nothing is left
        const isOptional = amountRaw === "max";
        return { ...streamClaim({ pool, mint, place, wallet }, orAll(String(amountRaw))), isOptional };
      }),
  },
  unstakeNft: {
    paysIn: true,
    expects: ({ poolAddress: pool = "", mints = "" }, { wallet, mustClaim }) =>
      mints.split(",").flatMap((mint) => [
        { does: ["staking.unstakeNft"], accounts: { pool, mint } },
        ...STREAMS.map((place) => {
          const isOptional = !mustClaim.some((reward) => reward.mint === mint && reward.place === place);
          return { ...streamClaim({ pool, mint, place, wallet }, ALL), isOptional };
        }),
      ]),
  },
  closeCheckIn: {
    expects: ({ poolAddress: pool = "", mints = "" }, { wallet }) =>
      mints.split(",").map((mint) => ({
        does: ["staking.closeCheckIn"],
        accounts: { pool, checkIn: recordOf(pool, mint), rentPayer: wallet },
      })),
  },
  takeDrop: {
    paysIn: true,
    expects: ({ campaignAddress: campaign = "", place = "" }) => [
      { does: ["drop.claimCoins", "drop.claimNft"], accounts: { campaign }, args: { index: place } },
    ],
  },
  claimVesting: {
    paysIn: true,
    expects: ({ grantAddress: grant = "", amountRaw = "" }) => [
      { does: ["vesting.claim"], accounts: { grant }, args: { amount: orAll(amountRaw) } },
    ],
  },
  acceptVesting: {
    expects: ({ grantAddress: grant = "" }) => [{ does: ["vesting.acceptBeneficiary"], accounts: { grant } }],
  },
  proposeVesting: {
    expects: ({ grantAddress: grant = "", newBeneficiary = "" }) => [
      {
        does: ["vesting.proposeBeneficiary"],
        accounts: { grant },
        args: { newBeneficiary: newBeneficiary === "none" ? PublicKey.default.toBase58() : newBeneficiary },
      },
    ],
  },
  payOrder: {
    expects: ({ order = "", coin, amount = "", amountRaw }, { wallet, pins: { services } }) => {
      const paidIn = coin === "SCG" || coin === "USDC" ? services?.coins[coin] : undefined;
      if (!services || !paidIn) throw new Error("services");
      const { mint, decimals } = paidIn;
      // what the screen shows is what is paid, whatever the site says of base units
      const shownRaw = String(parseAmount(amount, decimals));
      return [
        {
          does: ["token.transferReferenced", "token2022.transferReferenced"],
          accounts: {
            ...{ from: tokensOf(wallet, mint), mint, to: tokensOf(services.treasury, mint), owner: wallet },
            reference: referenceOf(order),
          },
          args: { amount: shownRaw === amountRaw ? amountRaw : "", decimals: String(decimals) },
        },
      ];
    },
  },
  createNonceAccount: {
    lifetime: "blockhash",
    expects: (_, { wallet, nonceAddress }): Expected[] => [
      {
        does: ["system.createAccountWithSeed", ALLOCATION],
        accounts: { account: nonceAddress },
        args: {
          base: wallet,
          seed: NONCE_SEED,
          space: String(NONCE_ACCOUNT_LENGTH),
          owner: SYSTEM_PROGRAM_ADDRESS.toBase58(),
        },
        mostLamports: MOST_NONCE_LAMPORTS,
      },
      {
        does: ["system.transfer"],
        accounts: { to: nonceAddress },
        mostLamports: MOST_NONCE_LAMPORTS,
        beside: ALLOCATION,
        isOptional: true,
      },
      { does: ["system.initializeNonce"], args: { authority: wallet } },
    ],
  },
  // it has only the advance with which every transaction with a nonce begins
  advanceNonce: { lifetime: "nonce", expects: () => [] },
  closeNonceAccount: {
    lifetime: "blockhash",
    expects: (_, { wallet }) => [{ does: ["system.withdrawNonce"], accounts: { to: wallet } }],
  },
};

/** The instructions that open a token account of the holder into which the deed pays, in one step or in parts. */
export function openingsOf({ account, mint }: { account: string; mint: string }, { wallet }: Context): Expected[] {
  const optional = { isOptional: true };
  return [
    { does: ["associatedToken.createIdempotent"], accounts: { account, mint }, ...optional },
    {
      does: ["system.transfer"],
      accounts: { to: account },
      mostLamports: BigInt(TOKEN_ACCOUNT_LAMPORTS),
      beside: ALLOCATION,
      ...optional,
    },
    { does: [ALLOCATION], accounts: { account }, args: { base: wallet, space: "165" }, ...optional },
    {
      does: ["token.initializeAccount3", "token2022.initializeAccount3"],
      accounts: { account, mint },
      args: { owner: wallet },
      ...optional,
    },
  ];
}

/** The conditions of a coin stake. A missing parameter becomes "", which matches no instruction. */
function coinTerms({ termDays = "", minRateBps = "", minBaseRateBps = "", maxFeeBps = "" }: Record<string, string>) {
  return { termDays, minRateBps, minBaseRateBps, maxFeeBps };
}

function nftTerms({ termDays = "", minWeightBps = "", minBaseWeightBps = "", maxFeeBps = "" }: Record<string, string>) {
  return { termDays, minWeightBps, minBaseWeightBps, maxFeeBps };
}

function streamClaim(
  { pool, mint, place, wallet }: { pool: string; mint: string; place: number; wallet: string },
  amount: string,
): Expected {
  const vault = findStreamVaultAddress(new PublicKey(pool), place).toBase58();
  const accounts = { pool, position: positionOf(pool, mint, wallet), vault };
  return { does: ["staking.claimStream"], accounts, args: { stream: String(place), amount } };
}

function positionOf(pool: string, mint: string, wallet: string): string {
  const [poolKey, mintKey, owner] = [new PublicKey(pool), new PublicKey(mint), new PublicKey(wallet)];
  return findNftPositionAddress({ pool: poolKey, mint: mintKey, owner }).toBase58();
}

function recordOf(pool: string, mint: string): string {
  return findCheckInAddress(new PublicKey(pool), new PublicKey(mint)).toBase58();
}

function orAll(amountRaw: string): string {
  return amountRaw === "max" ? ALL : amountRaw;
}

import { PublicKey, type TransactionInstruction } from "@solana/web3.js";
import {
  findAssociatedTokenAddress,
  findCheckInAddress,
  findNftEscrowAddress,
  findNftPositionAddress,
} from "~programs/addresses";
import { type CheckIn, checkIn, claimStream, closeCheckIn, stakeNft, unstakeNft } from "~programs/nft-staking";
import type { Destination } from "~programs/token-accounts";
import { CREATE_TOKEN_ACCOUNT_UNITS, createTokenAccount, transferUnits } from "../../solana/token.server";
import type { NftPositionReading } from "../holding/accounts.server";
import type { HeldNft } from "../holding/wallet-nfts.server";
import { type NftPoolReading, streamRefOf } from "../pool/accounts.server";
import type { ShownNftTerms } from "../pool/offers";
import { netOfNftClaim, nftDueAt } from "../rules";
import type { StreamClaim } from "./claims";

/** The instructions for one NFT. `units`: the most compute units that they may use. */
export type ItemInstructions = { mint: string; instructions: TransactionInstruction[]; units: number };

/** Compute units with room to spare (docs/program-resources.md has the measured ones, with p-token). */
const UNITS = {
  /** Half of it is for bumps: the program searches five addresses, and one NFT in a million needs more than 30 tries. */
  stake: 67_000,
  checkIn: 3_000,
  claim: 9_000,
  unstake: 16_000,
  closeCheckIn: 2_000,
};

/** Stakes an NFT at conditions no worse than those that the holder was shown. */
export function stakeOne(
  { address }: NftPoolReading,
  input: { wallet: string; nft: HeldNft; termDays: number; shown: ShownNftTerms },
): ItemInstructions {
  const { nft, termDays, shown } = input;
  const owner = new PublicKey(input.wallet);
  const mint = new PublicKey(nft.mint);
  const tokenProgram = new PublicKey(nft.tokenProgram);
  const instruction = stakeNft({
    pool: new PublicKey(address),
    nft: { mint, tokenProgram },
    owner,
    ownerToken: new PublicKey(nft.tokenAccount),
    termDays,
    minWeightBps: Number(shown.minWeightBps),
    minBaseWeightBps: Number(shown.minBaseWeightBps),
    maxFeeBps: Number(shown.maxFeeBps),
    ...(nft.place && { place: nft.place }),
  });
  const units = UNITS.stake + transferUnits(tokenProgram);
  return { mint: nft.mint, instructions: [instruction], units };
}

export type OpenedByStake = { position: string; escrow: string; checkIn: string };

/**
 * The accounts that a stake opens. The deposits of position and escrow return when these close. The check-in record may
 * exist from an earlier stake; its deposit can be taken back once the NFT is outside and its streak is over.
 */
export function openedByStake(poolAddress: string, wallet: string, mint: string): OpenedByStake {
  const key = { pool: new PublicKey(poolAddress), mint: new PublicKey(mint) };
  const position = findNftPositionAddress({ ...key, owner: new PublicKey(wallet) });
  return {
    position: position.toBase58(),
    escrow: findNftEscrowAddress(position).toBase58(),
    checkIn: findCheckInAddress(key.pool, key.mint).toBase58(),
  };
}

/** Checks an NFT in for the day. */
export function checkInOne({ address }: NftPoolReading, { position }: NftPositionReading): ItemInstructions {
  const { mint, owner } = position;
  return {
    mint: mint.toBase58(),
    instructions: [checkIn({ pool: new PublicKey(address), mint, owner })],
    units: UNITS.checkIn,
  };
}

/** Claims one stream of a position. */
export function claimOne(
  { address, pool }: NftPoolReading,
  { position }: NftPositionReading,
  { place, amountRaw }: Pick<StreamClaim, "place" | "amountRaw">,
): ItemInstructions {
  const stream = streamRefOf(address, pool, place);
  const { mint, owner, rentPayer } = position;
  const asked = amountRaw === "max" ? {} : { amountRaw };
  return {
    mint: mint.toBase58(),
    instructions: [claimStream({ stream, mint, owner, rentPayer, ...asked })],
    units: UNITS.claim + transferUnits(stream.tokenProgram),
  };
}

/**
 * Returns an NFT. First it claims the streams `paidPlaces`, because a Nova pool would forfeit their rewards otherwise. The
 * last instruction closes the position.
 */
export function unstakeOne(
  reading: NftPoolReading,
  positionReading: NftPositionReading,
  nft: { tokenProgram: PublicKey; to: Destination },
  paidPlaces: readonly number[],
): ItemInstructions {
  const { position } = positionReading;
  const { mint, owner, rentPayer } = position;
  const { tokenProgram, to } = nft;
  const claims = payablePlaces(reading, positionReading).filter((place) => paidPlaces.includes(place));
  const parts = claims.map((place) => claimOne(reading, positionReading, { place, amountRaw: "max" }));
  const pool = new PublicKey(reading.address);
  return {
    mint: mint.toBase58(),
    instructions: [
      ...parts.flatMap(({ instructions }) => instructions),
      ...to.creation,
      unstakeNft({ pool, nft: { mint, tokenProgram }, owner, rentPayer, ownerToken: to.address }),
    ],
    units:
      parts.reduce((sum, { units }) => sum + units, 0) +
      (to.creation.length > 0 ? CREATE_TOKEN_ACCOUNT_UNITS : 0) +
      UNITS.unstake +
      transferUnits(tokenProgram, 2),
  };
}

/** Closes a check-in record. Its deposit goes back to `rentPayer`, who paid it. */
export function closeOne({ pool, mint, rentPayer }: Pick<CheckIn, "pool" | "mint" | "rentPayer">): ItemInstructions {
  return {
    mint: mint.toBase58(),
    instructions: [closeCheckIn({ pool, mint, rentPayer })],
    units: UNITS.closeCheckIn,
  };
}

/** The places of the streams that would pay something now if they were claimed. */
export function payablePlaces({ pool, ts }: NftPoolReading, { position }: NftPositionReading): number[] {
  return nftDueAt(position, pool, ts).flatMap((dueRaw, place) => {
    const claimedRaw = position.rewards[place]?.claimedRaw ?? 0n;
    return dueRaw > 0n && netOfNftClaim(claimedRaw, dueRaw, position.feeBps) > 0n ? [place] : [];
  });
}

/** Creates the holder's token accounts for the coins of these streams if they do not exist. */
export function createCoinAccounts(
  { address, pool }: NftPoolReading,
  wallet: string,
  places: number[],
): { instructions: TransactionInstruction[]; units: number } {
  const owner = new PublicKey(wallet);
  const streams = places.map((place) => streamRefOf(address, pool, place));
  const byMint = new Map(streams.map((stream) => [stream.mint.toBase58(), stream]));
  const instructions = [...byMint.values()].map(({ mint, tokenProgram }) =>
    createTokenAccount(owner, mint, tokenProgram),
  );
  return { instructions, units: instructions.length * CREATE_TOKEN_ACCOUNT_UNITS };
}

/** The holder's token account of a stream's coin. */
export function coinAccountOf({ pool }: NftPoolReading, wallet: string, place: number): string {
  const stream = pool.streams[place];
  if (!stream) throw new RangeError(`no stream ${place}`);
  return findAssociatedTokenAddress(stream.mint, new PublicKey(wallet), stream.tokenProgram).toBase58();
}

/** The instructions and compute units of several items together. */
export function joined(items: readonly Pick<ItemInstructions, "instructions" | "units">[]) {
  return {
    instructions: items.flatMap(({ instructions }) => instructions),
    computeUnits: items.reduce((sum, { units }) => sum + units, 0),
  };
}

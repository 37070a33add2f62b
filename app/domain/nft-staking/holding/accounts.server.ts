import { PublicKey } from "@solana/web3.js";
import { findCheckInAddress, STAKING_PROGRAM_ADDRESS } from "~programs/addresses";
import { type CheckIn, decodeCheckIn, decodeNftPosition, type NftPosition } from "~programs/nft-staking";
import { type Chain, type ChainAccount, CLOCK_ADDRESS } from "../../solana/chain";
import { decodeOwned } from "../../solana/owned-account";
import { type NftPoolReading, poolReadingOf } from "../pool/accounts.server";
import { checkInStateAt } from "../rules";

/** A position with the address of its account and, while its NFT is staked, its check-in record. */
export type NftPositionReading = { address: string; position: NftPosition; checkIn: CheckIn | null };

/** A call reads a hundred accounts: pool and clock take two of them, and each position takes another two. */
const POSITIONS_A_CALL = 49;

/**
 * Reads positions of a wallet in a pool with their check-in records. Each call reads a hundred accounts at one slot, the
 * pool among them. A position that is not on the chain, or not the wallet's, is left out. Throws as readNftPool does.
 */
export async function readNftPositions(
  chain: Chain,
  input: { poolAddress: string; wallet: string; positions: readonly { address: string; mint: string }[] },
): Promise<{ pool: NftPoolReading; positions: NftPositionReading[] }[]> {
  const { poolAddress, wallet, positions } = input;
  const chunks = [];
  for (let i = 0; i < positions.length; i += POSITIONS_A_CALL) chunks.push(positions.slice(i, i + POSITIONS_A_CALL));
  return Promise.all(
    (chunks.length === 0 ? [[]] : chunks).map(async (chunk) => {
      const checkIns = chunk.map(({ mint }) => checkInAddressOf(poolAddress, mint));
      const asked = [poolAddress, CLOCK_ADDRESS, ...chunk.map(({ address }) => address), ...checkIns];
      const { slot, accounts } = await chain.getAccounts(asked);
      const pool = poolReadingOf(poolAddress, slot, accounts);
      const found = chunk.map((_, i) => ({
        reading: readPosition(accounts[2 + i] ?? null),
        checkIn: readCheckIn(accounts[2 + chunk.length + i] ?? null),
      }));
      return { pool, positions: found.flatMap((it) => ownPosition(it, { poolAddress, wallet })) };
    }),
  );
}

/** The position at an address, if it is an NFT position of ours; null otherwise. */
export function readPosition(account: ChainAccount | null): { address: string; position: NftPosition } | null {
  const position = decodeOwned(account, STAKING_PROGRAM_ADDRESS, decodeNftPosition);
  return account && position && { address: account.address, position };
}

function ownPosition(
  found: { reading: ReturnType<typeof readPosition>; checkIn: CheckIn | null },
  { poolAddress, wallet }: { poolAddress: string; wallet: string },
): NftPositionReading[] {
  const { reading, checkIn } = found;
  if (reading?.position.owner.toBase58() !== wallet) return [];
  if (reading.position.pool.toBase58() !== poolAddress) return [];
  return [{ ...reading, checkIn: reading.position.leftTs === 0n ? checkIn : null }];
}

/** Whether a position's NFT can check in today, already has, or came in too late to. */
export function checkInStateOf({ checkIn, position }: NftPositionReading, ts: bigint) {
  return checkInStateAt({ lastDay: checkIn?.lastDay ?? null }, position, ts);
}

/** The check-in record at an address, if it is one of ours; null otherwise. */
export function readCheckIn(account: ChainAccount | null): CheckIn | null {
  return decodeOwned(account, STAKING_PROGRAM_ADDRESS, decodeCheckIn);
}

function checkInAddressOf(poolAddress: string, mint: string): string {
  return findCheckInAddress(new PublicKey(poolAddress), new PublicKey(mint)).toBase58();
}

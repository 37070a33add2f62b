import type { Connection, PublicKey } from "@solana/web3.js";
import type { Command } from "commander";
import { STAKING_PROGRAM_ADDRESS } from "../../programs-client/addresses.ts";
import { type NftHolding, readChainTs, readHoldings, type Step } from "../../programs-client/holdings.ts";
import { checkInFrom, isRecordOver } from "../../programs-client/nft-reward-calculator.ts";
import {
  CHECK_IN_BYTES,
  type CheckIn,
  checkIn,
  closeCheckIn,
  decodeCheckIn,
} from "../../programs-client/nft-staking.ts";
import { type Session, UsageError } from "./session.ts";
import { toAddress } from "./values.ts";

/** So many of either instruction fit a transaction, even if each is for another pool. */
const A_TRANSACTION = 8;
// the offset of the wallet that paid for a record, after discriminator, version, bump, pool and mint (see the IDL)
const RENT_PAYER_OFFSET = 8 + 2 + 32 + 32;

/** Commands for holders: no day of a streak is lost because the site is down, and a record that is over returns its rent. */
export function addCheckIns(punk: Command, session: () => Session): void {
  punk
    .command("check-in")
    .description("checks NFTs in for the Korean day, each that earns a bonus by it, or the one of a position")
    .argument("[address]", "of the NFT position")
    .action(async (address?: string) => {
      const { connection, signer, sendAll } = session();
      const { nfts, chainTs } = await readHoldings(connection, signer().publicKey);
      const inside = nfts.filter(({ position }) => position.leftTs === 0n);
      const wanted = address === undefined ? inside.filter(earnsBonus) : onlyAt(inside, toAddress(address));
      if (wanted.length === 0) console.log("No NFT inside earns a bonus by checking in.");
      const ready = wanted.filter(({ position }) => checkInFrom(position) <= chainTs);
      for (const { position } of wanted.filter((nft) => !ready.includes(nft))) {
        const from = new Date(Number(checkInFrom(position)) * 1000).toISOString();
        console.log(`NFT ${position.mint.toBase58()} was staked today: it can check in from ${from} on.`);
      }
      const checkIns = ready.map(({ position: { pool, mint, owner } }) => checkIn({ pool, mint, owner }));
      await sendAll(inBatches(checkIns, "check in", "NFT"));
    });
  punk
    .command("close-check-ins")
    .description("gives the rent of check-in records back that the wallet paid and whose streak is over")
    .action(async () => {
      const { connection, signer, sendAll } = session();
      const over = await findRecordsThatAreOver(connection, signer().publicKey);
      if (over.length === 0) console.log("No check-in record of this wallet is over.");
      await sendAll(inBatches(over.map(closeCheckIn), "close", "check-in record"));
    });
}

function earnsBonus({ pool }: NftHolding): boolean {
  return pool.streams.some(({ kind }) => kind === "bonus");
}

function onlyAt(nfts: NftHolding[], wanted: PublicKey): NftHolding[] {
  const found = nfts.filter(({ address }) => address.equals(wanted));
  if (found.length === 0) throw new UsageError(`The wallet has no NFT inside at ${wanted.toBase58()}.`);
  return found;
}

/** By the program's rule: the NFT is outside, and no check-in could continue the streak. */
async function findRecordsThatAreOver(connection: Connection, rentPayer: PublicKey): Promise<CheckIn[]> {
  const filters = [
    { dataSize: CHECK_IN_BYTES },
    { memcmp: { offset: RENT_PAYER_OFFSET, bytes: rentPayer.toBase58() } },
  ];
  const found = await connection.getProgramAccounts(STAKING_PROGRAM_ADDRESS, { filters });
  const ts = await readChainTs(connection);
  return found.flatMap(({ account }) => {
    const record = tryDecode(account.data);
    return record && isRecordOver(record, ts) ? [record] : [];
  });
}

/** An account of another kind or version is skipped. */
function tryDecode(data: Uint8Array): CheckIn | null {
  try {
    return decodeCheckIn(data);
  } catch {
    return null;
  }
}

function inBatches(all: Step["instructions"], verb: string, what: string): Step[] {
  const starts = Array.from({ length: Math.ceil(all.length / A_TRANSACTION) }, (_, i) => i * A_TRANSACTION);
  return starts.map((start) => {
    const instructions = all.slice(start, start + A_TRANSACTION);
    const count = instructions.length;
    return { does: `${verb} ${count} ${count === 1 ? what : `${what}s`}`, instructions };
  });
}

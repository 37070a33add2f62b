import { PublicKey } from "@solana/web3.js";
import { and, count, eq } from "drizzle-orm";
import { expect } from "vitest";
import { readCheckIn, readNftPositions, readPosition } from "~/domain/nft-staking/holding/accounts.server";
import { nftDueAt } from "~/domain/nft-staking/rules";
import { tokenAmountOf } from "~/domain/solana/token.server";
import { nftEvent, transactionIntent } from "~db/schema";
import {
  findAssociatedTokenAddress,
  findCheckInAddress,
  findNftPositionAddress,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses";
import { developmentKeypair } from "~programs/development-keys";
import { stakeNft, unstakeNft } from "~programs/nft-staking";
import { testDatabase as db } from "../database";
import { countOf, type Deed, type Deeds, readEach } from "../deeds";
import { chain, sendPlainly, waitUntil } from "../staking/chain-world";
import type { TestWallet } from "../transactions/wallet";
import { nftTermsOf, POOLS, plantDayEarlier, plantNft } from "./nft-world";

const TWIG = developmentKeypair("mint-twig").publicKey;
const CLAIMED_RAW = 10n;
const LIMITS = { minWeightBps: 0, minBaseWeightBps: 0, maxFeeBps: 10_000 };

type PoolKind = (typeof POOLS)[number]["kind"];

/** The Kongz of one wallet in one of their pools, one for each deed. */
function kongzOf(wallet: TestWallet, kind: PoolKind) {
  const shown = POOLS.find((pool) => pool.kind === kind && pool.collection === "punkykongz");
  const poolAddress = shown?.address ?? "";
  const pool = new PublicKey(poolAddress);
  const owner = wallet.keypair.publicKey;
  const mints: PublicKey[] = [];
  return {
    poolAddress,
    mints,
    async plant(nth: number): Promise<PublicKey> {
      mints[nth] ??= new PublicKey(await plantNft(wallet, { name: `Kong #${nth}` }));
      return mints[nth];
    },
    /** Staked by the program alone: the site has heard of none of it. */
    async plantInside(nth: number): Promise<PublicKey> {
      const mint = await this.plant(nth);
      const nft = { mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
      await sendPlainly(wallet, [stakeNft({ pool, nft, owner, termDays: kind === "nova" ? 270 : 0, ...LIMITS })]);
      return mint;
    },
    /** Inside since yesterday, so that it may check in. */
    async plantOvernight(nth: number): Promise<PublicKey> {
      const mint = await this.plantInside(nth);
      await plantDayEarlier(findNftPositionAddress({ pool, mint, owner }));
      return mint;
    },
    /** Outside again, with what it has earned still owed. Its record is over: it has never checked in. */
    async plantOutside(nth: number): Promise<PublicKey> {
      const mint = await this.plantInside(nth);
      const nft = { mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
      await sendPlainly(wallet, [unstakeNft({ pool, nft, owner, rentPayer: owner })]);
      return mint;
    },
    async countRecords(): Promise<number> {
      const records = await readEach(mints.map((mint) => findCheckInAddress(pool, mint)));
      return records.filter((account) => readCheckIn(account)).length;
    },
    /** How many are inside: of each it is a position that has not been left, or the NFT in the wallet, and never both. */
    async countInside(): Promise<number> {
      const places = mints.flatMap((mint) => [
        findNftPositionAddress({ pool, mint, owner }),
        findAssociatedTokenAddress(mint, owner, TOKEN_PROGRAM_ADDRESS),
      ]);
      const found = await readEach(places);
      const isInside = mints.map((_, i) => readPosition(found[2 * i] ?? null)?.position.leftTs === 0n);
      for (const [i, inside] of isInside.entries()) {
        expect(tokenAmountOf(found[2 * i + 1] ?? null)).toBe(inside ? 0n : 1n);
      }
      return isInside.filter(Boolean).length;
    },
    async countCheckIns(): Promise<bigint> {
      const records = await readEach(mints.map((mint) => findCheckInAddress(pool, mint)));
      return records.reduce((sum, account) => sum + BigInt(readCheckIn(account)?.checkIns ?? 0), 0n);
    },
    /** Twig that the first one could be paid now. */
    async dueRaw(): Promise<bigint> {
      const positions = mints.slice(0, 1).map((mint) => {
        return { address: findNftPositionAddress({ pool, mint, owner }).toBase58(), mint: mint.toBase58() };
      });
      const [reading] = await readNftPositions(chain, { poolAddress, wallet: wallet.address, positions });
      const [own] = reading?.positions ?? [];
      return (reading && own && nftDueAt(own.position, reading.pool.pool, reading.pool.ts)[0]) ?? 0n;
    },
    /** Twig that the positions have paid, by their own books. */
    async claimedRaw(): Promise<bigint> {
      const positions = await readEach(mints.map((mint) => findNftPositionAddress({ pool, mint, owner })));
      return positions.reduce((sum, it) => sum + (readPosition(it)?.position.rewards[0]?.claimedRaw ?? 0n), 0n);
    },
  };
}

/** What a wallet has done of a kind by the site, as D1 has it: closing a record leaves nothing else there. */
function finalOf({ address }: TestWallet, kind: string): Promise<bigint> {
  const { walletAddress, status, kind: kindOf } = transactionIntent;
  const isFinal = and(eq(walletAddress, address), eq(kindOf, kind), eq(status, "finalized"));
  return countOf(db.select({ count: count() }).from(transactionIntent).where(isFinal));
}

/** Events of one kind that D1 has of a wallet. What it says was paid in Twig is what the wallet holds. */
async function eventsOf({ address, keypair }: TestWallet, kind: typeof nftEvent.$inferSelect.kind): Promise<bigint> {
  const own = eq(nftEvent.walletAddress, address);
  const paid = await db
    .select()
    .from(nftEvent)
    .where(and(own, eq(nftEvent.kind, "claimed"), eq(nftEvent.place, 0)));
  const [held] = await readEach([findAssociatedTokenAddress(TWIG, keypair.publicKey, TOKEN_PROGRAM_ADDRESS)]);
  expect(paid.reduce((sum, { amountRaw }) => sum + amountRaw, 0n)).toBe(tokenAmountOf(held ?? null));
  return countOf(
    db
      .select({ count: count() })
      .from(nftEvent)
      .where(and(own, eq(nftEvent.kind, kind))),
  );
}

function takingBack(name: string, kind: PoolKind): Deed {
  return {
    name,
    async open(wallet): Promise<Deeds> {
      const kongz = kongzOf(wallet, kind);
      return {
        kind: "unstakeNft",
        async request(nth) {
          return { poolAddress: kongz.poolAddress, mints: String(await kongz.plantInside(nth)) };
        },
        onChain: async () => BigInt(kongz.mints.length - (await kongz.countInside())),
        inD1: () => eventsOf(wallet, "unstaked"),
        // what came due after its trial run is owed by its position, which stays open for it
        refusals: ["PositionNotFound", "NftAlreadyReturned"],
      };
    },
  };
}

/** What a holder does with NFTs. */
export const NFT_DEEDS: Deed[] = [
  {
    name: "staking an NFT",
    async open(wallet) {
      const kongz = kongzOf(wallet, "boost");
      return {
        kind: "stakeNft",
        async request(nth) {
          const mints = String(await kongz.plant(nth));
          return { poolAddress: kongz.poolAddress, mints, termDays: "0", ...nftTermsOf("boost", 0) };
        },
        onChain: async () => BigInt(await kongz.countInside()),
        inD1: () => eventsOf(wallet, "staked"),
        refusals: ["NftNotHeld"],
      };
    },
  },
  takingBack("taking an NFT back", "boost"),
  takingBack("leaving Nova before its term", "nova"),
  {
    name: "checking in",
    async open(wallet) {
      const kongz = kongzOf(wallet, "boost");
      return {
        kind: "checkIn",
        async request(nth) {
          return { poolAddress: kongz.poolAddress, mints: String(await kongz.plantOvernight(nth)) };
        },
        onChain: kongz.countCheckIns,
        inD1: () => eventsOf(wallet, "checked-in"),
        refusals: ["NftCheckedIn"],
      };
    },
  },
  {
    name: "taking the deposit of a record back",
    async open(wallet) {
      const kongz = kongzOf(wallet, "boost");
      return {
        kind: "closeCheckIn",
        async request(nth) {
          return { poolAddress: kongz.poolAddress, mints: String(await kongz.plantOutside(nth)) };
        },
        onChain: async () => BigInt(kongz.mints.length - (await kongz.countRecords())),
        inD1: () => finalOf(wallet, "closeCheckIn"),
        refusals: ["RecordNotFound"],
      };
    },
  },
  {
    name: "claiming a reward",
    async open(wallet) {
      const kongz = kongzOf(wallet, "boost");
      const mint = await kongz.plantInside(0);
      await waitUntil(async () => (await kongz.dueRaw()) >= CLAIMED_RAW);
      return {
        kind: "claimStream",
        request: () => ({ poolAddress: kongz.poolAddress, claims: `0.${mint}.${CLAIMED_RAW}` }),
        async onChain() {
          const claimedRaw = await kongz.claimedRaw();
          expect(claimedRaw % CLAIMED_RAW).toBe(0n);
          return claimedRaw / CLAIMED_RAW;
        },
        inD1: () => eventsOf(wallet, "claimed"),
        refusals: [],
      };
    },
  },
];

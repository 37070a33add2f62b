import { PublicKey } from "@solana/web3.js";
import { eq } from "drizzle-orm";
import { KINDS, transactionRequestSchema } from "~/domain/kinds.server";
import { referenceOf } from "~/domain/services/reference";
import type { TransactionKind, TransactionWish } from "~/domain/transaction-types";
import { serviceOrder, setting, transactionIntent } from "~db/schema";
import { developmentKeypair } from "~programs/development-keys";
import { testDatabase as db } from "../database";
import { DEEDS, SCG } from "../deeds";
import { NFT_DEEDS } from "../nft-staking/nft-deeds";
import {
  batchOf,
  carryOutAll,
  NOVA,
  nftTermsOf,
  POOLS,
  plantFrozenCoin,
  plantNfts,
  storePools,
} from "../nft-staking/nft-world";
import { fundedWallet, poolAddress, travel } from "../staking/chain-world";
import { wish as buildWish, carryOut, openPosition, stakeOf } from "../staking/holder-wishes";
import { type TestWallet, unsignedOf } from "../transactions/wallet";

/** A transaction that the Worker's own builders made for a holder's wish on a real chain. */
export type SignedDeed = { name: string; wallet: TestWallet; wish: TransactionWish; unsigned: Uint8Array };

type Maker = { name: string; make(wallet: TestWallet): Promise<TransactionWish> };

const DAY = 86_400;
const slow = (wish: TransactionWish): TransactionWish => ({ ...wish, lifetime: "nonce" }) as TransactionWish;
const novaPool = () => POOLS.find(({ kind }) => kind === NOVA.kind)?.address ?? "";
const bare = (kind: "createNonceAccount" | "advanceNonce" | "closeNonceAccount"): TransactionWish => ({
  kind,
  parameters: {},
});
const { requestKey: _, ...stakeWish } = stakeOf(20n * SCG, 90);

async function openNonceAccount(wallet: TestWallet): Promise<void> {
  await carryOut(wallet, await built(wallet, bare("createNonceAccount")));
}

async function openPositionOfADay(wallet: TestWallet): Promise<string> {
  const position = await openPosition(wallet, 100n * SCG, 30);
  await travel(DAY);
  return position;
}

/** Deeds of coin staking and of slow signing, and ones that holders rarely need. */
const MAKERS: Maker[] = [
  { name: "a stake", make: async () => stakeWish },
  {
    name: "a stake signed slowly",
    async make(wallet) {
      await openNonceAccount(wallet);
      return slow(stakeWish);
    },
  },
  {
    name: "a claim of a part",
    async make(wallet) {
      return { kind: "claim", parameters: { positionAddress: await openPositionOfADay(wallet), amountRaw: "7" } };
    },
  },
  {
    name: "a claim of everything into a second account, as the first one is frozen",
    async make(wallet) {
      const positionAddress = await openPositionOfADay(wallet);
      await plantFrozenCoin(wallet, developmentKeypair("mint-scg").publicKey);
      return { kind: "claim", parameters: { positionAddress, amountRaw: "max" } };
    },
  },
  {
    name: "leaving early",
    async make(wallet) {
      return { kind: "unstake", parameters: { positionAddress: await openPositionOfADay(wallet) } };
    },
  },
  {
    name: "staking two NFTs in Nova",
    async make(wallet) {
      const mints = await plantNfts(wallet, 2);
      return {
        kind: "stakeNft",
        parameters: { poolAddress: novaPool(), mints: mints.join(), termDays: "180", ...nftTermsOf("nova", 180) },
      };
    },
  },
  {
    name: "leaving Nova early with a claim of what is due, into new accounts",
    async make(wallet) {
      const mints = await plantNfts(wallet, 2);
      await carryOutAll(wallet, batchOf({ action: "stake", ...NOVA, mints, termDays: 90 }));
      await travel(DAY);
      return { kind: "unstakeNft", parameters: { poolAddress: novaPool(), mints: mints.join() } };
    },
  },
  { name: "opening a signing account", make: async () => bare("createNonceAccount") },
  { name: "paying for a service", make: ({ address }) => plantOrder(address) },
  {
    name: "closing a signing account",
    async make(wallet) {
      await openNonceAccount(wallet);
      return bare("closeNonceAccount");
    },
  },
  {
    name: "cancelling what waits",
    async make(wallet) {
      await openNonceAccount(wallet);
      const { id } = await built(wallet, slow(stakeWish));
      await db
        .update(transactionIntent)
        .set({ status: "signed", signature: id, signedTransaction: "" })
        .where(eq(transactionIntent.id, id));
      return bare("advanceNonce");
    },
  },
];

/** An order of a service that a wallet can pay. */
async function plantOrder(payer: string): Promise<TransactionWish> {
  const id = crypto.randomUUID();
  const now = Date.now();
  await db.insert(serviceOrder).values({
    ...{ id, accountId: "an account", projectId: 1, code: "CREATE_RECRUIT", payer, coin: "SCG", decimals: 9 },
    ...{ priceRaw: 100n * SCG, data: {}, reference: referenceOf(id), createdAt: new Date(now), seal: "" },
    // the chain of these tests travels in time
    ...{ expiresAt: new Date(now + 10_000 * DAY * 1_000), status: 0, good: "none", updatedAt: new Date(now) },
  });
  return { kind: "payOrder", parameters: { order: id, coin: "SCG", amount: "100", amountRaw: String(100n * SCG) } };
}

/** One deed or more of every kind, built for a wallet of its own. */
export async function buildDeeds(): Promise<SignedDeed[]> {
  const stored = { key: "coin_pool_address", value: poolAddress, updatedAt: new Date() };
  await db.insert(setting).values(stored).onConflictDoUpdate({ target: setting.key, set: stored });
  await storePools();
  const others = [...DEEDS, ...NFT_DEEDS].map(
    ({ name, open }): Maker => ({
      name,
      async make(wallet) {
        const { kind, request } = await open(wallet);
        return { kind, parameters: await request(0) } as TransactionWish;
      },
    }),
  );
  const made: SignedDeed[] = [];
  for (const { name, make } of [...MAKERS, ...others]) {
    const wallet = await fundedWallet();
    const wish = await make(wallet);
    const { message } = await built(wallet, wish);
    made.push({ name, wallet, wish, unsigned: Buffer.from(unsignedOf(message), "base64") });
  }
  return made;
}

/** Kinds that a holder can sign. */
export const SIGNED_KINDS: readonly TransactionKind[] = KINDS.map(({ name }) => name);

export const STRANGER = new PublicKey(new Uint8Array(32).fill(7));

function built(wallet: TestWallet, wish: TransactionWish) {
  return buildWish(wallet, transactionRequestSchema.parse({ ...wish, requestKey: crypto.randomUUID() }));
}

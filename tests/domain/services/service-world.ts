import { Keypair, PublicKey } from "@solana/web3.js";
import { createProject } from "~/domain/projects/commands.server";
import { projectSchema } from "~/domain/projects/input";
import { createOrder, type NewOrder } from "~/domain/services/commands.server";
import { type FollowDeps, followOrder } from "~/domain/services/follow.server";
import { findOrder, listPayments, type Offer } from "~/domain/services/queries.server";
import { referenceOf } from "~/domain/services/reference";
import type { ServiceCoin, ServiceOrder, Treasury } from "~/domain/services/rules";
import type { LandedTransaction } from "~/domain/solana/chain";
import {
  dropRecipient,
  dropTreeChunk,
  recruitApplication,
  serviceOrder,
  servicePayment,
  serviceReturn,
} from "~db/schema";
import { findAssociatedTokenAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { testDatabase as db } from "../database";
import { MINT, REFUND } from "../jobs/job-world";
import { at, emptyProjectTables, makeAccount } from "../project-accounts/project-accounts";
import { ADMIN_SECRET, emptyStaffTables } from "../staff/staff";

const OTHER_MINT = Keypair.fromSeed(new Uint8Array(32).fill(11)).publicKey.toBase58();
export const SERVICES: Treasury = {
  treasury: REFUND,
  coins: { SCG: { mint: MINT, decimals: 6 }, USDC: { mint: OTHER_MINT, decimals: 6 } },
};
export const PRICE = 100_000_000n;
export const PAYER = Keypair.fromSeed(new Uint8Array(32).fill(21)).publicKey.toBase58();
export const STRANGER = Keypair.fromSeed(new Uint8Array(32).fill(22)).publicKey.toBase58();
export const WALLETS = Array.from({ length: 5 }, (_, n) =>
  Keypair.fromSeed(new Uint8Array(32).fill(30 + n)).publicKey.toBase58(),
);
export const OFFERS: Offer[] = (["CREATE_WHITELIST", "CREATE_RECRUIT"] as const).map((code) => ({
  ...{ code, coin: "SCG", decimals: 6, priceRaw: PRICE },
}));
const DATA = {
  CREATE_WHITELIST: { title: "First hundred", wallets: WALLETS },
  CREATE_RECRUIT: { title: "Artists wanted", details: "Pixel art", closesAt: at(60 * 24 * 30).toISOString() },
};

export async function emptyServiceTables(): Promise<void> {
  await emptyProjectTables();
  await emptyStaffTables();
  for (const table of [serviceOrder, servicePayment, serviceReturn, recruitApplication, dropRecipient, dropTreeChunk]) {
    await db.delete(table);
  }
}

/** An approved account with a project. */
export async function openAccount(email = "bora@example.org") {
  const { account } = await makeAccount({ email, status: "approved" });
  const typed = { ...{ symbol: "TORI", name: "Tori", mainnet: "solana", projectFeeBps: "0", creatorFeeBps: "0" } };
  const id = await createProject({ db, now: at(), account }, projectSchema.parse(typed));
  return { account, projectId: String(id) };
}

type Account = Awaited<ReturnType<typeof openAccount>>;

/** An order of an allow-list, unless something else is given. */
export async function placeOrder(
  { account, projectId }: Account,
  given: Partial<NewOrder> = {},
  minutes = 0,
  offers: readonly Offer[] = OFFERS,
): Promise<ServiceOrder> {
  const code = given.code ?? "CREATE_WHITELIST";
  const number = crypto.randomUUID();
  const input = { ...{ number, projectId, code, payer: PAYER, data: DATA[code] }, ...given };
  const id = await createOrder({ db, now: at(minutes), account, adminSecret: ADMIN_SECRET }, offers, input);
  return orderOf(id);
}

export async function orderOf(id: string): Promise<ServiceOrder> {
  const order = await findOrder(db, id);
  if (!order) throw new Error("no such order");
  return order;
}

const tokens = (owner: string, mint: string) =>
  findAssociatedTokenAddress(new PublicKey(mint), new PublicKey(owner), TOKEN_PROGRAM_ADDRESS).toBase58();

type Payment = {
  order: string;
  amountRaw?: bigint;
  coin?: ServiceCoin;
  payer?: string;
  minutes?: number;
  to?: string;
  error?: unknown;
  /** Another order that the transaction pays as well. */
  alsoOrder?: string;
};

/** A chain in memory with what was paid to the treasury, as its nodes list and return it. */
export class PaidChain {
  private readonly landed: (LandedTransaction & { names: string[] })[] = [];

  /** Lands a transfer that names an order. Returns its signature. */
  pay(payment: Payment): string {
    const { order, alsoOrder, amountRaw = PRICE, coin = "SCG", payer = PAYER, minutes = 1 } = payment;
    const { mint } = SERVICES.coins[coin];
    const data = Buffer.alloc(10);
    data.writeUInt8(12);
    data.writeBigUInt64LE(amountRaw, 1);
    const named = [order, ...(alsoOrder ? [alsoOrder] : [])].map(referenceOf);
    const signature = `payment${this.landed.length}`;
    this.landed.push({
      ...{ signature, slot: this.landed.length + 1, error: payment.error ?? null, logs: [], emptied: [] },
      blockTs: at(minutes).getTime() / 1_000,
      names: named,
      instructions: named.map((reference) => ({
        ...{ program: TOKEN_PROGRAM_ADDRESS.toBase58(), data, depth: 1 },
        accounts: [tokens(payer, mint), mint, tokens(payment.to ?? REFUND, mint), payer, reference],
      })),
    });
    return signature;
  }

  readonly chain: FollowDeps["chain"] = {
    listSignatures: async (address, { limit, before, until }) => {
      const newest = this.landed.filter(({ names }) => names.includes(address)).reverse();
      const from = before ? newest.findIndex(({ signature }) => signature === before) + 1 : 0;
      const end = until ? newest.findIndex(({ signature }) => signature === until) : newest.length;
      return newest.slice(from, end < 0 ? newest.length : end).slice(0, limit);
    },
    findTransaction: async (signature) => this.landed.find((one) => one.signature === signature) ?? null,
  };

  /** What everybody together has paid in. */
  get total(): bigint {
    const paid = this.landed.filter(({ error }) => error === null);
    return paid.reduce(
      (sum, { instructions }) =>
        sum + instructions.reduce((all, { data }) => all + Buffer.from(data).readBigUInt64LE(1), 0n),
      0n,
    );
  }
}

/** Looks for the payments of an order at a minute. */
export function follow({ chain }: PaidChain, id: string, minutes = 2): Promise<void> {
  return followOrder({ db, chain, now: at(minutes), adminSecret: ADMIN_SECRET, services: SERVICES }, id);
}

/** Where each payment of an order is. */
export async function placesOf(id: string): Promise<string[]> {
  return (await listPayments(db, await orderOf(id))).map(({ place, problem }) =>
    problem ? `${place}: ${problem}` : place,
  );
}

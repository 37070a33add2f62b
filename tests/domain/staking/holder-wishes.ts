import { expect } from "vitest";
import { KINDS, transactionPreviewSchema } from "~/domain/kinds.server";
import { PROJECTIONS } from "~/domain/projections.server";
import type { TransactionKind, TransactionPreview, TransactionRequest } from "~/domain/transaction-types";
import { acceptSigned } from "~/domain/transactions/commands.server";
import { createIntent } from "~/domain/transactions/create.server";
import type { Intent } from "~/domain/transactions/queries.server";
import { settleIntent } from "~/domain/transactions/settle.server";
import { isSettled } from "~/domain/transactions/view";
import { amountToDecimal } from "~programs/amounts";
import { testDatabase as db } from "../database";
import { type TestWallet, unsignedOf } from "../transactions/wallet";
import { chain, waitUntil } from "./chain-world";

/** What holders ask of the site in the tests on the local node, and how it ends. */

/** What the site knows about kinds and projections of our programs. */
export const LISTS = { kinds: KINDS, projections: PROJECTIONS };

export function depsOf(wallet: TestWallet) {
  const actor = { chain: "solana" as const, walletAddress: wallet.address };
  return { db, chain, actor, now: new Date(), follow: async () => {}, ...LISTS };
}

/** What an intent's row says about its trial run, in the form of this kind. */
export function previewOf<K extends TransactionKind>({ preview }: Pick<Intent, "preview">, kind: K) {
  const read = transactionPreviewSchema.parse(preview);
  if (read.kind !== kind) throw new Error(`a preview of ${read.kind}`);
  return read as Extract<TransactionPreview, { kind: K }>;
}

export function stakeOf(amountRaw: bigint, termDays: number): TransactionRequest {
  const parameters = { ...amounts(amountRaw), termDays: String(termDays), ...termsOf(termDays) };
  return { requestKey: crypto.randomUUID(), kind: "stake", lifetime: "blockhash", parameters };
}

/** An amount of SCG in both of its forms. */
function amounts(amountRaw: bigint) {
  return { amountRaw: String(amountRaw), amount: amountToDecimal(amountRaw, 9) };
}

/** What the local pool offers (tools/dev/chain-setup.ts); nothing for a term that it does not have. */
function termsOf(termDays: number) {
  const rates: Record<number, number> = { 30: 200, 90: 500, 180: 900, 365: 1_500 };
  return { minRateBps: String(rates[termDays] ?? 0), minBaseRateBps: "200", maxFeeBps: "0" };
}

export function claimOf(positionAddress: string, amountRaw: string): TransactionRequest {
  return {
    requestKey: crypto.randomUUID(),
    kind: "claim",
    lifetime: "blockhash",
    parameters: { positionAddress, amountRaw },
  };
}

export function unstakeOf(positionAddress: string): TransactionRequest {
  return { requestKey: crypto.randomUUID(), kind: "unstake", lifetime: "blockhash", parameters: { positionAddress } };
}

export async function wish(wallet: TestWallet, request: TransactionRequest): Promise<Intent> {
  return (await createIntent(depsOf(wallet), request)).intent;
}

export function signed(wallet: TestWallet, { id, message }: Intent) {
  return { id, transaction: wallet.sign(unsignedOf(message)) };
}

export async function carryOut(wallet: TestWallet, intent: Intent): Promise<Intent> {
  const { intent: sent } = await acceptSigned(depsOf(wallet), signed(wallet, intent));
  expect(sent).toMatchObject({ status: "sent", errorCode: null });
  const settled = await untilSettled(intent);
  expect(settled).toMatchObject({ status: "finalized", errorCode: null });
  return settled;
}

export async function untilSettled({ id }: Intent): Promise<Intent> {
  const look = async () => (await settleIntent({ db, chain, now: new Date(), ...LISTS }, id)).intent;
  await waitUntil(async () => isSettled((await look()).status));
  return look();
}

/** Waits until the chain has it, without reading D1. */
export async function untilLanded({ signature }: Pick<Intent, "signature">): Promise<void> {
  await waitUntil(async () => {
    const { status } = await chain.getSignatureStatus(signature ?? "", { searchHistory: false });
    return status?.commitment === "finalized";
  });
}

export async function openPosition(wallet: TestWallet, amountRaw: bigint, termDays: number): Promise<string> {
  const intent = await wish(wallet, stakeOf(amountRaw, termDays));
  await carryOut(wallet, intent);
  return previewOf(intent, "stake").positionAddress;
}

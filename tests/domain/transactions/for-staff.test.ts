import { PublicKey, SystemProgram } from "@solana/web3.js";
import { expect, test } from "vitest";
import { findTransactionForStaff } from "~/domain/transactions/staff-queries.server";
import { buildTransaction } from "~/domain/transactions/unsigned-transaction.server";
import { transactionIntent } from "~db/schema";
import { testDatabase as db } from "../database";

const WALLET = "7qnkbU982jxvyg3DZQURbMx9NH8iKewpf1CUNpPTS787";
const TO = "7Np41oeYqPefeNQEHSv1UDhYrehxin3NStELsSKCT4K2";
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 1, 0, 0, seconds));

const intent = (id: string, message: string): typeof transactionIntent.$inferInsert => ({
  id,
  requestKey: id,
  walletAddress: WALLET,
  kind: "stake",
  parameters: { amountRaw: "5" },
  status: "finalized",
  message,
  preview: {},
  lifetime: "blockhash",
  blockhash: WALLET,
  lastValidBlockHeight: 1,
  createdAt: at(0),
  updatedAt: at(5),
  finalizedAt: at(17),
});

test("staff read what a transaction does, instruction by instruction, and when it came so far", async () => {
  const instructions = [
    SystemProgram.transfer({ fromPubkey: new PublicKey(WALLET), toPubkey: new PublicKey(TO), lamports: 7n }),
  ];
  const costs = { computeUnitLimit: 1_000, computeUnitPrice: 3 };
  const { message } = buildTransaction({ payer: WALLET, blockhash: WALLET, ...costs, instructions });
  await db.insert(transactionIntent).values(intent("a", Buffer.from(message).toString("base64")));
  const found = await findTransactionForStaff(db, "a");
  expect(found?.instructions).toEqual([
    { name: "budget.setLimit", accounts: [], args: ["units: 1000"] },
    { name: "budget.setPrice", accounts: [], args: ["price: 3"] },
    { name: "system.transfer", accounts: [`from: ${WALLET}`, `to: ${TO}`], args: ["lamports: 7"] },
  ]);
  expect(found?.life).toEqual([
    { at: at(0), status: "built" },
    { at: at(17), status: "finalized" },
  ]);
});

test("a message that this release does not know is said to be unreadable", async () => {
  await db.insert(transactionIntent).values(intent("b", "AAAA"));
  expect((await findTransactionForStaff(db, "b"))?.instructions).toBe(null);
  expect(await findTransactionForStaff(db, "c")).toBe(null);
});

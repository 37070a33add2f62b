import {
  AddressLookupTableAccount,
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import { expect, test } from "vitest";
import { checkSigned } from "~/domain/transactions/signed-transaction.server";
import { buildTransaction } from "~/domain/transactions/unsigned-transaction.server";
import { AppError } from "~/errors";
import { TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { claim } from "~programs/staking";
import { blockhashAt } from "../../fakes/rpc";
import { instruction, testWallet } from "./wallet";

const LIGHTHOUSE = new PublicKey("L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95");
const MEMO = new PublicKey("MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr");

const wallet = testWallet();
const thief = Keypair.generate().publicKey;
const pool = { address: key(1), mint: key(2), tokenProgram: TOKEN_PROGRAM_ADDRESS };
const claimOf = (amountRaw: bigint) =>
  claim({ pool, owner: wallet.keypair.publicKey, rentPayer: wallet.keypair.publicKey, positionId: 7n, amountRaw });

const built = buildTransaction({
  payer: wallet.address,
  blockhash: blockhashAt(1),
  computeUnitLimit: 30_000,
  computeUnitPrice: 1_000,
  instructions: [claimOf(5n)],
});
const unsigned = base64(built.transaction);

test("a transaction that comes back signed and unchanged is taken, with the signature that names it", async () => {
  const { signature } = await check(wallet.sign(unsigned));
  expect(signature).toMatch(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/);
});

test("a wallet may set its own compute budget, assert with Lighthouse and leave a memo", async () => {
  const signed = wallet.signChanged(unsigned, (ours) => [
    ComputeBudgetProgram.setComputeUnitLimit({ units: 60_000 }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 9_000 }),
    instruction(LIGHTHOUSE, [5, 0, 1], [wallet.keypair.publicKey]),
    ...withoutBudget(ours),
    instruction(MEMO, [...Buffer.from("thanks")]),
    instruction(LIGHTHOUSE, [6, 0, 1], [wallet.keypair.publicKey]),
  ]);
  await expect(check(signed)).resolves.toHaveProperty("signature");
});

test.each([
  ["drains SOL", SystemProgram.transfer({ fromPubkey: wallet.keypair.publicKey, toPubkey: thief, lamports: 1 })],
  ["drains coin", instruction(TOKEN_PROGRAM_ADDRESS, [3, 1, 0, 0, 0, 0, 0, 0, 0], [key(3), key(4)])],
  ["calls a program of its own", instruction(thief, [1])],
  ["has Lighthouse write a memory account", instruction(LIGHTHOUSE, [0, 0], [wallet.keypair.publicKey])],
  ["repeats our own instruction", claimOf(5n)],
])("an added instruction that %s is refused", async (_, added) => {
  await expectRefusal(wallet.signChanged(unsigned, (ours) => [...ours, added]));
  await expectRefusal(wallet.signChanged(unsigned, (ours) => [added, ...ours]));
});

test("a changed amount, a left-out instruction and another account are refused", async () => {
  await expectRefusal(wallet.signChanged(unsigned, (ours) => [...ours.slice(0, -1), claimOf(6n)]));
  await expectRefusal(wallet.signChanged(unsigned, (ours) => ours.slice(0, -1)));
  const other = claimOf(5n);
  other.keys[4] = { ...other.keys[4]!, pubkey: thief };
  await expectRefusal(wallet.signChanged(unsigned, (ours) => [...ours.slice(0, -1), other]));
});

test("an excessive priority fee is refused, even if no compute limit is given", async () => {
  const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 10_000_000 });
  const limit = ComputeBudgetProgram.setComputeUnitLimit({ units: 1_000_000 });
  await expectRefusal(wallet.signChanged(unsigned, (ours) => [limit, price, ...withoutBudget(ours)]));
  await expectRefusal(wallet.signChanged(unsigned, (ours) => [price, ...withoutBudget(ours)]));
});

test("another blockhash is refused, since its expiry is not the one we wait for", async () => {
  const later = buildTransaction({
    payer: wallet.address,
    blockhash: blockhashAt(2),
    computeUnitLimit: 30_000,
    computeUnitPrice: 1_000,
    instructions: [claimOf(5n)],
  });
  await expectRefusal(wallet.sign(base64(later.transaction)));
});

test("a transaction that another wallet signs and pays for is refused", async () => {
  const other = testWallet();
  const theirs = buildTransaction({
    payer: other.address,
    blockhash: blockhashAt(1),
    computeUnitLimit: 30_000,
    computeUnitPrice: 1_000,
    instructions: [claimOf(5n)],
  });
  const transaction = VersionedTransaction.deserialize(theirs.transaction);
  transaction.sign([other.keypair, wallet.keypair]);
  await expectRefusal(base64(transaction.serialize()));
});

test("an address lookup table is refused, as it hides the accounts", async () => {
  const table = new AddressLookupTableAccount({
    key: key(9),
    state: {
      deactivationSlot: 2n ** 64n - 1n,
      lastExtendedSlot: 0,
      lastExtendedSlotStartIndex: 0,
      addresses: [key(2)],
    },
  });
  const { instructions, payerKey, recentBlockhash } = TransactionMessage.decompile(
    VersionedTransaction.deserialize(built.transaction).message,
  );
  const message = new TransactionMessage({ payerKey, recentBlockhash, instructions }).compileToV0Message([table]);
  const transaction = new VersionedTransaction(message);
  transaction.sign([wallet.keypair]);
  await expectRefusal(base64(transaction.serialize()));
});

test("an unsigned transaction and one with a wrong signature do not count as signed", async () => {
  await expectRefusal(unsigned, "TransactionNotSigned");
  const bytes = Buffer.from(wallet.sign(unsigned), "base64");
  bytes[10] = bytes[10]! ^ 1;
  await expectRefusal(bytes.toString("base64"), "TransactionNotSigned");
});

test("bytes that are no transaction, or one with something behind it, are refused", async () => {
  await expectRefusal(base64(new Uint8Array(40)));
  await expectRefusal(base64(new Uint8Array([1, 2, 3])));
  const signed = Buffer.from(wallet.sign(unsigned), "base64");
  await expectRefusal(Buffer.concat([signed, Buffer.from([0])]).toString("base64"));
});

function check(signed: string) {
  const { message } = built;
  return checkSigned({
    wallet: wallet.address,
    message,
    signed: Buffer.from(signed, "base64"),
    lifetime: "blockhash",
  });
}

async function expectRefusal(
  signed: string,
  code: "TransactionChanged" | "TransactionNotSigned" = "TransactionChanged",
) {
  await expect(check(signed)).rejects.toEqual(new AppError(code));
}

function withoutBudget<T extends { programId: PublicKey }>(instructions: T[]): T[] {
  return instructions.filter(({ programId }) => !programId.equals(ComputeBudgetProgram.programId));
}

function key(fill: number): PublicKey {
  return new PublicKey(new Uint8Array(32).fill(fill));
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}

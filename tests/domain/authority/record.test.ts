import { type PublicKey, Transaction, type TransactionInstruction } from "@solana/web3.js";
import bs58 from "bs58";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { preparedOf, ranExactly } from "~/domain/authority/prepared-instructions";
import { proposalOf } from "~/domain/authority/proposal";
import { getDeed } from "~/domain/authority/queries.server";
import { recordDeed } from "~/domain/authority/record.server";
import { sealDeed } from "~/domain/authority/seal.server";
import type { SigningDeps } from "~/domain/authority/sign.server";
import type { LandedTransaction, RanInstruction } from "~/domain/solana/chain";
import { isWalletAddress } from "~/domain/solana/is-wallet-address";
import { auditEntry, authorityDeed, transactionIntent } from "~db/schema";
import { findNftPoolAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { createClaimPage } from "~programs/drop";
import { promiseOfCoins } from "~programs/drop-promise";
import { fundStream, setNftPaused } from "~programs/nft-staking";
import { createTokenAccount } from "~programs/token-accounts";
import { testDatabase as db } from "../database";
import { testWallet } from "../transactions/wallet";
import { staffDeps } from "./authority-world";

/** Deeds that a multisig or the command line has carried out. The chain decides whether that is true. */

const creator = testWallet().keypair.publicKey;
// like the vault of a multisig, the address of a pool has no key
const vault = findNftPoolAddress({ creator, poolId: 9 });
const pool = findNftPoolAddress({ creator, poolId: 0 });
const funding = (amountRaw: bigint, funder: PublicKey = vault) =>
  fundStream({ stream: { pool, place: 0, mint: creator, tokenProgram: TOKEN_PROGRAM_ADDRESS }, funder, amountRaw });
const SIGNATURE = bs58.encode(new Uint8Array(64).fill(7));

const ranOf = ({ programId, keys, data }: TransactionInstruction, depth = 2): RanInstruction => ({
  ...{ program: programId.toBase58(), accounts: keys.map(({ pubkey }) => pubkey.toBase58()), data, depth },
});
const OF_MULTISIG: RanInstruction = { program: creator.toBase58(), accounts: [], data: new Uint8Array(9), depth: 1 };

let deps: SigningDeps;
beforeEach(async () => {
  await db.delete(authorityDeed);
  await db.delete(auditEntry);
  await db.delete(transactionIntent);
  deps = await staffDeps();
});

async function prepared(changed: Partial<typeof authorityDeed.$inferInsert> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const authorityAddress = vault.toBase58();
  const said = { id, form: "stream.fund", kind: "fundStream", parameters: {}, authorityAddress, preparedBy: "x" };
  const instructions = preparedOf([funding(5n)]);
  const seal = await sealDeed(deps.adminSecret, { ...said, effects: [], instructions });
  const row = { ...said, effects: "[]", instructions, seal, preparedAt: deps.now, status: "waiting" as const };
  await db.insert(authorityDeed).values({ ...row, ...changed });
  return id;
}

const landed = (changed: Partial<LandedTransaction> = {}): LandedTransaction => ({
  ...{ signature: SIGNATURE, slot: 1, blockTs: Math.floor(deps.now.getTime() / 1000) + 5, error: null, logs: [] },
  ...{ instructions: [OF_MULTISIG, ranOf(funding(5n))], emptied: [], ...changed },
});
const record = (id: string, found: LandedTransaction | null, signature = SIGNATURE) =>
  recordDeed({ ...deps, chain: { findTransaction: async () => found } }, { id, signature });

describe("a deed that was signed elsewhere", () => {
  it("is recorded with its signature and the time of the chain, also in the audit log", async () => {
    const id = await prepared();
    await record(id, landed());
    const landedAt = new Date((landed().blockTs ?? 0) * 1000);
    expect(await getDeed(db, id)).toMatchObject({ status: "landed", signature: SIGNATURE, landedAt });
    const [entry] = await db.select().from(auditEntry).where(eq(auditEntry.key, id));
    expect(entry).toMatchObject({ action: "authorityDeed.record", actor: "operator@example.org" });
  });

  it("may have been withdrawn here before", async () => {
    const id = await prepared({ status: "withdrawn" });
    await record(id, landed());
    expect((await getDeed(db, id)).status).toBe("landed");
  });

  it.each<[string, () => Partial<LandedTransaction>]>([
    ["another amount", () => ({ instructions: [ranOf(funding(6n))] })],
    ["another wallet", () => ({ instructions: [ranOf(funding(5n, creator))] })],
    ["nothing of it", () => ({ instructions: [OF_MULTISIG] })],
    ["it twice", () => ({ instructions: [ranOf(funding(5n)), ranOf(funding(5n))] })],
    [
      "more than it",
      () => ({ instructions: [ranOf(funding(5n)), ranOf(setNftPaused({ pool, pauser: vault, isPaused: true }))] }),
    ],
    ["it, long before it was prepared", () => ({ blockTs: Math.floor(deps.now.getTime() / 1000) - 3_600 })],
  ])("is refused if the transaction did %s", async (_, changed) => {
    const id = await prepared();
    await expect(record(id, landed(changed()))).rejects.toMatchObject({ code: "NotThisDeed" });
    expect((await getDeed(db, id)).status).toBe("waiting");
  });

  it("is refused while the transaction is not final, and if it failed", async () => {
    const id = await prepared();
    await expect(record(id, null)).rejects.toMatchObject({ code: "NotFinalYet" });
    await expect(record(id, landed({ error: { InstructionError: [0] } }))).rejects.toMatchObject({
      code: "TransactionFailed",
    });
    expect(await db.$count(auditEntry)).toBe(0);
  });

  it("has a signature that counts for one deed only, and never for a deed whose own transaction was signed", async () => {
    const [first, second] = [await prepared(), await prepared()];
    await record(first, landed());
    await expect(record(second, landed())).rejects.toMatchObject({ code: "Conflict" });
    await expect(record(first, landed())).rejects.toMatchObject({ code: "Conflict" });
    const intentId = crypto.randomUUID();
    const signed = {
      id: intentId,
      requestKey: "x",
      walletAddress: vault.toBase58(),
      kind: "fundStream",
      parameters: {},
    };
    await db.insert(transactionIntent).values({
      ...signed,
      ...{
        status: "signed",
        message: "",
        preview: {},
        lifetime: "blockhash" as const,
        lastValidBlockHeight: 1,
        blockhash: "x",
        signature: "of the page",
        createdAt: deps.now,
        updatedAt: deps.now,
      },
    });
    const third = await prepared({ intentId });
    const other = bs58.encode(new Uint8Array(64).fill(8));
    await expect(record(third, landed(), other)).rejects.toMatchObject({ code: "Conflict" });
  });

  it("is refused if somebody has changed its row in D1", async () => {
    const id = await prepared({ instructions: preparedOf([funding(6n)]) });
    await expect(record(id, landed({ instructions: [ranOf(funding(6n))] }))).rejects.toMatchObject({
      code: "DeedBroken",
    });
  });

  it("can be recorded by operators only", async () => {
    const id = await prepared();
    deps = await staffDeps("editor");
    await expect(record(id, landed())).rejects.toMatchObject({ code: "RoleTooLow" });
  });

  it("may lack an opening of an account that was prepared, and may have one that was not", () => {
    const opening = createTokenAccount(vault, creator, TOKEN_PROGRAM_ADDRESS);
    const terms = { root: new Uint8Array(32), beginTs: 1n, endTs: 2n, totalGiftRaw: 9n, recipients: 3, supply: 3 };
    const page = createClaimPage({ campaign: pool, promise: promiseOfCoins(creator, terms), funder: vault, number: 0 });
    expect(ranExactly([ranOf(funding(5n))], preparedOf([opening, funding(5n)]))).toBe(true);
    expect(ranExactly([ranOf(opening), ranOf(funding(5n))], preparedOf([funding(5n)]))).toBe(true);
    expect(ranExactly([ranOf(funding(5n))], preparedOf([page, funding(5n)]))).toBe(true);
    expect(ranExactly([ranOf(opening), ranOf(page)], preparedOf([opening, page]))).toBe(false);
  });

  it("cannot be recorded if its row is from before instructions were kept", () => {
    expect(ranExactly([ranOf(funding(5n))], [])).toBe(false);
  });
});

describe("a proposal", () => {
  it("is an unsigned transaction of the vault with exactly the instructions of the deed, in both encodings", () => {
    const { base58, base64 } = proposalOf({ authority: vault, instructions: [funding(5n)] });
    expect(Buffer.from(bs58.decode(base58)).toString("base64")).toBe(base64);
    const transaction = Transaction.from(Buffer.from(base64, "base64"));
    expect(transaction.feePayer?.toBase58()).toBe(vault.toBase58());
    expect(preparedOf(transaction.instructions)).toEqual(preparedOf([funding(5n)]));
    expect(transaction.signatures.every(({ signature }) => signature === null)).toBe(true);
  });

  it("is what an address without a key needs", () => {
    expect([isWalletAddress(vault.toBase58()), isWalletAddress(creator.toBase58())]).toEqual([false, true]);
  });
});

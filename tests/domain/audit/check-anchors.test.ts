import { PublicKey, SystemProgram, TransactionInstruction } from "@solana/web3.js";
import { beforeAll, describe, expect, test } from "vitest";
import { anchorAuditLog, followAuditAnchor } from "~/domain/audit/anchor.server";
import { spellAnchor } from "~/domain/audit/anchor-memo";
import { findFinalAnchor, findOpenAnchor } from "~/domain/audit/anchors.server";
import { checkAnchors } from "~/domain/audit/check-anchors.server";
import { checkAuditLog } from "~/domain/audit/queries.server";
import { MEMO_PROGRAM } from "~/domain/solana/wallet-additions";
import { auditAnchor, auditEntry } from "~db/schema";
import { testDatabase as db } from "../database";
import { chain, fundedWallet, sendPlainly, waitUntil } from "../staking/chain-world";
import type { TestWallet } from "../transactions/wallet";
import { cutFrom, emptyLog, NOW, rewriteFrom, writeEntries } from "./log";

/** The log as it was when its last memo was written. */
let whole: (typeof auditEntry.$inferSelect)[];
let auditor: TestWallet;
let signer = "";

async function anchor(): Promise<void> {
  const deps = { db, chain, now: NOW, key: auditor.keypair };
  await anchorAuditLog(deps);
  await waitUntil(async () => {
    await followAuditAnchor(deps);
    return (await findOpenAnchor(db)) === null;
  });
}

async function putBack(): Promise<void> {
  await db.delete(auditEntry);
  for (const entry of whole) await db.insert(auditEntry).values(entry);
}

// two memos on the real program: after three entries and after five
beforeAll(async () => {
  await emptyLog();
  auditor = await fundedWallet();
  signer = auditor.keypair.publicKey.toBase58();
  await writeEntries(3);
  await anchor();
  await writeEntries(2);
  await anchor();
  whole = await db.select().from(auditEntry);
  await waitUntil(async () => (await checkAnchors({ db, chain }, { signer })).anchors.length === 2);
}, 60_000);

describe("the memos on the chain", () => {
  test("agree with the log, and can be compared from a given one on", async () => {
    const { anchors, altered } = await checkAnchors({ db, chain }, { signer });
    expect(altered).toBeNull();
    expect(anchors.map(({ seq, isSame }) => [seq, isSame])).toEqual([
      [3, true],
      [5, true],
    ]);
    expect(await findFinalAnchor(db)).toMatchObject({ seq: 5, signer });
    const after = anchors[0]?.signature;
    expect((await checkAnchors({ db, chain }, { signer, after })).anchors.map(({ seq }) => seq)).toEqual([5]);
  });

  test.each([
    [1, { from: 1, to: 3 }],
    [3, { from: 1, to: 3 }],
    [4, { from: 4, to: 5 }],
    [5, { from: 4, to: 5 }],
  ])("show that a log was rewritten from entry %i on, though its own hashes fit", async (seq, expected) => {
    await rewriteFrom(seq);
    expect(await checkAuditLog(db)).toMatchObject({ entries: 5, altered: null });
    // who can write into D1 can also forget the memos there
    await db.delete(auditAnchor);
    expect((await checkAnchors({ db, chain }, { signer })).altered).toMatchObject(expected);
    await putBack();
  });

  test("show that the end of the log was cut off", async () => {
    await cutFrom(5);
    expect(await checkAuditLog(db)).toMatchObject({ entries: 4, altered: null });
    expect((await checkAnchors({ db, chain }, { signer })).altered).toMatchObject({ from: 4, to: 5 });
    await putBack();
  });

  test("do not count if somebody else wrote them and only named the key's account", async () => {
    const other = await fundedWallet();
    const data = Buffer.from(spellAnchor({ seq: 2, hash: "ab".repeat(32) }));
    const memo = (isSigner: boolean) =>
      new TransactionInstruction({
        programId: new PublicKey(MEMO_PROGRAM),
        keys: isSigner ? [{ pubkey: auditor.keypair.publicKey, isSigner: false, isWritable: false }] : [],
        data,
      });
    const touch = SystemProgram.transfer({
      ...{ fromPubkey: other.keypair.publicKey, toPubkey: auditor.keypair.publicKey, lamports: 1 },
    });
    // the program refuses an account that has not signed
    await expect(sendPlainly(other, [touch, memo(true)])).rejects.toThrow("MissingRequiredSignature");
    const before = (await chain.listSignatures(signer, { limit: 10 })).length;
    await sendPlainly(other, [touch, memo(false)]);
    await waitUntil(async () => (await chain.listSignatures(signer, { limit: 10 })).length > before);
    expect((await checkAnchors({ db, chain }, { signer })).altered).toBeNull();
  });
});

import { Keypair, SystemProgram, TransactionMessage, VersionedTransaction } from "@solana/web3.js";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { problemOfItem } from "~/admin/jobs/item-problem.server";
import { readJobReport } from "~/admin/jobs/report-file.server";
import { changeJob } from "~/domain/jobs/commands.server";
import { codeOfRefusal } from "~/domain/jobs/item-failure";
import { payCoin } from "~/domain/jobs/transfers.server";
import { LOCALES, localeOfCode } from "~/locales/locales";
import { TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { jobItem } from "~db/schema";
import { testDatabase as db } from "../database";
import { addressOf, bringToEnd, MINT, openWorld, rowsOf, SEED, startedJob } from "./job-world";

vi.spyOn(console, "warn").mockImplementation(() => {});

const payer = Keypair.fromSeed(new Uint8Array(32).fill(1)).publicKey;
const coin = { mint: MINT, tokenProgram: TOKEN_PROGRAM_ADDRESS.toBase58(), decimals: 6 };
const OWN_CODE = 5;

/** A transaction that makes a recipient's account, pays them, and sends lamports. */
const bytes = (() => {
  const owner = Keypair.fromSeed(new Uint8Array(32).fill(2)).publicKey;
  const instructions = [
    ...payCoin({ wallet: payer, owner, coin, amountRaw: 1n, hasAccount: false }),
    SystemProgram.transfer({ fromPubkey: payer, toPubkey: owner, lamports: 1n }),
  ];
  const recentBlockhash = SystemProgram.programId.toBase58();
  const message = new TransactionMessage({ payerKey: payer, recentBlockhash, instructions }).compileToV0Message();
  return Buffer.from(new VersionedTransaction(message).serialize()).toString("base64");
})();

test.each([
  ["the recipient's account cannot be made", { InstructionError: [0, { Custom: 0 }] }, 3],
  ["the coin's mint cannot be read", { InstructionError: [1, { Custom: 2 }] }, 2],
  ["the token program refuses the transfer", { InstructionError: [1, { Custom: 17 }] }, 4],
  ["a runtime's word for a refusal says nothing more", { InstructionError: [2, "InvalidArgument"] }, OWN_CODE],
  ["the sender lacks SOL", { InstructionError: [2, { Custom: 1 }] }, OWN_CODE],
  ["the error names an instruction that is not there", { InstructionError: [9, { Custom: 1 }] }, OWN_CODE],
  ["the whole transaction was refused", { InsufficientFundsForRent: { account_index: 1 } }, OWN_CODE],
  ["the error is a bare word", "AccountInUse", OWN_CODE],
])("if %s, an item has the code of that, or else of what the job does", (_, error, code) => {
  expect(codeOfRefusal({ bytes, problem: JSON.stringify(error) }, OWN_CODE)).toBe(code);
});

test("a failed item says why by the specification's code, in the report too, until it is tried again", async () => {
  const world = await openWorld();
  const [refusing, withoutAccount] = [addressOf(2), addressOf(4)];
  world.ledger.refusing.add(refusing);
  world.ledger.withoutAccount.add(withoutAccount);
  const { id } = await startedJob(world, { rows: rowsOf(5) });
  const row = await bringToEnd(world, id);
  expect(row).toMatchObject({ status: 30, completedCount: 3, failedCount: 2 });
  const codes = async () => {
    const items = await db.select().from(jobItem).where(eq(jobItem.jobId, id));
    return Object.fromEntries(items.map(({ address, catalogueCode }) => [address, catalogueCode]));
  };
  const failed = await codes();
  expect([failed[refusing], failed[withoutAccount], failed[addressOf(1)]]).toEqual([4, 3, null]);

  for (const locale of LOCALES) {
    const { text } = await readJobReport(db, id, { locale });
    for (const catalogueCode of [3, 4]) expect(text).toContain(problemOfItem({ catalogueCode }, locale));
  }
  const { text } = await readJobReport(db, id, { locale: localeOfCode("en") });
  expect(text).toContain("Failed 40,Failed to coin transfer (4)");
  expect(text).toContain("Failed 40,Failed to create associated token account for receiver (3)");

  const actor = { staff: world.staff, ipAddress: "203.0.113.7" };
  const asking = { db, now: world.deps.now(), actor, seed: SEED, isOnlyOwner: true };
  await changeJob(asking, { id, version: row.version, deed: "retry" });
  expect(Object.values(await codes())).toEqual([null, null, null, null, null]);
});

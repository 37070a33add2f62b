import { PublicKey, SystemProgram } from "@solana/web3.js";
import bs58 from "bs58";
import { eq, isNotNull } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { defineAuthorityDeed, kindOf } from "~/domain/authority/define-authority-deed";
import { rawField } from "~/domain/authority/fields";
import { prepareDeed, withdrawDeed } from "~/domain/authority/prepare.server";
import { getDeed } from "~/domain/authority/queries.server";
import { recordDeed } from "~/domain/authority/record.server";
import { settleDeed, settleDeeds } from "~/domain/authority/settle.server";
import { buildDeed, declineDeed, followDeed, type SigningDeps, signDeed } from "~/domain/authority/sign.server";
import type { Chain } from "~/domain/solana/chain";
import { acceptSigned } from "~/domain/transactions/commands.server";
import { settleForgotten } from "~/domain/transactions/settle.server";
import { z } from "~/domain/zod";
import { auditEntry, authorityDeed, transactionIntent } from "~db/schema";
import { isFullRun } from "../../full-run";
import { testDatabase as db } from "../database";
import { dieAt } from "../dying";
import { testWallet, unsignedOf } from "../transactions/wallet";
import { NOW, openWorld, type World } from "../transactions/world";
import { staffDeps } from "./authority-world";

/** Whatever happens between the preparation of a deed and its end, it is done once, and its row says how it ended. */

const MOST_CALLS = 60;

let world: World;
let authority: PublicKey;
let deps: SigningDeps;
let id: string;

/** Pays lamports to a place of its own, on a cluster that does what the test says. */
const payOut = defineAuthorityDeed({
  name: "fundStream",
  parameters: z.object({ amountRaw: rawField }),
  failures: {},
  async plan(_, { amountRaw }) {
    const toPubkey = new PublicKey(new Uint8Array(32).fill(5));
    const transfer = SystemProgram.transfer({ fromPubkey: authority, toPubkey, lamports: BigInt(amountRaw) });
    return { authority, instructions: [transfer], computeUnits: 1_000, effects: [{ name: "amount", after: "1" }] };
  },
});

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  world = openWorld();
  authority = world.wallet.keypair.publicKey;
  const { chain, projections, follow } = world.deps;
  const { actor, adminSecret } = await staffDeps();
  const staff = { ...actor.staff, provenAt: NOW };
  const send = { chain, projections, follow, kinds: [kindOf(payOut)] };
  deps = { db, now: NOW, actor: { ...actor, staff }, adminSecret, send };
  // cron would look for what other tests have left open on this cluster
  for (const table of [authorityDeed, transactionIntent]) await db.delete(table);
  id = await prepare();
});

function prepare(): Promise<string> {
  return prepareDeed({ ...deps, chain: deps.send.chain }, { form: "t", deed: payOut, parameters: { amountRaw: "7" } });
}

const signatureOf = (message: string, wallet = world.wallet) => wallet.sign(unsignedOf(message));
const laterBy = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

async function actions(): Promise<string[]> {
  const entries = await db.select().from(auditEntry).where(eq(auditEntry.key, id)).orderBy(auditEntry.seq);
  return entries.map(({ action }) => action.replace("authorityDeed.", ""));
}

/** The transactions that were handed to nodes. */
const sent = () => [...world.cluster.received.keys()];

/** A run of cron, some minutes after the press. */
async function runCron(minutes: number): Promise<void> {
  await settleForgotten({ ...deps.send, db, now: laterBy(minutes) });
  await settleDeeds({ db, now: laterBy(minutes) });
}

/** Everything that was sent lands and becomes final. Nobody has a page open, so only cron looks. */
async function landAndForget(): Promise<void> {
  for (const signature of sent()) world.cluster.land(signature);
  world.cluster.pass(40);
  await runCron(10);
}

/** A press of the member of staff: what is built is signed and handed over. */
async function press(from: SigningDeps): Promise<void> {
  const { intent } = await buildDeed(from, id);
  if (intent.status === "built") await signDeed(from, { id, transaction: signatureOf(intent.message) });
}

// `npm test` tries each of the two ways at every third call, and not at the same calls
describe.each([
  { when: "before", first: 1 },
  { when: "after", first: 2 },
] as const)("the Worker killed $when a call between the press and the end", ({ when, first }) => {
  test("leaves a deed that is done once and whose row says so, whether the press is repeated or the tab was closed", async () => {
    let steps = 0;
    for (let step = isFullRun ? 1 : first; step < MOST_CALLS; step += isFullRun ? 1 : 3) {
      world.cluster.received.clear();
      id = await prepare();
      const death = dieAt(step, when);
      const dying = {
        ...deps,
        db: death.watch(db),
        send: { ...deps.send, chain: death.watch<Chain>(deps.send.chain) },
      };
      await press(dying).catch(() => {});
      if (!death.hasDied()) break;
      steps = step;
      // every second time nobody comes back after a signature was stored
      const isStored = (await db.$count(transactionIntent, isNotNull(transactionIntent.signature))) > 0;
      if (!isStored || step % 2 === 0) await press(deps);
      await runCron(3);
      await landAndForget();
      const deed = await getDeed(db, id);
      expect([step, deed.status, sent()]).toEqual([step, "landed", [deed.signature]]);
      expect([step, await actions()]).toEqual([step, ["prepare", "build", "land"]]);
      await db.delete(transactionIntent);
    }
    expect(steps).toBeGreaterThan(10);
    expect(steps).toBeLessThan(MOST_CALLS - 3);
  });
});

test("a deed whose signature was stored just before the Worker stopped cannot be withdrawn, and lands", async () => {
  const { intent } = await buildDeed(deps, id);
  const actor = { chain: "solana" as const, walletAddress: world.wallet.address };
  await acceptSigned(
    { ...deps.send, db, now: NOW, actor },
    { id: intent.id, transaction: signatureOf(intent.message) },
  );
  expect(await getDeed(db, id)).toMatchObject({ status: "waiting" });
  await expect(withdrawDeed(deps, id)).rejects.toMatchObject({ code: "Conflict" });
  await landAndForget();
  expect(await getDeed(db, id)).toMatchObject({ status: "landed", signature: sent()[0] });
});

test("a deed that one member of staff withdraws while another one signs is recorded as landed all the same", async () => {
  const { intent } = await buildDeed(deps, id);
  const chain = {
    ...deps.send.chain,
    // acceptSigned looks at the chain after it has read the deed and before it stores the signature
    getAccounts: async (...asked: Parameters<Chain["getAccounts"]>) => {
      if ((await getDeed(db, id)).status === "waiting") await withdrawDeed(deps, id);
      return deps.send.chain.getAccounts(...asked);
    },
  };
  const racing = { ...deps, send: { ...deps.send, chain } };
  await signDeed(racing, { id, transaction: signatureOf(intent.message) }).catch(() => {});
  for (const signature of sent()) world.cluster.land(signature);
  world.cluster.pass(40);
  await followDeed({ ...deps, now: laterBy(3) }, { id, intentId: intent.id });
  const { status } = await getDeed(db, id);
  expect([sent().length, status]).toEqual([1, "landed"]);
});

test("a transaction that was signed and expired is replaced by a new one, and never while it can still land", async () => {
  const first = await buildDeed(deps, id);
  await signDeed(deps, { id, transaction: signatureOf(first.intent.message) });
  world.cluster.pass(100);
  await runCron(3);
  const again = await buildDeed(deps, id);
  expect([again.intent.id, await getDeed(db, id)]).toMatchObject([first.intent.id, { status: "sent", tries: 0 }]);
  world.cluster.pass(200);
  await settleForgotten({ ...deps.send, db, now: laterBy(10) });
  await Promise.all([1, 2].map(() => settleDeeds({ db, now: laterBy(10) })));
  expect(await getDeed(db, id)).toMatchObject({ status: "waiting", intentId: null, signature: null, tries: 1 });
  await press(deps);
  expect(sent()).toHaveLength(2);
  expect(await actions()).toEqual(["prepare", "build", "fail", "build"]);
});

test("a transaction that nobody signed in time is renewed by the next press, and a late signature of the old one is refused", async () => {
  const first = await buildDeed(deps, id);
  world.cluster.pass(200);
  const renewed = await buildDeed(deps, id);
  expect(renewed.intent.id).toBe(first.intent.id);
  expect(renewed.intent.message).not.toBe(first.intent.message);
  const late = { id, transaction: signatureOf(first.intent.message) };
  await expect(signDeed(deps, late)).rejects.toMatchObject({ code: "TransactionChanged" });
  expect(sent()).toEqual([]);
  await signDeed(deps, { id, transaction: signatureOf(renewed.intent.message) });
  expect(sent()).toHaveLength(1);
});

test("two declines at once count as one try, and the transaction that the other tab still shows can no longer be sent", async () => {
  const { intent } = await buildDeed(deps, id);
  await Promise.allSettled([declineDeed(deps, id), declineDeed(deps, id)]);
  await settleDeed({ db, now: laterBy(3) }, id);
  expect(await getDeed(db, id)).toMatchObject({ status: "waiting", tries: 1 });
  expect(await actions()).toEqual(["prepare", "build", "fail"]);
  world.cluster.pass(1);
  await buildDeed(deps, id);
  const old = { id, transaction: signatureOf(intent.message) };
  await expect(signDeed(deps, old)).rejects.toMatchObject({ code: "TransactionChanged" });
  expect(sent()).toEqual([]);
});

test("another account of the wallet cannot sign, and neither can the former authority once the chain names a new one", async () => {
  const { intent } = await buildDeed(deps, id);
  const stranger = testWallet();
  const foreign = Buffer.from(unsignedOf(intent.message), "base64");
  await expect(signDeed(deps, { id, transaction: foreign.toString("base64") })).rejects.toMatchObject({
    code: "TransactionNotSigned",
  });
  authority = stranger.keypair.publicKey;
  world.cluster.pass(200);
  await expect(buildDeed(deps, id)).rejects.toMatchObject({
    code: "AuthorityNeeded",
    details: { address: stranger.address },
  });
  expect(sent()).toEqual([]);
});

test("a deed that was signed elsewhere and noted is not signed on a page that is still open, nor noted by both of two presses", async () => {
  const { intent } = await buildDeed(deps, id);
  const { instructions } = await getDeed(db, id);
  const ran = (instructions ?? []).map(({ data, ...ran }) => ({ ...ran, data: Buffer.from(data, "base64"), depth: 1 }));
  const landed = { signature: "", slot: 1, blockTs: NOW.getTime() / 1000 + 5, error: null, logs: [], emptied: [] };
  const chain = { findTransaction: async (signature: string) => ({ ...landed, signature, instructions: ran }) };
  const elsewhere = bs58.encode(new Uint8Array(64).fill(7));
  const note = () => recordDeed({ ...deps, chain }, { id, signature: elsewhere });
  const answers = await Promise.allSettled([note(), note()]);
  expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const late = { id, transaction: signatureOf(intent.message) };
  for (const press of [signDeed(deps, late), declineDeed(deps, id), buildDeed(deps, id), withdrawDeed(deps, id)]) {
    await expect(press).rejects.toMatchObject({ code: "Conflict" });
  }
  await runCron(10);
  expect(sent()).toEqual([]);
  expect(await getDeed(db, id)).toMatchObject({ status: "landed", signature: elsewhere });
  expect(await actions()).toEqual(["prepare", "build", "record"]);
});

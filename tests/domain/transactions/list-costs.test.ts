import { env } from "cloudflare:test";
import type { D1Database } from "@cloudflare/workers-types";
import { beforeAll, expect, test } from "vitest";
import { countFailedAttempts, findOpenAttempts } from "~/domain/drop/attempts.server";
import { listDropLog } from "~/domain/drop/log.server";
import { nonceAddressOf } from "~/domain/solana/nonce-account.server";
import { listBatchIntents } from "~/domain/transactions/batch.server";
import { acceptSigned } from "~/domain/transactions/commands.server";
import { findWaiting } from "~/domain/transactions/lifetime.server";
import { findIntentByKey, listOpenIntents, listUnsettledIntents } from "~/domain/transactions/queries.server";
import { recorded } from "../recorded";
import { insertIntent, NOW, openWorld, signedBy } from "./world";

/**
 * What a screen asks about a wallet's transactions costs the same after thousands of them as after ten, because none is ever
 * deleted.
 */

const ENDED = 6_000;
const TAKEN_ONE_IN = 1_000;
const d1 = (env as unknown as { DB: D1Database }).DB;
const w = openWorld();
const wallet = w.wallet.address;

const SETTLED = `
  WITH RECURSIVE row(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM row WHERE n < ${ENDED})
  INSERT INTO transaction_intent (id, request_key, wallet_address, kind, parameters, status, message, preview, lifetime,
    blockhash, nonce_address, nonce_slot, signature, created_at, updated_at)
  SELECT 'id' || n, 'key' || n, '${wallet}', CASE n % ${TAKEN_ONE_IN} WHEN 0 THEN 'takeDrop' ELSE 'claim' END,
    '{"campaignAddress":"c"}', CASE n / ${TAKEN_ONE_IN} % 2 WHEN 0 THEN 'finalized' ELSE 'expired' END, 'm',
    '{"tab":"rwa"}', 'nonce', 'used', 'account', 1, 'signature' || n, n, n FROM row`;

beforeAll(async () => {
  await d1.prepare(SETTLED).run();
});

test("transactions under way are found without reading those that have ended", async () => {
  const sent = await insertIntent(w, { status: "sent", signature: "under way" });
  const { db, rowsRead } = recorded("transaction_intent");
  expect((await listOpenIntents(db, wallet)).map(({ id }) => id)).toEqual([sent.id]);
  expect((await listUnsettledIntents(db, wallet)).map(({ id }) => id)).toEqual([sent.id]);
  expect(await findWaiting(db, wallet, "used")).toBeNull();
  expect(rowsRead()).toHaveLength(3);
  expect(Math.max(...rowsRead())).toBeLessThanOrEqual(10);
});

test("a signature is stored without reading ended transactions of other nonces", async () => {
  const nonceAddress = await nonceAddressOf(wallet);
  const intent = await insertIntent(w, { lifetime: "nonce", lastValidBlockHeight: null, nonceAddress, nonceSlot: 1 });
  const { db, rowsRead } = recorded("transaction_intent");
  const { intent: kept } = await acceptSigned({ ...w.deps, db }, signedBy(w, intent));
  expect(kept.signature).not.toBeNull();
  expect(Math.max(...rowsRead())).toBeLessThanOrEqual(10);
});

test("a transaction by its key, those of a batch, and a holder's tries at drops are found without reading any others", async () => {
  const { db, rowsRead } = recorded("transaction_intent");
  expect((await findIntentByKey(db, wallet, "key7"))?.id).toBe("id7");
  expect(await listBatchIntents(db, wallet, "none")).toEqual([]);
  expect((await findOpenAttempts(db, wallet)).size).toBe(1);
  expect((await listDropLog(db, wallet, { tab: "rwa", before: null })).entries).toHaveLength(ENDED / TAKEN_ONE_IN);
  expect(await countFailedAttempts(db, wallet, "rwa")).toBe(ENDED / TAKEN_ONE_IN / 2);
  expect(Math.max(...rowsRead())).toBeLessThanOrEqual(30);
});

test("newer transactions that were never signed do not hide a signed one", async () => {
  const late = openWorld();
  const signed = await insertIntent(late, { status: "signed", signature: "hidden", createdAt: new Date(0) });
  for (let i = 0; i < 25; i++) await insertIntent(late, { createdAt: new Date(NOW.getTime() + i) });
  const unsettled = await listUnsettledIntents(late.deps.db, late.wallet.address);
  expect(unsettled.map(({ id }) => id)).toEqual([signed.id]);
});

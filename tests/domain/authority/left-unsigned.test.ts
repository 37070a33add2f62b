import { PublicKey, SystemProgram } from "@solana/web3.js";
import { expect, test } from "vitest";
import { defineAuthorityDeed, kindOf } from "~/domain/authority/define-authority-deed";
import { prepareDeed } from "~/domain/authority/prepare.server";
import { getDeed } from "~/domain/authority/queries.server";
import { settleDeeds } from "~/domain/authority/settle.server";
import { buildDeed, signDeed } from "~/domain/authority/sign.server";
import { deleteUnsignedIntents } from "~/domain/transactions/create.server";
import { settleForgotten } from "~/domain/transactions/settle.server";
import { z } from "~/domain/zod";
import { authorityDeed, transactionIntent } from "~db/schema";
import { testDatabase as db } from "../database";
import { unsignedOf } from "../transactions/wallet";
import { NOW, openWorld } from "../transactions/world";
import { staffDeps } from "./authority-world";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const after = (ms: number, since = NOW) => new Date(since.getTime() + ms);

/**
 * Deeds whose page was closed before anybody signed. Their transactions expire and are deleted after two days. Cron has to
 * record the end of a later deed all the same, even if there are more of them than it looks at in one run.
 */
test.each([
  { when: "its transaction was deleted", left: 1, days: 3 },
  { when: "more are left than cron looks at in one run", left: 21, days: 1 },
])("a deed that was left unsigned keeps no later one from being settled: $when", async ({ left, days }) => {
  for (const table of [authorityDeed, transactionIntent]) await db.delete(table);
  const world = openWorld();
  const payOut = payOutOf(world.wallet.keypair.publicKey);
  const { chain, projections, follow } = world.deps;
  const { actor, adminSecret } = await staffDeps();
  const at = (now: Date) => ({
    ...{ db, now, adminSecret, actor: { ...actor, staff: { ...actor.staff, provenAt: now } } },
    send: { chain, projections, follow, kinds: [kindOf(payOut)] },
  });
  const prepare = (now: Date) => prepareDeed({ ...at(now), chain }, { form: "test", deed: payOut, parameters: {} });
  const endTransactions = async (now: Date) => settleForgotten({ ...at(now).send, db, now });

  for (let built = 0; built < left; built++) await buildDeed(at(NOW), await prepare(NOW));
  world.cluster.pass(300);
  await endTransactions(after(10 * MINUTE_MS));
  const later = after(days * DAY_MS);
  await deleteUnsignedIntents({ db, now: later });

  const id = await prepare(later);
  const { intent } = await buildDeed(at(later), id);
  await signDeed(at(later), { id, transaction: world.wallet.sign(unsignedOf(intent.message)) });
  for (const signature of world.cluster.received.keys()) world.cluster.land(signature);
  world.cluster.pass(40);
  const end = after(5 * MINUTE_MS, later);
  await endTransactions(end);
  await settleDeeds({ db, now: end });
  expect((await getDeed(db, id)).status).toBe("landed");
});

/** A deed that pays one lamport. */
function payOutOf(authority: PublicKey) {
  const toPubkey = new PublicKey(new Uint8Array(32).fill(5));
  return defineAuthorityDeed({
    name: "payOut",
    parameters: z.object({}),
    failures: {},
    plan: async () => ({
      ...{ authority, computeUnits: 1_000, effects: [] },
      instructions: [SystemProgram.transfer({ fromPubkey: authority, toPubkey, lamports: 1n })],
    }),
  });
}

import { env } from "cloudflare:test";
import type { D1Database } from "@cloudflare/workers-types";
import { Keypair, PublicKey, SystemProgram } from "@solana/web3.js";
import { expect, inject, test } from "vitest";
import { runJob } from "~/domain/jobs/advance.server";
import { changeJob } from "~/domain/jobs/commands.server";
import { createJob } from "~/domain/jobs/create.server";
import { readAsset } from "~/domain/jobs/read-asset.server";
import type { ListedRow } from "~/domain/jobs/read-list";
import { neededOf } from "~/domain/jobs/statuses";
import { payCoin } from "~/domain/jobs/transfers.server";
import { readAccounts } from "~/domain/solana/chain";
import { openChain } from "~/domain/solana/chain.server";
import { tokenAmountOf } from "~/domain/solana/token.server";
import { openDatabase } from "~db/client";
import { TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { developmentKeypair } from "~programs/development-keys";
import { isFullRun } from "../../full-run";
import { countingD1 } from "../counting-d1";
import { ADMIN_SECRET } from "../staff/staff";
import { mint, sendPlainly, tokenAccountOf } from "../staking/chain-world";
import { testWallet } from "../transactions/wallet";
import { openWorld, rowOf, SEED } from "./job-world";

/** What the specification of this work asks for; many-items.test.ts counts statements. */
const ITEMS_A_SECOND = 15;
/** `npm run bench -- jobs` names other numbers. */
const ITEMS = Number(process.env.JOB_ITEMS) || (isFullRun ? 1_000 : 100);

const chain = openChain({ rpcUrls: [inject("rpcUrl")], timeoutMs: 20_000 });
const bank = testWallet(developmentKeypair("wallet-1"));

test(`pays ${ITEMS} new wallets on a real node, and sends the rest back`, async () => {
  const { staff } = await openWorld();
  const { d1, statements } = countingD1((env as unknown as { DB: D1Database }).DB);
  const db = openDatabase(d1);
  const now = () => new Date();
  const actor = { staff: { ...staff, provenAt: now() }, ipAddress: "203.0.113.7" };
  const rows = Array.from({ length: ITEMS }, (_, at): ListedRow => {
    return {
      line: at + 1,
      address: Keypair.generate().publicKey.toBase58(),
      amountRaw: 1_000n + BigInt(at),
      mint: null,
    };
  });
  const asset = await readAsset(chain, { asset: "coin", mint: mint.toBase58() });
  const id = await createJob(
    { db, now: now(), actor, chain, seed: SEED },
    {
      ...{ preset: "Token", title: "on a real node", asset, unit: "SCG", rows, bad: [], airdropList: null },
      refundAddress: bank.keypair.publicKey.toBase58(),
    },
  );
  const { wallet } = await changeJob(
    { db, now: now(), actor, seed: SEED, adminSecret: ADMIN_SECRET, isOnlyOwner: true },
    { id, version: 0, deed: "start" },
  );
  const row = await rowOf(id);
  const needed = neededOf(row);
  const coin = { mint: mint.toBase58(), tokenProgram: TOKEN_PROGRAM_ADDRESS.toBase58(), decimals: 9 };
  const owner = { wallet: bank.keypair.publicKey, owner: new PublicKey(wallet) };
  await sendPlainly(bank, payCoin({ ...owner, coin, amountRaw: needed.coinRaw, hasAccount: false }));
  const filled = { fromPubkey: owner.wallet, toPubkey: owner.owner, lamports: needed.lamports };
  await sendPlainly(bank, [SystemProgram.transfer(filled)]);

  const deps = { db, chain, nodes: [chain], nodesNeeded: 1, seed: SEED, now, wait: sleep };
  const before = statements();
  const began = Date.now();
  for (let run = 0; run < 400 && (await runJob(deps, id, 8)) !== "never"; run++);
  const { finishedAt } = await rowOf(id);
  const perSecond = (ITEMS * 1_000) / ((finishedAt?.getTime() ?? Number.NaN) - began);
  const perStatement = ITEMS / (statements() - before);
  console.info(
    `${ITEMS} items on the local node: ${perSecond.toFixed(1)} per second, ${perStatement.toFixed(1)} for each statement`,
  );

  expect(await rowOf(id)).toMatchObject({ status: 20, completedCount: ITEMS, reason: null });
  const places = rows.map(({ address }) => tokenAccountOf(new PublicKey(address)).toBase58());
  const { accounts } = await readAccounts(chain, places);
  expect(places.map((place) => tokenAmountOf(accounts.get(place)))).toEqual(rows.map(({ amountRaw }) => amountRaw));
  const left = await chain.getAccounts([wallet]);
  expect(left.accounts[0]?.lamports ?? 0n).toBe(0n);
  if (isFullRun) expect(perSecond).toBeGreaterThan(ITEMS_A_SECOND);
}, 1_200_000);

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

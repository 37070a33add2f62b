import { PublicKey } from "@solana/web3.js";
import { eq } from "drizzle-orm";
import { KINDS } from "~/domain/kinds.server";
import { PROJECTIONS } from "~/domain/projections.server";
import { openChain } from "~/domain/solana/chain.server";
import type { Intent } from "~/domain/transactions/queries.server";
import { buildTransaction } from "~/domain/transactions/unsigned-transaction.server";
import { transactionIntent } from "~db/schema";
import { TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { claim } from "~programs/staking";
import { blockhashAt, fakeCluster } from "../../fakes/rpc";
import { testDatabase as db } from "../database";
import { testWallet, unsignedOf } from "./wallet";

export const NOW = new Date("2026-11-21T00:00:00Z");
let clusters = 0;

/** A wallet, a cluster of two nodes that does what the test says, and the dependencies of commands. */
export function openWorld() {
  clusters++;
  const urls = [`http://near-${clusters}`, `http://far-${clusters}`];
  const cluster = fakeCluster(urls);
  const wallet = testWallet();
  const followed: string[] = [];
  const deps = {
    db,
    chain: openChain({ rpcUrls: urls, fetch: cluster.fetch, timeoutMs: 50 }),
    actor: { chain: "solana" as const, walletAddress: wallet.address },
    now: NOW,
    kinds: KINDS,
    projections: PROJECTIONS,
    follow: async (id: string) => void followed.push(id),
  };
  const [near, far] = [...cluster.nodes.values()];
  return { cluster, wallet, followed, deps, near: near!, far: far! };
}

export type World = ReturnType<typeof openWorld>;

/** An intent that waits for its signature: a claim, with the newest confirmed blockhash unless `change` says otherwise. */
export async function insertIntent({ cluster, wallet }: World, change: Partial<Intent> = {}): Promise<Intent> {
  const height = cluster.slot - 1;
  const { blockhash = blockhashAt(height), nonceAddress = null } = change;
  const owner = wallet.keypair.publicKey;
  const pool = { address: fill(1), mint: fill(2), tokenProgram: TOKEN_PROGRAM_ADDRESS };
  const { message } = buildTransaction({
    payer: wallet.address,
    blockhash,
    nonceAddress,
    computeUnitLimit: 30_000,
    computeUnitPrice: 0,
    instructions: [claim({ pool, owner, rentPayer: owner, positionId: BigInt(Math.floor(Math.random() * 1e9)) })],
  });
  const [intent] = await db
    .insert(transactionIntent)
    .values({
      id: crypto.randomUUID(),
      requestKey: crypto.randomUUID(),
      walletAddress: wallet.address,
      kind: "claim",
      parameters: {},
      status: "built",
      message: Buffer.from(message).toString("base64"),
      preview: {},
      lifetime: "blockhash",
      blockhash,
      lastValidBlockHeight: height + 150,
      createdAt: NOW,
      updatedAt: NOW,
      ...change,
    })
    .returning();
  return intent!;
}

export function signedBy({ wallet }: World, { id, message }: Intent) {
  return { id, transaction: wallet.sign(unsignedOf(message)) };
}

export async function rowOf({ id }: Intent): Promise<Intent> {
  const [row] = await db.select().from(transactionIntent).where(eq(transactionIntent.id, id));
  return row!;
}

export async function statusOf(intent: Intent) {
  return (await rowOf(intent)).status;
}

function fill(byte: number): PublicKey {
  return new PublicKey(new Uint8Array(32).fill(byte));
}

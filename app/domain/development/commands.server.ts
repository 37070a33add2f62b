import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { stakingPosition } from "~db/schema";
import { TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { DEVELOPMENT_COINS, developmentKeypair } from "~programs/development-keys";
import type { DevelopmentInput, KaiaCallInput } from "./input";
import { callRpc, readLocalChainTs, travelTo } from "./local-node";

/** What the development bar does to the local chain. None of this is in a build. */
/** `kaiaRpcUrl`: the local node of the former chain; null without one. */
export type DevelopmentDeps = { db: Database; rpcUrl: string; kaiaRpcUrl: string | null };
export type ChainTime = { chainTs: number; nextEndTs: number | null };

const LAMPORTS = 50_000_000_000;

/** The chain's time in seconds, and the next end of any open position's term. */
export async function getChainTime({ db, rpcUrl }: DevelopmentDeps): Promise<ChainTime> {
  const chainTs = await readLocalChainTs(rpcUrl);
  const endTs = sql<number>`${stakingPosition.startTs} + ${stakingPosition.termDays} * 86400`;
  const [next] = await db
    .select({ endTs: sql<number | null>`min(${endTs})` })
    .from(stakingPosition)
    .where(and(isNull(stakingPosition.closedAt), eq(stakingPosition.leftTs, 0), sql`${endTs} > ${chainTs}`));
  return { chainTs, nextEndTs: next?.endTs ?? null };
}

/**
 * Moves the chain's clock on, or fills a wallet. Only surfpool can do this; with another node it throws the node's message.
 */
export async function changeChain(deps: DevelopmentDeps, input: DevelopmentInput): Promise<ChainTime> {
  if (input.intent === "travel") {
    await travelTo(deps.rpcUrl, (await readLocalChainTs(deps.rpcUrl)) + input.seconds);
    await travelKaia(deps, input.seconds);
  }
  if (input.intent === "travel-to-end") await travelToNextEnd(deps);
  if (input.intent === "fund") await fundWallet(deps.rpcUrl, input.address);
  if (input.intent === "send")
    await callRpc(deps.rpcUrl, "sendTransaction", [input.transaction, { encoding: "base64" }]);
  return getChainTime(deps);
}

/** Asks the local node of the former chain. Throws with the node's own message, or if there is no such node. */
export async function callKaia({ kaiaRpcUrl }: DevelopmentDeps, { method, params }: KaiaCallInput): Promise<unknown> {
  if (!kaiaRpcUrl) throw new Error("There is no local Kaia node.");
  return callRpc(kaiaRpcUrl, method, params);
}

/** Moves the former chain's clock on too, so that what has a date on both chains comes due together. */
async function travelKaia({ kaiaRpcUrl }: DevelopmentDeps, seconds: number): Promise<void> {
  if (!kaiaRpcUrl) return;
  await callRpc(kaiaRpcUrl, "evm_increaseTime", [seconds]);
  await callRpc(kaiaRpcUrl, "evm_mine");
}

async function travelToNextEnd(deps: DevelopmentDeps): Promise<void> {
  const { nextEndTs } = await getChainTime(deps);
  if (nextEndTs) await travelTo(deps.rpcUrl, nextEndTs);
}

async function fundWallet(rpcUrl: string, address: string): Promise<void> {
  await callRpc(rpcUrl, "requestAirdrop", [address, LAMPORTS]);
  for (const { label, holdingRaw } of DEVELOPMENT_COINS) {
    const mint = developmentKeypair(label).publicKey.toBase58();
    const amount = Number((await readHolding(rpcUrl, address, mint)) + holdingRaw);
    await callRpc(rpcUrl, "surfnet_setTokenAccount", [address, mint, { amount }, TOKEN_PROGRAM_ADDRESS.toBase58()]);
  }
}

async function readHolding(rpcUrl: string, owner: string, mint: string): Promise<bigint> {
  type Answer = { value: { account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } } }[] };
  const params = [owner, { mint }, { encoding: "jsonParsed", commitment: "confirmed" }];
  const { value } = await callRpc<Answer>(rpcUrl, "getTokenAccountsByOwner", params);
  return value.reduce((sum, { account }) => sum + BigInt(account.data.parsed.info.tokenAmount.amount), 0n);
}

import { PublicKey, SystemProgram } from "@solana/web3.js";
import { TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { developmentKeypair } from "~programs/development-keys";
import type { JobRow } from "../jobs/job-rows.server";
import { neededOf } from "../jobs/statuses";
import { payCoin } from "../jobs/transfers.server";
import { mintToOperator, sendAs } from "./send.server";

/** Puts what a job asks for into its wallet, from the operator of the local chain, who mints its coins. Throws the node's message. */
export async function fundSampleJob(rpcUrl: string, job: JobRow): Promise<void> {
  const operator = developmentKeypair("operator");
  const wallet = new PublicKey(job.wallet);
  const { coinRaw, lamports } = neededOf(job);
  const transfer = SystemProgram.transfer({ fromPubkey: operator.publicKey, toPubkey: wallet, lamports });
  if (!job.mint || coinRaw === 0n) return sendAs(rpcUrl, operator, [transfer]);
  const coin = { mint: job.mint, tokenProgram: TOKEN_PROGRAM_ADDRESS.toBase58(), decimals: job.decimals };
  await sendAs(rpcUrl, operator, [
    ...mintToOperator(new PublicKey(job.mint), coinRaw),
    ...payCoin({ wallet: operator.publicKey, owner: wallet, coin, amountRaw: coinRaw, hasAccount: false }),
    transfer,
  ]);
}

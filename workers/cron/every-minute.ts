import type { Env } from "~/env.server";
import { indexChain } from "./index-chain";
import { settleForgottenTransactions } from "./settle-forgotten";

/** Every minute: what the chain did since is settled and enters the lists. */
export async function runEveryMinute(env: Env): Promise<void> {
  const results = await Promise.allSettled([settleForgottenTransactions(env), indexChain(env)]);
  // one must not keep the other from its work; the first failure is still a failure of the run
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

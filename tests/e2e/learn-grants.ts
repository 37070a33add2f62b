import type { Keypair } from "@solana/web3.js";
import { expect } from "vitest";
import type { Site } from "./harness.ts";
import { postJson, signIn } from "./sign-in.ts";

/** Has the site look for a wallet's grants on the chain until it has found this many. */
export async function learnGrants(site: Site, wallet: Keypair, count: number): Promise<void> {
  const cookie = await signIn(site, wallet);
  await expect
    .poll(
      async () => {
        const answer = await postJson(site, "/api/vesting/sync", {}, cookie, wallet.publicKey.toBase58());
        return ((await answer.json()) as { returnValue: { grants: number } }).returnValue?.grants ?? 0;
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .toBeGreaterThanOrEqual(count);
}

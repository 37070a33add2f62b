import { Keypair, type PublicKey, VersionedTransaction } from "@solana/web3.js";
import { expect, vi } from "vitest";
import { developmentKeypair } from "~programs/development-keys.ts";
import { plantNfts } from "../../tools/dev/sample-nfts.ts";
import type { Site } from "./harness.ts";
import { postJson, signIn } from "./sign-in.ts";

const NAMES = {
  genesis: "Genesis",
  punkykongz: "PunkyKongz",
  "punky-hag": "Punky HA_G",
  "wise-alya": "Wise Alya",
} as const;

export type Collection = keyof typeof NAMES;

/** Puts ordinary NFTs of a collection into a wallet, and gives their mints. */
export async function giveNfts(
  site: Site,
  owner: PublicKey,
  { collection, count }: { collection: Collection; count: number },
): Promise<PublicKey[]> {
  const mints = Array.from({ length: count }, () => Keypair.generate().publicKey);
  await plantNfts(
    site.chain.rpcUrl,
    mints.map((mint, i) => ({
      mint,
      owner,
      name: `${NAMES[collection]} #${i + 1}`,
      symbol: "TEST",
      uri: `/art/people/${collection}-1.svg`,
      collection: developmentKeypair(`collection-${collection}`).publicKey,
    })),
  );
  return mints;
}

/** What a holder does with many NFTs of a pool, by the site's API alone: planned, signed and final when it resolves. */
export async function actByApi(site: Site, wallet: Keypair, wish: object): Promise<void> {
  const address = wallet.publicKey.toBase58();
  const cookie = await signIn(site, wallet);
  const post = async <T>(path: string, body: unknown): Promise<T> => {
    const answer = (await (await postJson(site, path, body, cookie, address)).json()) as { returnValue: T };
    return answer.returnValue;
  };
  type Plan = { parts: { requestKey: string; wish: object }[] };
  const { parts } = await post<Plan>("/api/nft-staking/plan", { ...wish, batchKey: crypto.randomUUID() });
  for (const { requestKey, wish } of parts) {
    const built = await post<{ id: string; transaction: string }>("/api/transactions", { ...wish, requestKey });
    const transaction = VersionedTransaction.deserialize(Buffer.from(built.transaction, "base64"));
    transaction.sign([wallet]);
    const signed = Buffer.from(transaction.serialize()).toString("base64");
    await post(`/api/transactions/${built.id}/signed`, { transaction: signed });
    await untilFinal(site, built.id, { Cookie: cookie, "X-Wallet-Address": address });
  }
}

function untilFinal(site: Site, id: string, headers: Record<string, string>): Promise<void> {
  const look = async () => {
    const answer = await (await fetch(`${site.url}/api/transactions/${id}`, { headers })).json();
    expect((answer as { returnValue: { status: string } }).returnValue.status).toBe("finalized");
  };
  return vi.waitFor(look, { timeout: 40_000, interval: 250 });
}

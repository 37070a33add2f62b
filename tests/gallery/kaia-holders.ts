import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { encodeFunctionData, type Hex, toHex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { vi } from "vitest";
import { TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { developmentKeypair } from "~programs/development-keys.ts";
import { callRpc } from "../../app/domain/development/local-node.ts";
import type { MigrationView } from "../../app/domain/migration/view.ts";
import { migrationGateAbi } from "../../contracts/artifacts/migration-gate.ts";
import { standardNftAbi } from "../../contracts/artifacts/standard-nft.ts";
import { strikeOnce } from "../../tools/dev/cron.ts";
import { storeSettings } from "../../tools/dev/database.ts";
import { KAIA_CHAIN_ID, type KaiaChain, startKaiaChain } from "../../tools/dev/kaia-chain.ts";
import { KAIA_COLLECTIONS, KAIA_GATE, KAIA_MIGRATION_SETTING, setUpKaia } from "../../tools/dev/kaia-setup.ts";
import { seedAirdrops } from "../../tools/dev/sample-airdrops.ts";
import type { Site, TestPage } from "../e2e/harness.ts";
import { openAt } from "../e2e/open-at.ts";
import { openRpcGate, type RpcGate } from "../e2e/rpc-gate.ts";
import { exposeEvmKeys, exposeEvmNode, fakeEvmWallet } from "../fakes/wallets/index.ts";

/**
 * The holders of Kaia wallets. The first two have the accounts of KAIA_HOLDERS, which every anvil knows; the last one has
 * neither an old NFT nor a place on an airdrop list.
 */
const KAIA_ACCOUNTS = {
  "kaia-rich": privateKeyToAccount("0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80"),
  "kaia-mover": privateKeyToAccount("0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d"),
  "kaia-nothing": privateKeyToAccount("0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a"),
};
export type KaiaHolder = keyof typeof KAIA_ACCOUNTS;

/** The numbers of the mover's old NFTs in both collections: one for each language, because each moves only once. */
export const MOVER_NUMBERS = [6n, 7n, 8n] as const;
const FEE = 10n ** 17n;
const DAYS_14 = 14 * 86_400;
/** No new NFT is minted for the address of a program, which only a wallet without our page can name. */
const NOBODY = TOKEN_PROGRAM_ADDRESS.toBytes();
const [kongz, hag] = KAIA_COLLECTIONS.map(({ address }) => address) as [Hex, Hex];

/** The local Kaia chain, which the site reaches through a gate. */
export interface OldChain {
  rpcUrl: string;
  /** What the site is given. */
  url: string;
  goAway(): void;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the chain with its sample NFTs and the migration's contract. Throws if anvil is not installed. */
export async function openOldChain(): Promise<OldChain> {
  const chain: KaiaChain | null = await startKaiaChain({ port: 0, stateFolder: null });
  if (!chain) throw new Error("anvil is missing: npm ci --include=optional");
  await setUpKaia(chain.rpcUrl);
  let gate: RpcGate = await openRpcGate(chain.rpcUrl);
  const { url } = gate;
  return {
    rpcUrl: chain.rpcUrl,
    url,
    goAway: () => gate.close(),
    async comeBack() {
      gate = await openRpcGate(chain.rpcUrl, Number(new URL(url).port));
    },
    async stop() {
      gate.close();
      await chain.stop();
    },
  };
}

export function isKaiaHolder(holder: string | null): holder is KaiaHolder {
  return holder !== null && holder in KAIA_ACCOUNTS;
}

/**
 * Brings the holders of Kaia wallets to the states that the gallery shows. The migration's records are, by the gate's number:
 * 1 is complete, 2 can be taken back, 3 to 5 as well (the mover's), and 6 can be taken back in fourteen days.
 */
export async function stageKaiaHolders(site: Site, chain: OldChain): Promise<void> {
  if (!site.chain.tokenMetadata) throw new Error("the Token Metadata program is missing, so no NFT can be migrated");
  await storeSettings(site.database, { migration: KAIA_MIGRATION_SETTING });
  await strikeOnce(site.url);
  const wallet = developmentKeypair("wallet-1").publicKey;
  await handOver(chain, { holder: "kaia-rich", collection: kongz, number: 1n, target: wallet.toBytes() });
  await handOver(chain, { holder: "kaia-rich", collection: kongz, number: 5n, target: NOBODY });
  for (const number of MOVER_NUMBERS) {
    await handOver(chain, { holder: "kaia-mover", collection: hag, number, target: NOBODY });
    await approve(chain, { holder: "kaia-mover", collection: kongz, number });
  }
  await strikeOnce(site.url);
  await untilState(site, { collection: kongz, number: 1n }, ({ status }) => status === "complete");
  await callRpc(chain.rpcUrl, "evm_increaseTime", [DAYS_14 + 60]);
  await callRpc(chain.rpcUrl, "anvil_mine", ["0x20"]);
  await handOver(chain, { holder: "kaia-rich", collection: hag, number: 4n, target: NOBODY });
  await strikeOnce(site.url);
  for (const number of MOVER_NUMBERS) await untilState(site, { collection: hag, number }, ({ reason }) => !!reason);
  await untilState(site, { collection: hag, number: 4n }, ({ reason }) => !!reason);
  await beginOne(site, chain);
  await stageAirdrops(site);
}

/** Has one more NFT handed over, which waits as long as the new one cannot be minted. */
export function handOverOneMore(chain: OldChain): Promise<void> {
  const target = developmentKeypair("wallet-1").publicKey.toBytes();
  return handOver(chain, { holder: "kaia-rich", collection: hag, number: 5n, target });
}

/** What the browser of each holder keeps: nobody can sign in while the Kaia chain is away, but whoever has can stay. */
const kept = new Map<KaiaHolder, Awaited<ReturnType<BrowserContext["storageState"]>>>();

/** A page whose MetaMask is connected and signed in. */
export async function openKaiaPage(
  { site, chain }: { site: Site; chain: OldChain },
  holder: KaiaHolder,
  options: BrowserContextOptions,
): Promise<TestPage> {
  const account = KAIA_ACCOUNTS[holder];
  const initScripts = [fakeEvmWallet("metamask", [account], { chainId: KAIA_CHAIN_ID })];
  const storageState = kept.get(holder);
  const visit = await site.openPage({ ...options, initScripts, storageState });
  await exposeEvmKeys(visit.context, [account]);
  await exposeEvmNode(visit.context, chain.rpcUrl);
  if (storageState) return visit;
  await openAt(visit.page, "/eng/mypage/migration");
  await visit.page.locator("main [data-log='wallet.select']").click();
  await visit.page.locator("#wallet-picker button[value='MetaMask']").click();
  await visit.page.locator(".migration-wallet").waitFor();
  kept.set(holder, await visit.context.storageState());
  return visit;
}

/** Waits until the wallet that was connected before has come back to a page. */
export function untilKaiaWallet(page: Page): Promise<void> {
  return page.locator(".wallet-button[data-connected]").first().waitFor({ state: "attached" });
}

/** Names the Solana address for an old NFT of the rich holder, who hands it over later. */
async function beginOne(site: Site, chain: OldChain): Promise<void> {
  const visit = await openKaiaPage({ site, chain }, "kaia-rich", {});
  const target = developmentKeypair("wallet-2").publicKey.toBase58();
  const answer = await visit.context.request.post("/api/migration/plan", {
    headers: { Origin: site.url, "X-Evm-Wallet-Address": KAIA_ACCOUNTS["kaia-rich"].address },
    data: {
      newWalletAddress: target,
      newWalletAddressAgain: target,
      oldWalletType: "metamask",
      nfts: [{ oldNftContract: kongz, oldNftId: "2" }],
    },
  });
  if (!answer.ok()) throw new Error(`no plan: ${await answer.text()}`);
  await visit.close();
}

/** Puts the holders on the sample lists; the mover has named an address already. */
async function stageAirdrops({ database }: Site): Promise<void> {
  await seedAirdrops(database);
  await database
    .prepare(
      `INSERT INTO airdrop_application (list_key, address, version, target_address, user_id, applied_at)
        VALUES ('sample-kaia', ?, 1, ?, 'gallery', ?)`,
    )
    .bind(
      KAIA_ACCOUNTS["kaia-mover"].address.toLowerCase(),
      developmentKeypair("wallet-2").publicKey.toBase58(),
      Date.now(),
    )
    .run();
}

type OldNft = { collection: Hex; number: bigint };

async function handOver(
  chain: OldChain,
  { target, ...nft }: OldNft & { holder: KaiaHolder; target: Uint8Array },
): Promise<void> {
  await approve(chain, nft);
  const args = [nft.collection, nft.number, toHex(target)] as const;
  const data = encodeFunctionData({ abi: migrationGateAbi, functionName: "migrate", args });
  await send(chain, { from: nft.holder, to: KAIA_GATE, data, value: FEE });
}

function approve(chain: OldChain, { holder, collection, number }: OldNft & { holder: KaiaHolder }): Promise<void> {
  const args = [KAIA_GATE, number] as const;
  const data = encodeFunctionData({ abi: standardNftAbi, functionName: "approve", args });
  return send(chain, { from: holder, to: collection, data });
}

type Sent = { from: KaiaHolder; to: string; data: Hex; value?: bigint };

async function send(chain: OldChain, { from, to, data, value = 0n }: Sent): Promise<void> {
  const sent = { from: KAIA_ACCOUNTS[from].address, to, data, value: toHex(value) };
  const { status } = await callRpc<{ status: Hex }>(chain.rpcUrl, "eth_sendTransactionSync", [sent]);
  if (status !== "0x1") throw new Error(`the local Kaia chain reverted a transaction of ${from}`);
}

async function untilState(
  site: Site,
  { collection, number }: OldNft,
  isReached: (state: MigrationView) => boolean,
): Promise<void> {
  const address = `${site.url}/api/migration/state?oldNftContract=${collection}&oldNftId=${number}`;
  await vi.waitUntil(
    async () => {
      const { returnValue } = (await (await fetch(address)).json()) as { returnValue?: MigrationView[] };
      return returnValue?.[0] !== undefined && isReached(returnValue[0]);
    },
    { timeout: 90_000, interval: 250 },
  );
}

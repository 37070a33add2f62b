import { Keypair } from "@solana/web3.js";
import { encodeFunctionData, type Hex, toHex } from "viem";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callRpc } from "../../app/domain/development/local-node.ts";
import type { MigrationView } from "../../app/domain/migration/view.ts";
import { migrationGateAbi } from "../../contracts/artifacts/migration-gate.ts";
import { standardNftAbi } from "../../contracts/artifacts/standard-nft.ts";
import type { LocalChain } from "../../tools/dev/chain.ts";
import { strikeOnce } from "../../tools/dev/cron.ts";
import { storeSettings } from "../../tools/dev/database.ts";
import { type KaiaChain, startKaiaChain } from "../../tools/dev/kaia-chain.ts";
import {
  KAIA_COLLECTIONS,
  KAIA_GATE,
  KAIA_HOLDERS,
  KAIA_MIGRATION_SETTING,
  setUpKaia,
} from "../../tools/dev/kaia-setup.ts";
import { type BuiltWorker, openBuiltWorker } from "../../tools/dev/worker.ts";
import { startSampleChain } from "../sample-chain.ts";

/** The built Worker with its cron, its Workflow, D1 and both chains. No page is open: an old NFT is handed over by a wallet. */

const FEE = 10n ** 17n;
const [holder] = KAIA_HOLDERS;
const kongz = KAIA_COLLECTIONS[0]!.address;

describe("a hand-over of which no page told", () => {
  let chain: LocalChain;
  let kaia: KaiaChain;
  let worker: BuiltWorker;
  const logs: string[] = [];

  beforeAll(async () => {
    chain = await startSampleChain({ slotTimeMs: 50 });
    const started = await startKaiaChain({ port: 0, stateFolder: null });
    if (!started) throw new Error("anvil is missing: npm ci --include=optional");
    kaia = started;
    await setUpKaia(kaia.rpcUrl);
    worker = await openWorker();
  }, 120_000);

  afterAll(async () => {
    await worker?.stop();
    await Promise.all([chain?.stop(), kaia?.stop()]);
  });

  const openWorker = async () => {
    const opened = await openBuiltWorker({
      port: 0,
      stateFolder: null,
      rpcUrl: chain.rpcUrl,
      evmRpcUrl: kaia.rpcUrl,
      limits: 1_000_000,
      onLog: (line) => void logs.push(line),
    });
    await storeSettings(opened.database, { migration: KAIA_MIGRATION_SETTING });
    return opened;
  };

  const send = async (to: string, data: Hex, value = 0n) => {
    const sent = { from: holder, to, data, value: toHex(value) };
    const { status } = await callRpc<{ status: Hex }>(kaia.rpcUrl, "eth_sendTransactionSync", [sent]);
    if (status !== "0x1") throw new Error("reverted");
  };

  const handOver = async (tokenId: bigint, target: Keypair) => {
    const approve = { abi: standardNftAbi, functionName: "approve", args: [KAIA_GATE, tokenId] } as const;
    await send(kongz, encodeFunctionData(approve));
    const args = [kongz, tokenId, toHex(target.publicKey.toBytes())] as const;
    await send(KAIA_GATE, encodeFunctionData({ abi: migrationGateAbi, functionName: "migrate", args }), FEE);
  };

  const ask = async <T>(path: string): Promise<T> => {
    const { returnValue } = (await (await fetch(`${worker.url}${path}`)).json()) as { returnValue: T };
    return returnValue;
  };
  const stateOf = async (tokenId: bigint) =>
    (await ask<MigrationView[]>(`/api/migration/state?oldNftContract=${kongz}&oldNftId=${tokenId}`))[0];

  const untilComplete = (tokenId: bigint) =>
    expect.poll(async () => (await stateOf(tokenId))?.status, { timeout: 60_000, interval: 250 }).toBe("complete");

  test("becomes a new NFT in the holder's Solana wallet", async () => {
    if (!chain.tokenMetadata) return console.warn("no Token Metadata program, so nothing is minted");
    const target = Keypair.generate();
    const before = await ask<{ nfts: { oldNftId: string }[] }>(`/api/migration/nfts?address=${holder}`);
    expect(before.nfts).toEqual([]);
    await strikeOnce(worker.url);
    const listed = await ask<{ nfts: { oldNftId: string }[] }>(`/api/migration/nfts?address=${holder}`);
    expect(listed.nfts).toHaveLength(10);
    expect(await ask(`/api/migration/state?address=${holder}`)).toEqual([]);
    await handOver(1n, target);
    await strikeOnce(worker.url);
    await untilComplete(1n);
    const state = await stateOf(1n);
    expect(state).toMatchObject({ newWalletAddress: target.publicKey.toBase58(), left: "none", reason: null });
    type Answer = {
      value: { account: { data: { parsed: { info: { mint: string; tokenAmount: { amount: string } } } } } }[];
    };
    const params = [
      target.publicKey.toBase58(),
      { programId: "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA" },
      { encoding: "jsonParsed" },
    ];
    const { value } = await callRpc<Answer>(chain.rpcUrl, "getTokenAccountsByOwner", params);
    const held = value.map(({ account }) => account.data.parsed.info);
    expect(held).toMatchObject([{ mint: state?.mint?.key, tokenAmount: { amount: "1" } }]);
    expect(logs.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  }, 120_000);

  /** A page as a browser without scripts has it. */
  const read = async (path: string) => {
    const response = await fetch(`${worker.url}${path}`);
    return { status: response.status, text: await response.text() };
  };

  test("has a receipt and a place in the register, which anybody reads without a script", async () => {
    if (!chain.tokenMetadata) return console.warn("no Token Metadata program, so nothing is minted");
    const state = await stateOf(1n);
    // the watcher reads the confirmation from its block
    await strikeOnce(worker.url);
    await expect.poll(async () => (await stateOf(1n))?.confirmTransaction, { timeout: 30_000 }).not.toBeNull();
    const receipt = await read(`/eng/migration/${state?.gateId}`);
    expect(receipt.status).toBe(200);
    expect(receipt.text).toContain("Every line of this receipt matches the blockchain.");
    expect(receipt.text).toContain('name="robots" content="noindex"');
    const told = [state?.handOverTransaction, state?.mintTransaction, state?.mint?.key, state?.newWalletAddress];
    for (const value of told) expect(receipt.text).toContain(value);
    const register = await read("/eng/proof/migration");
    expect(register.text).toContain(`href="/eng/migration/${state?.gateId}"`);
    const proof = await read("/eng/proof");
    // this site has no staking, so that its proof page leads to the accounts alone; register.test.ts has the sums
    expect(proof.text).toContain("Migration contract");
  });

  test("is unknown under a number that no record has, in the visitor's language", async () => {
    for (const path of ["/kor/migration/999", "/kor/migration/x", "/kor/migration/0"]) {
      const { status, text } = await read(path);
      expect(status).toBe(404);
      expect(text).toContain("접수 내역이 없어요");
    }
    expect((await read("/idn/proof/migration?before=x")).status).toBeLessThan(500);
  });

  test("is finished by a Worker that knows nothing of it, with both chains alone", async () => {
    if (!chain.tokenMetadata) return console.warn("no Token Metadata program, so nothing is minted");
    const target = Keypair.generate();
    await handOver(2n, target);
    await strikeOnce(worker.url);
    // the Worker dies with its D1 and its Workflows in the middle of it
    await expect.poll(async () => (await stateOf(2n))?.status, { interval: 50 }).toMatch(/received|minting|complete/);
    await worker.stop();
    worker = await openWorker();
    await strikeOnce(worker.url);
    await untilComplete(2n);
    expect(await stateOf(1n)).toMatchObject({ status: "complete" });
    // the rows close a look later
    const openOnes = async () => (await ask<{ open: object[] }>("/api/migration/health")).open;
    await expect.poll(openOnes, { timeout: 30_000 }).toEqual([]);
  }, 120_000);
});

import { type Keypair, PublicKey } from "@solana/web3.js";
import { encodeFunctionData, type Hex, toHex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { callRpc } from "../../app/domain/development/local-node.ts";
import { migrationGateAbi } from "../../contracts/artifacts/migration-gate.ts";
import { standardNftAbi } from "../../contracts/artifacts/standard-nft.ts";
import { strikeOnce } from "../../tools/dev/cron.ts";
import { storeSettings } from "../../tools/dev/database.ts";
import { type KaiaChain, startKaiaChain } from "../../tools/dev/kaia-chain.ts";
import { KAIA_COLLECTIONS, KAIA_GATE, KAIA_MIGRATION_SETTING, setUpKaia } from "../../tools/dev/kaia-setup.ts";
import { exposeEvmNode, setEvmBehaviour } from "../fakes/wallets/index.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { controlsOf, copyRow, expectLogged, openHolderOfBoth, type Walk, walkOf } from "./log-walk.ts";
import { WALKED_SCREENS } from "./walked-screens.ts";

/** The screens of the migration with both chains, where every press is compared with the log. */

const FEE = 10n ** 17n;
const DAYS_14 = 14 * 86_400;
/** More than a page of old NFTs, and more than the records of a wallet that the page shows. */
const MANY = 25;
/** The first account that every anvil knows, which has old NFTs. */
const account = privateKeyToAccount("0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80");
const kongz = KAIA_COLLECTIONS[0]!.address;
/** No NFT is minted for a program's address, so that what is handed over for one stays open until it is taken back. */
const PROGRAM = new PublicKey("TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA");
/** The gate's records of the two old NFTs that are handed over before the walk. */
const [REFUNDED, RECLAIMED] = [1, 2];

let kaia: KaiaChain;
let site: Site;
let visit: TestPage;

beforeAll(async () => {
  const started = await startKaiaChain({ port: 0, stateFolder: null });
  if (!started) throw new Error("anvil is missing: npm ci --include=optional");
  kaia = started;
  await setUpKaia(kaia.rpcUrl);
  site = await openSite({ slotTimeMs: 50, evmRpcUrl: kaia.rpcUrl });
  await storeSettings(site.database, { migration: KAIA_MIGRATION_SETTING });
  await strikeOnce(site.url);
});
afterAll(async () => {
  await visit?.close();
  await site?.close();
  await kaia?.stop();
});

it("logs each control of the migration, its receipt and its register once per press", async ({ skip }) => {
  if (!site.chain.tokenMetadata) skip();
  await leaveRefundAndRecord();
  const wallet: Keypair = await site.newFundedWallet();
  visit = await openHolderOfBoth(site, { wallet, account, path: "mypage/migration" });
  await exposeEvmNode(visit.context, kaia.rpcUrl);
  // shown once MetaMask has signed in too
  await visit.page.locator("#old-nfts").waitFor();

  const walk = walkOf(visit.page);
  await walkPublicPages(walk);
  await walkReturns(walk);
  await walkMigration(walk);
  await walkLongLists(walk);
  await kaia.stop();
  await walk.open("mypage/migration");
  await walk.touch("myMigration.readAgain");
  await expectLogged(site, walk, wallet);
  expect(new Set(walk.pressed)).toEqual(new Set(["proof.migration", ...controlsOf(WALKED_SCREENS.migration)]));
}, 300_000);

async function walkPublicPages(walk: Walk): Promise<void> {
  await walk.open("proof");
  await walk.touch("proof.migration");
  await walk.open("proof/migration");
  await walk.touch("register.receipt", "register.sums");
  await walk.open(`migration/${RECLAIMED}`);
  await walk.touch("receipt.register", "receipt.file", "receipt.print", "receipt.migration");
}

/** Takes back the fee that waits, and then the old NFT of the open record. */
async function walkReturns(walk: Walk): Promise<void> {
  await walk.open("mypage/migration");
  await walk.touch("myMigration.proof", "myMigration.back");
  await walk.press("myMigration.refund", "myMigration.returnYes", "myMigration.done");
  await closed(walk);
  await walk.press("myMigration.reclaim", "myMigration.close");
  await closed(walk);
  await walk.press("myMigration.reclaim", "myMigration.returnYes", "myMigration.done");
  await closed(walk);
}

/** Migrates an old NFT: the holder goes back twice and declines twice before. */
async function walkMigration(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.open("mypage/migration");
  await walk.press("myMigration.chooseAll", "myMigration.chooseAll");
  const chosen = page.getByRole("checkbox", { name: "Choose PunkyKongz Classic #1", exact: true });
  await chosen.check();
  await walk.press("myMigration.start");
  await walk.touch("myMigration.other", "myMigration.own");
  await walk.press("myMigration.cancel");
  await closed(walk);
  await setEvmBehaviour(page, { send: "refuse" });
  await walk.press("myMigration.start", "myMigration.go", "myMigration.no", "myMigration.go", "myMigration.yes");
  await walk.press("myMigration.again");
  await walk.press("myMigration.close");
  await closed(walk);
  await setEvmBehaviour(page, { send: "approve" });
  await chosen.check();
  await walk.press("myMigration.start", "myMigration.go", "myMigration.yes");
  await walk.waitFor("myMigration.done");
  await walk.touch("myMigration.receipt");
  await walk.press("myMigration.done");
  await closed(walk);
}

/** This comes last, because the copies that make the lists longer than a page are not on the chain. */
async function walkLongLists(walk: Walk): Promise<void> {
  const holder = account.address.toLowerCase();
  const copies = Array.from({ length: MANY }, (_, index) => (1_000 + index).toString(16).padStart(64, "0"));
  await copyRow(
    site,
    { table: "old_nft", where: `owner = '${holder}'` },
    copies.map((token_id) => ({ token_id })),
  );
  await copyRow(
    site,
    { table: "migration_record", where: `gate_id = ${RECLAIMED}` },
    copies.map((old_nft_id) => ({ seq: null, gate_id: null, old_nft_id, closed_at: Date.now() })),
  );
  await walk.open("mypage/migration");
  await walk.touch("myMigration.more", "myMigration.register");
  await walk.follow("myMigration.more");
  await walk.touch("myMigration.first");
}

const closed = ({ page }: Walk) => page.locator("dialog:visible").waitFor({ state: "detached" });

/**
 * Hands over two old NFTs for which nothing is minted, waits until both can be taken back, and takes the first back while its
 * account refuses payments, so that its fee waits in the gate.
 */
async function leaveRefundAndRecord(): Promise<void> {
  const gate = migrationGateAbi;
  for (const tokenId of [4n, 5n]) {
    const approval = { abi: standardNftAbi, functionName: "approve", args: [KAIA_GATE, tokenId] } as const;
    await send(kongz, encodeFunctionData(approval));
    const args = [kongz, tokenId, toHex(PROGRAM.toBytes())] as const;
    await send(KAIA_GATE, encodeFunctionData({ abi: gate, functionName: "migrate", args }), FEE);
  }
  await strikeOnce(site.url);
  await callRpc(kaia.rpcUrl, "evm_increaseTime", [DAYS_14 + 60]);
  await callRpc(kaia.rpcUrl, "anvil_mine", ["0x20"]);
  await callRpc(kaia.rpcUrl, "anvil_setCode", [account.address, "0xfe"]);
  await send(KAIA_GATE, encodeFunctionData({ abi: gate, functionName: "reclaim", args: [BigInt(REFUNDED)] }));
  await callRpc(kaia.rpcUrl, "anvil_setCode", [account.address, "0x"]);
  await callRpc(kaia.rpcUrl, "anvil_mine", ["0x20"]);
  await strikeOnce(site.url);
}

/** Sends from the holder's account, without a page, and throws unless it succeeded. */
async function send(to: string, data: Hex, value = 0n): Promise<void> {
  const sent = { from: account.address, to, data, value: toHex(value) };
  const { status } = await callRpc<{ status: Hex }>(kaia.rpcUrl, "eth_sendTransactionSync", [sent]);
  if (status !== "0x1") throw new Error("reverted");
}

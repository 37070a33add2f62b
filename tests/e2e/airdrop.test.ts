import { Keypair } from "@solana/web3.js";
import type { Page } from "playwright-core";
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { type FakeKaiaNode, startFakeKaiaNode } from "../fakes/kaia-node.ts";
import { exposeEvmKeys, fakeEvmWallet } from "../fakes/wallets/index.ts";
import { openSite, type Site } from "./harness.ts";
import { openAt } from "./open-at.ts";
import { brokenRules, checkOpen } from "./page-checks.ts";

/** From looking up an address to the registered Solana address, on a phone, with an EVM wallet alone. */

const KAIA = 8217;
const { airdrop: TEXTS, wallet: WALLET } = textsOf(LOCALES[1]);
const account: PrivateKeyAccount = privateKeyToAccount(generatePrivateKey());
const target = Keypair.generate().publicKey.toBase58();
let site: Site;
let node: FakeKaiaNode;

beforeAll(async () => {
  node = await startFakeKaiaNode(KAIA);
  site = await openSite({ slotTimeMs: 50, evmRpcUrl: node.url });
  await storeList();
});
afterAll(async () => {
  await site?.close();
  node?.close();
});

test("a recipient looks up an address, signs in with it, and registers where the airdrop goes", async () => {
  const visit = await site.openPage({
    locale: "en-GB",
    viewport: { width: 375, height: 800 },
    initScripts: [fakeEvmWallet("metamask", [account], { chainId: KAIA })],
  });
  const { page, takeProblems } = visit;
  await exposeEvmKeys(visit.context, [account]);
  await openAt(page, "/eng/airdrop");
  await page.getByLabel(TEXTS.search.label).fill(account.address);
  await page.getByRole("button", { name: TEXTS.search.submit }).click();
  const result = page.getByRole("dialog", { name: TEXTS.search.resultTitle });
  await result.getByText(TEXTS.record.notCompleted, { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get("address")).toBe(account.address);
  expect(await brokenRules(page, { part: "#airdrop-result" })).toEqual([]);
  await result.locator(".dialog-actions button").click();
  await page.waitForURL((url) => url.search === "");

  await openAt(page, "/eng/airdrop/walk");
  await page.getByText(TEXTS.apply.yoursLater).waitFor();
  await page.getByRole("main").getByRole("button", { name: WALLET.call.connect }).click();
  await page
    .locator("#wallet-picker")
    .getByRole("button", { name: /MetaMask/ })
    .click();
  const field = page.getByLabel(TEXTS.apply.orTarget);
  await field.waitFor();
  const loud = page.locator("main .button-primary");
  expect(await loud.allInnerTexts()).toEqual([TEXTS.apply.connectSolana]);

  await field.fill(account.address);
  expect(await loud.allInnerTexts()).toEqual([TEXTS.apply.submit]);
  await page.getByRole("button", { name: TEXTS.apply.submit, exact: true }).click();
  const wrong = page.getByRole("dialog", { name: TEXTS.apply.wrongTitle });
  await wrong.getByText(TEXTS.apply.wrong).waitFor();
  expect(await brokenRules(page, { part: "#airdrop-wrong-address" })).toEqual([]);
  await wrong.locator(".dialog-actions button").click();
  expect(await field.inputValue()).toBe(account.address);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("airdrop-target");

  await field.fill(target);
  await page.getByRole("button", { name: TEXTS.apply.submit, exact: true }).click();
  await page.getByRole("heading", { name: TEXTS.apply.confirmTitle }).waitFor();
  await expect.poll(() => isAddressAboveBar(page)).toBe(true);
  await page.getByRole("link", { name: TEXTS.apply.confirmNo }).click();
  await field.fill(target);
  await page.getByRole("button", { name: TEXTS.apply.submit, exact: true }).click();
  await page.getByRole("button", { name: TEXTS.apply.confirmYes }).click();
  await page.getByText(TEXTS.apply.namedTitle).waitFor();
  expect(await applicationOf(account)).toEqual({ target_address: target, version: 1 });

  await openAt(page, "/eng/airdrop");
  await page.getByText(TEXTS.own.nothing).waitFor();
  expect(await loud.count()).toBe(0);

  for (const locale of LOCALES) {
    const { path } = locale;
    const { apply } = textsOf(locale).airdrop;
    await openAt(page, `/${path}/airdrop/walk`);
    // whoever has entered an address has nothing to do, so the form is closed
    expect(await page.locator("#airdrop-target").isVisible()).toBe(false);
    await page.locator("summary", { hasText: apply.changeTitle }).click();
    await page.locator("#airdrop-target").waitFor();
    expect(await checkOpen(page, `the list's page in /${path}`)).toEqual([]);
  }
  await page.setViewportSize({ width: 375, height: 800 });
  await openAt(page, "/kor/mypage");
  await page.getByText("내 지갑이 대상인 에어드롭이 1개 있어요.").waitFor();
  // the address that is no wallet's is answered with 400
  expect(takeProblems().filter((problem) => !problem.includes("status of 400"))).toEqual([]);
  await visit.close();
});

/** Whether the address that is to be confirmed is on the screen, above the bar with the buttons. */
async function isAddressAboveBar(page: Page): Promise<boolean> {
  const address = await page.locator(".address-groups").boundingBox();
  const bar = await page.locator(".action-bar").boundingBox();
  return address !== null && bar !== null && address.y > 64 && address.y + address.height <= bar.y;
}

async function storeList(): Promise<void> {
  const [now, day] = [Date.now(), 86_400_000];
  await site.database.batch([
    site.database
      .prepare(
        `INSERT INTO airdrop_list (key, name_ko, name_en, name_id, gift_ko, gift_en, gift_id, chain, opens_at, closes_at,
          state, is_sample) VALUES ('walk', '에어드롭', 'The walk', 'Airdrop', '코인', 'Coins', 'Koin', 'eip155', ?, ?,
          'published', 0)`,
      )
      .bind(now - day, now + day),
    site.database
      .prepare("INSERT INTO airdrop_recipient (list_key, address, item) VALUES ('walk', ?, '25 SCG')")
      .bind(account.address.toLowerCase()),
  ]);
}

function applicationOf({ address }: PrivateKeyAccount) {
  return site.database
    .prepare("SELECT target_address, version FROM airdrop_application WHERE address = ?")
    .bind(address.toLowerCase())
    .first();
}

import { Keypair } from "@solana/web3.js";
import { expect, it } from "vitest";
import { developmentKeypair } from "~programs/development-keys.ts";
import { readHoldings } from "~programs/holdings.ts";
import { fundWallets } from "../../tools/dev/chain-setup.ts";
import { grantSamples } from "../../tools/dev/chain-setup-vesting.ts";
import { plantSampleNfts } from "../../tools/dev/sample-nfts.ts";
import { setWalletBehaviour } from "../fakes/wallets/index.ts";
import {
  chain,
  connection,
  mint,
  node,
  openAs,
  openBeforeTests,
  openWithStake,
  PLACE,
  page,
  scgOf,
} from "./exit-page-site.ts";
import { freezeCoin, stakeInNova, tokenAmountOf } from "./frozen-nova.ts";
import { readOverflow } from "./page-checks.ts";

openBeforeTests();

it("says of each grant which coin it is of, by the address of its mint, because anybody may give a coin any name", async () => {
  const wallet = Keypair.generate();
  await fundWallets(chain, [wallet.publicKey]);
  await grantSamples(connection, wallet.publicKey, PLACE);
  const problems = await openAs(wallet, "id-ID");
  await page.getByRole("button", { name: "Hubungkan Phantom" }).click();
  const card = (plan: string) => page.locator("section", { has: page.getByText(plan, { exact: true }) });
  await card("ETM Partners").getByText(developmentKeypair("mint-etm").publicKey.toBase58()).waitFor();
  await card("Founding Holders").getByText(mint.toBase58()).waitFor();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await readOverflow(page)).toEqual([]);
  expect(problems).toEqual([]);
}, 120_000);

it("does nothing if the wallet refuses, and uses the language of the browser", async () => {
  const { wallet } = await openWithStake("ko-KR");
  const before = await scgOf(wallet.publicKey);
  await page.getByRole("button", { name: "Phantom 연결하기" }).click();
  await setWalletBehaviour(page, { sign: "refuse" });
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "언스테이킹하기" }).click({ timeout: 20_000 });
  await page.getByText("처리하지 못했어요").waitFor();
  expect(await scgOf(wallet.publicKey)).toBe(before);
  expect((await readHoldings(connection, wallet.publicKey)).coins).toHaveLength(1);
}, 120_000);

it("says that nothing has changed only once what was signed can no longer land", async () => {
  const { wallet } = await openWithStake("id-ID");
  const before = await scgOf(wallet.publicKey);
  await page.getByRole("button", { name: "Hubungkan Phantom" }).click();
  page.once("dialog", (dialog) => dialog.accept());
  const leave = page.getByRole("button", { name: "Ambil kembali" });
  await leave.waitFor({ timeout: 20_000 });
  // there, a comma begins the decimals and a point groups digits
  await page
    .getByRole("definition")
    .filter({ hasText: /^1\.234( |$)/ })
    .first()
    .waitFor();
  node.stopSends();
  const height = await connection.getBlockHeight("confirmed");
  await leave.click();
  await page.getByText("Sedang dikirim: 1 dari").waitFor();
  await page.getByText("Jaringan tidak menerimanya tepat waktu").waitFor({ timeout: 100_000 });
  expect(await connection.getBlockHeight("confirmed")).toBeGreaterThan(height + 150);
  expect(await scgOf(wallet.publicKey)).toBe(before);
}, 150_000);

it("lets a holder out of Nova although a coin is frozen, and says first what that gives up", async () => {
  const wallet = developmentKeypair("wallet-1");
  await plantSampleNfts(chain);
  const { mint: nft } = await stakeInNova(chain, wallet);
  await freezeCoin(chain, wallet.publicKey);
  const problems = await openAs(wallet, "en-GB");
  await page.getByRole("button", { name: "Connect Phantom" }).click();
  const leave = page.getByRole("button", { name: "Take it out" });
  const questions: string[] = [];
  const answer = (isYes: boolean) =>
    page.once("dialog", async (dialog) => {
      questions.push(dialog.message());
      await (isYes ? dialog.accept() : dialog.dismiss());
    });
  answer(false);
  await leave.click({ timeout: 20_000 });
  await expect.poll(() => questions).toHaveLength(1);
  expect(questions[0]).toMatch(
    /This gives up for good: .*6\d[^+]*\w{4}…\).*Of that, 3\d.* is due now and cannot be paid \(AccountFrozen\)/,
  );
  expect(await tokenAmountOf(connection, wallet.publicKey, nft)).toBe(0n);

  answer(true);
  await leave.click();
  await page.getByText("Done. Everything that was signed is final.").waitFor({ timeout: 60_000 });
  expect(await tokenAmountOf(connection, wallet.publicKey, nft)).toBe(1n);
  const twig = await tokenAmountOf(connection, wallet.publicKey, developmentKeypair("mint-twig").publicKey);
  expect(twig).toBeGreaterThanOrEqual(12n * 10n ** 6n);
  expect(problems).toEqual([]);
}, 120_000);

import { Keypair } from "@solana/web3.js";
import { expect, it } from "vitest";
import { TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { readHoldings } from "~programs/holdings.ts";
import { destinationAddresses } from "~programs/token-accounts.ts";
import {
  chain,
  connection,
  mint,
  node,
  openAs,
  openBeforeTests,
  openWithStake,
  page,
  STAKED,
  scgOf,
} from "./exit-page-site.ts";
import { freezeCoin } from "./frozen-nova.ts";
import { brokenRules, readOverflow } from "./page-checks.ts";

openBeforeTests();

it("lets a holder out while the site is down, and says first what that gives up", async () => {
  const { wallet, problems } = await openWithStake("en-GB");
  const before = await scgOf(wallet.publicKey);
  await page.getByRole("button", { name: "Connect Phantom" }).click();
  await page.getByRole("heading", { name: "Staked coin" }).waitFor({ timeout: 20_000 });
  expect(await brokenRules(page)).toEqual([]);
  expect(await readOverflow(page)).toEqual([]);
  await page.getByText("Leaving now gives up").waitFor();
  await page
    .getByText(/^1,234( |$)/)
    .first()
    .waitFor();

  let question = "";
  page.once("dialog", async (dialog) => {
    question = dialog.message();
    await dialog.dismiss();
  });
  await page.getByRole("button", { name: "Take it out" }).click();
  expect(question).toMatch(/gives up for good: \d+\.\d+( \(over \d+\))?\. Take it out/);
  expect(await scgOf(wallet.publicKey)).toBe(before);

  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Take it out" }).click();
  await page.getByText("Done. Everything that was signed is final.").waitFor({ timeout: 60_000 });
  expect(await scgOf(wallet.publicKey)).toBeGreaterThanOrEqual(before + STAKED);
  const { coins } = await readHoldings(connection, wallet.publicKey);
  expect(coins.filter(({ position }) => position.leftTs === 0n)).toEqual([]);
  expect(problems).toEqual([]);
}, 120_000);

it.each(["en-GB", "ko-KR", "id-ID"])(
  "fits the narrowest screen with its sums, in %s",
  async (locale) => {
    await openWithStake(locale);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.getByRole("button", { name: /Phantom/ }).click();
    await page.locator("dd").first().waitFor({ timeout: 20_000 });
    expect(await readOverflow(page)).toEqual([]);
  },
  120_000,
);

it("takes coins out although the wallet's account for them is frozen, and says where they went", async () => {
  const { wallet } = await openWithStake("en-GB");
  await freezeCoin(chain, wallet.publicKey);
  const usual = { owner: wallet.publicKey, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
  const [, other = usual.owner] = await destinationAddresses(usual);
  await page.getByRole("button", { name: "Connect Phantom" }).click();
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Take it out" }).click();
  await page.getByText(`in another token account of your wallet: ${other}`).waitFor({ timeout: 60_000 });
  const { value } = await connection.getTokenAccountBalance(other, "confirmed");
  expect(BigInt(value.amount)).toBeGreaterThanOrEqual(STAKED);
}, 120_000);

it("asks a node that a link names only once the holder has been told its name and knows it", async () => {
  await openAs(Keypair.generate(), "en-GB", "https://node.stranger.example/key");
  const asked: string[] = [];
  await page.route("https://node.stranger.example/**", (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  let question = "";
  page.once("dialog", (dialog) => {
    question = dialog.message();
    return dialog.dismiss();
  });
  const connect = page.getByRole("button", { name: "Connect Phantom" });
  await connect.click();
  expect(question).toContain("node.stranger.example.");
  expect(asked).toEqual([]);
  page.once("dialog", (dialog) => dialog.accept());
  await connect.click();
  await page.getByText("It did not work.").waitFor();
  expect(asked).not.toEqual([]);
}, 60_000);

it("takes an NFT out once and says so, although answers are lost", async () => {
  const { wallet } = await openWithStake("en-GB");
  const before = await scgOf(wallet.publicKey);
  await page.getByRole("button", { name: "Connect Phantom" }).click();
  page.once("dialog", (dialog) => dialog.accept());
  const leave = page.getByRole("button", { name: "Take it out" });
  await leave.waitFor({ timeout: 20_000 });
  node.lose(["sendTransaction", "getSignatureStatuses", "getEpochInfo"], 2);
  // the new figures are read once everything is final
  node.lose(["getProgramAccounts"], 1);
  await leave.click();
  const done = page.getByText("Done. Everything that was signed is final. The new figures could not be read yet.");
  await done.waitFor({ timeout: 60_000 });
  expect(node.lost("getSignatureStatuses")).toBe(2);
  expect(await scgOf(wallet.publicKey)).toBeGreaterThanOrEqual(before + STAKED);
}, 120_000);

import { Keypair } from "@solana/web3.js";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  findAssociatedTokenAddress,
  findGrantAddress,
  findNftPoolAddress,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses.ts";
import { developmentKeypair } from "~programs/development-keys.ts";
import { decodeNftPool, stakeNft } from "~programs/nft-staking.ts";
import { decodeGrant } from "~programs/vesting.ts";
import { fundWallets } from "../../tools/dev/chain-setup.ts";
import { seedStaff } from "../../tools/dev/sample-staff.ts";
import { fakeWallet, switchWalletAccount } from "../fakes/wallets/index.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { send } from "./holder-acts.ts";
import { giveNfts } from "./nft-acts.ts";
import { signInAsOwner } from "./staff-visits.ts";

const operator = developmentKeypair("operator");
const funder = developmentKeypair("funder");
const scg = developmentKeypair("mint-scg").publicKey;
const pool = findNftPoolAddress({ creator: operator.publicKey, poolId: 0 });
const REWARD = `/admin/powerzone/boost/reward/${pool.toBase58()}.1`;
const COIN = 10n ** 9n;

let site: Site;
let visit: TestPage;

beforeAll(async () => {
  site = await openSite({ slotTimeMs: 50 });
  await seedStaff(site.database);
  // the funder has put all that it had into the pools
  await fundWallets(site.chain, [funder.publicKey]);
  visit = await site.openPage({ locale: "en-GB", initScripts: [fakeWallet([operator, funder])] });
});
afterAll(async () => {
  await visit?.close();
  await site?.close();
});

/** Fills a form of the reward, reads its dry run, and is led to the page for signing. */
async function prepare(page: Page, deed: string, field: string, value: string): Promise<string> {
  await page.goto(`${REWARD}/${deed}`);
  await page.locator(`[name=${field}]`).fill(value);
  await page.getByRole("button", { name: "Show what it does" }).click();
  const shown = await page.getByRole("status").innerText();
  await page.getByRole("button", { name: "Prepare for signing" }).click();
  await page.waitForURL("**/sign");
  return shown;
}

/** Somebody stakes an NFT, so that the reward's funds run out one day. */
async function stakeOne(): Promise<void> {
  const wallet = await site.newFundedWallet();
  const owner = wallet.publicKey;
  const [mint = owner] = await giveNfts(site, owner, { collection: "genesis", count: 1 });
  const limits = { termDays: 0, minWeightBps: 0, minBaseWeightBps: 0, maxFeeBps: 0 };
  const nft = { mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
  await send(site, wallet, [stakeNft({ pool, nft, owner, ...limits })]);
}

async function readStream() {
  const account = await site.connection.getAccountInfo(pool, "confirmed");
  return account && decodeNftPool(account.data).streams[1];
}

const sign = async (page: Page) => {
  await page.getByRole("button", { name: "Sign in the wallet" }).click();
  await page.locator('.transaction[data-phase="finalized"]').waitFor({ timeout: 60_000 });
};

describe("an operator", () => {
  it("raises a reward's rate and funds it, each signed by the wallet that the chain names and by no other", async () => {
    const { page } = visit;
    await stakeOne();
    await signInAsOwner(site, page);
    const before = await readStream();
    const raising = await prepare(page, "setTerms", "rate", "45");
    expect(raising).toContain(operator.publicKey.toBase58());
    expect(raising).toMatch(/30\s+45/);
    // a million coins at 30 a day, then at 45
    expect(raising).toMatch(/Funds last \(days\)\s+333\d\d\s+222\d\d\s/);
    await page.getByRole("button", { name: "Connect wallet" }).click();
    await page
      .locator("#wallet-picker")
      .getByRole("button", { name: /Phantom/ })
      .click();
    await sign(page);
    expect(await readStream()).toMatchObject({ rateRaw: 45n * COIN });

    const funding = await prepare(page, "fund", "amount", "2500");
    expect(funding).toMatch(/Funds last \(days\)\s+222\d\d\s+222\d\d\s/);
    expect(funding).toContain(funder.publicKey.toBase58());
    // the operator's wallet is still connected
    const wrong = page.getByText("This wallet cannot sign it");
    await wrong.waitFor();
    expect(await page.locator(".notice-warning").innerText()).toContain(funder.publicKey.toBase58());
    expect(await page.getByRole("button", { name: "Sign in the wallet" }).count()).toBe(0);
    await switchWalletAccount(page, 1);
    await sign(page);
    expect((await readStream())?.heldRaw).toBe((before?.heldRaw ?? 0n) + 2_500n * COIN);

    await page.getByRole("link", { name: "Back to the action" }).click();
    await page.getByText("Landed", { exact: true }).first().waitFor();
    await page.goto("/admin/audit");
    const log = await page.getByRole("main").innerText();
    expect(log).toContain("An action landed");
    expect(visit.takeProblems()).toEqual([]);
  });

  it("fills the wallet of a job by one signature, after which its recipient is paid", async () => {
    const { page } = visit;
    const recipient = Keypair.generate().publicKey;
    await page.goto("/admin/airdrop/SingleToken");
    const typed = { mint: scg.toBase58(), unit: "SCG", refundAddress: operator.publicKey.toBase58() };
    const list = `address,amount\n${recipient.toBase58()},3`;
    for (const [name, value] of Object.entries({ ...typed, list })) await page.locator(`[name=${name}]`).fill(value);
    await page.getByRole("button", { name: "Check and create the job" }).click();
    await page.waitForURL("**/admin/jobs/*");
    const jobPage = page.url();
    await page.goto(`${jobPage}/start`);
    await page.getByRole("button", { name: "Show what it does" }).click();
    await page.getByRole("button", { name: "Start with these sums" }).click();
    await page.waitForURL(jobPage);
    await page.goto(`${jobPage}/fill`);
    // anybody may pay, not only the wallet that the draft names
    await page.locator("[name=funder]").fill(funder.publicKey.toBase58());
    const opened = await page.locator("[name=formKey]").inputValue();
    await page.getByRole("button", { name: "Show what it does" }).click();
    expect(await page.getByRole("status").innerText()).toContain("3 SCG");
    // the form that is confirmed has the key of the form that was opened
    expect(await page.locator("[name=formKey]").inputValue()).toBe(opened);
    await page.getByRole("button", { name: "Prepare for signing" }).click();
    await sign(page);
    await page.goto(jobPage);
    await page.getByText("Completed 20").first().waitFor({ timeout: 60_000 });
    const account = findAssociatedTokenAddress(scg, recipient, TOKEN_PROGRAM_ADDRESS);
    expect((await site.connection.getTokenAccountBalance(account)).value.amount).toBe(String(3n * COIN));
    expect(visit.takeProblems()).toEqual([]);
  });

  it("makes grants from a pasted file, four in one signature of the funder, and never makes one twice", async () => {
    const { page } = visit;
    const rows = [88, 89, 90, 91, 92].map(
      (id) => `${id},${Keypair.generate().publicKey},5,2026-01-01,,2125-01-01,,yes,Team`,
    );
    const file = ["번호,받는 지갑,수량,시작,클리프,끝,단계,중도 종료,플랜", ...rows].join("\n");
    await page.goto("/admin/vesting/import");
    await page.locator("[name=list]").fill(file.replace("Team", "Team,5"));
    await page.getByRole("button", { name: "Show what it does" }).click();
    await page.getByText("Line 2: the line does not have as many cells as the first line").waitFor();
    await page.locator("[name=list]").fill(file);
    await page.getByRole("button", { name: "Show what it does" }).click();
    const shown = await page.getByRole("status").innerText();
    expect(shown).toContain(funder.publicKey.toBase58());
    expect(shown).toMatch(/Total coins\s+25\s/);
    expect(shown).toMatch(/Transactions to sign\s+2\s/);
    await page.getByRole("button", { name: "Prepare for signing" }).click();
    await page.waitForURL("**/sign");
    const first = page.url();
    await sign(page);
    await page.getByRole("link", { name: "Next action, 2 of 2" }).click();
    await page.waitForURL((url) => url.href !== first && url.pathname.endsWith("/sign"));
    await sign(page);
    expect(await page.getByRole("link", { name: /^Next action/ }).count()).toBe(0);
    const grant = findGrantAddress({ creator: funder.publicKey, grantId: 92n });
    const account = await site.connection.getAccountInfo(grant, "confirmed");
    expect(account && decodeGrant(account.data)).toMatchObject({ totalRaw: 5n * COIN, isRevocable: true });

    await page.goto("/admin/vesting/import");
    await page.locator("[name=list]").fill(file);
    await page.getByRole("button", { name: "Show what it does" }).click();
    await page.getByText("so nothing would change").waitFor();
    // the browser logs both answers that refuse the file as errors
    expect(visit.takeProblems().filter((problem) => !/status of 4\d\d/.test(problem))).toEqual([]);
  });

  it("loads the code of wallets on the page for signing alone", async () => {
    const { page } = visit;
    const loaded: string[] = [];
    page.on("response", (response) => loaded.push(new URL(response.url()).pathname));
    await page.goto("/admin/deedsToSign");
    expect(loaded.filter((path) => /wallet|deed-rules|verify/.test(path))).toEqual([]);
  });
});

import { Keypair } from "@solana/web3.js";
import type { Page, Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { callRpc } from "../../app/domain/development/local-node.ts";
import { seedDropLists } from "../../tools/dev/sample-drop-lists.ts";
import {
  type FakeWalletBehaviour,
  setWalletBehaviour,
  switchWalletAccount,
  walletCalls,
} from "../fakes/wallets/index.ts";
import { isFullRun } from "../full-run.ts";
import { DEEDS, type Deed, type Facts, openDialog, type Stage } from "./deeds.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { openHolderPage } from "./holder-page.ts";
import { approveStrangers } from "./lying-site.ts";
import { openAt } from "./open-at.ts";
import { untilBlockhashIsOver } from "./waiting-transaction.ts";

/**
 * A failure between a press and its end. Several troubles follow each other in one dialog: each has to leave everything
 * unchanged, say so, and offer the next try. The last try succeeds, and the deed is done exactly once. The results are read
 * from the chain.
 */
interface Trouble {
  name: string;
  /** The text of the dialog. */
  says: RegExp;
  begin(act: Act): Promise<unknown>;
  end(act: Act): Promise<unknown>;
}

/** While this lasts, no wallet is asked to sign. */
const LIE: Trouble = {
  name: "a site that builds something else",
  says: /The site built something other than what you asked for/,
  begin: async (act) => {
    act.endLie = await approveStrangers(act.page);
  },
  end: async (act) => act.endLie?.(),
};

interface Act {
  deed: Deed;
  stage: Stage;
  visit: TestPage;
  page: Page;
  before: Facts;
  finalBefore: number;
  endLie?: () => Promise<void>;
}

const API = "**/api/{transactions,nft-staking/plan}*";
const SIGNED = "**/api/transactions/*/signed";
const STATUS = /\/api\/transactions\/[\da-f-]{36}$/;
/** Each of these cases has its own holder for each deed. */
const LIVES = { walked: 0, watched: 1, cutOff: 2 };

const cut = (route: Route) => route.abort("internetdisconnected");
const wallet = (name: string, says: RegExp, behaviour: FakeWalletBehaviour, cured: FakeWalletBehaviour): Trouble => ({
  name,
  says,
  begin: ({ page }) => setWalletBehaviour(page, behaviour),
  end: ({ page }) => setWalletBehaviour(page, cured),
});

const TROUBLES: Trouble[] = [
  LIE,
  wallet("refused in the wallet", /You declined in your wallet/, { sign: "refuse" }, { sign: "approve" }),
  wallet("a wallet that breaks", /The wallet could not sign/, { sign: "fail" }, { sign: "approve" }),
  wallet(
    "another key than the wallet claims",
    /This cannot be sent/,
    { signsWithOtherKey: true },
    { signsWithOtherKey: false },
  ),
  {
    name: "no answer from the site",
    says: /No connection/,
    begin: ({ page }) => page.route(API, cut),
    end: ({ page }) => page.unroute(API),
  },
  {
    name: "no SOL for the fee",
    says: /There is not enough SOL in your wallet/,
    begin: (act) => setLamports(act, 0n),
    end: (act) => setLamports(act, 50n * 10n ** 9n),
  },
];

/**
 * The deeds that go through every trouble: one of several transactions in a row; in a full run, all deeds. The code that runs
 * a transaction is the same for every deed, and the tests of each screen do the others.
 */
const WALKED = DEEDS.filter(({ name }) => isFullRun || name === "a stake in Nova");

let site: Site;

beforeAll(async () => {
  site = await openSite();
  await seedDropLists(site.database);
});
afterAll(() => site?.close());

async function begin(deed: Deed, life: number): Promise<Act> {
  const stage = await deed.stage(site, DEEDS.indexOf(deed) * Object.keys(LIVES).length + life);
  const visit = await openHolderPage(site, [stage.wallet, Keypair.generate()]);
  const act: Act = {
    deed,
    stage,
    visit,
    page: visit.page,
    before: await stage.read(),
    finalBefore: await countFinal(stage),
  };
  await reopen(act);
  return act;
}

async function reopen({ deed, stage, page }: Act): Promise<void> {
  await openAt(page, stage.path);
  await deed.open(page);
}

const submit = ({ deed, page }: Act) => openDialog(page).getByRole("button", { name: deed.button, exact: true });
const again = ({ page }: Act) => openDialog(page).getByRole("button", { name: /^(Try|Sign) again$/ });
const says = ({ page }: Act, words: RegExp) => openDialog(page).getByText(words).first();
const signatures = async ({ page }: Act) =>
  (await walletCalls(page)).filter((call) => call === "signTransaction").length;

function setLamports({ stage }: Act, lamports: bigint): Promise<unknown> {
  const address = stage.wallet.publicKey.toBase58();
  return callRpc(site.chain.rpcUrl, "surfnet_setAccount", [address, { lamports: Number(lamports) }]);
}

async function expectNothing({ stage, before }: Act, where: string): Promise<void> {
  expect(await stage.read(), where).toEqual(before);
}

/** Checks on the chain that the deed was done, by one transaction. */
async function expectDone(act: Act): Promise<void> {
  act.deed.expectDone(act.before, await act.stage.read());
  // its screen has already shown that it was confirmed
  const isFinal = async () => expect(await countFinal(act.stage)).toBe(act.finalBefore + 1);
  await vi.waitFor(isFinal, { timeout: 40_000, interval: 250 });
}

async function countFinal({ wallet }: Stage): Promise<number> {
  const count = await site.database
    .prepare("SELECT COUNT(*) AS count FROM transaction_intent WHERE wallet_address = ? AND status = 'finalized'")
    .bind(wallet.publicKey.toBase58())
    .first<number>("count");
  return count ?? 0;
}

describe.concurrent.each(WALKED)("$name", (deed) => {
  const name = TROUBLES.map((trouble) => trouble.name).join(", ");
  it(`comes through ${name}, and is done once`, async () => {
    const act = await begin(deed, LIVES.walked);
    const { page } = act;
    await switchWalletAccount(page, 1);
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).waitFor();
    expect(await submit(act).count()).toBe(0);
    await switchWalletAccount(page, 0);
    await reopen(act);

    let button = submit(act);
    for (const trouble of TROUBLES) {
      const asked = await signatures(act);
      await trouble.begin(act);
      await button.click();
      await says(act, trouble.says).waitFor();
      await expectNothing(act, trouble.name);
      if (trouble === LIE) expect(await signatures(act), trouble.name).toBe(asked);
      await trouble.end(act);
      button = again(act);
    }
    // after a double press, the answer to the signed transaction is lost together with the connection
    const signedBefore = await signatures(act);
    let handedOver = 0;
    await page.route(STATUS, cut);
    await page.route(SIGNED, async (route) => {
      if (handedOver++ > 0) return route.continue();
      await route.fetch();
      await route.abort("connectionreset");
    });
    await button.dblclick();
    // or the answer to the second hand-over already has the end
    await says(act, new RegExp(`was handed over and goes on without this page|${deed.done.source}`, "i")).waitFor();
    await page.unroute(STATUS);
    await says(act, deed.done).waitFor({ timeout: 40_000 });
    expect(handedOver).toBeGreaterThan(1);
    expect((await signatures(act)) - signedBefore).toBe(1);
    await expectDone(act);
    await act.visit.close();
  });
});

describe.concurrent.each(WALKED)("$name", (deed) => {
  it("continues when its tab is closed after signing, and a second tab shows it and its end", async () => {
    const act = await begin(deed, LIVES.watched);
    const { page, visit } = act;
    const second = await visit.context.newPage();
    await openAt(second, act.stage.path);
    const handedOver = page.waitForResponse(/\/signed$/);
    await submit(act).click();
    await handedOver;
    const notice = second.locator(".open-transactions");
    await notice.getByText(deed.notice).first().waitFor({ timeout: 20_000 });
    await page.close();
    await notice.getByText(`${deed.notice}: it is final.`).waitFor({ timeout: 40_000 });
    await expectDone(act);
    await visit.close();
  });
});

async function letExpire(act: Act): Promise<void> {
  await act.page.route(SIGNED, async (route) => {
    await untilBlockhashIsOver(site, act.stage.wallet);
    await route.continue();
  });
  await again(act).click();
  await says(act, /The transaction expired/).waitFor({ timeout: 90_000 });
  await expectNothing(act, "expired");
  await act.page.unroute(SIGNED);
}

/** Another transaction lands between the trial run and the sending, and only its changes are on the chain afterwards. */
async function letFail(act: Act, forestall: () => Promise<void>): Promise<void> {
  let forestalled: Facts | null = null;
  site.gate.beforeNextSend(act.stage.wallet.publicKey, async () => {
    await forestall();
    forestalled = await act.stage.read();
  });
  await again(act).click();
  await vi.waitFor(() => expect(forestalled).not.toBeNull(), { timeout: 90_000, interval: 250 });
  // on a busy machine, the blockhash may have expired by the time the other transaction has landed
  const ended = act.page.locator('.transaction:is([data-phase="failed"], [data-phase="expired"]) .notice');
  await ended.waitFor({ timeout: 90_000 });
  expect(await ended.innerText()).not.toMatch(/undefined|\{|^\s*$/);
  expect(await act.stage.read()).toEqual(forestalled);
}

async function finish(act: Act): Promise<void> {
  await again(act).click();
  await says(act, act.deed.done).waitFor({ timeout: 60_000 });
  await expectDone(act);
}

/** All deeds run at once, because they share the node and mostly wait. */
describe("whatever a holder signs", () => {
  afterEach(() => site.chain.setReachable(true));

  it("distinguishes a node that is down, expires if it is signed too late, and says why the chain refused it", async () => {
    const acts = await Promise.all(WALKED.map((deed) => begin(deed, LIVES.cutOff)));
    const all = (step: (act: Act) => Promise<unknown>) =>
      Promise.all(acts.map((act) => step(act).catch((cause) => Promise.reject(new Error(act.deed.name, { cause })))));

    site.chain.setReachable(false);
    await all(async (act) => {
      await submit(act).click();
      await says(act, /The Solana network cannot be reached/).waitFor({ timeout: 60_000 });
      expect(await signatures(act)).toBe(0);
    });
    site.chain.setReachable(true);
    await all(async (act) => {
      await expectNothing(act, "node down");
      if (!act.deed.isReset) await letExpire(act);
      await (act.stage.forestall ? letFail(act, act.stage.forestall) : finish(act));
    });
    await all(({ visit }) => visit.close());
  });
});

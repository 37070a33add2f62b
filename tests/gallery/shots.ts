import { Keypair } from "@solana/web3.js";
import type { Page } from "playwright-core";
import { LOCALES, type Locale } from "~/locales/locales";
import { developmentKeypair } from "~programs/development-keys.ts";
import { KAIA_HOLDERS } from "../../tools/dev/kaia-setup.ts";
import { fakeEvmWallet, fakeWallet, setEvmBehaviour } from "../fakes/wallets/index.ts";
import type { Holders } from "./holders.ts";
import { type KaiaHolder, MOVER_NUMBERS } from "./kaia-holders.ts";

/**
 * When a screen is photographed: before drop No. 4 begins, two days later, after it has ended, without the Kaia chain, and
 * without Solana.
 */
export const MOMENTS = ["begin", "usual", "late", "kaia-away", "chain-away"] as const;
export type Moment = (typeof MOMENTS)[number];

/** A screen to photograph. */
export interface Shot {
  /** Unique; also the name of its file. */
  name: string;
  /** Null: nobody is connected. */
  holder: keyof Holders | KaiaHolder | null;
  /** The address after the language. */
  place: string;
  /** A page of words, which is photographed in English on a phone and on a wide screen alone. */
  isContent?: boolean;
  /** "usual" unless it says otherwise. */
  moment?: Moment;
  /** What is pressed until the screen looks as it shall, in words of no language. */
  open?(page: Page, locale: Locale): Promise<void>;
  /** It can be reached only once in each language, so that it is opened at the first width and resized for the others. */
  isReachedOnce?: boolean;
  /** The dialog that is photographed alone, as the screen shows it. */
  dialog?: string;
}

const MY_PAGE = "mypage";
const COIN = "powerzoneCoinStaking";
const COIN_VIEW = "powerzoneCoinStakingView";
const STAKE = "powerzoneCoinStakingWriteStaking";
const UNSTAKE = "powerzoneCoinStakingWriteUnStaking";
const BOOST = "powerzoneNftStaking/punkykongz";
const NOVA = "powerzonePunkyNova";
const DROPS = "powerzonePunkyDrop";
const PLAN = "tokenVestingPlan";
const MY_VESTING = "mypage/myVesting";
const GRANT = "mypage/myVestingDetail/{grant}";
const MIGRATION = "mypage/migration";
const REGISTER = "proof/migration";
const AIRDROP = "airdrop";
const KAIA_LIST = "airdrop/sample-kaia";
/** An address that is on no list. */
const STRANGER = "0x52908400098527886E0F7030069857D2E4169EE7";
/** Where the holders of Kaia wallets have their new NFTs sent. */
const TARGET = developmentKeypair("wallet-2").publicKey.toBase58();

const press = (page: Page, selector: string) => page.locator(selector).first().click();

/** A dialog, opened by its button, once it shows what it costs. */
const opens = (button: string, dialog: string, before?: Required<Shot>["open"]) => ({
  dialog,
  async open(page: Page, locale: Locale) {
    await before?.(page, locale);
    await press(page, button);
    await page.locator(dialog.includes("[open]") ? dialog : `${dialog}[open]`).waitFor();
    await page.waitForTimeout(2_500);
    // many trial runs take longer
    await page.waitForFunction((of) => !document.querySelector(`${of} [aria-busy="true"]`), dialog);
  },
});

const choose = (count: number) => async (page: Page) => {
  for (const box of (await page.locator(".wallet-nft input").all()).slice(0, count)) await box.check();
};
/** Reloads the page in a browser with Phantom and both EVM wallets. */
async function hasWallets(page: Page): Promise<void> {
  const installed = [fakeWallet([Keypair.generate()]), fakeEvmWallet("metamask", []), fakeEvmWallet("kaia", [])];
  for (const { script, argument } of installed) await page.addInitScript(script, argument as never);
  await page.reload();
}
/** Without extensions, as on a phone: the list of wallets then offers to open the page in a wallet's app. */
const isOnPhone = (page: Page) =>
  page.evaluate(() => {
    const userAgent =
      "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";
    Object.defineProperty(navigator, "userAgent", { value: userAgent });
  });
const openFolds = (within: string) => (page: Page) =>
  page.locator(`${within} details`).evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute("open", "");
  });

/** Opens a part of an open dialog by a press on its button. */
const steps = (button: string, shown: string, before: Required<Shot>["open"]): Required<Shot>["open"] => {
  return async (page, locale) => {
    await before(page, locale);
    await press(page, button);
    await page.locator(shown).first().waitFor();
  };
};

/** A dialog that its address opens. */
const shows = (dialog: string) => ({ dialog, open: (page: Page) => page.locator(`${dialog}[open]`).waitFor() });

const START = "[data-log='myMigration.start']";
const YES = "#migration [data-log='myMigration.yes']";

/** Enters the Solana address twice and goes on to the question whether it is correct. */
async function confirmTarget(page: Page): Promise<void> {
  await press(page, START);
  const fields = page.locator("#migration input[type=text], #migration input:not([type])");
  for (const field of [fields.first(), fields.last()]) await field.fill(TARGET);
  await press(page, "#migration [data-log='myMigration.go']");
  await page.locator(YES).waitFor();
}

/** The number of the mover's old NFTs for a language. */
const numberFor = ({ path }: Locale) => MOVER_NUMBERS[LOCALES.findIndex((locale) => locale.path === path)];

/** Chooses the mover's Kongz of a language and goes on to the question. */
async function confirmOne(page: Page, locale: Locale): Promise<void> {
  const card = page.locator(".wallet-nft", { hasText: `PunkyKongz Classic #${numberFor(locale)}` });
  await card.locator("input").check();
  await confirmTarget(page);
}

/** Fills the form of an airdrop list. */
const applyWith = (address: string) => async (page: Page) => {
  await page.locator("#airdrop-target").fill(address);
  await press(page, "[data-log='airdropApply.next']");
};

/** What is seen beside a list of wallets, which opens first. */
const picks = (wallet: string, shown: string): Required<Shot>["open"] =>
  steps(
    `#wallet-picker button[value="${wallet}"]`,
    shown,
    steps(".site-account .wallet-button", "#wallet-picker[open]", async () => {}),
  );

export const SHOTS: readonly Shot[] = [
  { name: "mypage-visitor", holder: null, place: MY_PAGE },
  { name: "mypage-empty", holder: "nothing", place: MY_PAGE },
  { name: "mypage-ready", holder: "ready", place: MY_PAGE },
  { name: "mypage-rich", holder: "rich", place: MY_PAGE },
  { name: "mypage-many", holder: "many", place: MY_PAGE },
  { name: "mypage-chain-away", holder: "rich", place: MY_PAGE, moment: "chain-away" },
  {
    name: "account-claim",
    holder: "rich",
    place: MY_PAGE,
    ...opens("[data-log='myAccount.claimAll']", "#account-batch"),
  },
  {
    name: "account-claim-round",
    holder: "forty",
    place: MY_PAGE,
    ...opens("[data-log='myAccount.claimAll']", "#account-batch"),
  },
  { name: "mypage-drops", holder: "rich", place: "mypage/myDrop" },
  { name: "mypage-twig", holder: "rich", place: "mypage/myTwig" },
  { name: "mypage-vesting-visitor", holder: null, place: MY_VESTING },
  { name: "mypage-vesting", holder: "rich", place: MY_VESTING },

  { name: "coin-visitor", holder: null, place: COIN },
  { name: "coin-ready", holder: "ready", place: COIN },
  { name: "coin-rich", holder: "rich", place: COIN },
  { name: "coin-chain-away", holder: "rich", place: COIN, moment: "chain-away" },
  { name: "coin-view-visitor", holder: null, place: COIN_VIEW },
  { name: "coin-view-empty", holder: "nothing", place: COIN_VIEW },
  { name: "coin-view-rich", holder: "rich", place: COIN_VIEW },
  { name: "coin-view-open", holder: "rich", place: COIN_VIEW, open: openFolds("main") },
  { name: "coin-view-forty", holder: "forty", place: COIN_VIEW },
  { name: "coin-history", holder: "rich", place: `${COIN_VIEW}?history` },
  {
    name: "coin-claim",
    holder: "rich",
    place: COIN_VIEW,
    ...opens("[data-log='coinStakingView.claimReward']", "#claim-reward"),
  },
  { name: "coin-stake", holder: "ready", place: STAKE },
  {
    name: "coin-stake-filled",
    holder: "ready",
    place: STAKE,
    open: (page) => page.locator("main [name=typed]").fill("1500"),
  },
  { name: "coin-stake-open", holder: "ready", place: `${STAKE}?term=90&amount=1500`, open: openFolds("main") },
  { name: "coin-stake-confirm", holder: "ready", place: `${STAKE}Confirm?term=90&amount=1500` },
  {
    name: "coin-terms",
    holder: "ready",
    place: `${STAKE}Confirm?term=90&amount=1500`,
    ...opens("[data-log='coinStakingConfirm.terms']", "#staking-terms"),
  },
  { name: "coin-stake-complete", holder: "done", place: `${STAKE}Complete?transaction={stake}` },
  { name: "coin-unstake", holder: "rich", place: UNSTAKE },
  { name: "coin-unstake-chosen", holder: "rich", place: `${UNSTAKE}?position={position}` },
  { name: "coin-unstake-confirm", holder: "rich", place: `${UNSTAKE}Confirm?position={position}` },
  { name: "coin-unstake-complete", holder: "done", place: `${UNSTAKE}Complete?transaction={unstake}` },

  { name: "boost-visitor", holder: null, place: BOOST },
  { name: "boost-empty", holder: "nothing", place: BOOST },
  { name: "boost-ready", holder: "ready", place: BOOST },
  { name: "boost-ten", holder: "forty", place: BOOST },
  { name: "boost-mixed", holder: "rich", place: BOOST },
  { name: "boost-chosen", holder: "ready", place: BOOST, open: choose(2) },
  { name: "boost-many", holder: "many", place: BOOST },
  { name: "boost-chain-away", holder: "rich", place: BOOST, moment: "chain-away" },
  { name: "boost-stake", holder: "ready", place: BOOST, ...opens('[data-log$=".staking"]', "#nft-stake", choose(1)) },
  { name: "boost-staked-open", holder: "rich", place: BOOST, open: openFolds(".nft") },
  {
    name: "boost-check-in",
    holder: "rich",
    place: BOOST,
    ...opens('[data-log$=".checkIn"]', "#nft-check-in", openFolds(".nft")),
  },
  {
    name: "boost-unstake",
    holder: "rich",
    place: BOOST,
    ...opens('[data-log$=".unstaking"]', "#nft-unstake", openFolds(".nft")),
  },
  { name: "boost-claim-all", holder: "rich", place: BOOST, ...opens('[data-log$=".claimAll"]', "#nft-claim") },
  { name: "boost-claim", holder: "rich", place: BOOST, ...opens('[data-log$=".twigClaim"]', "#nft-claim") },
  { name: "boost-details", holder: "rich", place: `${BOOST}?details=0`, dialog: "#nft-details" },
  { name: "boost-check-ins", holder: "rich", place: `${BOOST}?list=bonus`, dialog: "#nft-list" },
  { name: "boost-info", holder: null, place: BOOST, ...opens(".nft-infos button", "dialog[open]") },
  { name: "nova-visitor", holder: null, place: NOVA },
  { name: "nova-ready", holder: "ready", place: NOVA },
  { name: "nova-mixed", holder: "rich", place: NOVA },
  { name: "nova-stake", holder: "ready", place: NOVA, ...opens('[data-log$=".staking"]', "#nft-stake", choose(1)) },
  {
    name: "nova-unstake",
    holder: "rich",
    place: NOVA,
    ...opens('[data-log$=".unstaking"]', "#nft-unstake", openFolds(".nft")),
  },

  { name: "drops-visitor", holder: null, place: DROPS },
  { name: "drops-not-listed", holder: "nothing", place: DROPS },
  { name: "drops-not-begun", holder: "rich", place: DROPS, moment: "begin" },
  { name: "drops-listed", holder: "rich", place: DROPS },
  { name: "drops-taken-and-ended", holder: "rich", place: DROPS, moment: "late" },
  { name: "drops-chain-away", holder: "rich", place: DROPS, moment: "chain-away" },
  { name: "drop-dialog", holder: "rich", place: DROPS, ...opens("main .drop button", "dialog[open]") },
  {
    name: "drop-confirm",
    holder: "rich",
    place: DROPS,
    ...opens("[data-log='punkyDrop.dropGift']", "dialog[open]", (page) => press(page, "main .drop button")),
  },

  { name: "vesting-visitor", holder: null, place: PLAN },
  { name: "vesting-rich", holder: "rich", place: PLAN },
  { name: "vesting-chain-away", holder: "rich", place: PLAN, moment: "chain-away" },
  { name: "mypage-vesting-chain-away", holder: "rich", place: MY_VESTING, moment: "chain-away" },
  {
    name: "vesting-claim-all",
    holder: "rich",
    place: MY_VESTING,
    ...opens('[data-log$=".claimAll"]', "#account-batch"),
  },
  { name: "vesting-detail", holder: "rich", place: GRANT },
  { name: "vesting-claim", holder: "rich", place: GRANT, ...opens('[data-log$=".claim"]', "#claim-vesting") },
  { name: "proof", holder: null, place: "proof" },
  { name: "proof-chain-away", holder: null, place: "proof", moment: "chain-away" },
  { name: "proof-kaia-away", holder: null, place: "proof", moment: "kaia-away" },
  { name: "proof-open", holder: null, place: "proof", open: openFolds(".proof") },

  { name: "migration-visitor", holder: null, place: MIGRATION },
  { name: "migration-nothing", holder: "kaia-nothing", place: MIGRATION },
  { name: "migration-rich", holder: "kaia-rich", place: MIGRATION },
  { name: "migration-chosen", holder: "kaia-rich", place: MIGRATION, open: choose(2) },
  { name: "migration-address", holder: "kaia-rich", place: MIGRATION, ...opens(START, "#migration", choose(2)) },
  {
    name: "migration-confirm",
    holder: "kaia-rich",
    place: MIGRATION,
    dialog: "#migration",
    async open(page) {
      await choose(2)(page);
      await confirmTarget(page);
    },
  },
  {
    name: "migration-pay",
    holder: "kaia-mover",
    place: MIGRATION,
    dialog: "#migration",
    async open(page, locale) {
      await confirmOne(page, locale);
      await setEvmBehaviour(page, { send: "hang" });
      await press(page, YES);
      await page.locator("#migration li:nth-child(3)[aria-current=step]").waitFor();
    },
  },
  {
    name: "migration-declined",
    holder: "kaia-mover",
    place: MIGRATION,
    dialog: "#migration",
    async open(page, locale) {
      await confirmOne(page, locale);
      await setEvmBehaviour(page, { send: "refuse" });
      await press(page, YES);
      await page.locator("#migration [data-log='myMigration.again']").waitFor();
    },
  },
  {
    name: "migration-end",
    holder: "kaia-mover",
    place: MIGRATION,
    dialog: "#migration",
    isReachedOnce: true,
    async open(page, locale) {
      await confirmOne(page, locale);
      await press(page, YES);
      await page.locator("#migration [data-log='myMigration.receipt']").waitFor({ timeout: 120_000 });
    },
  },
  {
    name: "migration-return",
    holder: "kaia-rich",
    place: MIGRATION,
    ...opens("[data-log='myMigration.reclaim']", "#migration-return"),
  },
  {
    name: "migration-returned",
    holder: "kaia-mover",
    place: MIGRATION,
    dialog: "#migration-return",
    isReachedOnce: true,
    async open(page, locale) {
      const record = page.locator(".migration-returns li", { hasText: `Punky HA_G Classic #${numberFor(locale)}` });
      await record.locator("[data-log='myMigration.reclaim']").click();
      await press(page, "#migration-return [data-log='myMigration.returnYes']");
      await page.locator("#migration-return button[data-log='myMigration.done']").last().waitFor({ timeout: 120_000 });
    },
  },
  { name: "migration-kaia-away", holder: "kaia-rich", place: MIGRATION, moment: "kaia-away" },
  { name: "migration-chain-away", holder: "kaia-rich", place: MIGRATION, moment: "chain-away" },
  { name: "mypage-kaia", holder: "kaia-rich", place: MY_PAGE },
  { name: "receipt", holder: null, place: "migration/1" },
  { name: "receipt-failed", holder: null, place: "migration/2" },
  { name: "receipt-unknown", holder: null, place: "migration/999" },
  { name: "receipt-kaia-away", holder: null, place: "migration/1", moment: "kaia-away" },
  { name: "receipt-chain-away", holder: null, place: "migration/1", moment: "chain-away" },
  { name: "register", holder: null, place: REGISTER },
  { name: "register-kaia-away", holder: null, place: REGISTER, moment: "kaia-away" },

  { name: "airdrop-visitor", holder: null, place: AIRDROP },
  { name: "airdrop-own", holder: "rich", place: AIRDROP },
  { name: "airdrop-found", holder: null, place: `${AIRDROP}?address=${KAIA_HOLDERS[0]}`, ...shows("#airdrop-result") },
  { name: "airdrop-not-found", holder: null, place: `${AIRDROP}?address=${STRANGER}`, ...shows("#airdrop-result") },
  { name: "airdrop-list-visitor", holder: null, place: KAIA_LIST },
  { name: "airdrop-list-not-listed", holder: "kaia-nothing", place: KAIA_LIST },
  { name: "airdrop-apply", holder: "kaia-rich", place: KAIA_LIST },
  { name: "airdrop-apply-solana", holder: "rich", place: "airdrop/sample-weekly" },
  {
    name: "airdrop-wrong-address",
    holder: "kaia-rich",
    place: KAIA_LIST,
    dialog: "#airdrop-wrong-address",
    async open(page) {
      await applyWith(STRANGER)(page);
      await page.locator("#airdrop-wrong-address[open]").waitFor();
    },
  },
  {
    name: "airdrop-confirm",
    holder: "kaia-rich",
    place: KAIA_LIST,
    async open(page) {
      await applyWith(TARGET)(page);
      await page.locator("[data-log='airdropApply.confirmYes']").waitFor();
    },
  },
  { name: "airdrop-applied", holder: "kaia-mover", place: KAIA_LIST },
  { name: "airdrop-closed", holder: "rich", place: "airdrop/sample-closed" },

  {
    name: "qr-dialog",
    holder: null,
    place: AIRDROP,
    ...opens(".search-form [data-log='part.button']", "#qr-dialog"),
  },
  {
    name: "wallet-ledger",
    holder: null,
    place: MY_PAGE,
    dialog: "#wallet-picker",
    open: picks("Ledger", "#wallet-picker h3"),
  },
  {
    name: "wallet-dcent",
    holder: null,
    place: MY_PAGE,
    dialog: "#wallet-picker",
    open: picks("D'CENT", "#wallet-picker [data-log='part.button']"),
  },
  {
    name: "wallet-picker",
    holder: null,
    place: MY_PAGE,
    ...opens(".site-account .wallet-button", "#wallet-picker"),
  },
  {
    name: "wallet-picker-phone",
    holder: null,
    place: MY_PAGE,
    ...opens(".site-account .wallet-button", "#wallet-picker", isOnPhone),
  },
  {
    name: "wallet-picker-found",
    holder: null,
    place: MY_PAGE,
    ...opens(".site-account .wallet-button", "#wallet-picker", hasWallets),
  },
  {
    name: "wallet-picker-kaia",
    holder: null,
    place: MIGRATION,
    ...opens("main [data-log='wallet.select']", "#wallet-picker", hasWallets),
  },
];

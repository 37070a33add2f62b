import { Keypair } from "@solana/web3.js";
import type { Page } from "playwright-core";
import { fakeEvmWallet, fakeWallet } from "../fakes/wallets/index.ts";
import type { Holders } from "./holders.ts";

/** When a screen is photographed: before drop No. 4 begins, two days later, after it has ended, and without the chain. */
export const MOMENTS = ["begin", "usual", "late", "chain-away"] as const;
export type Moment = (typeof MOMENTS)[number];

/** A screen to photograph. */
export interface Shot {
  /** Unique; also the name of its file. */
  name: string;
  /** Null: nobody is connected. */
  holder: keyof Holders | null;
  /** The address after the language. */
  place: string;
  /** A page of words, which is photographed in English on a phone and on a wide screen alone. */
  isContent?: boolean;
  /** "usual" unless it says otherwise. */
  moment?: Moment;
  /** What is pressed until the screen looks as it shall, in words of no language. */
  open?(page: Page): Promise<void>;
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

const press = (page: Page, selector: string) => page.locator(selector).first().click();

/** A dialog, opened by its button, once it shows what it costs. */
const opens = (button: string, dialog: string, before?: (page: Page) => Promise<void>) => ({
  dialog,
  async open(page: Page) {
    await before?.(page);
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
const openFolds = (within: string) => (page: Page) =>
  page.locator(`${within} details`).evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute("open", "");
  });

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
  { name: "proof-open", holder: null, place: "proof", open: openFolds(".proof") },
  {
    name: "wallet-picker",
    holder: null,
    place: MY_PAGE,
    ...opens(".site-account .wallet-button", "#wallet-picker"),
  },
  {
    name: "wallet-picker-found",
    holder: null,
    place: MY_PAGE,
    ...opens(".site-account .wallet-button", "#wallet-picker", hasWallets),
  },
];

import type { Page } from "playwright-core";
import type { Holders } from "./holders.ts";

/** A screen to photograph. */
export interface Shot {
  /** Unique; also the name of its file. */
  name: string;
  /** Null: nobody is connected. */
  holder: keyof Holders | null;
  /** The address after the language. */
  place: string;
  /** What is pressed until the screen looks as it shall, in words of no language. */
  open?(page: Page): Promise<void>;
  /** The dialog that is photographed alone, as the screen shows it. */
  dialog?: string;
}

const press = (page: Page, selector: string) => page.locator(selector).first().click();
/** Opens a dialog by its button, and waits until it shows what it costs. */
const opens = (button: string, dialog: string) => async (page: Page) => {
  await press(page, button);
  await page.locator(`${dialog}[open]`).waitFor();
  await page.waitForTimeout(2_500);
};

const NO_POSITION = "powerzoneCoinStaking";

export const SHOTS: readonly Shot[] = [
  { name: "mypage-visitor", holder: null, place: "mypage" },
  { name: "mypage-empty", holder: "nothing", place: "mypage" },
  { name: "mypage-rich", holder: "rich", place: "mypage" },
  { name: "mypage-many", holder: "many", place: "mypage" },
  {
    name: "account-claim",
    holder: "rich",
    place: "mypage",
    open: opens("[data-log='myAccount.claimAll']", "#account-batch"),
    dialog: "#account-batch",
  },
  { name: "mypage-drops", holder: "rich", place: "mypage/myDrop" },
  { name: "mypage-twig", holder: "rich", place: "mypage/myTwig" },
  { name: "mypage-vesting", holder: "rich", place: "mypage/myVesting" },

  { name: "coin-visitor", holder: null, place: NO_POSITION },
  { name: "coin-ready", holder: "ready", place: NO_POSITION },
  { name: "coin-rich", holder: "rich", place: NO_POSITION },
  { name: "coin-view-empty", holder: "nothing", place: "powerzoneCoinStakingView" },
  { name: "coin-view-rich", holder: "rich", place: "powerzoneCoinStakingView" },
  { name: "coin-view-forty", holder: "forty", place: "powerzoneCoinStakingView" },
  {
    name: "coin-claim",
    holder: "rich",
    place: "powerzoneCoinStakingView",
    open: opens("[data-log='coinStakingView.claimReward']", "#claim-reward"),
    dialog: "#claim-reward",
  },
  { name: "coin-stake", holder: "ready", place: "powerzoneCoinStakingWriteStaking" },
  {
    name: "coin-stake-filled",
    holder: "ready",
    place: "powerzoneCoinStakingWriteStaking",
    open: (page) => page.locator("main [name=typed]").fill("1500"),
  },
  { name: "coin-stake-confirm", holder: "ready", place: "powerzoneCoinStakingWriteStakingConfirm?term=90&amount=1500" },
  { name: "coin-unstake", holder: "rich", place: "powerzoneCoinStakingWriteUnStaking" },
  {
    name: "coin-unstake-confirm",
    holder: "rich",
    place: "powerzoneCoinStakingWriteUnStakingConfirm?position={position}",
  },

  { name: "boost-visitor", holder: null, place: "powerzoneNftStaking/punkykongz" },
  { name: "boost-empty", holder: "nothing", place: "powerzoneNftStaking/punkykongz" },
  { name: "boost-ready", holder: "ready", place: "powerzoneNftStaking/punkykongz" },
  { name: "boost-ten", holder: "forty", place: "powerzoneNftStaking/punkykongz" },
  { name: "boost-mixed", holder: "rich", place: "powerzoneNftStaking/punkykongz" },
  {
    name: "boost-chosen",
    holder: "ready",
    place: "powerzoneNftStaking/punkykongz",
    open: async (page) => {
      for (const box of (await page.locator(".wallet-nft input").all()).slice(0, 2)) await box.check();
    },
  },
  { name: "boost-many", holder: "many", place: "powerzoneNftStaking/punkykongz" },
  {
    name: "boost-stake",
    holder: "ready",
    place: "powerzoneNftStaking/punkykongz",
    open: async (page) => {
      await page.locator(".wallet-nft input").first().check();
      await opens('[data-log$=".staking"]', "#nft-stake")(page);
    },
    dialog: "#nft-stake",
  },
  {
    name: "boost-check-in",
    holder: "rich",
    place: "powerzoneNftStaking/punkykongz",
    open: opens('[data-log$=".checkIn"]', "#nft-check-in"),
    dialog: "#nft-check-in",
  },
  {
    name: "boost-unstake",
    holder: "rich",
    place: "powerzoneNftStaking/punkykongz",
    open: opens('[data-log$=".unstaking"]', "#nft-unstake"),
    dialog: "#nft-unstake",
  },
  {
    name: "boost-claim",
    holder: "rich",
    place: "powerzoneNftStaking/punkykongz",
    open: opens('[data-log$=".twigClaim"]', "#nft-claim"),
    dialog: "#nft-claim",
  },
  { name: "nova-visitor", holder: null, place: "powerzonePunkyNova" },
  { name: "nova-ready", holder: "ready", place: "powerzonePunkyNova" },
  { name: "nova-mixed", holder: "rich", place: "powerzonePunkyNova" },
  {
    name: "nova-stake",
    holder: "ready",
    place: "powerzonePunkyNova",
    open: async (page) => {
      await page.locator(".wallet-nft input").first().check();
      await opens('[data-log$=".staking"]', "#nft-stake")(page);
    },
    dialog: "#nft-stake",
  },
  {
    name: "nova-unstake",
    holder: "rich",
    place: "powerzonePunkyNova",
    open: opens('[data-log$=".unstaking"]', "#nft-unstake"),
    dialog: "#nft-unstake",
  },

  { name: "drops-visitor", holder: null, place: "powerzonePunkyDrop" },
  { name: "drops-empty", holder: "nothing", place: "powerzonePunkyDrop" },
  { name: "drops-listed", holder: "rich", place: "powerzonePunkyDrop" },
  {
    name: "drop-dialog",
    holder: "rich",
    place: "powerzonePunkyDrop",
    open: opens("main .drop button", "dialog"),
    dialog: "dialog[open]",
  },

  { name: "vesting-visitor", holder: null, place: "tokenVestingPlan" },
  { name: "vesting-rich", holder: "rich", place: "tokenVestingPlan" },
  { name: "vesting-detail", holder: "rich", place: "mypage/myVestingDetail/{grant}" },
  {
    name: "vesting-claim",
    holder: "rich",
    place: "mypage/myVestingDetail/{grant}",
    open: opens('[data-log$=".claim"]', "#claim-vesting"),
    dialog: "#claim-vesting",
  },
  { name: "proof", holder: null, place: "proof" },
  {
    name: "proof-open",
    holder: null,
    place: "proof",
    open: (page) =>
      page.locator(".proof details").evaluateAll((folds) => {
        for (const fold of folds) fold.setAttribute("open", "");
      }),
  },
  {
    name: "wallet-picker",
    holder: null,
    place: "mypage",
    open: opens(".site-account .wallet-button", "#wallet-picker"),
    dialog: "#wallet-picker",
  },
];

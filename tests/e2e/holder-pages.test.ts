import type { Keypair } from "@solana/web3.js";
import { expect, it } from "vitest";
import { LOCALES, type Locale } from "~/locales/locales";
import { type Address, listAddresses, pagesToWalk } from "./addresses.ts";
import { openHolderPage } from "./holder-page.ts";
import { walkPages } from "./page-checks.ts";
import { openBeforeTests, position, site, stakeId, staker } from "./staker-site.ts";
import { isTurnOf } from "./turns.ts";

openBeforeTests();

/** Pages that show something of their own to a holder; any other page is the same as for a visitor. */
const IS_HOLDERS = /^routes\/(powerzone|mypage)\//;
const SHOWS_POSITIONS = /\/(powerzoneCoinStaking|powerzoneCoinStakingView|powerzoneCoinStakingWriteUnStaking|mypage)$/;

it.concurrent.each(LOCALES)(
  "a holder's pages in $label are in order with a position, and those that show positions without any",
  async (locale) => {
    const searches = {
      powerzoneCoinStakingWriteStakingConfirm: "?term=90&amount=100",
      powerzoneCoinStakingWriteStakingComplete: `?transaction=${stakeId}`,
      powerzoneCoinStakingWriteUnStakingConfirm: `?position=${position}`,
    };
    const holding = listAddresses(locale, {}).filter(({ path }) => SHOWS_POSITIONS.test(path));
    expect(holding).toHaveLength(4);
    const isHolders = ({ kinds }: Address) => kinds.some((kind) => IS_HOLDERS.test(kind));
    const found = await walk(staker, locale, pagesToWalk(locale, listAddresses(locale, searches).filter(isHolders)));
    const inTurn = holding.filter(({ place }) => isTurnOf(locale, place));
    found.push(...(await walk(await site.newFundedWallet(), locale, inTurn)));
    expect(found).toEqual([]);
  },
  600_000,
);

async function walk(wallet: Keypair, locale: Locale, addresses: Address[]): Promise<string[]> {
  const visit = await openHolderPage(site, [wallet], { locale: locale.intl });
  const found = await walkPages(visit, locale, addresses);
  await visit.close();
  return found;
}

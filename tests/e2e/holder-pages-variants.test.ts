import { expect, it } from "vitest";
import { setWalletBehaviour } from "../fakes/wallets/index.ts";
import { openHolderPage } from "./holder-page.ts";
import { openAt, openFolds } from "./open-at.ts";
import { checkOpenAt, widthsOf } from "./page-checks.ts";
import { openBeforeTests, position, site, staker } from "./staker-site.ts";
import { languagesOf } from "./turns.ts";

openBeforeTests();

it.concurrent.each(languagesOf("staking"))(
  "what opens and what goes wrong on the staking screens in $label is in order",
  async (locale) => {
    const { page, close, takeProblems } = await openHolderPage(site, [staker], { locale: locale.intl });
    const found: string[] = [];
    const check = async (name: string, part?: string) =>
      found.push(...(await checkOpenAt(page, { name, part, widths: widthsOf(name) })));
    const base = `/${locale.path}/powerzoneCoinStaking`;

    await openAt(page, `${base}View?history=open`);
    await page.locator("#staking-history").getByRole("row").nth(1).waitFor();
    await check("the history", "#staking-history");

    await openAt(page, `${base}View`);
    await setWalletBehaviour(page, { sign: "refuse" });
    await page.locator("[data-log='coinStakingView.claimReward']").first().click();
    const claim = page.locator("#claim-reward");
    await claim.locator(".claim-amount input").fill("999999");
    await claim.locator(".dialog-actions .button-primary").click();
    await claim.locator(".field-error").waitFor();
    await check("a claim of too much", "#claim-reward");
    await claim.locator(".claim-amount button").click();
    await claim.locator(".dialog-actions .button-primary").click();
    await claim.locator(".transaction[data-phase=rejected]").waitFor();
    await check("a claim that was declined", "#claim-reward");

    await openAt(page, `${base}WriteStaking`);
    await page.locator("main [name=typed]").fill("1");
    await page.locator(".action-bar .button-primary").click({ force: true });
    await page.locator("main .field-error").waitFor();
    await check("an amount that cannot be staked", "main");

    await openAt(page, `${base}WriteStakingConfirm?term=90&amount=100`);
    await setWalletBehaviour(page, { sign: "hang" });
    await page.locator(".action-bar input[required]").check();
    await page.locator(".action-bar .button-primary").click();
    await page.locator(".transaction[data-phase=signing]").waitFor();
    await check("a transaction that waits for the wallet", "main");

    await openAt(page, `${base}WriteUnStakingConfirm?position=${position}`);
    await page.locator(".action-bar .button-danger").click({ force: true });
    await page.locator("main .field-error").waitFor();
    await check("leaving early without having agreed", "main");
    expect([...found, ...takeProblems()]).toEqual([]);
    await close();
  },
  600_000,
);

it.concurrent.each(languagesOf("NFT pools"))(
  "what opens on the screens of NFT pools in $label is in order",
  async (locale) => {
    const { page, close, takeProblems } = await openHolderPage(site, [staker], { locale: locale.intl });
    const found: string[] = [];
    const check = async (name: string, part?: string) =>
      found.push(...(await checkOpenAt(page, { name, part, widths: widthsOf(name) })));
    const screens = { boost: "powerzoneNftStaking/punkykongz", nova: "powerzonePunkyNova" };
    for (const [kind, path] of Object.entries(screens)) {
      const address = `/${locale.path}/${path}`;
      const openAct = async (log: string, id: string) => {
        await openAt(page, address);
        await openFolds(page.locator(".nft"));
        await page.locator(`[data-log$=".${log}"]`).first().click();
        await page.locator(`#${id} .facts`).last().waitFor();
        await check(`${kind} ${log}`, `#${id}`);
      };
      await openAt(page, `${address}?details=2`);
      await page.locator("#nft-details[open]").waitFor();
      await check(`${kind} details`, "#nft-details");
      await openAt(page, `${address}?list=bonus`);
      await page.locator("#nft-list[open]").getByRole("row").nth(1).waitFor();
      await check(`${kind} list`, "#nft-list");
      // the list leads to the check-in of those that are open
      await page.locator('#nft-list [data-log$=".allCheckIn"]').click();
      await page.locator("#nft-check-in[open] .facts").last().waitFor();
      await page.locator("#nft-list").waitFor({ state: "detached" });
      await openAct("checkIn", "nft-check-in");
      await openAct("unstaking", "nft-unstake");
      await openAct("twigClaim", "nft-claim");
      await page.locator('#nft-claim [data-log$=".claimSubmit"]:not([aria-disabled])').click();
      await page.locator("#nft-survey").waitFor();
      await page.locator('#nft-claim [data-log$=".surveySubmit"]').click();
      await page.locator("#nft-survey .field-error").first().waitFor();
      await check(`${kind} survey`, "#nft-claim");
      await openAt(page, address);
      await page.locator(".wallet-nft input").first().check();
      await setWalletBehaviour(page, { sign: "refuse" });
      await page.locator('[data-log$=".staking"]').click();
      await page.locator("#nft-stake .facts").last().waitFor();
      await check(`${kind} stake`, "#nft-stake");
      for (const box of await page.locator("#nft-stake input[required]").all()) await box.check();
      await page.locator('#nft-stake [data-log$=".stakingConfirm"]:not([aria-disabled])').click();
      await page.locator("#nft-stake .transaction[data-phase=rejected]").waitFor();
      await check(`${kind} declined`, "#nft-stake");
    }
    expect([...found, ...takeProblems()]).toEqual([]);
    await close();
  },
  600_000,
);

import { expect, test } from "vitest";
import { actionCode, findCatalogueEntry, logKeys, SCREENS } from "~/domain/logs/catalogue";
import { LOCALES } from "~/locales/locales";

const [korean, english, indonesian] = LOCALES;

test("a code is built from language, menus, page and button", () => {
  expect(actionCode(english, "coinStakingConfirm.agreeAndApply")).toBe("200_030_010_140_020");
  expect(actionCode(korean, "coinStaking.stake90")).toBe("100_030_010_110_190");
  expect(actionCode(indonesian, "coinStakingView.claimSubmit")).toBe("300_030_010_120_030");
  expect(actionCode(english, "nftStaking.whyStake")).toBe("200_030_020_190_010");
  expect(actionCode(korean, "punkyNovaPunkykongz.checkIn")).toBe("100_030_030_020_200_070");
});

test("no code belongs to two controls", () => {
  const codes = LOCALES.flatMap((locale) => logKeys().map((key) => actionCode(locale, key)));
  expect(new Set(codes).size).toBe(codes.length);
});

test("no page code belongs to two pages", () => {
  const pages = new Map<string, string>();
  for (const { cd, path, name } of Object.values(SCREENS)) {
    const page = path || name.en;
    expect(pages.get(cd) ?? page, `pages of ${cd}`).toBe(page);
    pages.set(cd, page);
  }
});

test("an entry keeps the specification's field names and its own language", () => {
  const entry = findCatalogueEntry("200_030_010_180_010");
  expect(entry).toMatchObject({ meneu1_cd: "030", meneu2_cd: "010", lang_cd: "200", button_name: "OK", log_level: 1 });
  expect(entry?.page_path).toBe("/eng/powerzoneCoinStakingWriteUnStakingComplete");
});

test("an unknown code has no entry", () => {
  expect(findCatalogueEntry("200_030_010_110_999")).toBeNull();
});

test("the critical actions of the specification are of level 1", () => {
  const critical = [
    "coinStakingView.claimSubmit",
    "coinStakingConfirm.agreeAndApply",
    "coinUnstakingConfirm.agreeAndApply",
    "nftStakingGenesis.claimSubmit",
    "nftStakingWiseAlya.stakingConfirm",
    "nftStakingPunkykongz.unstakingConfirm",
    "punkyNovaPunkyHag.checkIn",
  ];
  for (const key of logKeys().filter((key) => critical.includes(key) || key.endsWith(".landing"))) {
    expect(findCatalogueEntry(actionCode(english, key))?.log_level, key).toBe(1);
  }
});

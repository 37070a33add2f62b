import { expect, test } from "vitest";
import { RESOURCES } from "~/locales/texts.server";

const REPLACED = {
  ko: "프로그램 자체가 교체되지 않는 한",
  en: "unless the program itself is replaced",
  id: "kecuali program itu sendiri diganti",
};

test.each(["ko", "en", "id"] as const)(
  "what nobody can do, nobody can do unless the program is replaced, in %s",
  (code) => {
    const { drop, staking, vesting } = RESOURCES[code];
    expect(drop.how.items[1]?.answer).toContain(REPLACED[code]);
    expect(staking.status.about.text).toContain(REPLACED[code]);
    expect(JSON.stringify(vesting)).toContain(REPLACED[code]);
  },
);

import { env, SELF } from "cloudflare:test";
import { afterAll, describe, expect, it, vi } from "vitest";
import { sampleFile } from "~/content/own-sections.server";
import { storeShownSetting } from "~/domain/settings/commands.server";
import { LOCALES, type Locale, type LocaleCode } from "~/locales/locales";
import { openDatabase } from "~db/client";
import { languagesOf } from "../e2e/turns";
import { askProduction } from "./build";

const db = openDatabase((env as unknown as { DB: Parameters<typeof openDatabase>[0] }).DB);
const store = (value: string) => storeShownSetting({ db, now: new Date() }, { key: "own_sections", value });
const allocation = sampleFile()["scg-allocation"] as Record<LocaleCode, { caption: string; description: string }>;
const CAPTION = { ko: "운영자가 정한 배분", en: "As the operator decided", id: "Menurut pengelola" };
const own = {
  "scg-allocation": Object.fromEntries(
    LOCALES.map(({ code }) => [code, { ...allocation[code], caption: CAPTION[code] }]),
  ),
  "scg-release": null,
};

/** A page with two sample sections, both plots, and nothing else that is marked. */
async function look({ path }: Locale) {
  const response = await SELF.fetch(`https://punkvism.test/${path}/punkvismCoin`);
  const html = await response.text();
  const bands = html.slice(html.indexOf('class="bands"'), html.indexOf("site-footer"));
  const count = (part: string) => bands.split(part).length - 1;
  return {
    status: response.status,
    plots: count("chart-figure"),
    marks: count('class="sample"'),
    captions: Object.values(CAPTION).filter((caption) => bands.includes(caption)),
  };
}

describe("an operator's sections", () => {
  afterAll(() => store(""));

  it.each(languagesOf("own sections"))(
    "replace the samples on the cached page in $label, until an entry contains a mistake",
    async (locale) => {
      const samples = { status: 200, plots: 2, marks: 2, captions: [] };
      expect(await look(locale)).toEqual(samples);
      await store(JSON.stringify(own));
      await expect
        .poll(() => look(locale))
        .toEqual({ status: 200, plots: 1, marks: 0, captions: [CAPTION[locale.code]] });
      // a mistake shows the sample again, with its mark, and no page fails
      await store(JSON.stringify({ ...own, "scg-allocation": { ...own["scg-allocation"], ko: null } }));
      await expect.poll(() => look(locale)).toEqual({ status: 200, plots: 1, marks: 1, captions: [] });
      await store("{");
      await expect.poll(() => look(locale)).toEqual(samples);
    },
  );

  it.each(["/kor/proof", "/eng/punkvismCoin?look=1", "/idn/mypage"])(
    "have to be there before production starts: %s",
    async (path) => {
      await store(JSON.stringify(own));
      const said = vi.spyOn(console, "warn").mockImplementation(() => {});
      const seen = async () => {
        const response = await askProduction(path);
        return `${response.status} ${await response.text()} ${said.mock.lastCall?.[0]}`;
      };
      await expect
        .poll(seen)
        .toMatch(/^503 [\s\S]*own_sections \(benefit-single, [^)]*, check-in-month, board-decisions\)/);
      expect(await seen()).not.toContain("scg-release");
      const page = await (await askProduction(path)).text();
      for (const hint of ["own_sections", "docs/operations.md"]) expect(page).not.toContain(hint);
      said.mockRestore();
    },
  );
});

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import { readXliff, takeTranslations, treesOf, unitsOf, writeXliff } from "../../tools/texts/exchange.ts";
import { problemsOfEnd, problemsOfForm, problemsOfLanguage, problemsOfText } from "../../tools/texts/problems.ts";
import { lastChanges, staleKeys } from "../../tools/texts/stale.ts";
import { keysOf } from "../../tools/texts/texts-of-language.ts";
import { unusedKeys } from "../../tools/texts/unused.ts";

const english = {
  shop: {
    title: "Shop & <strong>more</strong>",
    greeting: "Hello {{name}}",
    days_one: "One day",
    days_other: "{{count, number}} days",
    items: [{ title: "First" }, { title: "Second" }],
  },
};
const korean = {
  shop: {
    title: "가게와 <strong>더</strong>",
    greeting: "{{name}}님, 안녕하세요",
    days_other: "{{count, number}}일",
    items: [{ title: "첫째" }, { title: "둘째" }],
  },
};

describe("the check of a language", () => {
  test("finds nothing wrong with a whole translation, which has the plural forms of its own language", () => {
    expect(problemsOfLanguage("ko", english, korean)).toEqual([]);
  });

  test("names what is missing, empty, or not in English, and a form that the language does not have", () => {
    const shop = { ...korean.shop, title: " ", extra: "더", days_one: "하루", items: [{ title: "첫째" }] };
    expect(problemsOfLanguage("ko", english, { shop })).toEqual([
      "ko shop:title is missing",
      "ko shop:items.1.title is missing",
      "ko shop:extra is not in English, or is a plural form that the language does not have",
      "ko shop:days_one is not in English, or is a plural form that the language does not have",
    ]);
  });

  test("names placeholders and tags that differ, a coin apart from its figure, and what the browser cannot read", () => {
    expect(problemsOfText("shop:greeting", "Hello {{name}}", "안녕 {{nmae}}")).toHaveLength(1);
    expect(problemsOfText("shop:title", "<link>Shop</link>", "<link>가게")).toHaveLength(1);
    expect(problemsOfText("shop:days_other", "{{count, number}} days", "매일")).toEqual([]);
    expect(problemsOfForm("shop:price", "You pay {{amount}} SCG.")).toHaveLength(1);
    expect(problemsOfForm("shop:price", "You pay {{amount}}\u00a0SCG, and 0.1 SOL.")).toHaveLength(1);
    expect(problemsOfForm("shop:price", "You pay {{amount}}\u00a0SCG.")).toEqual([]);
    for (const text of ["Hello {name}", "{{name, currency}}", "{{ name }}", "See $t(shop:title)"]) {
      expect(problemsOfForm("shop:x", text), text).toHaveLength(1);
    }
  });
});

test("a text of several sentences ends like one, unless it is a heading or ends in a placeholder", () => {
  expect(problemsOfEnd("shop:idle", "It is open. Nobody is here")).toHaveLength(1);
  expect(problemsOfEnd("shop:idle", "열려 있어요. 아무도 없어요")).toHaveLength(1);
  const right = [
    "It is open. Nobody is here.",
    "Closed. Opens at {{time}}",
    "Since No. 3 it is open",
    "Open",
    "1.5 SCG",
  ];
  for (const text of right.with(2, "Since 9.30 it is open")) expect(problemsOfEnd("shop:idle", text), text).toEqual([]);
  expect(problemsOfEnd("shop:emptyTitle", "It is open. Nobody is here")).toEqual([]);
});

test("a key is unused if one of its names is written nowhere", () => {
  const words = new Set(["title", "items", "days"]);
  expect(unusedKeys(keysOf(english).keys(), words)).toEqual(["shop:greeting"]);
});

test("a text is stale where its English was changed in a later version", () => {
  const versions = ["Shop 2", "Shop 2", "Shop"].map((title) => new Map([["shop:title", title]]));
  expect(lastChanges(versions)).toEqual(new Map([["shop:title", 1]]));
  expect(lastChanges(versions.slice(0, 2))).toEqual(new Map([["shop:title", 1]]));
});

test("texts of a file that was deleted are left out of the stale ones, and a sentence says so", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "texts-"));
  const before = process.cwd();
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    process.chdir(folder);
    const git = (...args: string[]) => execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t.t", ...args]);
    const write = (file: string, text: string) => writeFileSync(`app/locales/${file}`, JSON.stringify({ text }));
    for (const code of ["en", "ko"]) mkdirSync(`app/locales/${code}`, { recursive: true });
    for (const file of ["en/shop.json", "ko/shop.json", "en/gone.json", "ko/gone.json"]) write(file, "Old");
    git("init", "-q");
    git("add", ".");
    git("commit", "-qm", "Texts");
    write("en/shop.json", "New");
    rmSync("app/locales/ko/gone.json");
    expect(staleKeys("ko")).toEqual(["shop:text"]);
    expect(said.mock.calls.flat()).toEqual([expect.stringMatching(/ko\/gone\.json was deleted/)]);
  } finally {
    process.chdir(before);
    said.mockRestore();
    rmSync(folder, { recursive: true });
  }
});

describe("what goes to translators", () => {
  const partial = { shop: { ...korean.shop, greeting: "" } };
  const units = unitsOf("ko", { english, texts: partial, stale: ["shop:title"] });

  test("has every text beside its English, and says which are missing or stale", () => {
    expect(Object.keys(units.shop ?? {})).toEqual([
      "title",
      "greeting",
      "days_other",
      "items.0.title",
      "items.1.title",
    ]);
    expect(units.shop?.greeting).toEqual({ source: "Hello {{name}}", target: "", note: "Missing." });
    expect(units.shop?.title?.note).toMatch(/changed after/);
    expect(units.shop?.days_other?.note).toBeUndefined();
  });

  test("comes back from XLIFF as it went, marks and all", async () => {
    const back = await readXliff(await writeXliff("ko", units));
    expect(back.code).toBe("ko");
    expect(back.units.shop?.title).toMatchObject({ source: english.shop.title, target: korean.shop.title });
    expect(back.units.shop?.greeting?.target ?? "").toBe("");
  });

  test("is i18next's JSON, with lists as lists", () => {
    expect(treesOf("ko", english, units)).toEqual(partial);
  });
});

describe("what comes back", () => {
  const take = (given: Record<string, { source?: string; target: string }>) =>
    takeTranslations("ko", { english, texts: korean }, new Map(Object.entries(given)));

  test("replaces the texts that it names and leaves the others", () => {
    const { texts, problems } = take({ "shop:items.1.title": { source: "Second", target: "두 번째" } });
    expect(problems).toEqual([]);
    expect(texts).toEqual({ shop: { ...korean.shop, items: [{ title: "첫째" }, { title: "두 번째" }] } });
  });

  test("is not taken where English has changed since, or where it breaks a placeholder", () => {
    const old = take({ "shop:greeting": { source: "Hi {{name}}", target: "{{name}}!" } });
    expect(old).toMatchObject({ outdated: ["shop:greeting"], texts: korean });
    const other = take({ "shop:greeting": { source: "Hi {{who}}", target: "{{who}}!" } });
    expect(other).toMatchObject({ outdated: ["shop:greeting"], problems: [], texts: korean });
    const broken = take({ "shop:greeting": { source: "Hello {{name}}", target: "안녕" }, "shop:no": { target: "x" } });
    expect(broken.problems).toHaveLength(2);
    expect(broken.texts).toEqual(korean);
  });

  test("an empty translation does not replace an existing one", () => {
    expect(take({ "shop:greeting": { source: "Hello {{name}}", target: "" } }).texts).toEqual(korean);
  });
});

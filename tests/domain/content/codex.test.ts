import { expect, test } from "vitest";
import { renderBands } from "~/content/bands/render-bands.server";
import { creatures } from "~/content/en/creatures";
import { weapons } from "~/content/en/weapons";
import type { CodexSection } from "~/content/sections";
import { viewOfCodex } from "~/content/views/codex.server";
import { pictures } from "~/ui/art-manifest";
import { factsFor } from "./facts";

const section: CodexSection = {
  kind: "codex",
  set: "weapons",
  title: "Codex",
  all: "All",
  rarities: [
    { id: "mythic", label: "Mythic" },
    { id: "common", label: "Common" },
  ],
  items: [
    {
      id: "last-tram",
      rarity: "mythic",
      name: "Last Tram",
      body: "It hums.",
      facts: [{ term: "Kind", value: "hammer" }],
    },
    { id: "ladle", rarity: "common", name: "Ladle", body: "It is a ladle.", facts: [] },
    { id: "broom", rarity: "common", name: "Broom", body: "It is a broom.", facts: [] },
  ],
};

test("each thing has an address of its own, its rarity first among its facts", () => {
  const { items } = viewOfCodex(section, factsFor("en"));
  expect(items.map(({ anchor }) => anchor)).toEqual([
    "modal-weapons-last-tram",
    "modal-weapons-ladle",
    "modal-weapons-broom",
  ]);
  expect(items[0]?.facts[0]).toEqual({ term: "Rarity", value: "Mythic" });
});

test("the filter states how many entries it will show", () => {
  const { filter } = viewOfCodex(section, factsFor("en"));
  expect(filter.all.count).toBe("3");
  expect(filter.rarities.map(({ count }) => count)).toEqual(["1", "2"]);
});

test.each([
  ["weapons", weapons],
  ["creatures", creatures],
] as const)("has a picture of each of the %s in the codex, and no other", (set, items) => {
  const drawn = Object.keys(pictures).filter((id) => id.startsWith(`${set}/`));
  expect(drawn.sort()).toEqual(items.map(({ id }) => `${set}/${id}`).sort());
});

test("filter and details need no script: a choice of rarities, and a dialog with an address for each thing", () => {
  const html = renderBands({ sections: [viewOfCodex(section, factsFor("en"))], tabs: null, dialogs: [] });
  expect(html.match(/type="radio"/g)).toHaveLength(3);
  for (const id of ["last-tram", "ladle", "broom"]) {
    expect(html).toContain(`href="#modal-weapons-${id}"`);
    expect(html).toContain(`<dialog id="modal-weapons-${id}"`);
  }
  // one that the filter hides must still open by its address
  expect(html.indexOf("<dialog")).toBeGreaterThan(html.lastIndexOf("</ul>"));
});

test("as a book, one dialog, opened by a button of its own, holds the filter and every entry", () => {
  const book = viewOfCodex({ ...section, book: "Open the book" }, factsFor("en"));
  const html = renderBands({ sections: [book], tabs: null, dialogs: [] });
  expect(html.match(/<dialog/g)).toHaveLength(1);
  const [page, dialog] = html.split('<dialog id="modal-weapons"');
  expect(page).toContain('href="#modal-weapons"');
  expect(page).toContain('href="#modal-weapons-ladle"');
  expect(page).not.toContain('type="radio"');
  expect(dialog?.match(/type="radio"/g)).toHaveLength(3);
  expect(dialog).toContain('id="modal-weapons-ladle" data-rarity="common"');
});

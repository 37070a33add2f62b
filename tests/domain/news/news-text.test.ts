import { expect, it } from "vitest";
import { blocksOfText, textOfBlocks } from "~/domain/news/news-text";
import { sampleNews } from "~db/seed/news";

it("makes paragraphs, headings, lists and facts of what an editor types", () => {
  const text =
    "First line\r\nsecond line\r\n\r\n## Costs\n- a fee\n- a deposit\n\nTerm :: 30 days\nRate :: 4%\n\n\n\nEnd - of 3 :: 4";
  expect(blocksOfText(text)).toEqual([
    "First line\nsecond line",
    { heading: "Costs" },
    { list: ["a fee", "a deposit"] },
    {
      facts: [
        { term: "Term", value: "30 days" },
        { term: "Rate", value: "4%" },
      ],
    },
    { facts: [{ term: "End - of 3", value: "4" }] },
  ]);
});

it("gives back the same blocks from the text of blocks, whatever signs are in them", () => {
  const odd = [
    "- no list",
    "## no heading",
    "no :: facts",
    "\\ a stroke",
    { heading: "## twice" },
    { list: ["a :: b", "- c"] },
  ];
  expect(blocksOfText(textOfBlocks(odd))).toEqual(odd);
  for (const { body } of sampleNews) expect(blocksOfText(textOfBlocks(body as never))).toEqual(body);
});

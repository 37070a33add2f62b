import type { NewsBlock } from "./input";

/**
 * The blocks of a text as an editor types it: an empty line between them; a heading begins with "## ", each line of a list
 * with "- ", and each line of facts is "term :: value". A backslash at the beginning of a line keeps it as it is.
 */
export function blocksOfText(text: string): NewsBlock[] {
  return text
    .replace(/\r\n?/g, "\n")
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim().split("\n"))
    .filter((lines) => lines.join("") !== "")
    .flatMap(blocksOfLines);
}

/** The text of blocks, from which blocksOfText makes the same blocks again. */
export function textOfBlocks(blocks: readonly NewsBlock[]): string {
  return blocks.map(textOfBlock).join("\n\n");
}

const HEADING = /^##\s+(.+)$/;
const ITEM = /^-\s+(.+)$/;
const FACT = /^(.+?)\s+::\s+(.+)$/;
const MARKED = /^(##\s|-\s|\\)|\s::\s/;

function blocksOfLines([first = "", ...rest]: string[]): NewsBlock[] {
  const heading = HEADING.exec(first)?.[1];
  // a heading needs no empty line below it
  if (heading) return [{ heading: heading.trim() }, ...(rest.length > 0 ? blocksOfLines(rest) : [])];
  const lines = [first, ...rest].map((line) => line.trim());
  const items = lines.flatMap((line) => ITEM.exec(line)?.[1] ?? []);
  if (items.length === lines.length) return [{ list: items }];
  const facts = lines.flatMap((line) => factOf(line));
  if (facts.length === lines.length) return [{ facts }];
  return [lines.map((line) => line.replace(/^\\/, "")).join("\n")];
}

function factOf(line: string): { term: string; value: string }[] {
  const [, term, value] = line.startsWith("\\") ? [] : (FACT.exec(line) ?? []);
  return term && value ? [{ term, value }] : [];
}

function textOfBlock(block: NewsBlock): string {
  if (typeof block === "string") {
    const lines = block.split("\n").filter((line) => line.trim() !== "");
    return lines.map((line) => (MARKED.test(line) ? `\\${line}` : line)).join("\n");
  }
  if ("heading" in block) return `## ${block.heading}`;
  if ("list" in block) return block.list.map((item) => `- ${item}`).join("\n");
  return block.facts.map(({ term, value }) => `${term} :: ${value}`).join("\n");
}

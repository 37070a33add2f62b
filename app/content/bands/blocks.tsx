import type { Block } from "~/content/sections";

type HeadingLevel = 2 | 3 | 4;

/** Running text. `level` is that of its headings, one below the heading above it. */
export function Blocks({ blocks, level = 3 }: { blocks: readonly Block[]; level?: HeadingLevel }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are told apart only by their place
    <BlockPart key={index} block={block} level={level} />
  ));
}

function BlockPart({ block, level }: { block: Block; level: HeadingLevel }) {
  if (typeof block === "string") return <p>{block}</p>;
  if ("heading" in block) {
    const Heading = `h${level}` as const;
    return <Heading>{block.heading}</Heading>;
  }
  if ("list" in block) {
    return (
      <ul className="block-list">
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    <dl className="block-facts">
      {block.facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

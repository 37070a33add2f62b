/** What a line must not break, and the same tied together. */
export type Binds = readonly (readonly [RegExp, string])[];

/** A text, or a tree of texts, tied together. The headings of files stay as they are, because programs may look for them. */
export function bindTexts<Tree>(texts: Tree, binds: Binds): Tree {
  return bindNode(texts, binds) as Tree;
}

function bindNode(node: unknown, binds: Binds): unknown {
  if (typeof node === "string") return binds.reduce((bound, [loose, tied]) => bound.replace(loose, tied), node);
  if (Array.isArray(node)) return node.map((each) => bindNode(each, binds));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === "csvColumns" || key === "csv" ? value : bindNode(value, binds),
    ]),
  );
}

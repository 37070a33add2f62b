/**
 * A tree of texts, each of them changed by `bind`, which ties together what a line must not break. The headings of files stay
 * as they are, because programs may look for them.
 */
export function bindTexts<Tree>(texts: Tree, bind: (text: string) => string): Tree {
  return bindNode(texts, bind) as Tree;
}

function bindNode(node: unknown, bind: (text: string) => string): unknown {
  if (typeof node === "string") return bind(node);
  if (Array.isArray(node)) return node.map((each) => bindNode(each, bind));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === "csvColumns" || key === "csv" ? value : bindNode(value, bind),
    ]),
  );
}

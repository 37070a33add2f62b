import { createElement, type ReactNode } from "react";
import tree from "../tree.json";

// [tag, attributes, children] or text: the elements of our page, written before the build (uncached-page.ts)
type Tree = string | [string, Record<string, string | true>, Tree[]];

export function meta() {
  return [{ title: "New React Router App" }, { name: "description", content: "Welcome to React Router!" }];
}

export function loader() {
  return { message: "Hello from Cloudflare" };
}

export default function Home() {
  return (tree as Tree[]).map(elementOf);
}

function elementOf(node: Tree, index: number): ReactNode {
  if (typeof node === "string") return node;
  const [tag, attributes, children] = node;
  const props = { ...attributes, key: index };
  return children.length > 0 ? createElement(tag, props, children.map(elementOf)) : createElement(tag, props);
}

import { spawnSync } from "node:child_process";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** [tag, attributes, children], or a text. */
export type Tree = string | [string, Record<string, string | true>, Tree[]];

/** Beside our build, so that packages are found. */
const FOLDER = path.resolve("build/stock-template");
const VOID = new Set(["area", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]);

/** Builds React Router's Cloudflare template with one page that renders this tree. Returns the folder of the build. */
export function buildStockTemplate(tree: Tree[]): string {
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync("tests/bench/stock-template", FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, "package.json"), '{ "type": "module" }');
  writeFileSync(path.join(FOLDER, "app/tree.json"), JSON.stringify(tree));
  const env = { ...process.env, NODE_ENV: "production" };
  const { status, stdout, stderr } = spawnSync("npx", ["react-router", "build"], {
    cwd: FOLDER,
    encoding: "utf8",
    env,
  });
  if (status !== 0) throw new Error(`The stock template's build failed:\n${stdout}\n${stderr}`);
  return path.join(FOLDER, "build");
}

/** The elements of a page's body, up to its first script: what React rendered, as data. */
export function treeOfBody(html: string): Tree[] {
  const body = html.slice(html.indexOf(">", html.indexOf("<body")) + 1);
  const root: Tree[] = [];
  const open: Tree[][] = [root];
  for (const [token] of body.slice(0, body.search(/<script[\s>]/)).matchAll(/<!--.*?-->|<[^>]+>|[^<]+/gs)) {
    const parent = open.at(-1) ?? root;
    if (token.startsWith("<!--")) continue;
    if (!token.startsWith("<")) parent.push(decode(token));
    else if (token.startsWith("</")) open.pop();
    else addElement(token, parent, open);
  }
  return root;
}

function addElement(token: string, parent: Tree[], open: Tree[][]): void {
  const tag = /^<([\w-]+)/.exec(token)?.[1] ?? "";
  const attributes = [...token.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = "", value]) => [
    REACT_NAMES[name] ?? name,
    value ? decode(value) : true,
  ]);
  const children: Tree[] = [];
  parent.push([tag, Object.fromEntries(attributes), children]);
  if (!VOID.has(tag) && !token.endsWith("/>")) open.push(children);
}

const REACT_NAMES: Record<string, string> = { class: "className", for: "htmlFor", tabindex: "tabIndex" };
const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

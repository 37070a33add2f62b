import { type PageTag, readTags, UnreadablePage } from "./page-tags.ts";
import { type ReleaseList, sha256 } from "./release-list.ts";

type Listed = Pick<ReleaseList, "scripts" | "inline">;

/**
 * What React Router writes into a page: only data and the names of scripts, which are on the list. Anything else that a page
 * would run by itself is reported as a difference. No text has `&`, because a script in a drawing would decode it.
 */
const TEXT = String.raw`"(?:[^"\\<&]|\\[^<&])*"`;
const CONTEXT =
  /^window\.__reactRouterContext = (?<json>[{][^<&]*[}]);window\.__reactRouterContext\.stream = new ReadableStream\([{]start\(controller\)[{]window\.__reactRouterContext\.streamController = controller;[}][}]\)\.pipeThrough\(new TextEncoderStream\(\)\);$/;
const STREAMED = new RegExp(
  String.raw`^window\.__reactRouterContext\.streamController\.(enqueue\(${TEXT}\)|close\(\));$`,
);
/** A function that the page contains and calls with texts. */
const CALL = new RegExp(String.raw`^\((\([\w, ]*\) => [{][\s\S]*[}])\)\((?:${TEXT}|null)(?:, (?:${TEXT}|null))*\)$`);

/** Elements that bring another document, another base for the page's addresses, or another way of reading the page. */
const REFUSED_TAGS = [
  ...["base", "iframe", "frame", "frameset", "fencedframe", "portal", "object", "embed", "applet"],
  ...["math", "plaintext", "xmp", "noembed", "noframes"],
];
const SCRIPT_ATTRIBUTES = ["src", "type", "nonce", "async", "defer", "crossorigin"];
/** Types of scripts that the browser runs; undefined stands for a script without the attribute. */
const RUN_TYPES = [undefined, "module"];
/** Types of scripts that the browser does not run. */
const DATA_TYPES = ["application/ld+json"];
/** The references that React writes; a browser knows two thousand more. */
const REFERENCES = new Map([
  ["&amp;", "&"],
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&#x27;", "'"],
]);

/**
 * What a page would run that is not on the list, or what could not be read with certainty, one sentence each, for an
 * operator.
 */
export function strangeParts(html: string, list: Listed): string[] {
  try {
    return [...new Set(readTags(html).flatMap((tag) => [...strangeInTag(tag), ...strangeScript(tag, list)]))];
  } catch (error) {
    if (error instanceof UnreadablePage) return [`unlike what React writes: ${error.message}`];
    throw error;
  }
}

function strangeInTag({ name, attributes }: PageTag): string[] {
  const found = REFUSED_TAGS.includes(name) ? [`the tag ${name}`] : [];
  for (const [attribute, value] of attributes) {
    const isRefused = attribute.startsWith("on") || attribute === "srcdoc" || attribute === "http-equiv";
    if (isRefused || isScriptAddress(value)) found.push(`${attribute}="${value.slice(0, 80)}" of ${name}`);
  }
  return found;
}

/** Whether a value, alone or in a list, would run as an address, or has a reference that React does not write. */
function isScriptAddress(value: string): boolean {
  let isStrange = false;
  const decoded = value.replace(/&(?:#?\w+;)?/g, (reference) => {
    const character = REFERENCES.get(reference);
    if (character === undefined) isStrange = true;
    return character ?? "";
  });
  // a browser ignores spaces and control characters before and within the scheme
  return isStrange || /(?:javascript|vbscript):/i.test(decoded.replace(/[\0-\x20]/g, ""));
}

function strangeScript({ name, attributes, text }: PageTag, list: Listed): string[] {
  if (name !== "script") return [];
  const source = attributes.get("src");
  const type = attributes.get("type");
  const body = text.trim();
  const other = [...attributes.keys()].filter((attribute) => !SCRIPT_ATTRIBUTES.includes(attribute));
  if (other.length > 0) return [`a script with ${other.join(", ")}`];
  if (source !== undefined) {
    if (!Object.hasOwn(list.scripts, source)) return [`the script ${source}`];
    if (!RUN_TYPES.includes(type)) return [`the script ${source} of the type ${type}`];
    // in a drawing, a script ignores src and runs its text
    return body === "" ? [] : [`a script in the page: ${body.slice(0, 80)}`];
  }
  if (type !== undefined && DATA_TYPES.includes(type)) return [];
  if (!RUN_TYPES.includes(type)) return [`a script of the type ${type}`];
  return isPageScript(body, list) ? [] : [`a script in the page: ${body.slice(0, 80)}`];
}

function isPageScript(body: string, { scripts, inline }: Listed): boolean {
  const called = CALL.exec(body)?.[1];
  if (called) return inline.includes(sha256(called));
  if (body === "" || STREAMED.test(body)) return true;
  // only data: anything else between its braces would run
  const context = CONTEXT.exec(body)?.groups?.json;
  if (context) return isJson(context);
  return isModuleList(body, scripts);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Imports of listed scripts, which are handed to the router. */
function isModuleList(body: string, scripts: ReleaseList["scripts"]): boolean {
  const isListed = (path: string) => Object.hasOwn(scripts, path);
  const rest = body
    .replace(/import (?:\* as \w+ from )?"([^"]+)";/g, (all, path: string) => (isListed(path) ? "" : all))
    .replace(/import\("([^"]+)"\);?/g, (all, path: string) => (isListed(path) ? "" : all))
    .replace(/const \w+ = [{]\.\.\.\w+(?:,\.\.\.\w+)*[}];/g, "")
    .replace(/window\.__reactRouterRouteModules = [{](?:"[^"]*":\w+,?)*[}];?/, "");
  return rest.trim() === "";
}

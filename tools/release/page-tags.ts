/** An opening tag of a page. `text` is the content of a script, a style sheet, a title or a text area, as it was written. */
export interface PageTag {
  /** In lower case. */
  name: string;
  /** By the name in lower case; the values as they were written. */
  attributes: ReadonlyMap<string, string>;
  text: string;
  isInNoscript: boolean;
}

/** Thrown for a page with something that React never writes. */
export class UnreadablePage extends Error {}

const DOCTYPE = "<!DOCTYPE html>";
const NAME = String.raw`[a-zA-Z][\w:-]*`;
const SPACE = String.raw`[ \t\n\f\r]`;
const ATTRIBUTE = `${SPACE}+(?:${NAME})="[^"<]*"`;
const PLAIN = /[^<]+|<!--[^<>]*-->/y;
const CLOSING = new RegExp(`</(${NAME})>`, "y");
const OPENING = new RegExp(`<(${NAME})((?:${ATTRIBUTE})*)${SPACE}*(/?)>`, "y");
const NAME_AND_VALUE = new RegExp(`(${NAME})="([^"]*)"`, "g");
/** Elements whose content is text up to their own closing tag. */
const WITH_TEXT = ["script", "style", "title", "textarea"];

/**
 * The opening tags of a page, in order. It accepts only the form in which React writes: every value in double quotes, no `<`
 * in a text, a value or a comment, no closing tag with a space. HTML's rules for mending a page are not needed for that
 * form, so a browser cannot read a tag in it that is not found here. Throws UnreadablePage for everything else.
 */
export function readTags(html: string): PageTag[] {
  if (!html.startsWith(DOCTYPE)) throw new UnreadablePage(`it begins with ${html.slice(0, 40)}`);
  const tags: PageTag[] = [];
  let at = DOCTYPE.length;
  let isInNoscript = false;
  const take = (form: RegExp) => {
    form.lastIndex = at;
    const found = form.exec(html);
    if (found) at = form.lastIndex;
    return found;
  };
  while (at < html.length) {
    if (take(PLAIN)) continue;
    const closing = take(CLOSING)?.[1]?.toLowerCase();
    if (closing) {
      if (closing === "noscript") isInNoscript = false;
      continue;
    }
    const opening = take(OPENING);
    if (!opening) throw new UnreadablePage(html.slice(at, at + 80));
    const [written, , inTag = "", slash] = opening;
    const name = (opening[1] ?? "").toLowerCase();
    let text = "";
    if (WITH_TEXT.includes(name)) {
      text = textUpTo(name, html.slice(at));
      // a browser that runs scripts reads a noscript as text, another one reads the tags in it: a text could end either of
      // them
      if (slash || isInNoscript) throw new UnreadablePage(written);
      at += text.length + `</${name}>`.length;
    }
    if (name === "noscript") isInNoscript = true;
    tags.push({ name, attributes: readAttributes(inTag), text, isInNoscript });
  }
  return tags;
}

function textUpTo(name: string, rest: string): string {
  const text = rest.slice(0, Math.max(0, rest.search(new RegExp(`</${name}`, "i"))));
  const isClosed = rest.startsWith(`</${name}>`, text.length);
  // "<!--" changes where a browser ends a script, and in a drawing a title or a style sheet may contain tags
  const isPlain = name === "script" ? !text.includes("<!--") : !text.includes("<");
  if (!isClosed || !isPlain) throw new UnreadablePage(`<${name}>${rest.slice(0, 80)}`);
  return text;
}

function readAttributes(inTag: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, written = "", value = ""] of inTag.matchAll(NAME_AND_VALUE)) {
    const name = written.toLowerCase();
    if (attributes.has(name)) throw new UnreadablePage(`${name} twice in ${inTag.trim().slice(0, 80)}`);
    attributes.set(name, value);
  }
  return attributes;
}

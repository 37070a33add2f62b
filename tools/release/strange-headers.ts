/** Sources that are allowed: the page's own address, no address at all, one script by its nonce or its hash. */
const ALLOWED_SOURCE = /^'(?:self|none|nonce-[\w+/=-]+|sha(?:256|384|512)-[\w+/=-]+)'$/;
const WITH_DATA = ["img-src", "font-src"];
const DEMANDED = ["base-uri", "object-src"];

/** What the headers of a page allow beyond this site and its listed scripts, one sentence each, for an operator. */
export function strangeHeaders(headers: Headers): string[] {
  const type = headers.get("Content-Type") ?? "none";
  return [
    // in another encoding the same bytes can be other tags
    ...(/^text\/html;\s*charset=utf-8$/i.test(type) ? [] : [`Content-Type: ${type}`]),
    ...(headers.has("Refresh") ? [`Refresh: ${headers.get("Refresh")}`] : []),
    ...strangePolicy(headers.get("Content-Security-Policy")),
  ];
}

function strangePolicy(policy: string | null): string[] {
  if (!policy) return ["no Content-Security-Policy"];
  const directives = new Map<string, string[]>();
  for (const part of policy.split(";")) {
    const [written = "", ...sources] = part.trim().split(/\s+/);
    const name = written.toLowerCase();
    // a browser uses the first one
    if (name && !directives.has(name)) directives.set(name, sources);
  }
  const found = [...directives].flatMap(([name, sources]) => {
    const strange = sources.filter((source) => !isAllowed(name, source));
    return strange.map((source) => `Content-Security-Policy: ${name} ${source}`);
  });
  if (!directives.has("script-src") && !directives.has("default-src"))
    found.push("Content-Security-Policy: no script-src");
  for (const name of DEMANDED) {
    if (directives.get(name)?.join() !== "'none'") found.push(`Content-Security-Policy: ${name} is not 'none'`);
  }
  return found;
}

function isAllowed(name: string, source: string): boolean {
  return ALLOWED_SOURCE.test(source) || (source === "data:" && WITH_DATA.includes(name));
}

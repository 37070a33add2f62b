import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { compareSite } from "../../tools/punk/verify-site-command.ts";
import { sha256 } from "../../tools/release/release-list.ts";
import { strangeHeaders } from "../../tools/release/strange-headers.ts";
import { strangeParts } from "../../tools/release/strange-parts.ts";

/** What `npm run punk -- verify-site` says about a page that somebody changed: each row is one way to run another script. */

const SCRIPT = "export {};";
const SCROLL = '(storageKey, restoreKey) => {if (!window.history.state && 1 < 2) go("/");}';
const LIST = { build: "1", scripts: { "/assets/entry.js": sha256(SCRIPT) }, inline: [sha256(SCROLL)] };
const CONTEXT = `window.__reactRouterContext = {"a":"b"};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`;
const STREAMED = String.raw`window.__reactRouterContext.streamController.enqueue("[{\"_1\":2},\"a\\u003cb\"]\n");`;
const MODULES = `import * as route0 from "/assets/entry.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");`;

/** A page as React and React Router write it. */
function pageWith(put: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>Proof &amp; more</title><script src="/assets/entry.js"></script><script type="application/ld+json">{"@type":"NewsArticle"}</script><noscript><link rel="stylesheet" href="/a.css"/></noscript></head><body><!--$--><a href="/eng?a=1&amp;b=2" hidden="">It&#x27;s here</a><!-- --> 2<!--/$--><svg viewBox="0 0 1 1"><foreignObject><p>one</p></foreignObject></svg>${put}<script>(${SCROLL})("positions", null)</script><script>${CONTEXT}</script><script type="module" async="">${MODULES}</script><!--$--><script>${STREAMED}</script><script>window.__reactRouterContext.streamController.close();</script><!--/$--></body></html>`;
}

const POLICY =
  "default-src 'self'; script-src 'self' 'nonce-abc' 'sha256-+a/b='; img-src 'self' data:; object-src 'none'; base-uri 'none'";
const HEADERS = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY };

describe("a page", () => {
  it("is the same with the scripts of the release and what React Router writes", () => {
    expect(strangeParts(pageWith(""), LIST)).toEqual([]);
  });

  it.each([
    ["a script in single quotes", "<script src='https://evil.example/x.js'></script>"],
    ["a script without quotes", "<script src=/evil.js></script>"],
    ["a script of another path", '<script src="/evil.js"></script>'],
    ["a script of another host", '<script src="//evil.example/assets/entry.js"></script>'],
    ["a script with a slash before its address", '<script/src="/evil.js"></script>'],
    ["a script in a drawing", '<svg><script href="/evil.js"></script></svg>'],
    ["a script in a drawing, by the older name", '<svg><script xlink:href="/evil.js"></script></svg>'],
    ["a listed script with a text, which runs in a drawing", '<script src="/assets/entry.js">steal()</script>'],
    [
      "a reference that a drawing decodes",
      `<svg><script>${STREAMED.replace("_1", "&quot;);steal();(&quot;")}</script></svg>`,
    ],
    ["a type in another attribute", '<script data-type="application/json">steal()</script>'],
    ["a type that only begins like data", '<script type="application/ld+json;x">steal()</script>'],
    ["a type in capitals", '<script type="TEXT/JAVASCRIPT">steal()</script>'],
    ["a map of imports", '<script type="importmap">{"imports":{"/assets/entry.js":"/evil.js"}}</script>'],
    ["a closing tag with a space", "<script>steal()</script >"],
    ["a closing tag with an attribute", '<script>steal()</script a="b">'],
    ["a script that is never closed", "<script>steal()"],
    ["a script in capitals", "<SCRIPT>steal()</SCRIPT>"],
    ["a name that every object has", '<script src="constructor"></script>'],
    ["another name that every object has", '<script src="__proto__"></script>'],
    ["an import by a name that every object has", '<script type="module">import "constructor";</script>'],
    ["another base of addresses", '<base href="https://evil.example/"/>'],
    ["a handler", '<img src="/x.png" onerror="steal()"/>'],
    ["a handler in capitals", '<img src="/x.png" OnError="steal()"/>'],
    ["a handler without quotes", "<img src=x onerror=steal()>"],
    ["a handler behind a slash", '<img src="/x.png"/onerror="steal()">'],
    ["a page within the page", '<iframe srcdoc="&lt;script&gt;steal()&lt;/script&gt;"></iframe>'],
    ["a page of another address within the page", '<iframe src="/evil"></iframe>'],
    ["an object", '<object data="/evil.html"></object>'],
    ["an embedded document", '<embed src="/evil.html"/>'],
    ["an address that runs", '<a href="javascript:steal()">x</a>'],
    ["an address that runs, with a tab in it", '<a href=" java\tscript:steal()">x</a>'],
    ["an address that runs, with a reference", '<a href="java&Tab;script&colon;steal()">x</a>'],
    ["an address that runs, with a number", '<a href="&#106;avascript:steal()">x</a>'],
    ["an address that a drawing sets", '<svg><set attributeName="href" to="javascript:steal()"></set></svg>'],
    ["a page that leads on", '<meta http-equiv="refresh" content="0;url=https://evil.example/"/>'],
    ["a comment that a browser ends early", "<!--><script>steal()</script>-->"],
    ["a comment that a browser ends late", "<!--x--!><script>steal()</script>-->"],
    ["a comment of another kind", "<?x><script>steal()</script>?>"],
    ["a text that is none outside of a drawing", "<![CDATA[><script>steal()</script>]]>"],
    ["an attribute that never ends", '<p title="</p><script>steal()</script>'],
    ["an attribute that ends a noscript", '<noscript><p title="</noscript><script>steal()</script>"></p></noscript>'],
    ["a text area that a drawing does not know", "<svg><textarea><script>steal()</script></textarea></svg>"],
    ["a style sheet that a drawing reads", "<svg><style><script>steal()</script></style></svg>"],
    ["a script that data swallows", '<script type="application/ld+json">"<!--<script>"</script><p>-->x</p>'],
    [
      "data that ends a noscript",
      '<noscript><script type="application/ld+json">"</noscript><img>"</script></noscript>',
    ],
    ["an attribute twice", '<script src="/evil.js" src="/assets/entry.js"></script>'],
    ["a rest that is text", "<plaintext>"],
  ])("differs with %s", (_, put) => {
    expect(strangeParts(pageWith(put), LIST)).not.toEqual([]);
  });

  it("differs if the text of one of its own scripts was changed", () => {
    for (const [own, changed] of [
      ['{"a":"b"}', '{};steal();({"a":"b"})'],
      ['enqueue("', 'enqueue("");steal();("'],
      ['go("/")', "steal()"],
      ['import("/assets/entry.js")', 'import("/evil.js")'],
      ["<!DOCTYPE html>", ""],
    ] as const) {
      const page = pageWith("").replace(own, () => changed);
      expect(page).not.toBe(pageWith(""));
      expect(strangeParts(page, LIST), changed).not.toEqual([]);
    }
  });
});

describe("the headers of a page", () => {
  it("are the same with a policy for this site alone", () => {
    expect(strangeHeaders(new Headers(HEADERS))).toEqual([]);
  });

  it.each([
    ["no policy", { "Content-Security-Policy": "" }],
    ["scripts in the page", { "Content-Security-Policy": POLICY.replace("'nonce-abc'", "'unsafe-inline'") }],
    ["scripts from texts", { "Content-Security-Policy": POLICY.replace("'nonce-abc'", "'unsafe-eval'") }],
    ["scripts of another host", { "Content-Security-Policy": POLICY.replace("'nonce-abc'", "https://evil.example") }],
    ["scripts of every host", { "Content-Security-Policy": POLICY.replace("'nonce-abc'", "*") }],
    ["scripts in an address", { "Content-Security-Policy": POLICY.replace("'nonce-abc'", "data:") }],
    ["scripts that a script brings", { "Content-Security-Policy": POLICY.replace("'nonce-abc'", "'strict-dynamic'") }],
    ["handlers", { "Content-Security-Policy": `${POLICY}; script-src-attr 'unsafe-inline'` }],
    ["calls to another host", { "Content-Security-Policy": `${POLICY}; connect-src https://evil.example` }],
    ["a first directive that is weaker", { "Content-Security-Policy": `script-src *; ${POLICY}` }],
    ["no word about scripts", { "Content-Security-Policy": "object-src 'none'; base-uri 'none'" }],
    ["another base of addresses", { "Content-Security-Policy": POLICY.replace("base-uri 'none'", "base-uri 'self'") }],
    ["another encoding", { "Content-Type": "text/html; charset=iso-2022-jp" }],
    ["no encoding", { "Content-Type": "text/html" }],
    ["a way to another site", { Refresh: "0;url=https://evil.example/" }],
  ])("differ with %s", (_, changed) => {
    expect(strangeHeaders(new Headers({ ...HEADERS, ...changed }))).not.toEqual([]);
  });
});

describe("a site", () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  async function serve(answer: (path: string, response: ServerResponse) => void): Promise<URL> {
    const server = createServer(({ url = "/" }, response) => answer(url, response));
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  function serveSite(answerProof: (response: ServerResponse) => void): Promise<URL> {
    return serve((path, response) => {
      if (path === "/assets/entry.js") response.end(SCRIPT);
      else if (path === "/sitemap.xml") response.end("<urlset><url><loc>https://punk.example/eng</loc></url></urlset>");
      else if (path === "/eng/proof") answerProof(response);
      else response.writeHead(200, HEADERS).end(pageWith(""));
    });
  }

  it("is the same if each page answers 200 with the pages and scripts of the release", async () => {
    const site = await serveSite((response) => response.writeHead(200, HEADERS).end(pageWith("")));
    const { differences, pages } = await compareSite(site, LIST);
    expect(differences).toEqual([]);
    expect(pages).toBeGreaterThan(30);
  });

  it.each([204, 206, 403, 404, 429, 500])("differs where a page answers %i", async (status) => {
    const site = await serveSite((response) => response.writeHead(status, HEADERS).end(pageWith("")));
    expect((await compareSite(site, LIST)).differences).toEqual([`/eng/proof answers ${status}`]);
  });

  it("differs if a page or a script is the same but comes from another address", async () => {
    const other = await serve((path, response) => {
      if (path === "/assets/entry.js") response.end(SCRIPT);
      else response.writeHead(200, HEADERS).end(pageWith(""));
    });
    const site = await serve((path, response) => {
      if (path === "/sitemap.xml") response.end("<urlset></urlset>");
      else if (path.startsWith("/kor") || path.startsWith("/idn")) response.writeHead(200, HEADERS).end(pageWith(""));
      else response.writeHead(302, { Location: other.origin + path }).end();
    });
    const { differences, pages } = await compareSite(site, LIST);
    expect(differences).toHaveLength(1 + pages / 3);
    expect(differences).toContain(`/assets/entry.js answers 302 and leads to ${other.origin}/assets/entry.js`);
    expect(differences).toContain(`/eng/proof answers 302 and leads to ${other.origin}/eng/proof`);
  });

  it("is the same if the confirmation of a stake leads to its form, and to nowhere else", async () => {
    const confirm = "/eng/powerzoneCoinStakingWriteStakingConfirm";
    for (const [to, differences] of [
      ["/eng/powerzoneCoinStakingWriteStaking", []],
      ["/eng/evil", [`${confirm} answers 302 and leads to /eng/evil`]],
    ] as const) {
      const site = await serve((path, response) => {
        if (path === "/assets/entry.js") response.end(SCRIPT);
        else if (path === "/sitemap.xml") response.end("<urlset></urlset>");
        else if (path === confirm) response.writeHead(302, { Location: to }).end();
        else response.writeHead(200, HEADERS).end(pageWith(""));
      });
      expect((await compareSite(site, LIST)).differences).toEqual(differences);
    }
  });

  it("differs if a page has a script or a policy that is not the release's", async () => {
    const site = await serveSite((response) =>
      response.writeHead(200, { ...HEADERS, "Content-Security-Policy": "" }).end(pageWith("<script>steal()</script>")),
    );
    expect((await compareSite(site, LIST)).differences).toEqual([
      "/eng/proof: no Content-Security-Policy",
      "/eng/proof: a script in the page: steal()",
    ]);
  });
});

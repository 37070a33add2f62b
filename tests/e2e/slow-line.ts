import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Site } from "./harness.ts";

/** A pause that is longer than style sheets and fonts take, so that half a page would be painted if it could be. */
const PAUSE_MS = 1_500;

export interface SlowLine {
  url: string;
  close(): void;
}

/** The site over a connection that pauses in the middle of a page's content, and again in its footer. Only for reading. */
export async function openSlowLine(site: Pick<Site, "url">): Promise<SlowLine> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(site.url + request.url);
    const type = answer.headers.get("Content-Type") ?? "";
    response.writeHead(answer.status, { "Content-Type": type });
    if (!type.startsWith("text/html")) return response.end(Buffer.from(await answer.arrayBuffer()));
    const html = await answer.text();
    const [main, footer] = [middleOf(html, "main"), middleOf(html, "footer")];
    for (const piece of [html.slice(0, main), html.slice(main, footer)]) {
      response.write(piece);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    response.end(html.slice(footer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A position between two tags in the middle of an element. */
function middleOf(html: string, element: string): number {
  const [from, to] = [html.indexOf(`<${element}`), html.indexOf(`</${element}>`)];
  return html.indexOf("<", Math.floor((from + to) / 2));
}

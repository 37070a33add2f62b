import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Site } from "./harness.ts";

/** Longer than style sheets and fonts take: what could be drawn of half a page is drawn. */
const PAUSE_MS = 1_500;

export interface SlowLine {
  url: string;
  close(): void;
}

/** The site over a line that rests in the middle of a page's content, and once more in its footer. Only for reading. */
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

/** Between two tags, halfway into an element. */
function middleOf(html: string, element: string): number {
  const [from, to] = [html.indexOf(`<${element}`), html.indexOf(`</${element}>`)];
  return html.indexOf("<", Math.floor((from + to) / 2));
}

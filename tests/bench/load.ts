import { createConnection } from "node:net";
import { median } from "./report.ts";

export interface LoadOptions {
  url: string;
  seconds: number;
  connections?: number;
}

/**
 * Answers per second to a GET over kept connections. Only lengths are read from the answers, to leave the two cores to the
 * server. Throws at an answer that is not 200 or has no length.
 */
export async function measureRequestsPerSecond({ url, seconds, connections = 16 }: LoadOptions): Promise<number> {
  const { host, hostname, port, pathname, search } = new URL(url);
  const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nUser-Agent: bench\r\n\r\n`;
  let answers = 0;
  let fault: Error | null = null;
  const sockets = Array.from({ length: connections }, () => {
    const socket = createConnection({ host: hostname, port: Number(port) });
    const countAnswer = answerCounter();
    socket.on("error", (error) => {
      fault ??= error;
    });
    socket.on("data", (chunk) => {
      try {
        if (!countAnswer(chunk)) return;
        answers++;
        socket.write(request);
      } catch (error) {
        fault ??= error as Error;
        socket.destroy();
      }
    });
    socket.write(request);
    return socket;
  });
  await sleep(500);
  answers = 0;
  const begun = performance.now();
  await sleep(seconds * 1000);
  const rate = answers / ((performance.now() - begun) / 1000);
  for (const socket of sockets) socket.destroy();
  if (fault) throw fault;
  return rate;
}

/** True at the chunk that ends an answer. */
function answerCounter(): (chunk: Buffer) => boolean {
  let head = Buffer.alloc(0);
  let missing: number | "until the last chunk" = 0;
  let tail = "";
  return (chunk) => {
    let rest = chunk;
    if (missing === 0) {
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) return false;
      const lines = head.toString("latin1", 0, end);
      if (!lines.startsWith("HTTP/1.1 200")) throw new Error(`answered ${lines.split("\r\n")[0]}`);
      const length = /\r\ncontent-length: (\d+)/i.exec(lines)?.[1];
      missing = length ? Number(length) : "until the last chunk";
      rest = head.subarray(end + 4);
      head = Buffer.alloc(0);
    }
    if (typeof missing === "number") {
      missing -= rest.length;
      return missing === 0;
    }
    tail = (tail + rest.toString("latin1")).slice(-7);
    if (!tail.endsWith("\r\n0\r\n\r\n")) return false;
    missing = 0;
    tail = "";
    return true;
  };
}

/** Medians of runs that alternate, so that other work of the machine affects all of them alike. */
export async function compareLoads(urls: string[], { runs = 5, seconds = 2 } = {}): Promise<number[]> {
  const results = urls.map((): number[] => []);
  for (const url of urls) await measureRequestsPerSecond({ url, seconds: 1 });
  for (let run = 0; run < runs; run++) {
    for (const [index, url] of urls.entries()) results[index]?.push(await measureRequestsPerSecond({ url, seconds }));
  }
  return results.map(median);
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

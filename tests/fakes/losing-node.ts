import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface LosingNode {
  url: string;
  /** From now on this many answers to these methods are lost: the node did what it was asked, and a 502 comes back. */
  lose(methods: readonly string[], times: number): void;
  /** From now on no transaction reaches the node: each sending gets a 502. */
  stopSends(): void;
  /** How many answers to a method were lost. */
  lost(method: string): number;
  close(): void;
}

/** A Solana node behind a proxy that loses answers when a test says so. Browsers may call it from any page. */
export async function openLosingNode(target: string): Promise<LosingNode> {
  const left = new Map<string, number>();
  const lost = new Map<string, number>();
  let isStopped = false;
  const server = createServer(async (request, response) => {
    const open = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
    if (request.method === "OPTIONS") return void response.writeHead(204, open).end();
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const body = Buffer.concat(pieces).toString();
    const { method } = JSON.parse(body) as { method: string };
    const headers = { ...open, "Content-Type": "application/json" };
    if (isStopped && method === "sendTransaction") return void response.writeHead(502, headers).end("bad gateway");
    const answer = await fetch(target, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    const text = await answer.text();
    const times = left.get(method) ?? 0;
    if (times === 0) return void response.writeHead(answer.status, headers).end(text);
    left.set(method, times - 1);
    lost.set(method, (lost.get(method) ?? 0) + 1);
    response.writeHead(502, headers).end("bad gateway");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    lose: (methods, times) => methods.forEach((method) => void left.set(method, times)),
    stopSends() {
      isStopped = true;
    },
    lost: (method) => lost.get(method) ?? 0,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

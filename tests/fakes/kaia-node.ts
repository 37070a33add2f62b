import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A node of Kaia that knows its number and the keys of accounts, for the tests of signing in. */
export interface FakeKaiaNode {
  url: string;
  /** The type of an account's key by its address in lower case; 1, the first key, is that of all others. */
  keyTypes: Map<string, number>;
  close(): void;
}

export async function startFakeKaiaNode(chainId = 8217): Promise<FakeKaiaNode> {
  const keyTypes = new Map<string, number>();
  const answers: Record<string, (params: string[]) => unknown> = {
    eth_chainId: () => `0x${chainId.toString(16)}`,
    // no account is a contract
    eth_getCode: () => "0x",
    kaia_getAccountKey: ([address = ""]) => ({ keyType: keyTypes.get(address.toLowerCase()) ?? 1, key: {} }),
  };
  const server = createServer(async (request, response) => {
    const { id, method, params } = JSON.parse(await bodyOf(request)) as {
      id: number;
      method: string;
      params: string[];
    };
    const answer = answers[method];
    const said = answer ? { result: answer(params) } : { error: { code: -32601, message: `${method} does not exist` } };
    response
      .writeHead(200, { "Content-Type": "application/json" })
      .end(JSON.stringify({ jsonrpc: "2.0", id, ...said }));
  });
  // the Worker must not reuse a connection that is closing
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keyTypes,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

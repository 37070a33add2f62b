import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { PublicKey } from "@solana/web3.js";
import bs58 from "bs58";

export interface RpcGate {
  url: string;
  /**
   * Runs this once before the next transaction of a wallet is passed on to the node. Other transactions pass meanwhile; the
   * same one, sent again, waits too.
   */
  beforeNextSend(wallet: PublicKey, act: () => Promise<void>): void;
  /** While this is on, the gate accepts transactions as the node would, but does not pass them on. */
  swallowSends(isOn: boolean): void;
  /**
   * What the node says about signatures: the truth; at most that they are confirmed; or that it knows none, as after it has
   * dropped a fork.
   */
  tellOfSignatures(what: SignatureNews): void;
  close(): void;
}

export type SignatureNews = "truth" | "confirmed" | "nothing";

/**
 * A node behind a gate, so that a test can change the chain between the trial run of a transaction and its sending, or take
 * the node away. What the gate does to transactions is for Solana alone. Port 0 takes a free one.
 */
export async function openRpcGate(target: string, port = 0): Promise<RpcGate> {
  const waiting: { wallet: PublicKey; act: () => Promise<void>; done?: Promise<void> }[] = [];
  let isSwallowing = false;
  let news: SignatureNews = "truth";
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const body = Buffer.concat(pieces).toString();
    const isSend = body.includes('"sendTransaction"');
    const sent = isSend ? sentTransaction(body) : null;
    const act = waiting.findLast(({ wallet }) => sent?.includes(wallet.toBuffer()));
    if (act) {
      act.done ??= act.act();
      await act.done;
    }
    if (isSwallowing && isSend) {
      response.writeHead(200, { "Content-Type": "application/json" }).end(answerOfSend(body));
      return;
    }
    try {
      const answer = await fetch(target, { method: "POST", headers: { "Content-Type": "application/json" }, body });
      const text = await answer.text();
      const told = body.includes('"getSignatureStatuses"') ? statusesAs(news, text) : text;
      response.writeHead(answer.status, { "Content-Type": "application/json" }).end(told);
    } catch {
      // if the node is down, its gate is down too
      response.destroy();
    }
  });
  // it never closes idle connections: if the Worker reused one at that very moment, the node would seem to be down
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    beforeNextSend(wallet, act) {
      waiting.push({ wallet, act });
    },
    swallowSends(isOn) {
      isSwallowing = isOn;
    },
    tellOfSignatures(what) {
      news = what;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function statusesAs(news: SignatureNews, text: string): string {
  if (news === "truth") return text;
  const answer = JSON.parse(text) as { result: { value: ({ confirmationStatus: string } | null)[] } };
  const value = answer.result.value.map((status) => {
    if (news === "nothing" || !status) return null;
    return { ...status, confirmations: 1, confirmationStatus: "confirmed" };
  });
  return JSON.stringify({ ...answer, result: { ...answer.result, value } });
}

/** A node's answer to a transaction that it accepts: its first signature, which follows the byte with their number. */
function answerOfSend(body: string): string {
  const { id } = JSON.parse(body) as { id: unknown };
  const signature = sentTransaction(body).subarray(1, 65);
  return JSON.stringify({ jsonrpc: "2.0", id, result: bs58.encode(signature) });
}

function sentTransaction(body: string): Buffer {
  const { params } = JSON.parse(body) as { params: [string] };
  return Buffer.from(params[0], "base64");
}

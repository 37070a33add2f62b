import {
  Connection,
  Keypair,
  SystemProgram,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import bs58 from "bs58";
import { beforeEach, describe, expect, it } from "vitest";
import { sendUntilFinal } from "~programs/send-until-final.ts";
import { blockhashAt, type FakeCluster, fakeCluster } from "../fakes/rpc.ts";

const BLOCKS_A_LOOK = 10;
const node = "http://node-1";
const other = "http://node-2";
const payer = Keypair.generate();
let cluster: FakeCluster;
let lastValid: number;
let bytes: Uint8Array;
let signature: string;
/** What happens to a call before it reaches the node, or instead. */
let onTheWay: (method: string, count: number) => Response | undefined;

beforeEach(() => {
  cluster = fakeCluster([node, other]);
  onTheWay = () => undefined;
  const height = cluster.slot - 32;
  lastValid = height + 150;
  const address = payer.publicKey;
  const instructions: TransactionInstruction[] = [
    SystemProgram.transfer({ fromPubkey: address, toPubkey: address, lamports: 1 }),
  ];
  const message = new TransactionMessage({ payerKey: address, recentBlockhash: blockhashAt(height), instructions });
  const transaction = new VersionedTransaction(message.compileToLegacyMessage());
  transaction.sign([payer]);
  bytes = transaction.serialize();
  signature = bs58.encode(transaction.signatures[0] as Uint8Array);
});

const busy = () => new Response("busy", { status: 502 });
const asked = (method: string) => cluster.calls.filter((call) => call.method === method);

/** How many blocks pass with each question about the signature. */
function send({ patienceMs = 10_000, nodeOf = (_: string): string => node } = {}) {
  const counts = new Map<string, number>();
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const { method } = JSON.parse(String(init?.body)) as { method: string };
    const count = (counts.get(method) ?? 0) + 1;
    counts.set(method, count);
    if (method === "getSignatureStatuses") cluster.pass(BLOCKS_A_LOOK);
    return onTheWay(method, count) ?? cluster.fetch(nodeOf(method), init);
  };
  const connection = new Connection(node, { fetch, commitment: "finalized", disableRetryOnRateLimit: true });
  return sendUntilFinal(connection, bytes, lastValid, { pollMs: 0, patienceMs, answerMs: 50 });
}

/** It lands with the n-th sending that reaches the node. */
function landAt(count: number, err: unknown = null) {
  const inner = onTheWay;
  onTheWay = (method, number) => {
    if (method === "sendTransaction" && number === count) cluster.land(signature, { err });
    return inner(method, number);
  };
}

describe("a signed transaction", () => {
  it("is final though the first sending and every second answer are lost", async () => {
    onTheWay = (method, count) => ((method === "sendTransaction" ? count === 1 : count % 2 === 1) ? busy() : undefined);
    landAt(3);
    expect(await send()).toEqual({ outcome: "final", signature });
    // exactly the bytes that were signed
    const sent = asked("sendTransaction").map(({ params }) => params[0]);
    expect(new Set(sent)).toEqual(new Set([Buffer.from(bytes).toString("base64")]));
  });

  it("is final though the node took it and the answers to each sending were lost", async () => {
    cluster.nodes.set(node, { behind: 0, trouble: null, losesAnswersOf: ["sendTransaction"] });
    landAt(1);
    expect(await send()).toEqual({ outcome: "final", signature });
    expect(asked("sendTransaction")).toHaveLength(1);
  });

  it("is final though the node answers nothing for a while", async () => {
    landAt(1);
    onTheWay = ((inner) => (method, count) => {
      inner(method, count);
      cluster.nodes.set(node, { behind: 0, trouble: count < 3 ? "silent" : null, losesAnswersOf: [] });
      return undefined;
    })(onTheWay);
    expect(await send()).toEqual({ outcome: "final", signature });
  });

  it("is not over while it can still land, and has expired once it cannot", async () => {
    expect(await send()).toEqual({ outcome: "expired", signature });
    expect(cluster.slot - 32).toBeGreaterThan(lastValid);
    // the ledger is asked too, after the height
    expect(cluster.calls.at(-1)).toMatchObject({
      method: "getSignatureStatuses",
      params: [[signature], { searchTransactionHistory: true }],
    });
    expect(cluster.calls.at(-2)?.method).toBe("getEpochInfo");
  });

  it("is final if it landed between the last check and the reading of the block height", async () => {
    onTheWay = (method) => {
      // one look knew nothing, then many blocks passed, and one of them has the transaction
      if (method === "getEpochInfo" && !cluster.landed.has(signature)) {
        cluster.land(signature);
        cluster.pass(200);
      }
      return undefined;
    };
    expect(await send()).toEqual({ outcome: "final", signature });
  });

  it("is final if the node has forgotten it in memory but has it in its ledger", async () => {
    landAt(1);
    const inner = onTheWay;
    onTheWay = (method, count) => {
      if (method === "getSignatureStatuses" && count === 1) cluster.pass(1_000);
      return inner(method, count);
    };
    expect(await send()).toEqual({ outcome: "final", signature });
  });

  it("is reported as unknown, not as expired, if only a node that lags behind does not know it", async () => {
    cluster.nodes.set(other, { behind: 5_000, trouble: null, losesAnswersOf: [] });
    cluster.pass(200);
    landAt(1);
    const nodeOf = (method: string) => (method === "getSignatureStatuses" ? other : node);
    expect(await send({ patienceMs: 100, nodeOf })).toEqual({ outcome: "unknown", signature });
  });

  it("is reported as unknown, by its signature, if no node answers any more", async () => {
    cluster.nodes.set(node, { behind: 0, trouble: "network", losesAnswersOf: [] });
    expect(await send({ patienceMs: 100 })).toEqual({ outcome: "unknown", signature });
  });

  it("has failed once its error is confirmed, and not on a fork", async () => {
    const error = { InstructionError: [0, { Custom: 6_001 }] };
    landAt(1, error);
    const inner = onTheWay;
    onTheWay = (method, count) => {
      // the first look sees it in a block that nobody has confirmed
      if (method === "getSignatureStatuses" && count === 1) cluster.pass(-BLOCKS_A_LOOK);
      return inner(method, count);
    };
    expect(await send()).toEqual({ outcome: "failed", signature, error });
    expect(asked("getSignatureStatuses")).toHaveLength(2);
  });
});

import { Keypair, VersionedTransaction } from "@solana/web3.js";
import bs58 from "bs58";
import { asc } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { anchorAuditLog, followAuditAnchor } from "~/domain/audit/anchor.server";
import { readAuditKey } from "~/domain/audit/anchor-key.server";
import { parseAnchor } from "~/domain/audit/anchor-memo";
import { findAnchorOf, findFinalAnchor } from "~/domain/audit/anchors.server";
import { checkAuditLog, findAuditHead } from "~/domain/audit/queries.server";
import { openChain } from "~/domain/solana/chain.server";
import { auditAnchor } from "~db/schema";
import { developmentKeypair } from "~programs/development-keys";
import { type FakeCluster, fakeCluster } from "../../fakes/rpc";
import { testDatabase as db } from "../database";
import { emptyLog, NOW, rewriteFrom, writeEntries } from "./log";

const key = Keypair.fromSeed(new Uint8Array(32).fill(5));
const DAY_MS = 86_400_000;
let cluster: FakeCluster;
let nodes = 0;
let day = 0;

const deps = () => {
  const chain = openChain({ rpcUrls: [...cluster.nodes.keys()], fetch: cluster.fetch, timeoutMs: 50 });
  return { db, chain, key, now: new Date(NOW.getTime() + day * DAY_MS) };
};
const anchors = () => db.select().from(auditAnchor).orderBy(asc(auditAnchor.id));

beforeEach(async () => {
  await emptyLog();
  day = 0;
  cluster = fakeCluster([`http://anchor-node-${++nodes}`]);
  cluster.accounts.set(key.publicKey.toBase58(), {
    ...{ owner: "11111111111111111111111111111111", lamports: 5_000_000, data: new Uint8Array() },
  });
  await writeEntries(3);
});

/** Lands what was sent last, and lets it become final. */
async function land(err: unknown = null): Promise<void> {
  cluster.land((await anchors()).at(-1)?.signature ?? "", { err });
  cluster.pass(40);
  await followAuditAnchor(deps());
}

describe("the head of the audit log", () => {
  test("is sent as a memo that the key signs, after it was stored", async () => {
    await anchorAuditLog(deps());
    const head = await findAuditHead(db);
    const [anchor] = await anchors();
    expect(anchor).toMatchObject({ ...head, status: "sent", signer: key.publicKey.toBase58() });
    expect([...cluster.received.keys()]).toEqual([anchor?.signature]);
    const { message, signatures } = VersionedTransaction.deserialize(
      Uint8Array.from(Buffer.from(anchor?.signedTransaction ?? "", "base64")),
    );
    expect(bs58.encode(signatures[0] ?? new Uint8Array())).toBe(anchor?.signature);
    const memo = message.compiledInstructions.at(-1);
    expect(parseAnchor(new TextDecoder().decode(memo?.data))).toEqual(head);
    expect(memo?.accountKeyIndexes).toEqual([0]);
    await land();
    expect(await findFinalAnchor(db)).toMatchObject({ seq: 3 });
  });

  test("is sent again the next day only if there are new entries", async () => {
    await anchorAuditLog(deps());
    await land();
    day++;
    await anchorAuditLog(deps());
    expect(await anchors()).toHaveLength(1);
    await writeEntries(1);
    await anchorAuditLog(deps());
    await land();
    expect((await anchors()).map(({ seq, status }) => [seq, status])).toEqual([
      [3, "final"],
      [4, "final"],
    ]);
    expect([await findAnchorOf(db, 2), await findAnchorOf(db, 4), await findAnchorOf(db, 5)]).toMatchObject([
      { seq: 3 },
      { seq: 4 },
      null,
    ]);
  });

  test("is signed once if two runs begin at once, and if one begins while a memo is on its way", async () => {
    await Promise.all([anchorAuditLog(deps()), anchorAuditLog(deps())]);
    await anchorAuditLog(deps());
    expect(await anchors()).toHaveLength(1);
    expect(cluster.received.size).toBe(1);
  });

  test("is not sent without a key or if the key has no SOL, and the run says why", async () => {
    await anchorAuditLog({ ...deps(), key: null });
    cluster.accounts.clear();
    await expect(anchorAuditLog(deps())).rejects.toThrow("too little SOL");
    expect(await anchors()).toEqual([]);
  });

  test("is not sent if the log differs from the last memo, even if its hashes fit each other", async () => {
    await anchorAuditLog(deps());
    await land();
    await writeEntries(1);
    await rewriteFrom(2);
    expect(await checkAuditLog(db)).toMatchObject({ entries: 4, altered: null });
    await expect(anchorAuditLog(deps())).rejects.toThrow("entry 3 of the audit log");
    expect(await anchors()).toHaveLength(1);
  });
});

describe("a memo", () => {
  test("that a node lost is sent again, and counts once it is final", async () => {
    const [node] = cluster.nodes.values();
    if (node) node.losesAnswersOf = ["sendTransaction"];
    await anchorAuditLog(deps());
    cluster.received.clear();
    if (node) node.losesAnswersOf = [];
    await followAuditAnchor(deps());
    expect(cluster.received.size).toBe(1);
    cluster.land((await anchors())[0]?.signature ?? "");
    cluster.pass(5);
    await followAuditAnchor(deps());
    expect(await findFinalAnchor(db)).toBeNull();
    cluster.pass(40);
    await followAuditAnchor(deps());
    expect(await findFinalAnchor(db)).toMatchObject({ seq: 3 });
  });

  test.each([
    ["expired", () => cluster.pass(500)],
    ["failed", () => land({ InstructionError: [2, "Custom"] })],
  ])("that %s does not count, and the next day's run sends another", async (status, end) => {
    await anchorAuditLog(deps());
    await end();
    await followAuditAnchor(deps());
    expect(await anchors()).toMatchObject([{ status }]);
    day++;
    await anchorAuditLog(deps());
    await land();
    expect(await anchors()).toMatchObject([{ status }, { seq: 3, status: "final" }]);
  });

  test.each([
    ["signed an hour ago", -61],
    ["said to be signed in a year", 365 * 24 * 60],
  ])("that somebody invented, %s, does not keep the next one from being signed", async (_, minutes) => {
    const invented = { ...(await findAuditHead(db))!, signer: "nobody", signature: bs58.encode(new Uint8Array(64)) };
    await db.insert(auditAnchor).values({
      ...{ ...invented, signedTransaction: "", lastBlockHeight: Number.MAX_SAFE_INTEGER, status: "sent" },
      signedAt: new Date(NOW.getTime() + minutes * 60_000),
    });
    await anchorAuditLog(deps());
    expect(cluster.received.size).toBe(0);
    await followAuditAnchor(deps());
    await anchorAuditLog(deps());
    await land();
    expect(await anchors()).toMatchObject([{ status: "expired" }, { seq: 3, status: "final" }]);
  });

  test("is not given up within the hour while nothing is known of it", async () => {
    await anchorAuditLog(deps());
    cluster.received.clear();
    const soon = { ...deps(), now: new Date(NOW.getTime() + 59 * 60_000) };
    await followAuditAnchor(soon);
    expect(await anchors()).toMatchObject([{ status: "sent" }]);
  });

  test("is not given up while the chain does not answer", async () => {
    await anchorAuditLog(deps());
    for (const node of cluster.nodes.values()) node.trouble = "network";
    await expect(followAuditAnchor(deps())).rejects.toMatchObject({ code: "ChainUnavailable" });
    expect(await anchors()).toMatchObject([{ status: "sent" }]);
  });
});

test("the key is 64 bytes in base58, and the key in the repository is accepted only on the local machine", () => {
  const own = bs58.encode(developmentKeypair("auditor").secretKey);
  const other = bs58.encode(key.secretKey);
  expect(readAuditKey(own, { isLocal: true })?.publicKey).toEqual(developmentKeypair("auditor").publicKey);
  expect(readAuditKey(own, { isLocal: false })).toBeNull();
  expect(readAuditKey(other, { isLocal: false })?.publicKey).toEqual(key.publicKey);
  const wrong = bs58.encode(key.secretKey.with(40, 1));
  expect([undefined, "", "0x12", other.slice(1), wrong].map((text) => readAuditKey(text, { isLocal: true }))).toEqual(
    Array(5).fill(null),
  );
});

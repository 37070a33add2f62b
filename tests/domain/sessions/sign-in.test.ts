import { ed25519 } from "@noble/curves/ed25519";
import bs58 from "bs58";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { buildMemoTransaction } from "~/domain/sessions/memo-transaction";
import { findHolders } from "~/domain/sessions/queries.server";
import type { SignInMethod, SolanaProof } from "~/domain/sessions/rules";
import { finishSignIn, type SignInRequest, startSignIn } from "~/domain/sessions/sign-in.server";
import { session, user } from "~db/schema";
import { testDatabase as db } from "../database";

const NOW = new Date("2026-11-21T09:00:00.000Z");
const ORIGIN = new URL("https://punkvism.example/eng/mypage");
const MEMO_PROGRAM = "MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr";
const COMPUTE_BUDGET = "ComputeBudget111111111111111111111111111111";
const LIGHTHOUSE = "L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95";
const SYSTEM = "11111111111111111111111111111111";

const alice = walletOf(1);
const bob = walletOf(2);

describe("a sign-in is refused", () => {
  test("when its nonce was used before", async () => {
    const request = await start(alice);
    await finish(alice, signed(alice, request));
    await expect(finish(alice, signed(alice, request))).rejects.toMatchObject({ code: "SignInExpired" });
    expect(await sessionsOf(alice)).toHaveLength(1);
  });

  test("for one of two answers to a nonce that arrive together", async () => {
    const wallet = walletOf(3);
    const request = await start(wallet);
    const answers = await Promise.allSettled([
      finish(wallet, signed(wallet, request)),
      finish(wallet, signed(wallet, request)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await sessionsOf(wallet)).toHaveLength(1);
  });

  test("when it comes five minutes later, and not a millisecond before", async () => {
    const late = await start(bob);
    const inFiveMinutes = new Date(NOW.getTime() + 5 * 60_000);
    await expect(finish(bob, signed(bob, late), { now: inFiveMinutes })).rejects.toMatchObject({
      code: "SignInExpired",
    });
    const justInTime = await start(bob);
    const lastMoment = new Date(inFiveMinutes.getTime() - 1);
    await expect(finish(bob, signed(bob, justInTime), { now: lastMoment })).resolves.toBeTruthy();
  });

  test("when the nonce was given to another address", async () => {
    const request = await start(alice);
    await expect(finish(bob, signed(bob, request))).rejects.toMatchObject({ code: "SignInExpired" });
  });

  test("when the nonce was never given", async () => {
    const request = { ...(await start(alice)), nonce: "0".repeat(32) };
    await expect(finish(alice, signed(alice, request))).rejects.toMatchObject({ code: "SignInExpired" });
  });

  test("on another domain than the one that asked", async () => {
    const request = await start(alice);
    const elsewhere = new URL("https://punkvism.example.evil/");
    await expect(finish(alice, signed(alice, request), { origin: elsewhere })).rejects.toMatchObject({
      code: "SignInExpired",
    });
  });

  test("by another method than the one that was asked for", async () => {
    const request = await start(alice, "siws");
    const proof: SolanaProof = { ...signedMessageOf(alice, request.message), method: "message" };
    await expect(finish(alice, { nonce: request.nonce, proof })).rejects.toMatchObject({ code: "SignInExpired" });
  });

  test.each([
    ["another statement", (text: string) => text.replace("moves no funds", "moves all funds")],
    ["another domain in the text", (text: string) => text.replace("punkvism.example", "punkvism.evil")],
    ["another nonce in the text", (text: string) => text.replace(/Nonce: \w+/, `Nonce: ${"1".repeat(32)}`)],
    ["another chain", (text: string) => text.replace("Chain ID: mainnet", "Chain ID: devnet")],
    ["a later end", (text: string) => text.replace("T09:05", "T19:05")],
    ["a line more", (text: string) => `${text}\nResources:\n- https://evil.example`],
    ["a line break more", (text: string) => `${text}\n`],
    ["nothing but the nonce", (text: string) => /Nonce: (\w+)/.exec(text)?.[1] ?? ""],
  ])("when the signed text has %s", async (_, alter) => {
    const request = await start(alice);
    const altered = alter(request.message);
    expect(altered).not.toBe(request.message);
    const proof = { ...signedMessageOf(alice, altered), method: "siws" as const };
    await expect(finish(alice, { nonce: request.nonce, proof })).rejects.toMatchObject({ code: "SignInFailed" });
  });

  test("when another key signed", async () => {
    const request = await start(alice);
    const proof = { ...signedMessageOf(bob, request.message), method: "siws" as const };
    await expect(finish(alice, { nonce: request.nonce, proof })).rejects.toMatchObject({ code: "SignInFailed" });
  });

  test.each([
    ["empty", new Uint8Array()],
    ["short", new Uint8Array(63)],
    ["all zero", new Uint8Array(64)],
    ["all ones", new Uint8Array(64).fill(255)],
  ])("when the signature is %s", async (_, signature) => {
    const request = await start(alice);
    const proof = { ...signedMessageOf(alice, request.message), method: "siws" as const, signature: base64(signature) };
    await expect(finish(alice, { nonce: request.nonce, proof })).rejects.toMatchObject({ code: "SignInFailed" });
  });

  test("for an address of small order, whose signatures anybody can make", async () => {
    const smallOrder = { address: bs58.encode(Uint8Array.from([1, ...new Uint8Array(31)])), secret: alice.secret };
    const request = await start(smallOrder);
    const signature = Uint8Array.from([1, ...new Uint8Array(63)]);
    const proof = {
      method: "siws" as const,
      signedMessage: base64(text(request.message)),
      signature: base64(signature),
    };
    await expect(finish(smallOrder, { nonce: request.nonce, proof })).rejects.toMatchObject({ code: "SignInFailed" });
  });

  test("and the nonce is spent, so that nobody tries twice", async () => {
    const request = await start(alice);
    const wrong = { ...signedMessageOf(bob, request.message), method: "siws" as const };
    await expect(finish(alice, { nonce: request.nonce, proof: wrong })).rejects.toMatchObject({ code: "SignInFailed" });
    await expect(finish(alice, signed(alice, request))).rejects.toMatchObject({ code: "SignInExpired" });
  });
});

describe("a sign-in by memo is refused", () => {
  const hostile: [string, (request: SignInRequest) => Uint8Array][] = [
    [
      "carries a transfer too",
      (request) => transactionOf(alice, [memo(request.message), [SYSTEM, [0, 0], [2, 0, 0, 0]]]),
    ],
    [
      "has Lighthouse write a memory account",
      (request) => transactionOf(alice, [memo(request.message), [LIGHTHOUSE, [0], [0, 0]]]),
    ],
    ["has another memo", () => transactionOf(alice, [memo("Sign in to Punkvism")])],
    ["has the memo twice", (request) => transactionOf(alice, [memo(request.message), memo(request.message)])],
    ["has a second memo", (request) => transactionOf(alice, [memo(request.message), memo("and all my coins")])],
    ["has no instruction", () => transactionOf(alice, [])],
    [
      "names a block that may exist",
      (request) => transactionOf(alice, [memo(request.message)], { blockhash: bob.address }),
    ],
    ["is signed by another key", (request) => sign(bob, base64ToBytes(request.transaction!))],
    ["is another wallet's", (request) => transactionOf(bob, [memo(request.message)])],
    ["is not signed", (request) => base64ToBytes(request.transaction!)],
    ["is cut short", (request) => sign(alice, base64ToBytes(request.transaction!)).subarray(0, 150)],
    ["is of an unknown version", (request) => transactionOf(alice, [memo(request.message)], { version: 0x85 })],
    ["is nothing", () => new Uint8Array([0])],
  ];

  test.each(hostile)("when the transaction %s", async (_, tamper) => {
    const request = await start(alice, "memo");
    const proof: SolanaProof = { method: "memo", transaction: base64(tamper(request)) };
    await expect(finish(alice, { nonce: request.nonce, proof })).rejects.toMatchObject({ code: "SignInFailed" });
  });
});

describe("a sign-in succeeds", () => {
  test.each(["siws", "message"] as const)("with what %s signs", async (method) => {
    const wallet = walletOf(method === "siws" ? 10 : 11);
    const request = await start(wallet, method);
    expect(request.message).toBe(
      [
        "punkvism.example wants you to sign in with your Solana account:",
        wallet.address,
        "",
        "Sign in to Punkvism. This costs nothing and moves no funds.",
        "",
        "URI: https://punkvism.example",
        "Version: 1",
        "Chain ID: mainnet",
        `Nonce: ${request.nonce}`,
        "Issued At: 2026-11-21T09:00:00.000Z",
        "Expiration Time: 2026-11-21T09:05:00.000Z",
      ].join("\n"),
    );
    const { sessionId, userId } = await finish(wallet, signed(wallet, request));
    const { solana } = await findHolders({ db, now: NOW }, { solana: sessionId, eip155: null });
    expect(solana).toMatchObject({ userId, walletAddress: wallet.address });
  });

  test("with a memo transaction that no node would take", async () => {
    const request = await start(alice, "memo");
    const transaction = base64ToBytes(request.transaction!);
    expect(transaction).toEqual(buildMemoTransaction(alice.address, request.message));
    expect(transaction.length).toBeLessThan(1232);
    const proof: SolanaProof = { method: "memo", transaction: base64(sign(alice, transaction)) };
    await expect(finish(alice, { nonce: request.nonce, proof })).resolves.toBeTruthy();
  });

  test.each([
    ["a legacy transaction", undefined],
    ["a version 0 transaction", 0x80],
  ])("with %s to which the wallet added its guards", async (_, version) => {
    const request = await start(alice, "memo");
    const guarded = transactionOf(
      alice,
      [[COMPUTE_BUDGET, [], [2, 64, 13, 3, 0]], memo(request.message), [LIGHTHOUSE, [0], [5, 1]]],
      { version },
    );
    const proof: SolanaProof = { method: "memo", transaction: base64(guarded) };
    await expect(finish(alice, { nonce: request.nonce, proof })).resolves.toBeTruthy();
  });

  test("and gives the wallet's row to its holder, with the wallet type that signed", async () => {
    const wallet = walletOf(12);
    const { userId } = await finish(wallet, signed(wallet, await start(wallet)));
    const [row] = await db.select().from(user).where(eq(user.walletAddress, wallet.address));
    expect(row).toMatchObject({ id: userId, walletType: "phantom" });
  });
});

type TestWallet = { address: string; secret: Uint8Array };
type Instruction = [program: string, accounts: number[], data: ArrayLike<number>];

function walletOf(seed: number): TestWallet {
  const secret = new Uint8Array(32).fill(seed);
  return { secret, address: bs58.encode(ed25519.getPublicKey(secret)) };
}

function start(wallet: TestWallet, method: SignInMethod = "siws"): Promise<SignInRequest> {
  return startSignIn(
    { db, now: NOW, origin: ORIGIN, cluster: "mainnet-beta", evmChainId: 8217 },
    { walletAddress: wallet.address, method },
  );
}

function finish(
  wallet: TestWallet,
  answer: { nonce: string; proof: SolanaProof },
  over: { now?: Date; origin?: URL } = {},
) {
  const { nonce, proof } = answer;
  const input = { nonce, ...proof, walletAddress: wallet.address, walletType: "phantom" as const };
  const evmChain = { id: 8217, rpcUrls: [], isLocal: true };
  return finishSignIn({ db, now: NOW, origin: ORIGIN, evmChain, ...over }, input);
}

function signed(wallet: TestWallet, request: SignInRequest): { nonce: string; proof: SolanaProof } {
  const method = request.method === "message" ? "message" : "siws";
  return { nonce: request.nonce, proof: { ...signedMessageOf(wallet, request.message), method } };
}

function signedMessageOf(wallet: TestWallet, message: string) {
  return { signedMessage: base64(text(message)), signature: base64(ed25519.sign(text(message), wallet.secret)) };
}

function sessionsOf(wallet: TestWallet) {
  return db.select().from(session).where(eq(session.walletAddress, wallet.address));
}

function memo(message: string): Instruction {
  return [MEMO_PROGRAM, [0], text(message)];
}

/** A signed transaction of these instructions, as a wallet would write it. */
function transactionOf(
  wallet: TestWallet,
  instructions: Instruction[],
  { version, blockhash }: { version?: number; blockhash?: string } = {},
): Uint8Array {
  const template = buildMemoTransaction(wallet.address, "");
  const ours = template.subarray(65 + 3 + 1 + 64, 65 + 3 + 1 + 64 + 32);
  const programs = [...new Set(instructions.map(([program]) => program))];
  const message = [
    ...(version ? [version] : []),
    ...[1, 0, programs.length],
    ...[
      programs.length + 1,
      ...bs58.decode(wallet.address),
      ...programs.flatMap((program) => [...bs58.decode(program)]),
    ],
    ...(blockhash ? bs58.decode(blockhash) : ours),
    instructions.length,
    ...instructions.flatMap(([program, accounts, data]) => [
      programs.indexOf(program) + 1,
      ...[accounts.length, ...accounts],
      ...[...compact(data.length), ...Array.from(data)],
    ]),
    ...(version ? [0] : []),
  ];
  return sign(wallet, Uint8Array.from([1, ...new Uint8Array(64), ...message]));
}

function sign(wallet: TestWallet, transaction: Uint8Array): Uint8Array {
  const message = transaction.subarray(65);
  return Uint8Array.from([1, ...ed25519.sign(message, wallet.secret), ...message]);
}

function compact(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, value >> 7];
}

function text(value: string): Uint8Array {
  return new TextEncoder().encode(value);
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function base64ToBytes(value: string): Uint8Array {
  return Uint8Array.from(atob(value), (character) => character.charCodeAt(0));
}

import { eq } from "drizzle-orm";
import { concat, type Hex, keccak256, stringToBytes } from "viem";
import { type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { createSiweMessage, parseSiweMessage } from "viem/siwe";
import { afterEach, describe, expect, test, vi } from "vitest";
import { finishSignInInput, startSignInInput } from "~/domain/sessions/input";
import { findHolders } from "~/domain/sessions/queries.server";
import { finishSignIn, type SignInRequest, startSignIn } from "~/domain/sessions/sign-in.server";
import { session, user } from "~db/schema";
import { testDatabase as db } from "../database";

const NOW = new Date("2026-11-21T09:00:00.000Z");
const ORIGIN = new URL("https://punkvism.example/eng/mypage");
const KAIA = 8217;

const alice = privateKeyToAccount(`0x${"a1".repeat(32)}`);
const bob = privateKeyToAccount(`0x${"b2".repeat(32)}`);

afterEach(() => vi.unstubAllGlobals());

describe("the text of a sign-in on the former chain", () => {
  test("is that of EIP-4361, byte for byte", async () => {
    const { input, message } = await start(alice);
    const { issuedAt, expirationTime, ...fields } = input;
    const written = createSiweMessage({
      ...fields,
      address: alice.address,
      chainId: KAIA,
      issuedAt: new Date(issuedAt),
      expirationTime: new Date(expirationTime),
    });
    expect(message).toBe(written);
    expect(parseSiweMessage(message)).toMatchObject({
      domain: "punkvism.example",
      address: alice.address,
      chainId: KAIA,
    });
  });
});

describe("a sign-in succeeds", () => {
  test.each(["siwe", "klay"] as const)("with what %s signs, for the address in lower case", async (method) => {
    const request = await start(alice, method);
    const { sessionId, userId, chain } = await finish(alice, request, await sign(alice, request));
    expect(chain).toBe("eip155");
    const { solana, evm } = await findHolders({ db, now: NOW }, { solana: null, eip155: sessionId });
    expect(solana).toBeNull();
    expect(evm).toMatchObject({ userId, chain, walletAddress: alice.address.toLowerCase() });
    const [row] = await db.select().from(user).where(eq(user.id, userId));
    expect(row?.walletAddress).toBe(alice.address.toLowerCase());
  });

  test("with the recovery byte that hardware writes as 0 or 1", async () => {
    const request = await start(alice);
    const signature = await sign(alice, request);
    const last = Number.parseInt(signature.slice(-2), 16) - 27;
    const rewritten = `${signature.slice(0, -2)}0${last}` as Hex;
    await expect(finish(alice, request, rewritten)).resolves.toMatchObject({ chain: "eip155" });
  });
});

describe("a sign-in is refused", () => {
  test("when its nonce was used before", async () => {
    const wallet = privateKeyToAccount(`0x${"c3".repeat(32)}`);
    const request = await start(wallet);
    const signature = await sign(wallet, request);
    await finish(wallet, request, signature);
    await expect(finish(wallet, request, signature)).rejects.toMatchObject({ code: "SignInExpired" });
    expect(await sessionsOf(wallet)).toHaveLength(1);
  });

  test("when it comes five minutes later", async () => {
    const request = await start(alice);
    const now = new Date(NOW.getTime() + 5 * 60_000);
    await expect(finish(alice, request, await sign(alice, request), { now })).rejects.toMatchObject({
      code: "SignInExpired",
    });
  });

  test("on another domain than the one that asked", async () => {
    const request = await start(alice);
    const origin = new URL("https://punkvism.example.evil/");
    await expect(finish(alice, request, await sign(alice, request), { origin })).rejects.toMatchObject({
      code: "SignInExpired",
    });
  });

  test("when the nonce was given to another address", async () => {
    const request = await start(alice);
    await expect(finish(bob, request, await sign(bob, request))).rejects.toMatchObject({ code: "SignInExpired" });
  });

  test("when another key signed", async () => {
    const request = await start(alice);
    await expect(finish(alice, request, await sign(bob, request))).rejects.toMatchObject({ code: "SignInFailed" });
  });

  test.each([
    ["another chain", (text: string) => text.replace("Chain ID: 8217", "Chain ID: 1")],
    ["another domain", (text: string) => text.replace("punkvism.example", "punkvism.evil")],
    ["another nonce", (text: string) => text.replace(/Nonce: \w+/, `Nonce: ${"1".repeat(32)}`)],
    ["another statement", (text: string) => text.replace("moves no funds", "moves all funds")],
    ["a later end", (text: string) => text.replace("T09:05", "T19:05")],
    ["the address in another spelling", (text: string) => text.replace(alice.address, alice.address.toLowerCase())],
  ])("when the signed text has %s", async (_, alter) => {
    const request = await start(alice);
    const altered = { ...request, message: alter(request.message) };
    expect(altered.message).not.toBe(request.message);
    await expect(finish(alice, request, await sign(alice, altered))).rejects.toMatchObject({ code: "SignInFailed" });
  });

  test.each([
    ["siwe", "klay"],
    ["klay", "siwe"],
  ] as const)("when %s was asked for and the text was signed by %s", async (asked, used) => {
    const request = await start(alice, asked);
    const signature = await sign(alice, { ...request, method: used });
    await expect(finish(alice, request, signature)).rejects.toMatchObject({ code: "SignInFailed" });
  });

  test.each([
    ["all zero", `0x${"00".repeat(65)}`],
    ["all ones", `0x${"ff".repeat(65)}`],
    ["of a recovery byte that does not exist", `0x${"01".repeat(64)}05`],
  ] as const)("when the signature is %s", async (_, signature) => {
    const request = await start(alice);
    await expect(finish(alice, request, signature)).rejects.toMatchObject({ code: "SignInFailed" });
  });

  test.each(["0x", "0x1", "garbage", `0x${"00".repeat(5000)}`])(
    "by the input rules when the signature is %.20s",
    (it) => {
      const answer = { method: "siwe", nonce: "0".repeat(32), walletAddress: alice.address, walletType: "metamask" };
      expect(finishSignInInput.safeParse({ ...answer, signature: it }).success).toBe(false);
      expect(finishSignInInput.safeParse({ ...answer, signature: `0x${"00".repeat(65)}` }).success).toBe(true);
    },
  );
});

describe("a method of one chain", () => {
  test.each([
    [alice.address, "siws"],
    [alice.address, "message"],
    ["4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU", "siwe"],
    ["0x1234", "siwe"],
    [`${alice.address}0`, "klay"],
  ])("is refused to an address of another: %s by %s", (walletAddress, method) => {
    expect(startSignInInput.safeParse({ walletAddress, method }).success).toBe(false);
  });

  test("takes an EVM address in any case, and reads it as lower case", () => {
    const input = { walletAddress: alice.address, method: "siwe" };
    expect(startSignInInput.parse(input).walletAddress).toBe(alice.address.toLowerCase());
  });
});

describe("a wallet that is a contract", () => {
  const long = `0x${"ab".repeat(130)}` as const;

  test("is refused by name if the site has no RPC address to ask", async () => {
    const request = await start(alice);
    await expect(finish(alice, request, long)).rejects.toMatchObject({ code: "ContractWalletNotChecked" });
  });

  test.each([
    ["is signed in if it says on the chain that the signature is its own", "0x6001", "0x01", "eip155"],
    ["is refused if it denies the signature", "0x6001", "0x00", "SignInFailed"],
    ["is refused if there is no contract at the address", "0x", "0x01", "SignInFailed"],
  ])("%s", async (_, code, verdict, outcome) => {
    const asked = answerRpc({ eth_getCode: code, eth_call: verdict });
    const request = await start(alice);
    const finished = finish(alice, request, long, { evmRpcUrls: ["https://kaia.example"] });
    const result = await finished.then(
      ({ chain }) => chain,
      (error: { code: string }) => error.code,
    );
    expect(result).toBe(outcome);
    expect(asked[0]).toBe("eth_getCode");
  });

  test("is told that the chain does not answer, after every address was tried", async () => {
    const fetched = vi.fn(async () => new Response("", { status: 503 }));
    vi.stubGlobal("fetch", fetched);
    const request = await start(alice);
    const evmRpcUrls = ["https://kaia.example", "https://kaia-too.example"];
    await expect(finish(alice, request, long, { evmRpcUrls })).rejects.toMatchObject({ code: "EvmChainUnavailable" });
    expect(fetched.mock.calls.length).toBeGreaterThanOrEqual(2);
  });
});

/** Answers the JSON-RPC calls of viem. Returns the methods that were asked for. */
function answerRpc(results: Record<string, string>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (_: unknown, init: RequestInit) => {
    const { id, method } = JSON.parse(String(init.body)) as { id: number; method: string };
    asked.push(method);
    return Response.json({ jsonrpc: "2.0", id, result: results[method] });
  });
  return asked;
}

function start(wallet: PrivateKeyAccount, method: "siwe" | "klay" = "siwe"): Promise<SignInRequest> {
  const deps = { db, now: NOW, origin: ORIGIN, cluster: "mainnet-beta" as const, evmChainId: KAIA };
  return startSignIn(deps, { walletAddress: wallet.address.toLowerCase(), method });
}

function finish(
  wallet: PrivateKeyAccount,
  request: SignInRequest,
  signature: Hex,
  over: { now?: Date; origin?: URL; evmRpcUrls?: string[] } = {},
) {
  const proof = { method: request.method as "siwe" | "klay", signature };
  const input = { nonce: request.nonce, walletAddress: wallet.address.toLowerCase(), walletType: "metamask" as const };
  return finishSignIn({ db, now: NOW, origin: ORIGIN, evmRpcUrls: [], ...over }, { ...input, proof });
}

/** What personal_sign and klay_sign give. */
function sign(wallet: PrivateKeyAccount, { method, message }: Pick<SignInRequest, "method" | "message">): Promise<Hex> {
  if (method === "siwe") return wallet.signMessage({ message });
  const bytes = stringToBytes(message);
  const prefixed = concat([stringToBytes(`\x19Klaytn Signed Message:\n${bytes.length}`), bytes]);
  return wallet.sign({ hash: keccak256(prefixed) });
}

function sessionsOf(wallet: PrivateKeyAccount) {
  return db.select().from(session).where(eq(session.walletAddress, wallet.address.toLowerCase()));
}

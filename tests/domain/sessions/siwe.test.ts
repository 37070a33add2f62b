import { eq } from "drizzle-orm";
import { concat, type Hex, keccak256, stringToBytes } from "viem";
import { type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { createSiweMessage, parseSiweMessage } from "viem/siwe";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { SignInChain } from "~/domain/sessions/evm-nodes.server";
import { finishSignInInput, startSignInInput } from "~/domain/sessions/input";
import { findHolders } from "~/domain/sessions/queries.server";
import { finishSignIn, type SignInRequest, startSignIn } from "~/domain/sessions/sign-in.server";
import { WALLET_TYPES } from "~/domain/users/rules";
import { session, user } from "~db/schema";
import { testDatabase as db } from "../database";

const NOW = new Date("2026-11-21T09:00:00.000Z");
const ORIGIN = new URL("https://punkvism.example/eng/mypage");
const KAIA = 8217;
const NODES = ["https://kaia.example", "https://kaia-too.example"];

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

describe("a type of wallet", () => {
  const evm = {
    method: "siwe",
    nonce: "0".repeat(32),
    walletAddress: alice.address,
    signature: `0x${"00".repeat(65)}`,
  };
  const solana = {
    method: "memo",
    nonce: "0".repeat(32),
    walletAddress: "4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU",
    transaction: "AAAA",
  };

  test.each([
    [evm, ["metamask", "kaia", "klip", "ledger", "dcent"]],
    [solana, ["phantom", "solflare", "standard", "dcent"]],
  ])("signs in on its own chain only: %o", (answer, own) => {
    const takes = WALLET_TYPES.filter((walletType) => finishSignInInput.safeParse({ ...answer, walletType }).success);
    expect(takes.toSorted()).toEqual(own.toSorted());
  });
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

describe("an account of Kaia", () => {
  test.each([
    ["has its first key, as two nodes say", [1, 1], "eip155"],
    ["has never been used", [null, 0], "eip155"],
    ["has another key", [2, 2], "AccountKeyChanged"],
    ["has several keys", [4, 4], "AccountKeyChanged"],
    ["has a key for each role", [5, 5], "AccountKeyChanged"],
    ["has no key", [3, 3], "AccountKeyChanged"],
    ["has another key, as only the second node says", [1, 2], "AccountKeyChanged"],
    ["has a key of a type that nobody knows", ["", 1], "AccountKeyChanged"],
  ])("that %s is signed in by its first key only then", async (_, keyTypes, outcome) => {
    for (const method of ["siwe", "klay"] as const) {
      answerRpc(keyTypes.map((keyType) => ({ kaia_getAccountKey: keyType === null ? null : { keyType, key: {} } })));
      expect(await outcomeOf(alice, method, { rpcUrls: NODES })).toBe(outcome);
    }
  });

  test("is asked of the next node when one does not answer, or is of another chain", async () => {
    const legacy = { kaia_getAccountKey: { keyType: 1, key: {} } };
    const calls = answerRpc([{ eth_chainId: "0x1", kaia_getAccountKey: { keyType: 2 } }, null, legacy]);
    expect(await outcomeOf(alice, "siwe", { rpcUrls: [...NODES, "https://third.example"] })).toBe("eip155");
    expect(calls).toEqual(["eth_chainId", "eth_chainId", "eth_chainId", "kaia_getAccountKey"]);
  });

  test("is asked of two nodes and no more", async () => {
    const calls = answerRpc(NODES.map(() => ({ kaia_getAccountKey: null })));
    await outcomeOf(alice, "siwe", { rpcUrls: [...NODES, "https://third.example"] });
    expect(calls.filter((method) => method === "kaia_getAccountKey")).toHaveLength(2);
  });

  test.each([
    ["no node answers", [null, null], NODES],
    ["every node is of another chain", [{ eth_chainId: "0x3e9" }, { eth_chainId: "0x1" }], NODES],
    ["no node knows Kaia's methods", [{}, {}], NODES],
    ["there is no address to ask", [], []],
  ])("is not signed in while %s", async (_, answers, rpcUrls) => {
    answerRpc(answers);
    expect(await outcomeOf(alice, "siwe", { rpcUrls })).toBe("EvmChainUnavailable");
  });

  test("is taken as it is on the local machine, whose node has no such keys", async () => {
    answerRpc([{}]);
    expect(await outcomeOf(alice, "siwe", { rpcUrls: NODES.slice(0, 1), isLocal: true })).toBe("eip155");
    expect(await outcomeOf(alice, "siwe", { rpcUrls: [], isLocal: true })).toBe("eip155");
  });
});

describe("a wallet that is a contract", () => {
  const long = `0x${"ab".repeat(130)}` as const;
  const yes = { eth_getCode: "0x6001", eth_call: "0x01" };
  const no = { eth_getCode: "0x6001", eth_call: "0x00" };

  test("is refused by name if the site has no RPC address to ask", async () => {
    expect(await outcomeOf(alice, "siwe", { rpcUrls: [] }, long)).toBe("ContractWalletNotChecked");
  });

  test.each([
    ["is signed in if both nodes say that the signature is its own", [yes, yes], "eip155"],
    ["is refused if it denies the signature", [no, no], "SignInFailed"],
    ["is refused if one of two nodes says so", [yes, no], "SignInFailed"],
    ["is refused if there is no contract at the address", [{ ...yes, eth_getCode: "0x" }], "SignInFailed"],
    ["is signed in by one node if the other does not answer", [null, yes], "eip155"],
    ["is not asked on another chain", [{ ...yes, eth_chainId: "0x1" }], "EvmChainUnavailable"],
  ])("%s", async (_, answers, outcome) => {
    answerRpc(answers);
    expect(await outcomeOf(alice, "siwe", { rpcUrls: NODES.slice(0, answers.length) }, long)).toBe(outcome);
  });

  test("is told that the chain does not answer, after every address was tried", async () => {
    const fetched = vi.fn(async () => new Response("", { status: 503 }));
    vi.stubGlobal("fetch", fetched);
    expect(await outcomeOf(alice, "siwe", { rpcUrls: NODES }, long)).toBe("EvmChainUnavailable");
    expect(fetched.mock.calls.length).toBe(2);
  });
});

/** How a sign-in ends: the chain of its session, or the code of its refusal. */
async function outcomeOf(
  wallet: PrivateKeyAccount,
  method: "siwe" | "klay",
  evmChain: { rpcUrls: readonly string[]; isLocal?: boolean },
  signature?: Hex,
): Promise<string> {
  const request = await start(wallet, method);
  const finished = finish(wallet, request, signature ?? (await sign(wallet, request)), {
    evmChain: { id: KAIA, isLocal: false, ...evmChain },
  });
  return finished.then(
    ({ chain }) => chain,
    ({ code }: { code: string }) => code,
  );
}

/**
 * What each node answers to the JSON-RPC calls of viem, in the order of NODES; null answers nothing. A call that is not named
 * is unknown to the node. Returns the methods that were asked for.
 */
function answerRpc(nodes: (Record<string, unknown> | null)[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const { id, method } = JSON.parse(String(init.body)) as { id: number; method: string };
    asked.push(method);
    const results = nodes[[...NODES, "https://third.example"].indexOf(new URL(url).origin)];
    if (!results) return new Response("", { status: 503 });
    const known: Record<string, unknown> = { eth_chainId: "0x2019", ...results };
    const answer =
      method in known ? { result: known[method] } : { error: { code: -32601, message: "the method does not exist" } };
    return Response.json({ jsonrpc: "2.0", id, ...answer });
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
  over: { now?: Date; origin?: URL; evmChain?: SignInChain } = {},
) {
  const { nonce, method } = request as { nonce: string; method: "siwe" | "klay" };
  const evmChain = { id: KAIA, rpcUrls: [], isLocal: true };
  const walletAddress = wallet.address.toLowerCase();
  const input = { nonce, method, signature, walletAddress, walletType: "metamask" as const };
  return finishSignIn({ db, now: NOW, origin: ORIGIN, evmChain, ...over }, input);
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

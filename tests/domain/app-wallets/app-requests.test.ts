import { getAbiItem } from "viem";
import { type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  prepareAppCall,
  prepareAppRequest,
  readAppRequest,
  readAppSignature,
} from "~/domain/app-wallets/commands.server";
import { appRequestInput } from "~/domain/app-wallets/input";
import type { AppWallet } from "~/domain/app-wallets/rules";
import { sealSessionId } from "~/domain/sessions/sealed-session-id.server";
import { startSignIn } from "~/domain/sessions/sign-in.server";
import { migrationGateAbi } from "../../../contracts/artifacts/migration-gate.ts";
import { testDatabase as db } from "../database";

const NOW = new Date("2026-11-27T09:00:00.000Z");
const ORIGIN = new URL("https://punkvism.example/");
const KEYS = ["the key that seals in this test", "the key before it"];
const SERVICES = { kaia: "https://kaia-app.example", klip: "https://klip.example" };
const SIGNATURE = `0x${"ab".repeat(65)}`;

const alice = privateKeyToAccount(`0x${"a1".repeat(32)}`);
const deps = { db, now: NOW, origin: ORIGIN, services: SERVICES, sealKeys: KEYS, evmChainId: 8217 };

/** What the service answers to each call, in order, and what it was asked. */
let answers: { status?: number; body: unknown }[] = [];
let asked: { url: string; body: unknown }[] = [];
beforeEach(() => {
  answers = [];
  asked = [];
  vi.stubGlobal("fetch", async (url: URL, init: RequestInit) => {
    asked.push({ url: String(url), body: init.body ? JSON.parse(String(init.body)) : null });
    const { status = 200, body } = answers.shift() ?? { status: 500, body: { code: 1, err: "nothing left" } };
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("asking for an account", () => {
  test.each([
    [
      "kaia",
      "https://kaia-app.example/api/v1/k/prepare",
      { type: "auth", chain_id: "8217", bapp: { name: "Punkvism" } },
    ],
    ["klip", "https://klip.example/v2/a2a/prepare", { type: "auth", chain: "klaytn", bapp: { name: "Punkvism" } }],
  ] as const)("speaks as %s documents it, and ends after five minutes at most", async (wallet, url, body) => {
    const request = await ask(wallet, { lifetimeSeconds: 3_600 });
    expect(asked).toEqual([{ url, body }]);
    expect(request.expiresAt).toBe("2026-11-27T09:05:00.000Z");
    expect((await ask(wallet, { lifetimeSeconds: 60 })).expiresAt).toBe("2026-11-27T09:01:00.000Z");
  });

  test.each([
    ["prepared", null, { status: "waiting" }],
    ["requested", null, { status: "opened" }],
    ["received", null, { status: "opened" }],
    ["a word that nobody documents", null, { status: "waiting" }],
    ["canceled", null, { status: "canceled" }],
    ["reverted", null, { status: "failed" }],
    ["failed", null, { status: "failed" }],
    ["error", null, { status: "failed" }],
    [
      "completed",
      { klaytn_address: alice.address.toLowerCase() },
      { status: "done", address: alice.address, hash: null },
    ],
  ])("reads %s", async (status, result, state) => {
    for (const wallet of ["kaia", "klip"] as const) {
      const { ticket } = await ask(wallet);
      answers = [{ body: { status, request_key: "K-1", expiration_time: 0, result } }];
      expect(await readAppRequest(deps, ticket)).toEqual(state);
    }
    expect(asked[1]?.url).toBe("https://kaia-app.example/api/v1/k/result/K-1");
    expect(asked[3]?.url).toBe("https://klip.example/v2/a2a/result?request_key=K-1");
  });

  test.each([
    ["an address that is none", { body: { status: "completed", result: { klaytn_address: "0x12" } } }],
    ["no address", { body: { status: "completed", result: {} } }],
    ["no JSON", { body: "<html>" }],
    ["another shape", { body: { state: "completed" } }],
    ["a fault", { status: 500, body: { code: 1, err: "internal" } }],
    ["that the site may not ask", { status: 401, body: { code: 1, err: "unauthorized" } }],
  ])("believes no service that answers %s", async (_, answer) => {
    const { ticket } = await ask("klip");
    answers = [answer];
    await expect(readAppRequest(deps, ticket)).rejects.toMatchObject({ code: "AppWalletUnavailable" });
  });

  test("has expired when its time is over, or when the service has forgotten it", async () => {
    const { ticket } = await ask("klip");
    answers = [{ status: 400, body: { code: 4010, err: "expired" } }];
    expect(await readAppRequest(deps, ticket)).toEqual({ status: "expired" });
    const later = { ...deps, now: new Date(NOW.getTime() + 300_000) };
    expect(await readAppRequest(later, ticket)).toEqual({ status: "expired" });
    expect(asked).toHaveLength(2);
  });

  test("takes no request key that would change an address", async () => {
    answers = [{ body: { request_key: "../../x?y=", status: "prepared", expiration_time: 1e10 } }];
    await expect(prepareAppRequest(deps, { type: "auth", wallet: "kaia" })).rejects.toMatchObject({
      code: "AppWalletUnavailable",
    });
  });
});

describe("a ticket", () => {
  test("of somebody else's making, or one that was changed, asks nothing", async () => {
    const { ticket } = await ask("klip");
    const [text = "", mark = ""] = ticket.split(".");
    const forged = [
      `${text}A.${mark}`,
      `${text}.${"A".repeat(43)}`,
      text,
      "",
      await sealSessionId(KEYS, "a".repeat(43)),
    ];
    const asks = asked.length;
    for (const it of forged) await expect(readAppRequest(deps, it)).rejects.toMatchObject({ code: "NotFound" });
    const foreign = { ...deps, sealKeys: ["another site's key"] };
    await expect(readAppRequest(foreign, ticket)).rejects.toMatchObject({ code: "NotFound" });
    expect(asked).toHaveLength(asks);
  });

  test("outlives a change of the site's key", async () => {
    const { ticket } = await ask("klip");
    answers = [{ body: { status: "prepared" } }];
    const changed = { ...deps, sealKeys: ["a newer key", ...KEYS] };
    expect(await readAppRequest(changed, ticket)).toEqual({ status: "waiting" });
  });
});

describe("asking for a signature", () => {
  test.each([
    ["kaia", (text: string) => ({ type: "sign", sign: { from: alice.address, message: text } })],
    [
      "klip",
      (text: string) => ({
        type: "sign_message",
        message: { from: alice.address, value: text, is_hex_encoded: false },
      }),
    ],
  ] as const)("gives %s the text of the sign-in, and gives the page no signature", async (wallet, body) => {
    const { nonce, message } = await start(alice);
    const { ticket } = await askToSign(wallet, nonce);
    expect(asked[0]?.body).toMatchObject(body(message));
    answers = [done(), done()];
    expect(await readAppRequest(deps, ticket)).toEqual({ status: "done", address: null, hash: null });
    expect(await readAppSignature(deps, { ticket, nonce, walletType: wallet })).toBe(SIGNATURE);
  });

  test("is refused for a sign-in that is not open, or is of another address, host or method", async () => {
    const { nonce } = await start(alice);
    const other = { ...deps, origin: new URL("https://punkvism.evil/") };
    const late = { ...deps, now: new Date(NOW.getTime() + 300_000) };
    const input = { type: "sign" as const, wallet: "klip" as const, nonce, walletAddress: alice.address.toLowerCase() };
    const ofKlay = (await start(alice, "klay")).nonce;
    const tries = [
      prepareAppRequest(other, input),
      prepareAppRequest(late, input),
      prepareAppRequest(deps, { ...input, nonce: "0".repeat(32) }),
      prepareAppRequest(deps, { ...input, walletAddress: `0x${"12".repeat(20)}` }),
      prepareAppRequest(deps, { ...input, nonce: ofKlay }),
    ];
    const refused = (await Promise.allSettled(tries)).map((it) => it.status === "rejected" && it.reason.code);
    expect(refused).toEqual(tries.map(() => "SignInExpired"));
    expect(asked).toEqual([]);
  });

  test("ends with its sign-in", async () => {
    const { nonce } = await start(alice);
    answers = [prepared(300)];
    const later = { ...deps, now: new Date(NOW.getTime() + 120_000) };
    const input = { type: "sign" as const, wallet: "klip" as const, nonce, walletAddress: alice.address.toLowerCase() };
    expect((await prepareAppRequest(later, input)).expiresAt).toBe("2026-11-27T09:05:00.000Z");
  });

  test("proves nothing with another sign-in's ticket, another wallet's, one for an account, or before it is signed", async () => {
    const { nonce } = await start(alice);
    const { ticket } = await askToSign("klip", nonce);
    const account = (await ask("klip")).ticket;
    answers = [{ body: { status: "requested" } }, { body: { status: "completed", result: { signature: "0x12" } } }];
    const tries = [
      { ticket, nonce: "0".repeat(32), walletType: "klip" as const },
      { ticket, nonce, walletType: "kaia" as const },
      { ticket: account, nonce, walletType: "klip" as const },
      { ticket: `${ticket}A`, nonce, walletType: "klip" as const },
      { ticket, nonce, walletType: "klip" as const },
      { ticket, nonce, walletType: "klip" as const },
    ];
    for (const it of tries) await expect(readAppSignature(deps, it)).rejects.toMatchObject({ code: "SignInFailed" });
    expect(answers).toEqual([]);
  });
});

describe("asking for a call", () => {
  const HASH = `0x${"cd".repeat(32)}`;
  const gate = "0x2B574555158337Cd46d47c2Ca57E4698A1f04e70";
  const abi = getAbiItem({ abi: migrationGateAbi, name: "migrateBatch" });
  const args = [[{ collection: alice.address, tokenId: 2n ** 255n }], `0x${"11".repeat(32)}`];
  const call = { to: gate, valueRaw: "100000000000000000", abi, args };

  const askForCall = (wallet: AppWallet = "klip") => {
    answers = [prepared(3_600)];
    return prepareAppCall(deps, wallet, call);
  };

  test.each([
    ["kaia", { chain_id: "8217" }, "https://kaia-app.example/api/v1/k/prepare", "https://app.kaiawallet.io/a/K-1"],
    [
      "klip",
      { chain: "klaytn" },
      "https://klip.example/v2/a2a/prepare",
      "https://klipwallet.com/?target=/a2a?request_key=K-1",
    ],
  ] as const)(
    "gives %s the function and its arguments in the documented form, and ends after at most five minutes",
    async (wallet, chain, url, code) => {
      const request = await askForCall(wallet);
      const [{ url: at, body }] = asked as [{ url: string; body: { transaction: Record<string, string> } }];
      const { transaction, ...around } = body;
      const { abi: said = "", params = "", ...plain } = transaction;
      expect(at).toBe(url);
      expect(around).toEqual({ type: "execute_contract", ...chain, bapp: { name: "Punkvism" } });
      expect(plain).toEqual({ to: gate, value: call.valueRaw });
      expect(JSON.parse(said)).toEqual(abi);
      expect(JSON.parse(params)).toEqual([[[alice.address, String(2n ** 255n)]], args[1]]);
      expect(request).toMatchObject({ expiresAt: "2026-11-27T09:05:00.000Z", code });
    },
  );

  test.each([
    ["requested", null, { status: "opened" }],
    ["canceled", null, { status: "canceled" }],
    ["error", null, { status: "failed" }],
    ["completed", { tx_hash: HASH, status: "pending" }, { status: "done", address: null, hash: HASH }],
    ["completed", { tx_hash: HASH, status: "success" }, { status: "done", address: null, hash: HASH }],
    ["completed", { tx_hash: HASH, status: "fail" }, { status: "failed" }],
  ])("reads %s with %o", async (status, result, state) => {
    const { ticket } = await askForCall();
    answers = [{ body: { status, result } }];
    expect(await readAppRequest(deps, ticket)).toEqual(state);
  });

  test("believes no hash that is none, and takes no call for a sign-in", async () => {
    const { ticket } = await askForCall();
    answers = [
      { body: { status: "completed", result: { tx_hash: "0x12" } } },
      { body: { status: "completed", result: { klaytn_address: alice.address } } },
    ];
    for (let time = 0; time < 2; time++)
      await expect(readAppRequest(deps, ticket)).rejects.toMatchObject({ code: "AppWalletUnavailable" });
    const { nonce } = await start(alice);
    const used = readAppSignature(deps, { ticket, nonce, walletType: "klip" });
    await expect(used).rejects.toMatchObject({ code: "SignInFailed" });
  });
});

test.each([
  { type: "auth", wallet: "metamask" },
  { type: "sign", wallet: "klip", nonce: "0".repeat(32) },
  { type: "sign", wallet: "klip", nonce: "x", walletAddress: alice.address },
  { type: "send_klay", wallet: "klip" },
])("input rules refuse %o", (input) => {
  expect(appRequestInput.safeParse(input).success).toBe(false);
});

async function ask(wallet: AppWallet, { lifetimeSeconds = 300 } = {}) {
  answers = [prepared(lifetimeSeconds)];
  return prepareAppRequest(deps, { type: "auth", wallet });
}

function askToSign(wallet: AppWallet, nonce: string) {
  answers = [prepared(300)];
  return prepareAppRequest(deps, { type: "sign", wallet, nonce, walletAddress: alice.address.toLowerCase() });
}

function prepared(lifetimeSeconds: number) {
  const expiration_time = NOW.getTime() / 1000 + lifetimeSeconds;
  return { body: { request_key: "K-1", status: "prepared", expiration_time } };
}

function done() {
  return { body: { status: "completed", result: { signature: SIGNATURE } } };
}

function start(wallet: PrivateKeyAccount, method: "app" | "klay" = "app") {
  const place = { db, now: NOW, origin: ORIGIN, cluster: "mainnet-beta" as const, evmChainId: 8217 };
  return startSignIn(place, { walletAddress: wallet.address.toLowerCase(), method });
}

import { SELF } from "cloudflare:test";
import { ed25519 } from "@noble/curves/ed25519";
import bs58 from "bs58";
import { privateKeyToAccount } from "viem/accounts";
import { describe, expect, it } from "vitest";
import { untilMinuteHasRoom } from "./visitors";

const SITE = "https://punkvism.test";
const ALICE = walletOf(21);
const BOB = walletOf(22);
const EVE = privateKeyToAccount(`0x${"e5".repeat(32)}`);

describe("POST /api/user/checkAndInsertUser", () => {
  it("answers the same user id every time, in the specification's shape", async () => {
    const first = await post("/api/user/checkAndInsertUser", registration(ALICE.address));
    expect(await first.json()).toEqual({ resultCd: "SUCCESS", returnValue: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    const again = await post("/api/user/checkAndInsertUser", registration(ALICE.address));
    const third = await post("/api/user/checkAndInsertUser", registration(ALICE.address));
    expect(await again.json()).toEqual(await third.json());
  });

  it.each([
    ["no body", undefined, "BodyNotReadable", 400],
    ["broken JSON", "{", "BodyNotReadable", 400],
    ["another uid", { ...registration(ALICE.address), uid: BOB.address }, "InvalidInput", 400],
    ["17 kB", { ...registration(ALICE.address), more: "x".repeat(17_000) }, "BodyTooLarge", 413],
  ])("refuses %s", async (_, body, code, status) => {
    const response = await post("/api/user/checkAndInsertUser", body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ resultCd: "FAIL", returnValue: null, error: { code } });
  });

  it("speaks the language of the page that called, else the browser's", async () => {
    const messageOf = async (headers: Record<string, string>) => {
      const response = await post("/api/user/checkAndInsertUser", {}, headers);
      return ((await response.json()) as { error: { message: string } }).error.message;
    };
    expect(await messageOf({ Referer: `${SITE}/idn/mypage`, "Accept-Language": "en" })).toBe("Periksa lagi isianmu.");
    expect(await messageOf({ "Accept-Language": "en-GB,en;q=0.9" })).toBe("Please check the input fields.");
    expect(await messageOf({})).toBe("입력한 내용을 확인해 주세요.");
  });
});

describe("every write of identity", () => {
  const paths = ["/api/user/checkAndInsertUser", "/api/login/doLogout", "/api/sign-in/start", "/api/sign-in/finish"];

  it.each(paths)("is refused from another site: %s", async (path) => {
    for (const Origin of ["https://evil.test", "null", `${SITE}.evil.test`, ""]) {
      const response = await post(path, registration(ALICE.address), { Origin });
      expect(response.status).toBe(403);
    }
  });

  it.each(paths)("cannot be requested with GET: %s", async (path) => {
    const response = await SELF.fetch(`${SITE}${path}`);
    expect(response.status).toBe(405);
    expect(await response.json()).toMatchObject({ error: { code: "MethodNotAllowed" } });
  });
});

describe("signing in", () => {
  it("sets a cookie that only this host over https ever gets", async () => {
    const { cookie, raw } = await signIn(ALICE);
    expect(raw).toMatch(
      /^__Host-session=[\w-]{43}\.[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(await holderOf(cookie)).toMatchObject({ walletAddress: ALICE.address });
  });

  it("does not take the plain cookie of http over https", async () => {
    const { cookie } = await signIn(ALICE);
    expect(await holderOf(cookie.replace("__Host-session", "session"))).toBeNull();
  });

  it("ends the session that the browser had", async () => {
    const first = await signIn(ALICE);
    await signIn(BOB, { Cookie: first.cookie });
    expect(await holderOf(first.cookie)).toBeNull();
  });

  it("cannot be answered twice", async () => {
    const answer = await signedAnswer(ALICE);
    expect((await post("/api/sign-in/finish", answer)).status).toBe(200);
    const replay = await post("/api/sign-in/finish", answer);
    expect(await replay.json()).toMatchObject({ error: { code: "SignInExpired" } });
    expect(replay.headers.has("Set-Cookie")).toBe(false);
  });

  it("is never cached if it names a holder", async () => {
    const { cookie } = await signIn(ALICE);
    const response = await SELF.fetch(`${SITE}/api/sign-in/session`, { headers: { Cookie: cookie } });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("a session of the former chain", () => {
  it("has a cookie of its own, beside the one of Solana", async () => {
    const eve = await signIn("eve");
    expect(eve.raw).toMatch(/^__Host-session-evm=[\w-]{43}\.[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax/);
    const alice = await signIn(ALICE, { Cookie: eve.cookie });
    const both = await holdersOf(`${eve.cookie}; ${alice.cookie}`);
    expect(both.solana?.walletAddress).toBe(ALICE.address);
    expect(both.eip155?.walletAddress).toBe(EVE.address.toLowerCase());
  });

  it("counts for nothing in the cookie of Solana, and the other way round", async () => {
    const eve = await signIn("eve");
    const alice = await signIn(ALICE);
    const moved = [
      eve.cookie.replace("__Host-session-evm", "__Host-session"),
      alice.cookie.replace("__Host-session", "__Host-session-evm"),
    ];
    expect(await holdersOf(moved.join("; "))).toEqual({ solana: null, eip155: null });
  });

  it.each([
    ["GET", "/api/transactions?open=1"],
    ["POST", "/api/transactions"],
    ["GET", "/api/nonce-account"],
    ["POST", "/api/staking/sync"],
    ["POST", "/api/vesting/sync"],
    ["POST", "/api/account/claims"],
    ["POST", "/api/account/deposits"],
    ["POST", "/api/nft-staking/plan"],
    ["POST", "/api/transactions/preview"],
  ])("does nothing on Solana: %s %s", async (method, path) => {
    const { cookie } = await signIn("eve");
    for (const named of [EVE.address, EVE.address.toLowerCase(), ALICE.address]) {
      const headers = { Cookie: cookie, "X-Wallet-Address": named };
      const response = method === "GET" ? await SELF.fetch(SITE + path, { headers }) : await post(path, {}, headers);
      expect(await response.json(), path).toMatchObject({ error: { code: "NotSignedIn" } });
    }
  });

  it("reads no list of a Solana wallet", async () => {
    const { cookie } = await signIn("eve");
    const files = ["powerzoneCoinStakingView/history.csv", "mypage/account/overview.csv", "mypage/myVesting/list.csv"];
    for (const file of files) {
      const response = await SELF.fetch(`${SITE}/eng/${file}`, { headers: { Cookie: cookie } });
      expect(response.status, file).toBe(401);
    }
  });

  it("ends without the other one", async () => {
    const eve = await signIn("eve");
    const alice = await signIn(ALICE);
    const Cookie = `${eve.cookie}; ${alice.cookie}`;
    const ended = await post("/api/login/doLogout", { uid: EVE.address, auth_key: eve.userId }, { Cookie });
    expect(ended.headers.get("Set-Cookie")).toMatch(/^__Host-session-evm=; Path=\/; Max-Age=0;/);
    const left = await holdersOf(Cookie);
    expect(left.eip155).toBeNull();
    expect(left.solana?.walletAddress).toBe(ALICE.address);
  });

  it("cannot be answered twice", async () => {
    const answer = await evmAnswer();
    expect((await post("/api/sign-in/finish", answer)).status).toBe(200);
    const replay = await post("/api/sign-in/finish", answer);
    expect(await replay.json()).toMatchObject({ error: { code: "SignInExpired" } });
  });
});

describe("POST /api/login/doLogout", () => {
  it("ends the cookie's session and clears the cookie", async () => {
    const { cookie, userId } = await signIn(ALICE);
    const response = await post("/api/login/doLogout", { uid: ALICE.address, auth_key: userId }, { Cookie: cookie });
    expect(await response.json()).toEqual({ resultCd: "SUCCESS", returnValue: null });
    expect(response.headers.get("Set-Cookie")).toMatch(/^__Host-session=; Path=\/; Max-Age=0;/);
    expect(await holderOf(cookie)).toBeNull();
  });

  it("ends nobody else's session", async () => {
    const alice = await signIn(ALICE);
    const bob = await signIn(BOB);
    const body = { uid: ALICE.address, auth_key: alice.userId };
    const response = await post("/api/login/doLogout", body, { Cookie: bob.cookie });
    expect(await response.json()).toMatchObject({ error: { code: "WrongWallet" } });
    expect(await holderOf(alice.cookie)).not.toBeNull();
    expect(await holderOf(bob.cookie)).not.toBeNull();
  });

  it("without a session has nothing to end", async () => {
    const response = await post("/api/login/doLogout", { uid: ALICE.address, auth_key: "" });
    expect(response.status).toBe(200);
  });
});

describe("a holder's write", () => {
  const body = { requestKey: "0".repeat(16), kind: "stake", parameters: {} };

  it("is refused without a session", async () => {
    const response = await post("/api/transactions", body, { "X-Wallet-Address": ALICE.address });
    expect(await response.json()).toMatchObject({ error: { code: "NotSignedIn" } });
  });

  it.each([
    ["for no wallet", {}],
    ["for another wallet than the session's", { "X-Wallet-Address": BOB.address }],
  ])("is refused %s", async (_, headers) => {
    const { cookie } = await signIn(ALICE);
    const response = await post("/api/transactions", body, { Cookie: cookie, ...headers });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: "WrongWallet" } });
  });
});

describe("GET /api/common/selectKeyValue", () => {
  it("tells public settings", async () => {
    const response = await SELF.fetch(`${SITE}/api/common/selectKeyValue?cdKey=version_punkvism_front`);
    expect(await response.json()).toEqual({ resultCd: "SUCCESS", returnValue: "20250919_1600" });
  });

  it.each(["?cdKey=coin_pool_address", "?cdKey=priority_fee_cap", "?cdKey=__proto__", "?cdKey=", ""])(
    "tells nothing else: %s",
    async (query) => {
      const response = await SELF.fetch(`${SITE}/api/common/selectKeyValue${query}`);
      expect(await response.json()).toMatchObject({ resultCd: "FAIL", error: { code: "InvalidInput" } });
    },
  );
});

describe("the limit on signing in", () => {
  it("stops a network address after twenty tries in a minute, and no other", async () => {
    await untilMinuteHasRoom();
    const from = (address: string) => ({ "CF-Connecting-IP": address });
    const start = { walletAddress: ALICE.address, method: "message" };
    const tries = await Promise.all(
      Array.from({ length: 25 }, () => post("/api/sign-in/start", start, from("203.0.113.9"))),
    );
    const refused = tries.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(await refused[0]?.json()).toMatchObject({ error: { code: "TooManyRequests" } });
    expect((await post("/api/sign-in/start", start, from("203.0.113.10"))).status).toBe(200);
  });
});

type TestWallet = { address: string; secret: Uint8Array };

function walletOf(seed: number): TestWallet {
  const secret = new Uint8Array(32).fill(seed);
  return { secret, address: bs58.encode(ed25519.getPublicKey(secret)) };
}

function registration(address: string) {
  return { uid: address, wallet_address: address, wallet_type: "phantom", reg_id: address };
}

let visitors = 0;

/** Each call comes from a network address of its own, unless a test names one. */
function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return SELF.fetch(`${SITE}${path}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Origin: SITE,
      "CF-Connecting-IP": `2001:db8:0:${(++visitors).toString(16)}::1`,
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

async function signedAnswer({ address, secret }: TestWallet) {
  const response = await post("/api/sign-in/start", { walletAddress: address, method: "message" });
  const { returnValue } = (await response.json()) as { returnValue: { nonce: string; message: string } };
  const message = new TextEncoder().encode(returnValue.message);
  return {
    nonce: returnValue.nonce,
    walletAddress: address,
    walletType: "phantom",
    method: "message",
    signedMessage: base64(message),
    signature: base64(ed25519.sign(message, secret)),
  };
}

async function evmAnswer(wallet = EVE) {
  const walletAddress = wallet.address;
  const response = await post("/api/sign-in/start", { walletAddress, method: "siwe" });
  const { returnValue } = (await response.json()) as { returnValue: { nonce: string; message: string } };
  const signature = await wallet.signMessage({ message: returnValue.message });
  return { nonce: returnValue.nonce, walletAddress, walletType: "metamask", method: "siwe", signature };
}

async function signIn(wallet: TestWallet | "eve", headers: Record<string, string> = {}) {
  const signed = wallet === "eve" ? await evmAnswer() : await signedAnswer(wallet);
  const response = await post("/api/sign-in/finish", signed, headers);
  const raw = response.headers.get("Set-Cookie") ?? "";
  const { returnValue } = (await response.json()) as { returnValue: { userId: string } };
  return { raw, cookie: raw.split(";")[0] ?? "", userId: returnValue.userId };
}

type Shown = { walletAddress: string } | null;

async function holdersOf(cookie: string): Promise<{ solana: Shown; eip155: Shown }> {
  const response = await SELF.fetch(`${SITE}/api/sign-in/session`, { headers: { Cookie: cookie } });
  const body = (await response.json()) as { returnValue: { holders: { solana: Shown; eip155: Shown } } };
  return body.returnValue.holders;
}

async function holderOf(cookie: string): Promise<Shown> {
  return (await holdersOf(cookie)).solana;
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

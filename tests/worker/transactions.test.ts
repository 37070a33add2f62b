import { env, introspectWorkflowInstance, SELF } from "cloudflare:test";
import { ed25519 } from "@noble/curves/ed25519";
import bs58 from "bs58";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hashSessionId } from "~/domain/sessions/session-id.server";
import { openDatabase } from "~db/client";
import { session, transactionIntent, user } from "~db/schema";
import { blockhashAt, type FakeCluster, fakeCluster } from "../fakes/rpc";
import { cookieOf } from "./visitors";

const SITE = "https://punkvism.test";
const bindings = env as unknown as { DB: Parameters<typeof openDatabase>[0]; SETTLE_TRANSACTION: Workflow };
const db = openDatabase(bindings.DB);
type Workflow = { create(options: { id: string; params: unknown }): Promise<{ id: string }> };
type Wallet = { address: string; secret: Uint8Array; cookie: string };

let cluster: FakeCluster;
let wallet: Wallet;
let visitors = 0;
let followed: Awaited<ReturnType<typeof introspectWorkflowInstance>> | undefined;

beforeEach(async () => {
  // the address that vitest.worker.config.ts gives the Worker
  cluster = fakeCluster(["http://127.0.0.1:1"]);
  vi.stubGlobal("fetch", cluster.fetch);
  wallet = await signedInWallet();
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await followed?.dispose();
  followed = undefined;
});

describe("a signed transaction", () => {
  it("is kept, followed to its end and final, without the browser asking again", async () => {
    const intent = await buildIntent(wallet);
    followed = await follow(intent);
    const answer = await post(`/api/transactions/${intent.id}/signed`, { transaction: signed(wallet, intent) });
    const { returnValue } = (await answer.json()) as { returnValue: { signature: string; status: string } };
    expect(returnValue.status).toBe("sent");
    cluster.land(returnValue.signature);
    cluster.pass(40);
    await followed.waitForStatus("complete");
    expect(await statusOf(intent)).toBe("finalized");
  });

  it("is followed through steps that break and are run again", async () => {
    const intent = await buildIntent(wallet);
    followed = await follow(intent);
    await followed.modify(async (m) => {
      await m.disableRetryDelays();
      for (const name of ["settle 1", "settle 2", "settle 3"]) {
        await m.mockStepError({ name }, new Error("the machine went away"), 2);
      }
    });
    const answer = await post(`/api/transactions/${intent.id}/signed`, { transaction: signed(wallet, intent) });
    const { returnValue } = (await answer.json()) as { returnValue: { signature: string } };
    cluster.land(returnValue.signature);
    cluster.pass(40);
    await followed.waitForStatus("complete");
    expect(await statusOf(intent)).toBe("finalized");
  });

  it("is sent again until it has expired if no node takes it into a block", async () => {
    const intent = await buildIntent(wallet);
    followed = await follow(intent);
    const { fetch } = cluster;
    // time passes with every call
    vi.stubGlobal("fetch", (...asked: Parameters<typeof fetch>) => {
      if (String(asked[1]?.body).includes("getEpochInfo")) cluster.pass(40);
      return fetch(...asked);
    });
    const answer = await post(`/api/transactions/${intent.id}/signed`, { transaction: signed(wallet, intent) });
    const { returnValue } = (await answer.json()) as { returnValue: { signature: string } };
    await followed.waitForStatus("complete");
    expect(await statusOf(intent)).toBe("expired");
    expect(cluster.received.get(returnValue.signature)?.length).toBeGreaterThan(2);
  });

  it("is followed once if it is handed over twice", async () => {
    const intent = await buildIntent(wallet);
    const transaction = signed(wallet, intent);
    const answers = await Promise.all([1, 2].map(() => post(`/api/transactions/${intent.id}/signed`, { transaction })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await expect(bindings.SETTLE_TRANSACTION.create({ id: intent.id, params: {} })).rejects.toThrow(/already.exists/i);
  });

  it("that was changed is refused in the language of the page, and not sent", async () => {
    const intent = await buildIntent(wallet);
    const other = await buildIntent(wallet);
    const response = await post(
      `/api/transactions/${intent.id}/signed`,
      { transaction: signed(wallet, other) },
      { Referer: `${SITE}/idn/powerzoneCoinStaking` },
    );
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      resultCd: "FAIL",
      error: { code: "TransactionChanged", message: expect.stringContaining("Transaksi") },
    });
    expect(cluster.received.size).toBe(0);
  });
});

describe("the transactions of a holder", () => {
  it("are shown to nobody else", async () => {
    const intent = await buildIntent(wallet);
    const other = await signedInWallet();
    for (const path of [`/api/transactions/${intent.id}`, `/api/transactions/${intent.id}/rejected`]) {
      const response = path.endsWith("rejected")
        ? await post(path, {}, {}, other)
        : await SELF.fetch(SITE + path, { headers: { Cookie: other.cookie } });
      expect(await response.json()).toMatchObject({ error: { code: "WrongWallet" } });
    }
    const list = await SELF.fetch(`${SITE}/api/transactions?open=1`, { headers: { Cookie: other.cookie } });
    expect(await list.json()).toEqual({ resultCd: "SUCCESS", returnValue: [] });
    expect(await statusOf(intent)).toBe("built");
  });

  it("live by a nonce account that only its holder can ask for", async () => {
    const stranger = await SELF.fetch(`${SITE}/api/nonce-account`);
    expect([stranger.status, await stranger.json()]).toMatchObject([401, { error: { code: "NotSignedIn" } }]);
    const answer = await SELF.fetch(`${SITE}/api/nonce-account`, { headers: { Cookie: wallet.cookie } });
    expect(await answer.json()).toMatchObject({
      resultCd: "SUCCESS",
      returnValue: { status: "none", lamports: "0", waitingId: null },
    });
    const request = { requestKey: crypto.randomUUID(), kind: "closeNonceAccount", parameters: {} };
    const refused = await post("/api/transactions", request);
    expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: "NonceAccountMissing" } }]);
  });

  it("are listed after a reload with what there is to sign", async () => {
    const intent = await buildIntent(wallet);
    const list = await SELF.fetch(`${SITE}/api/transactions?open=1`, { headers: { Cookie: wallet.cookie } });
    const { returnValue } = (await list.json()) as { returnValue: { id: string; transaction: string }[] };
    expect(returnValue).toMatchObject([{ id: intent.id, status: "built", error: null, isChainReachable: true }]);
    expect(returnValue[0]?.transaction).toBe(base64(unsigned(intent)));
  });

  it("say that the chain is down instead of guessing", async () => {
    const intent = await buildIntent(wallet);
    cluster.nodes.get("http://127.0.0.1:1")!.trouble = "network";
    const response = await SELF.fetch(`${SITE}/api/transactions/${intent.id}`, { headers: { Cookie: wallet.cookie } });
    expect(await response.json()).toMatchObject({ returnValue: { status: "built", isChainReachable: false } });
  });

  it("end if the holder declines", async () => {
    const intent = await buildIntent(wallet);
    const response = await post(`/api/transactions/${intent.id}/rejected`, {});
    expect(await response.json()).toMatchObject({
      returnValue: { status: "rejected", transaction: null, error: { code: "TransactionRejected" } },
    });
  });

  it("are tried by a preview, which names why one cannot be built and leaves nothing behind", async () => {
    const wish = { kind: "claim", parameters: { positionAddress: wallet.address, amountRaw: "max" } };
    const response = await post("/api/transactions/preview", wish);
    expect(await response.json()).toMatchObject({ resultCd: "FAIL", error: { code: "PositionNotFound" } });
    const keyed = await post("/api/transactions/preview", { ...wish, requestKey: "12345678" });
    expect(await keyed.json()).toMatchObject({ resultCd: "FAIL", error: { code: "InvalidInput" } });
    const rows = await db.select().from(transactionIntent);
    expect(rows.filter(({ walletAddress }) => walletAddress === wallet.address)).toEqual([]);
  });

  it.each(["/api/transactions", "/api/transactions/preview", "/api/staking/sync"])(
    "cannot be written from another site: %s",
    async (path) => {
      const response = await post(path, {}, { Origin: "https://evil.test" });
      expect(response.status).toBe(403);
    },
  );
});

type Intent = { id: string; message: Uint8Array };

/** An intent whose transaction calls some program with eight bytes, which is enough for a life cycle. */
async function buildIntent({ address }: Wallet): Promise<Intent> {
  const id = crypto.randomUUID();
  const height = cluster.slot - 1;
  const message = new Uint8Array([
    ...[1, 0, 1, 2],
    ...bs58.decode(address),
    ...crypto.getRandomValues(new Uint8Array(32)),
    ...bs58.decode(blockhashAt(height)),
    ...[1, 1, 1, 0, 8],
    ...crypto.getRandomValues(new Uint8Array(8)),
  ]);
  await db.insert(transactionIntent).values({
    id,
    requestKey: crypto.randomUUID(),
    walletAddress: address,
    kind: "claim",
    parameters: {},
    status: "built",
    message: base64(message),
    preview: {},
    blockhash: blockhashAt(height),
    lifetime: "blockhash",
    lastValidBlockHeight: height + 150,
    createdAt: new Date(),
    updatedAt: new Date(),
  });
  return { id, message };
}

function signed({ secret }: Wallet, { message }: Intent): string {
  return base64(new Uint8Array([1, ...ed25519.sign(message, secret), ...message]));
}

function unsigned({ message }: Intent): Uint8Array {
  return new Uint8Array([1, ...new Uint8Array(64), ...message]);
}

/** The Workflow of an intent, without waiting between its steps. */
async function follow({ id }: Intent) {
  const instance = await introspectWorkflowInstance(bindings.SETTLE_TRANSACTION as never, id);
  await instance.modify((m) => m.disableSleeps());
  return instance;
}

async function statusOf({ id }: Intent) {
  const rows = await db.select().from(transactionIntent);
  return rows.find((row) => row.id === id)?.status;
}

async function signedInWallet(): Promise<Wallet> {
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const address = bs58.encode(ed25519.getPublicKey(secret));
  const [userId, sessionId, now] = [crypto.randomUUID(), crypto.randomUUID(), new Date()];
  const expiresAt = new Date(now.getTime() + 3_600_000);
  await db
    .insert(user)
    .values({ id: userId, walletAddress: address, walletType: "phantom", createdAt: now, lastSeenAt: now });
  await db
    .insert(session)
    .values({ idHash: await hashSessionId(sessionId), userId, walletAddress: address, createdAt: now, expiresAt });
  return { address, secret, cookie: await cookieOf(sessionId) };
}

function post(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  as: Wallet = wallet,
): Promise<Response> {
  return SELF.fetch(`${SITE}${path}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Origin: SITE,
      Cookie: as.cookie,
      "X-Wallet-Address": as.address,
      "CF-Connecting-IP": `2001:db8:1:${(++visitors).toString(16)}::1`,
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

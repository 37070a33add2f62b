import { env, introspectWorkflowInstance, SELF } from "cloudflare:test";
import { ed25519 } from "@noble/curves/ed25519";
import bs58 from "bs58";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sealSessionId } from "~/domain/sessions/sealed-session-id.server";
import { hashSessionId } from "~/domain/sessions/session-id.server";
import { evmCursor, migrationRecord, oldNft, session, setting, user } from "~db/schema";
import { strike } from "./build";
import { db, openHolder, post, SITE } from "./visitors";

/** The migration's addresses, cron and Workflow in the built Worker, with no chain: what needs one is in e2e. */

const COLLECTION = `0x${"c0".repeat(20)}`;
const GATE = `0x${"9a".repeat(20)}`;
const WRITES = [
  "/api/migration/run",
  "/api/migration/plan",
  "/api/migration/app-call",
  "/api/migration/call-terms",
  "/api/migration/send",
];
const READS = ["/api/migration/nfts", "/api/migration/state", "/api/migration/receipt", "/api/migration/health"];
const { MIGRATE_NFT, SESSION_KEYS } = env as unknown as {
  MIGRATE_NFT: { create(options: { id: string; params: unknown }): Promise<unknown> };
  SESSION_KEYS: string;
};

const solanaWallet = () => bs58.encode(ed25519.getPublicKey(crypto.getRandomValues(new Uint8Array(32))));

let holders = 0;

/** A wallet of the former chain with a session, and what its browser sends with every call. */
async function openEvmHolder() {
  holders++;
  const address = `0x${holders.toString(16).padStart(40, "e")}`;
  const [userId, sessionId, createdAt] = [crypto.randomUUID(), crypto.randomUUID(), new Date()];
  const expiresAt = new Date(createdAt.getTime() + 3_600_000);
  const times = { createdAt, lastSeenAt: createdAt };
  await db.insert(user).values({ id: userId, walletAddress: address, walletType: "metamask", ...times });
  const idHash = await hashSessionId(sessionId);
  await db.insert(session).values({ idHash, userId, chain: "eip155", walletAddress: address, createdAt, expiresAt });
  const Cookie = `__Host-session-evm=${await sealSessionId([SESSION_KEYS], sessionId)}`;
  return { address, headers: { Cookie, "X-Evm-Wallet-Address": address } };
}

async function storeContracts(more: object = {}): Promise<void> {
  const project = {
    oldProjectId: "old",
    oldProjectName: "Old",
    oldContractAddress: COLLECTION,
    newProjectId: "new",
    newProjectName: "New",
    newSymbol: "NEW",
    newContractAddress: solanaWallet(),
    ...more,
  };
  const value = JSON.stringify({ 8217: { gate: GATE, firstBlock: 0, projects: [project] } });
  const row = { key: "migration", value, updatedAt: new Date() };
  await db.insert(setting).values(row).onConflictDoUpdate({ target: setting.key, set: row });
}

const codeOf = async (response: Response) => ((await response.json()) as { error?: { code: string } }).error?.code;

const wishOf = (address: string) => ({
  oldProjectId: "old",
  oldWalletAddress: address,
  oldWalletType: "metamask",
  oldNftContract: COLLECTION,
  oldNftId: "7",
  oldNftName: "Old #7",
  oldNftImage: "",
  newWalletAddress: solanaWallet(),
});

beforeEach(() => {
  // no node answers, on either chain
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the migration's writes", () => {
  it.each(WRITES)("need a session of the former chain: %s", async (path) => {
    const solana = await openHolder(solanaWallet());
    for (const headers of [{}, solana.headers]) expect(await codeOf(await post(path, {}, headers))).toBe("NotSignedIn");
  });

  it.each(WRITES)("name the wallet that the session belongs to, and come from the site: %s", async (path) => {
    const holder = await openEvmHolder();
    const other = { ...holder.headers, "X-Evm-Wallet-Address": `0x${"ab".repeat(20)}` };
    expect(await codeOf(await post(path, {}, other))).toBe("WrongWallet");
    expect(await codeOf(await post(path, {}, { Cookie: holder.headers.Cookie }))).toBe("WrongWallet");
    expect(await codeOf(await post(path, {}, { ...holder.headers, Origin: "https://evil.test" }))).toBe("CrossOrigin");
    expect((await SELF.fetch(SITE + path, { headers: holder.headers })).status).toBe(405);
  });

  it("say that the migration is not set up, and that the chain does not answer", async () => {
    const holder = await openEvmHolder();
    const wish = wishOf(holder.address);
    await db.delete(setting);
    expect(await codeOf(await post("/api/migration/run", wish, holder.headers))).toBe("MigrationNotSet");
    await storeContracts();
    expect(await codeOf(await post("/api/migration/run", wish, holder.headers))).toBe("EvmChainUnavailable");
    expect(await db.$count(migrationRecord)).toBe(0);
  });

  it("take the specification's fields in the query as well as in the body", async () => {
    await storeContracts();
    const holder = await openEvmHolder();
    const wish = wishOf(holder.address);
    const query = new URLSearchParams(wish);
    expect(await codeOf(await post(`/api/migration/run?${query}`, "", holder.headers))).toBe("EvmChainUnavailable");
    query.set("oldNftId", "-1");
    expect(await codeOf(await post(`/api/migration/run?${query}`, "", holder.headers))).toBe("InvalidInput");
  });

  it.each([
    ["a number of more than 256 bits", { oldNftId: String(2n ** 256n) }],
    ["a number with a sign", { oldNftId: "+7" }],
    ["no address of Solana", { newWalletAddress: COLLECTION }],
    ["no wallet type", { oldWalletType: "" }],
    ["a contract that is none", { oldNftContract: "0x12" }],
  ])("are refused with %s", async (_, change) => {
    await storeContracts();
    const holder = await openEvmHolder();
    const wish = { ...wishOf(holder.address), ...change };
    expect(await codeOf(await post("/api/migration/run", wish, holder.headers))).toBe("InvalidInput");
  });

  it("plan at most twenty NFTs, each once", async () => {
    const holder = await openEvmHolder();
    const { oldWalletType, newWalletAddress } = wishOf(holder.address);
    const nft = (id: number) => ({ oldNftContract: COLLECTION, oldNftId: String(id) });
    for (const nfts of [[], [nft(1), nft(1)], Array.from({ length: 21 }, (_, id) => nft(id))]) {
      const body = { nfts, oldWalletType, newWalletAddress };
      expect(await codeOf(await post("/api/migration/plan", body, holder.headers))).toBe("InvalidInput");
    }
  });
});

describe("the migration's reads", () => {
  it.each(READS)("cannot be written to: %s", async (path) => {
    expect((await post(path, {})).status).toBe(405);
  });

  it("list old NFTs for anybody, in any spelling of the address", async () => {
    await storeContracts();
    const owner = `0x${"ad".repeat(20)}`;
    await db.insert(oldNft).values({ contract: COLLECTION, tokenId: 7n, owner, blockNumber: 1, logIndex: 0 });
    const response = await SELF.fetch(`${SITE}/api/migration/nfts?address=0x${"AD".repeat(20)}`);
    const { returnValue } = (await response.json()) as { returnValue: { nfts: object[]; next: null } };
    expect(returnValue).toMatchObject({ nfts: [{ oldNftId: "7", oldNftName: "Old #7" }], next: null });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  it.each(["", "0", "-1", "1.5", "01", "9".repeat(16), "x"])("name a record by its number, not by %s", async (id) => {
    await storeContracts();
    const response = await SELF.fetch(`${SITE}/api/migration/receipt?gateId=${id}`);
    expect(await codeOf(response)).toBe("InvalidInput");
  });

  it("say nothing from memory while a chain does not answer", async () => {
    await storeContracts();
    const row = await insertRecord({ status: "complete", closedAt: new Date() });
    const receipt = await SELF.fetch(`${SITE}/api/migration/receipt?gateId=${row.gateId}`);
    expect(await codeOf(receipt)).toBe("EvmChainUnavailable");
    for (const query of [`address=${row.oldWalletAddress}`, `oldNftContract=${COLLECTION}&oldNftId=${row.oldNftId}`]) {
      const response = await SELF.fetch(`${SITE}/api/migration/state?${query}`);
      expect(await codeOf(response)).toBe("EvmChainUnavailable");
    }
  });
});

describe("every minute", () => {
  it("notes that the former chain does not answer, and fails nothing else", async () => {
    await storeContracts();
    await strike("* * * * *", new Date());
    const [cursor] = await db.select().from(evmCursor);
    expect(cursor).toMatchObject({ chainId: 8217, problem: "EvmChainUnavailable" });
  });

  it("looks after migrations that nothing follows any more, also if the events cannot be recorded", async () => {
    await storeContracts();
    const { seq } = await insertRecord({ lookAt: new Date(0) });
    await db.delete(evmCursor);
    await db.run(sql`create trigger full before insert on evm_cursor begin select raise(abort, 'full'); end`);
    await strike("* * * * *", new Date()).catch(() => {});
    await db.run(sql`drop trigger full`);
    const [row] = await db.select().from(migrationRecord).where(eq(migrationRecord.seq, seq));
    expect(row?.lookAt?.getTime()).toBeGreaterThan(Date.now());
  });
});

describe("the Workflow of a migration", () => {
  it("ends at once if nothing is left to do", async () => {
    const { seq } = await insertRecord({ status: "complete", closedAt: new Date() });
    const followed = await follow(seq);
    await followed.waitForStatus("complete");
    await followed.dispose();
  });

  it("goes through steps that break and are run again", async () => {
    const { seq } = await insertRecord({ status: "complete", closedAt: new Date() });
    const followed = await follow(seq, ["advance 1"]);
    await followed.waitForStatus("complete");
    await followed.dispose();
  });

  async function follow(seq: number, broken: string[] = []) {
    const id = `migration-${seq}`;
    const instance = await introspectWorkflowInstance(MIGRATE_NFT as never, id);
    await instance.modify(async (m) => {
      await m.disableSleeps();
      await m.disableRetryDelays();
      for (const name of broken) await m.mockStepError({ name }, new Error("the machine went away"), 2);
    });
    await MIGRATE_NFT.create({ id, params: { seq } });
    return instance;
  }
});

let records = 0;

async function insertRecord(change: Partial<typeof migrationRecord.$inferInsert>) {
  const now = new Date();
  const [row] = await db
    .insert(migrationRecord)
    .values({
      chainId: 8217,
      gate: GATE,
      oldProjectId: "old",
      oldWalletAddress: `0x${"ee".repeat(20)}`,
      oldWalletType: "",
      oldNftContract: COLLECTION,
      oldNftId: BigInt(++records),
      oldNftName: "Old",
      oldNftImage: "",
      newWalletAddress: solanaWallet(),
      targetProof: "none",
      regId: "",
      regTime: now,
      status: "received",
      gateId: records,
      handOverBlock: 1,
      handedOverTs: 1,
      updatedAt: now,
      ...change,
    })
    .returning();
  return row!;
}

describe("the picture of an old NFT on another site", () => {
  const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
  let ids = 0;

  /** Asks for the picture of a new NFT of ours, to which the other site gives `answer`. */
  async function ask(answer: () => Response, { isIndexed = true } = {}) {
    await storeContracts({ oldImagePath: "https://old.example.com/{id}.png" });
    const tokenId = BigInt(1_000 + ++ids);
    const place = { owner: GATE, blockNumber: 1, logIndex: 0 };
    if (isIndexed) await db.insert(oldNft).values({ contract: COLLECTION, tokenId, ...place });
    const fetched = vi.fn(async (_: string) => answer());
    vi.stubGlobal("fetch", fetched);
    const get = () => SELF.fetch(`${SITE}/api/old-nft/${COLLECTION}/${tokenId}/picture`, { redirect: "manual" });
    return { get, fetched, response: await get(), tokenId };
  }

  it("is passed on once, by our own host, so that it can run nothing", async () => {
    const svg = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";
    for (const [type, body] of [
      ["image/png", PNG],
      ["image/svg+xml", svg],
    ] as const) {
      const headers = { "Content-Type": type, "Set-Cookie": "a=b" };
      const { get, fetched, response, tokenId } = await ask(() => new Response(body, { headers }));
      expect(fetched.mock.calls.map(([url]) => url)).toEqual([`https://old.example.com/${tokenId}.png`]);
      expect(response.headers.get("Content-Type")).toBe(type);
      expect(response.headers.get("Content-Security-Policy")).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      );
      expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(response.headers.has("Set-Cookie")).toBe(false);
      expect(response.headers.get("Cache-Control")).toBe("public, max-age=86400");
      const isKept = async () => {
        const before = fetched.mock.calls.length;
        expect((await get()).headers.get("Content-Type")).toBe(type);
        expect(fetched.mock.calls.length).toBe(before);
      };
      await vi.waitFor(isKept, { timeout: 10_000 });
    }
  });

  it.each([
    ["10 MB", () => new Response(new Uint8Array(10_000_000), { headers: { "Content-Type": "image/png" } })],
    ["a page", () => new Response("<script>alert(1)</script>", { headers: { "Content-Type": "text/html" } })],
    ["no type", () => new Response(PNG)],
    [
      "a way into a private network",
      () => new Response(null, { status: 302, headers: { Location: "http://10.0.0.1/" } }),
    ],
    ["a way to this site", () => Response.redirect(`${SITE}/api/sign-in/session`)],
    ["an error", () => new Response("no", { status: 500 })],
  ])("is drawn if the other site answers %s, which is asked once", async (_, answer) => {
    const { get, fetched, response } = await ask(answer);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=300");
    expect(await response.text()).not.toContain("script");
    expect(fetched).toHaveBeenCalledTimes(1);
    const isKept = async () => {
      const before = fetched.mock.calls.length;
      expect((await get()).status).toBe(200);
      expect(fetched.mock.calls.length).toBe(before);
    };
    await vi.waitFor(isKept, { timeout: 10_000 });
  });

  it("is drawn without asking anybody for an NFT that the index does not know, or that is none", async () => {
    const { response, fetched } = await ask(() => new Response(PNG), { isIndexed: false });
    expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
    for (const place of [`${COLLECTION}/x`, `${COLLECTION}/-1`, "0x12/7", "https%3A%2F%2Fevil.test/7"]) {
      const none = await SELF.fetch(`${SITE}/api/old-nft/${place}/picture`);
      expect(none.status).toBe(404);
      expect(none.headers.get("Content-Type")).toBe("image/svg+xml");
    }
    expect(fetched).not.toHaveBeenCalled();
  });
});

import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { deleteEndedSessions, endSession, revokeSession, startSession } from "~/domain/sessions/commands.server";
import { findHolders } from "~/domain/sessions/queries.server";
import { chainOfMethod, type SolanaHolder } from "~/domain/sessions/rules";
import { registerUser } from "~/domain/users/commands.server";
import { sessionCookie } from "~/server/session-cookie.server";
import { session } from "~db/schema";
import { testDatabase as db } from "../database";

const NOW = new Date("2026-11-21T09:00:00.000Z");
const WEEK_MS = 7 * 24 * 60 * 60_000;
const ALICE = "4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU";
const EVM = "0x70997970c51812dc3a010c7d01b50e0d17dc79c8";
const BOB = "8qbHbw2BbbTHBW1sbeqakYXVKRQM8Ne7pLK7m6CVfeR9";

describe("sessions of both chains", () => {
  test("are found together, each by the cookie of its chain", async () => {
    const { sessionId, holder } = await signedIn(ALICE);
    const evmId = await evmSession();
    const found = await findHolders({ db, now: NOW }, { solana: sessionId, eip155: evmId });
    expect(found).toEqual({ solana: holder, evm: expect.objectContaining({ chain: "eip155", walletAddress: EVM }) });
  });

  test("count for nothing in the cookie of the other chain", async () => {
    const { sessionId } = await signedIn(ALICE);
    const swapped = { solana: await evmSession(), eip155: sessionId };
    expect(await findHolders({ db, now: NOW }, swapped)).toEqual({ solana: null, evm: null });
  });

  test("end one by one: whose uid is named", async () => {
    const { sessionId, holder } = await signedIn(ALICE);
    const evmId = await evmSession();
    const holders = await findHolders({ db, now: NOW }, { solana: sessionId, eip155: evmId });
    const uid = EVM.toUpperCase().replace("0X", "0x");
    const ended = await revokeSession({ db, now: NOW, holders }, { uid, authKey: holders.evm?.userId ?? "" });
    expect(ended.chain).toBe("eip155");
    expect(await findHolders({ db, now: NOW }, { solana: sessionId, eip155: evmId })).toEqual({
      solana: holder,
      evm: null,
    });
  });

  async function evmSession(): Promise<string> {
    const userId = await registerUser({ db, now: NOW }, { walletAddress: EVM, walletType: "metamask" });
    return startSession({ db, now: NOW }, { userId, walletAddress: EVM, method: "siwe" });
  }
});

describe("a session", () => {
  test.each([
    ["a day", "app", 1],
    ["a day", "siwe", 1],
    ["a day", "klay", 1],
    ["seven days", "siws", 7],
  ] as const)("lasts %s after a sign-in by %s, and so does its cookie", async (_, method, days) => {
    const walletAddress = method === "siws" ? ALICE : EVM;
    const userId = await registerUser({ db, now: NOW }, { walletAddress, walletType: "standard" });
    const sessionId = await startSession({ db, now: NOW }, { userId, walletAddress, method });
    const chain = chainOfMethod(method);
    const ids = { solana: null, eip155: null, [chain]: sessionId };
    const holderAt = async (seconds: number) => {
      const now = new Date(NOW.getTime() + seconds * 1_000);
      const { solana, evm } = await findHolders({ db, now }, ids);
      return solana ?? evm;
    };
    expect(await holderAt(days * 86_400 - 1)).toMatchObject({ walletAddress, chain });
    expect(await holderAt(days * 86_400)).toBeNull();
    const cookie = sessionCookie(new Request("https://punkvism.example/"), method, "sealed");
    expect(cookie).toContain(`Max-Age=${days * 86_400};`);
    expect(cookie).toMatch(chain === "solana" ? /^__Host-session=/ : /^__Host-session-evm=/);
  });

  test("is unknown under any id but its own", async () => {
    const { sessionId, holder } = await signedIn(ALICE);
    expect(await holderOf(`${sessionId}x`)).toBeNull();
    expect(await holderOf(holder.sessionIdHash)).toBeNull();
    expect(await holderOf("")).toBeNull();
    expect(await holderOf("' OR 1=1 --")).toBeNull();
  });

  test("is kept as a hash: the table does not hold its id", async () => {
    const { sessionId } = await signedIn(ALICE);
    expect(sessionId).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await db.select().from(session))).not.toContain(sessionId);
  });

  test("ends after seven days to the millisecond, however much it is used", async () => {
    const { sessionId } = await signedIn(ALICE);
    const end = NOW.getTime() + WEEK_MS;
    expect(await holderOf(sessionId, new Date(end - 1))).not.toBeNull();
    expect(await holderOf(sessionId, new Date(end))).toBeNull();
  });

  test("ends at once when its holder signs out", async () => {
    const { sessionId, holder } = await signedIn(ALICE);
    await revokeSession(
      { db, now: NOW, holders: { solana: holder, evm: null } },
      { uid: ALICE, authKey: holder.userId },
    );
    expect(await holderOf(sessionId)).toBeNull();
  });

  test("cannot be ended in another wallet's name, nor with another user's id", async () => {
    const { sessionId, holder } = await signedIn(ALICE);
    const { holder: other } = await signedIn(BOB);
    const attempts = [
      { uid: BOB, authKey: holder.userId },
      { uid: ALICE, authKey: other.userId },
      { uid: "", authKey: "" },
    ];
    for (const attempt of attempts) {
      await expect(
        revokeSession({ db, now: NOW, holders: { solana: holder, evm: null } }, attempt),
      ).rejects.toMatchObject({
        code: "WrongWallet",
      });
    }
    expect(await holderOf(sessionId)).not.toBeNull();
  });

  test("leaves the same wallet's other sessions alone when it ends", async () => {
    const here = await signedIn(ALICE);
    const elsewhere = await signedIn(ALICE);
    await endSession({ db, now: NOW }, here.holder.sessionIdHash);
    expect(await holderOf(elsewhere.sessionId)).not.toBeNull();
  });

  test("keeps the moment of its first end when it is ended twice", async () => {
    const { holder } = await signedIn(ALICE);
    await endSession({ db, now: NOW }, holder.sessionIdHash);
    await endSession({ db, now: new Date(NOW.getTime() + 1000) }, holder.sessionIdHash);
    const [row] = await db.select().from(session).where(eq(session.idHash, holder.sessionIdHash));
    expect(row?.revokedAt).toEqual(NOW);
  });

  test.each([
    ["whose time is over", WEEK_MS, false],
    ["that its holder ended", 0, true],
  ])("%s is deleted a day later, not before", async (_, lastedMs, isEnded) => {
    const { holder } = await signedIn(ALICE);
    if (isEnded) await endSession({ db, now: NOW }, holder.sessionIdHash);
    const day = 24 * 60 * 60_000;
    const kept = () => db.select().from(session).where(eq(session.idHash, holder.sessionIdHash));
    await deleteEndedSessions({ db, now: new Date(NOW.getTime() + lastedMs + day) });
    expect(await kept()).toHaveLength(1);
    await deleteEndedSessions({ db, now: new Date(NOW.getTime() + lastedMs + day + 1) });
    expect(await kept()).toHaveLength(0);
  });
});

async function holderOf(sessionId: string, now = NOW): Promise<SolanaHolder | null> {
  return (await findHolders({ db, now }, { solana: sessionId, eip155: null })).solana;
}

async function signedIn(walletAddress: string): Promise<{ sessionId: string; holder: SolanaHolder }> {
  const userId = await registerUser({ db, now: NOW }, { walletAddress, walletType: "phantom" });
  const sessionId = await startSession({ db, now: NOW }, { userId, walletAddress, method: "siws" });
  const holder = await holderOf(sessionId);
  return { sessionId, holder: holder! };
}

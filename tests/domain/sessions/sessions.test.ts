import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { deleteEndedSessions, endSession, revokeSession, startSession } from "~/domain/sessions/commands.server";
import { findHolder } from "~/domain/sessions/queries.server";
import type { Holder } from "~/domain/sessions/rules";
import { registerUser } from "~/domain/users/commands.server";
import { session } from "~db/schema";
import { testDatabase as db } from "../database";

const NOW = new Date("2026-11-21T09:00:00.000Z");
const WEEK_MS = 7 * 24 * 60 * 60_000;
const ALICE = "4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU";
const BOB = "8qbHbw2BbbTHBW1sbeqakYXVKRQM8Ne7pLK7m6CVfeR9";

describe("a session", () => {
  test("is unknown under any id but its own", async () => {
    const { sessionId, holder } = await signedIn(ALICE);
    expect(await findHolder({ db, now: NOW }, `${sessionId}x`)).toBeNull();
    expect(await findHolder({ db, now: NOW }, holder.sessionIdHash)).toBeNull();
    expect(await findHolder({ db, now: NOW }, "")).toBeNull();
    expect(await findHolder({ db, now: NOW }, "' OR 1=1 --")).toBeNull();
  });

  test("is kept as a hash: the table does not hold its id", async () => {
    const { sessionId } = await signedIn(ALICE);
    expect(sessionId).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await db.select().from(session))).not.toContain(sessionId);
  });

  test("ends after seven days to the millisecond, however much it is used", async () => {
    const { sessionId } = await signedIn(ALICE);
    const end = NOW.getTime() + WEEK_MS;
    expect(await findHolder({ db, now: new Date(end - 1) }, sessionId)).not.toBeNull();
    expect(await findHolder({ db, now: new Date(end) }, sessionId)).toBeNull();
  });

  test("ends at once when its holder signs out", async () => {
    const { sessionId, holder } = await signedIn(ALICE);
    await revokeSession({ db, now: NOW, actor: holder }, { uid: ALICE, authKey: holder.userId });
    expect(await findHolder({ db, now: NOW }, sessionId)).toBeNull();
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
      await expect(revokeSession({ db, now: NOW, actor: holder }, attempt)).rejects.toMatchObject({
        code: "WrongWallet",
      });
    }
    expect(await findHolder({ db, now: NOW }, sessionId)).not.toBeNull();
  });

  test("leaves the same wallet's other sessions alone when it ends", async () => {
    const here = await signedIn(ALICE);
    const elsewhere = await signedIn(ALICE);
    await endSession({ db, now: NOW }, here.holder.sessionIdHash);
    expect(await findHolder({ db, now: NOW }, elsewhere.sessionId)).not.toBeNull();
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

async function signedIn(walletAddress: string): Promise<{ sessionId: string; holder: Holder }> {
  const userId = await registerUser({ db, now: NOW }, { walletAddress, walletType: "phantom" });
  const sessionId = await startSession({ db, now: NOW }, { userId, walletAddress });
  const holder = await findHolder({ db, now: NOW }, sessionId);
  return { sessionId, holder: holder! };
}

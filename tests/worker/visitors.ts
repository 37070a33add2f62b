import { env, SELF } from "cloudflare:test";
import { sealSessionId } from "~/domain/sessions/sealed-session-id.server";
import { hashSessionId } from "~/domain/sessions/session-id.server";
import { openDatabase } from "~db/client";
import { session, user } from "~db/schema";

export const SITE = "https://punkvism.test";
export const db = openDatabase((env as unknown as { DB: Parameters<typeof openDatabase>[0] }).DB);

export type Holder = { address: string; headers: Record<string, string> };

let visitors = 0;

/** A POST as a page of the site makes it, each from a network of its own unless a test names one. */
export function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return SELF.fetch(`${SITE}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: {
      "Content-Type": "application/json",
      Origin: SITE,
      "CF-Connecting-IP": `2001:db8:7:${(++visitors).toString(16)}::1`,
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** A wallet with a session, and what its browser sends with every call. */
export async function openHolder(address: string): Promise<Holder> {
  const sessionId = await openSession(address, "solana");
  return { address, headers: { Cookie: await cookieOf(sessionId), "X-Wallet-Address": address } };
}

/** The same on the former chain; the address is in lower case. */
export async function openEvmHolder(address: string): Promise<Holder> {
  const Cookie = (await cookieOf(await openSession(address, "eip155"))).replace("-session=", "-session-evm=");
  return { address, headers: { Cookie, "X-Evm-Wallet-Address": address } };
}

async function openSession(address: string, chain: "solana" | "eip155"): Promise<string> {
  const [userId, sessionId, createdAt] = [crypto.randomUUID(), crypto.randomUUID(), new Date()];
  const expiresAt = new Date(createdAt.getTime() + 3_600_000);
  const walletType = chain === "solana" ? "phantom" : "metamask";
  await db.insert(user).values({ id: userId, walletAddress: address, walletType, createdAt, lastSeenAt: createdAt });
  await db
    .insert(session)
    .values({ idHash: await hashSessionId(sessionId), userId, walletAddress: address, chain, createdAt, expiresAt });
  return sessionId;
}

/** The Cookie header of a session id, as the Worker seals it. */
export async function cookieOf(sessionId: string): Promise<string> {
  const { SESSION_KEYS } = env as unknown as { SESSION_KEYS: string };
  return `__Host-session=${await sealSessionId([SESSION_KEYS], sessionId)}`;
}

/** The runtime counts by the minute of the clock, so a test must not begin at the end of one (`room` in milliseconds). */
export async function untilMinuteHasRoom(room = 10_000): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < room) await new Promise((resolve) => setTimeout(resolve, left + 100));
}

import { fromBase64Url, toBase64Url } from "~/base64";
import { isSealOf, seal } from "../seal.server";
import { z } from "../zod.ts";
import { APP_WALLETS } from "./rules";

/**
 * What the site has to know of a request to a wallet's app. It keeps nothing itself: the page that asked holds this as a
 * sealed ticket, so that nobody who has only seen the QR code, and with it the service's request key, can ask for its outcome
 * or sign in with it.
 */
const contents = z.object({
  wallet: z.enum(APP_WALLETS),
  requestKey: z.string(),
  /** The sign-in whose text is to be signed; null if only the account is asked for. */
  nonce: z.string().nullable(),
  /** Whether it asks for a call to a contract. */
  isCall: z.boolean(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});
export type TicketContents = z.output<typeof contents>;

const TICKET = /^([\w-]{1,960})\.([\w-]{43})$/;

export async function sealTicket(keys: readonly string[], ticket: TicketContents): Promise<string> {
  const text = toBase64Url(new TextEncoder().encode(JSON.stringify(ticket)));
  return `${text}.${await seal(keys, purposeOf(text))}`;
}

/** Null if none of the keys sealed it. */
export async function openTicket(keys: readonly string[], ticket: string): Promise<TicketContents | null> {
  const [, text, mark] = TICKET.exec(ticket) ?? [];
  if (!text || !mark || !(await isSealOf(keys, mark, purposeOf(text)))) return null;
  return contents.parse(JSON.parse(new TextDecoder().decode(fromBase64Url(text))));
}

/** A session id has no space, so no seal of one is the seal of the other. */
function purposeOf(text: string): string {
  return `app request ${text}`;
}

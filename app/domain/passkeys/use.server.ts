import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { and, eq, lt } from "drizzle-orm";
import { fromBase64Url, toBase64Url } from "~/base64";
import type { LocaleCode } from "~/locales/locales";
import { writeLog } from "~/server/log";
import type { Database } from "~db/client";
import { account, passkey } from "~db/schema";
import { mailQueued } from "../mail/queue-mail.server";
import { isAdminCode, isPasskeySeal } from "../staff/admin-code.server";
import type { StaffMember } from "../staff/roles";
import { proveSession, type StaffOrigin, startStaffSession } from "../staff/sessions.server";
import { type ChallengeFor, keepChallenge, takeChallenge } from "./challenges.server";
import type { Assertion } from "./input";
import { listPasskeys } from "./queries.server";
import { passkeyRefused } from "./refused.server";
import type { RelyingParty } from "./relying-party";
import { loadWebauthn } from "./webauthn.server";

type Deps = { db: Database; now: Date; site: RelyingParty };

/**
 * What a browser needs to ask for a passkey: to sign in, where the passkey says who it is, or to prove again who somebody is
 * who is signed in.
 */
export async function startPasskeyUse(
  { db, now, site }: Deps,
  staff: StaffMember | null,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await loadWebauthn();
  const known = staff ? await listPasskeys(db, staff.accountId) : [];
  const options = await generateAuthenticationOptions({
    rpID: site.rpId,
    userVerification: "required",
    allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
  });
  const { challenge } = options;
  await keepChallenge(
    { db, now },
    { challenge, purpose: staff ? "proof" : "sign-in", accountId: staff?.accountId ?? null },
  );
  return options;
}

/**
 * Signs in with a passkey, in place of password and code. Returns the id of the new session, for the cookie. Throws
 * PasskeyRefused, also if the account is suspended or no longer staff.
 */
export async function signInWithPasskey(
  { origin, adminSecret, ...deps }: Deps & { origin: StaffOrigin; adminSecret: string },
  { assertion, language }: { assertion: Assertion; language: LocaleCode },
): Promise<string> {
  const { db, now } = deps;
  const { accountId, email } = await takeAssertion({ ...deps, adminSecret }, assertion, {
    purpose: "sign-in",
    accountId: null,
  });
  const { ipAddress, userAgent } = origin;
  const values = { at: now.toISOString(), ipAddress, userAgent };
  await db.batch([
    db.update(account).set({ lastSignInAt: now }).where(eq(account.id, accountId)),
    mailQueued({ db, now }, { kind: "signedIn", language, recipient: email, values }),
  ]);
  writeLog("info", "signed in", { account: accountId, with: "passkey" });
  return startStaffSession({ db, now, adminSecret }, accountId, origin, "passkey");
}

/**
 * Takes a passkey of the member of staff who is signed in as a fresh proof of who they are. Throws PasskeyRefused, NotStaff if
 * the session has ended.
 */
export async function proveWithPasskey(
  deps: Deps & { adminSecret: string },
  staff: StaffMember,
  assertion: Assertion,
): Promise<void> {
  await takeAssertion(deps, assertion, { purpose: "proof", accountId: staff.accountId });
  await proveSession(deps, staff, "passkey");
}

/** Whose passkey signed the challenge. It has to be of an active account of staff, and under the site's admin code. */
async function takeAssertion(
  { db, now, site, adminSecret }: Deps & { adminSecret: string },
  assertion: Assertion,
  { purpose, accountId }: ChallengeFor,
): Promise<{ accountId: string; email: string }> {
  const [row] = await db
    .select({ account, passkey })
    .from(passkey)
    .innerJoin(account, eq(account.id, passkey.accountId))
    .where(eq(passkey.id, assertion.id));
  const isStaff = row?.account.status === "active" && (await isAdminCode(adminSecret, row.account));
  const isOurs = isStaff && (await isPasskeySeal(adminSecret, row.passkey.seal, row.passkey));
  const isTheirs = accountId === null || row?.account.id === accountId;
  if (!isOurs || !isTheirs || assertion.response.userHandle !== handleOf(row.account.id)) {
    throw passkeyRefused(new Error("it is of nobody who may use it"));
  }
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const { id, publicKey, counter } = row.passkey;
  const found = await verifyAuthenticationResponse({
    response: assertion,
    expectedChallenge: (challenge) => takeChallenge({ db, now }, { challenge, purpose, accountId }),
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    credential: { id, publicKey: fromBase64Url(publicKey), counter },
  }).catch((cause) => {
    throw passkeyRefused(cause);
  });
  if (!found.verified) throw passkeyRefused(new Error("its signature is wrong"));
  await count(db, { id, counter: found.authenticationInfo.newCounter, now });
  return { accountId: row.account.id, email: row.account.email };
}

/** Keeps the counter of a device, which only rises; one that does not count always says 0. */
async function count(db: Database, { id, counter, now }: { id: string; counter: number; now: Date }): Promise<void> {
  const isNewer = counter === 0 ? eq(passkey.counter, 0) : lt(passkey.counter, counter);
  const counted = await db
    .update(passkey)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkey.id, id), isNewer))
    .returning({ id: passkey.id });
  if (counted.length === 0) throw passkeyRefused(new Error("its counter was used before"));
}

/** How a passkey names the account that it is of. */
const handleOf = (accountId: string) => toBase64Url(new TextEncoder().encode(accountId));

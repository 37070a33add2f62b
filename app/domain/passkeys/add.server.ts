import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/server";
import { toBase64Url } from "~/base64";
import { AppError } from "~/errors";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { passkey } from "~db/schema";
import { type StaffActor, writeAudited } from "../audit/commands.server";
import { mailQueued } from "../mail/queue-mail.server";
import { passkeySealOf } from "../staff/admin-code.server";
import { requireFreshProof } from "../staff/guard";
import { keepChallenge, takeChallenge } from "./challenges.server";
import type { Attestation } from "./input";
import { requirePasskeyProof } from "./proof.server";
import { listPasskeys } from "./queries.server";
import { passkeyRefused } from "./refused.server";
import { ALGORITHMS, type RelyingParty } from "./relying-party";
import { loadWebauthn } from "./webauthn.server";

type Deps = { db: Database; now: Date; actor: StaffActor; site: RelyingParty };
type SecretDeps = Deps & { adminSecret: string };

/** More are not needed, and a list stays readable. */
const MOST_PASSKEYS = 10;

/**
 * What a browser needs to make a passkey for whoever is signed in. The device has to check who they are, and to keep the
 * passkey so that it finds the account itself. Throws ProofNeeded, PasskeyNeeded, TooManyPasskeys.
 */
export async function startAdding({
  db,
  now,
  actor,
  site,
  adminSecret,
}: SecretDeps): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { accountId, email, nickname } = actor.staff;
  requireFreshProof(actor.staff, now);
  const known = await listPasskeys(db, accountId);
  await requirePasskeyProof({ db, adminSecret }, actor, known);
  if (known.length >= MOST_PASSKEYS) throw new AppError("TooManyPasskeys");
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpName: "Punkvism",
    rpID: site.rpId,
    userID: new Uint8Array(new TextEncoder().encode(accountId)),
    userName: email,
    userDisplayName: nickname,
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
  });
  await keepChallenge({ db, now }, { challenge: options.challenge, purpose: "add", accountId });
  return options;
}

/**
 * Stores the passkey that a browser made, and tells its owner by mail. Throws ProofNeeded, PasskeyNeeded, PasskeyRefused,
 * AlreadyExists.
 */
export async function addPasskey(
  { db, now, actor, site, adminSecret }: SecretDeps,
  { made, name, language }: { made: Attestation; name: string; language: LocaleCode },
): Promise<void> {
  requireFreshProof(actor.staff, now);
  const { accountId, email } = actor.staff;
  await requirePasskeyProof({ db, adminSecret }, actor, await listPasskeys(db, accountId));
  const { id, publicKey, counter } = await verified({ db, now, actor, site }, made);
  const vouched = { id, accountId, publicKey: toBase64Url(publicKey) };
  await writeAudited(
    { db, now, actor },
    {
      action: "staff.addPasskey",
      noun: "staff",
      key: accountId,
      before: null,
      after: { passkey: id, name },
      write: db.insert(passkey).values({
        ...vouched,
        name,
        seal: await passkeySealOf(adminSecret, vouched),
        counter,
        transports: JSON.stringify(made.response.transports),
        createdAt: now,
      }),
      also: [
        mailQueued(
          { db, now },
          { kind: "passkeyAdded", language, recipient: email, values: { at: now.toISOString(), name } },
        ),
      ],
    },
  );
}

async function verified({ db, now, actor, site }: Deps, made: Attestation) {
  const { verifyRegistrationResponse } = await loadWebauthn();
  const { accountId } = actor.staff;
  const found = await verifyRegistrationResponse({
    response: made,
    expectedChallenge: (challenge) => takeChallenge({ db, now }, { challenge, purpose: "add", accountId }),
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((cause) => {
    throw passkeyRefused(cause);
  });
  if (!found.verified) throw passkeyRefused(new Error("it was not verified"));
  return found.registrationInfo.credential;
}

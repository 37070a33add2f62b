import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addPasskey, startAdding } from "~/domain/passkeys/add.server";
import { listPasskeys } from "~/domain/passkeys/queries.server";
import { relyingPartyOf } from "~/domain/passkeys/relying-party";
import { endPasskeys, endPasskeysOf, removePasskey } from "~/domain/passkeys/remove.server";
import { proveWithPasskey, signInWithPasskey, startPasskeyUse } from "~/domain/passkeys/use.server";
import { hashSessionId } from "~/domain/sessions/session-id.server";
import { changeStaff } from "~/domain/staff/commands.server";
import { findStaff, proveSession } from "~/domain/staff/sessions.server";
import { account, auditEntry, outbox, passkey } from "~db/schema";
import { createAuthenticator } from "../../fakes/authenticator";
import { testDatabase as db } from "../database";
import { actingAs } from "./acting";
import { ADMIN_SECRET, emptyStaffTables, lastMail, ORIGIN } from "./staff";

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 1);
const at = (minutes = 0) => new Date(START + minutes * MINUTE);
const SITE = relyingPartyOf("https://punkvism.test");
const deps = (minutes = 0) => ({ db, now: at(minutes), site: SITE, adminSecret: ADMIN_SECRET, origin: ORIGIN });

/** An owner with a passkey on a device. */
async function ownerWithPasskey() {
  const actor = await actingAs("owner", at());
  const device = await createAuthenticator();
  const { challenge } = await startAdding({ ...deps(), actor });
  const made = await device.make({ challenge, ...SITE });
  await addPasskey({ ...deps(), actor }, { made, name: "Laptop", language: "en" });
  return { actor, device, accountId: actor.staff.accountId };
}

type Owner = Awaited<ReturnType<typeof ownerWithPasskey>>;

async function assertionOf({ device, accountId }: Owner, changed: object = {}, minutes = 0) {
  const { challenge } = await startPasskeyUse(deps(minutes), null);
  return device.sign({ challenge, ...SITE, accountId, ...changed });
}
const signIn = (assertion: Awaited<ReturnType<typeof assertionOf>>, minutes = 0, adminSecret = ADMIN_SECRET) =>
  signInWithPasskey({ ...deps(minutes), adminSecret }, { assertion, language: "en" });
const refused = { code: "PasskeyRefused" };

/** Whoever is in proves with the passkey who they are. */
async function prove({ actor, device, accountId }: Owner): Promise<void> {
  const { challenge } = await startPasskeyUse(deps(), actor.staff);
  await proveWithPasskey(deps(), actor.staff, await device.sign({ challenge, ...SITE, accountId }));
}

beforeEach(emptyStaffTables);

describe("signing in with a passkey", () => {
  test("starts a session, and tells the owner of the account", async () => {
    const owner = await ownerWithPasskey();
    const sessionId = await signIn(await assertionOf(owner, {}, 1), 1);
    expect(await findStaff(deps(1), sessionId)).toMatchObject({ role: "owner", provenAt: at(1) });
    expect(await lastMail(owner.actor.staff.email)).toMatchObject({ ipAddress: ORIGIN.ipAddress });
  });

  test("takes a challenge once, for five minutes, and only for what it was given for", async () => {
    const owner = await ownerWithPasskey();
    const assertion = await assertionOf(owner);
    await signIn(assertion);
    await expect(signIn(assertion)).rejects.toMatchObject(refused);
    await expect(signIn(await assertionOf(owner), 5)).rejects.toMatchObject(refused);
    const { challenge } = await startPasskeyUse(deps(), owner.actor.staff);
    const proof = await owner.device.sign({ challenge, ...SITE, accountId: owner.accountId });
    await expect(signIn(proof)).rejects.toMatchObject(refused);
  });

  test.each([
    { changed: { origin: "https://evil.test" } },
    { changed: { rpId: "evil.test" } },
    { changed: { isVerified: false } },
    { changed: { accountId: "somebody else" } },
  ])("refuses a signature that says something else: $changed", async ({ changed }) => {
    const owner = await ownerWithPasskey();
    await expect(signIn(await assertionOf(owner, changed))).rejects.toMatchObject(refused);
  });

  test("refuses the signature of another device, and a device that was not added", async () => {
    const owner = await ownerWithPasskey();
    const other = await createAuthenticator();
    const { challenge } = await startPasskeyUse(deps(), null);
    const signed = await other.sign({ challenge, ...SITE, accountId: owner.accountId });
    await expect(signIn(signed)).rejects.toMatchObject(refused);
    const { id } = owner.device;
    await expect(signIn({ ...signed, id, rawId: id })).rejects.toMatchObject(refused);
  });

  test("refuses a device whose count does not rise, because it may be a copy", async () => {
    const owner = await ownerWithPasskey();
    await signIn(await assertionOf(owner, { counter: 7 }));
    await expect(signIn(await assertionOf(owner, { counter: 7 }))).rejects.toMatchObject(refused);
    await expect(signIn(await assertionOf(owner))).rejects.toMatchObject(refused);
    await signIn(await assertionOf(owner, { counter: 8 }));
  });

  test("lets nobody in who is suspended, or after a new admin code", async () => {
    const owner = await ownerWithPasskey();
    await expect(signIn(await assertionOf(owner), 0, "another code")).rejects.toMatchObject(refused);
    await db.update(account).set({ status: "suspended" });
    await expect(signIn(await assertionOf(owner))).rejects.toMatchObject(refused);
  });

  test("refuses a passkey that somebody wrote into the database", async () => {
    const owner = await ownerWithPasskey();
    const thief = await ownerWithPasskey();
    await db.update(passkey).set({ accountId: owner.accountId }).where(eq(passkey.id, thief.device.id));
    const stolen = await assertionOf({ ...thief, accountId: owner.accountId });
    await expect(signIn(stolen)).rejects.toMatchObject(refused);
  });
});

describe("a passkey of somebody who is in", () => {
  test("is a fresh proof of who they are, and nobody else's is", async () => {
    const owner = await ownerWithPasskey();
    const other = await ownerWithPasskey();
    const { challenge } = await startPasskeyUse(deps(10), owner.actor.staff);
    const others = await other.device.sign({ challenge, ...SITE, accountId: other.accountId });
    await expect(proveWithPasskey(deps(10), owner.actor.staff, others)).rejects.toMatchObject(refused);
    const assertion = await owner.device.sign({ challenge, ...SITE, accountId: owner.accountId });
    await proveWithPasskey(deps(10), owner.actor.staff, assertion);
  });

  test("is added and removed with a fresh proof, and both are in the audit log", async () => {
    const { actor, device, accountId } = await ownerWithPasskey();
    expect(await listPasskeys(db, accountId)).toMatchObject([{ id: device.id, name: "Laptop", lastUsedAt: null }]);
    expect(await lastMail(actor.staff.email)).toMatchObject({ name: "Laptop" });
    const late = { ...deps(5), actor };
    const removing = { id: device.id, language: "en" } as const;
    await expect(startAdding(late)).rejects.toMatchObject({ code: "ProofNeeded" });
    await expect(removePasskey(late, removing)).rejects.toMatchObject({ code: "ProofNeeded" });
    const other = await actingAs("owner", at());
    await expect(removePasskey({ ...deps(), actor: other }, removing)).rejects.toMatchObject({ code: "Conflict" });
    await prove({ actor, device, accountId });
    await removePasskey({ ...deps(), actor }, removing);
    expect(await listPasskeys(db, accountId)).toEqual([]);
    const actions = (await db.select().from(auditEntry)).map(({ action }) => action);
    expect(actions).toEqual(["staff.addPasskey", "staff.removePasskey"]);
  });

  test("is not added twice, nor for another challenge, nor if the device checked nobody", async () => {
    const owner = await ownerWithPasskey();
    const { actor, device } = owner;
    await prove(owner);
    const add = async (changed: object) => {
      const { challenge } = await startAdding({ ...deps(), actor });
      const made = await device.make({ challenge, ...SITE, ...changed });
      return addPasskey({ ...deps(), actor }, { made, name: "Again", language: "en" });
    };
    await expect(add({})).rejects.toMatchObject({ code: "AlreadyExists" });
    await expect(add({ challenge: "bm90IG91cnM" })).rejects.toMatchObject(refused);
    await expect(add({ isVerified: false })).rejects.toMatchObject(refused);
  });

  test("is the only proof for adding or removing a passkey: a code is refused, however the form is sent", async () => {
    const owner = await ownerWithPasskey();
    const { actor, device, accountId } = owner;
    const removing = { id: device.id, language: "en" } as const;
    const needed = { code: "PasskeyNeeded" };
    await prove(owner);
    const { challenge } = await startAdding({ ...deps(), actor });
    const second = await createAuthenticator();
    const made = await second.make({ challenge, ...SITE });
    // the last proof counts, and this one is a code
    await proveSession(deps(), actor.staff, "code");
    await expect(startAdding({ ...deps(), actor })).rejects.toMatchObject(needed);
    await expect(addPasskey({ ...deps(), actor }, { made, name: "Second", language: "en" })).rejects.toMatchObject(
      needed,
    );
    await expect(removePasskey({ ...deps(), actor }, removing)).rejects.toMatchObject(needed);
    expect(await listPasskeys(db, accountId)).toHaveLength(1);
  });

  test("can be followed by others in a session that it began", async () => {
    const owner = await ownerWithPasskey();
    const sessionIdHash = await hashSessionId(await signIn(await assertionOf(owner)));
    const actor = { ...owner.actor, staff: { ...owner.actor.staff, sessionIdHash } };
    expect((await startAdding({ ...deps(), actor })).challenge).toBeTruthy();
  });

  test("can be removed only by another owner if it was lost, and a mail says so", async () => {
    const owner = await ownerWithPasskey();
    const { accountId } = owner;
    const ending = (actor: typeof owner.actor, minutes = 0) =>
      endPasskeys({ ...deps(minutes), actor }, { accountId, language: "en" });
    await expect(ending(owner.actor)).rejects.toMatchObject({ code: "OwnAccount" });
    await expect(ending(await actingAs("operator", at()))).rejects.toMatchObject({ code: "RoleTooLow" });
    const other = await actingAs("owner", at());
    await expect(ending(other, 5)).rejects.toMatchObject({ code: "ProofNeeded" });
    await ending(other);
    expect(await listPasskeys(db, accountId)).toEqual([]);
    await expect(signIn(await assertionOf(owner))).rejects.toMatchObject(refused);
    const mails = await db.select().from(outbox).where(eq(outbox.kind, "passkeyRemoved"));
    expect(mails.map(({ recipient }) => recipient)).toEqual([owner.actor.staff.email]);
    await expect(ending(other)).rejects.toMatchObject({ code: "Conflict" });
    const byCommand = { ...deps(), actor: { command: "end-passkeys" } };
    const { email } = other.staff;
    expect(await endPasskeysOf(byCommand, { email, language: "en" })).toBe(false);
  });

  test("is gone once its account was suspended", async () => {
    const owner = await ownerWithPasskey();
    const other = await actingAs("owner", at());
    const change = (status: "active" | "suspended", version: number) =>
      changeStaff({ ...deps(), actor: other }, { id: owner.accountId, version, role: "owner", status });
    await change("suspended", 1);
    await change("active", 2);
    expect(await listPasskeys(db, owner.accountId)).toEqual([]);
    await expect(signIn(await assertionOf(owner))).rejects.toMatchObject(refused);
  });
});

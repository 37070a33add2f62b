import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import {
  approveChange,
  type CarryOut,
  proposeChange,
  refuseChange,
  withdrawChange,
} from "~/domain/approvals/commands.server";
import { hashProposal, type Proposal } from "~/domain/approvals/proposal";
import { countWaiting, hasSecondOwner } from "~/domain/approvals/queries.server";
import { sealProposal } from "~/domain/approvals/seal.server";
import { type StaffActor, writeAudited } from "~/domain/audit/commands.server";
import { hashSessionId } from "~/domain/sessions/session-id.server";
import { inviteStaff } from "~/domain/staff/invitations.server";
import type { StaffRole } from "~/domain/staff/roles";
import { startStaffSession } from "~/domain/staff/sessions.server";
import { AppError } from "~/errors";
import { account, approval, auditEntry, outbox, walletNote } from "~db/schema";
import { testDatabase as db } from "../database";
import { ADMIN_SECRET, emptyStaffTables, makeStaff, ORIGIN } from "../staff/staff";

const NOW = new Date(Date.UTC(2026, 10, 28));
const DAY_MS = 86_400_000;
const later = (ms: number) => new Date(NOW.getTime() + ms);
const proposal: Proposal = {
  form: "staff.edit",
  key: "an account",
  sent: [["role", "owner"]],
  effects: [{ name: "role", before: "operator", after: "owner" }],
};

/** Somebody of staff who has just proved who they are. */
async function actorOf(email: string, role: StaffRole = "owner"): Promise<StaffActor> {
  const staff = await makeStaff({ email, role });
  const sessionId = await startStaffSession({ db, now: NOW, adminSecret: ADMIN_SECRET }, staff.accountId, ORIGIN);
  return {
    staff: { ...staff, sessionIdHash: await hashSessionId(sessionId), provenAt: NOW },
    ipAddress: "203.0.113.7",
  };
}

async function propose(actor: StaffActor): Promise<{ id: string; hash: string }> {
  const linkTo = (path: string) => `https://example.org${path}`;
  const id = await proposeChange(
    { db, now: NOW, actor, adminSecret: ADMIN_SECRET, linkTo, language: "en" },
    { role: "owner", title: "Role and status", ...proposal },
  );
  return { id, hash: (await stored(id))?.hash ?? "" };
}

const stored = async (id: string) => (await db.select().from(approval).where(eq(approval.id, id)))[0];
const done: unknown[] = [];
const carryOut = async (carried: Proposal) => void done.push(carried.sent);
type Proposed = { id: string; hash: string };
const approve = (actor: StaffActor, { id, hash }: Proposed, now = NOW, by: CarryOut = carryOut) =>
  approveChange({ db, now, actor, adminSecret: ADMIN_SECRET }, { id, hash, role: "owner" }, by);

/** A command of staff that leaves something behind each time it runs. */
const noting: CarryOut = (_, actor) => {
  const id = crypto.randomUUID();
  const write = db.insert(walletNote).values({ walletAddress: id, version: 1, words: "", author: "", at: NOW });
  return writeAudited(
    { db, now: NOW, actor },
    { action: "user.note", noun: "user", key: id, before: null, after: null, write },
  );
};
const countNotes = async () => (await db.select().from(walletNote)).length;

beforeEach(async () => {
  await emptyStaffTables();
  await db.delete(approval);
  await db.delete(walletNote);
  done.length = 0;
});

describe("a proposal", () => {
  test("is refused to whoever proposed it, to their second mailbox, and to an account that they invited", async () => {
    const ann = await actorOf("ann@example.org");
    const annToo = await actorOf("An.n+work@example.org");
    const invited = await actorOf("invited@example.org");
    await actorOf("bo@example.org");
    const entry = { seq: 1, hash: "h", previousHash: "p", at: NOW, actor: "ann@example.org", ipAddress: "" };
    await db.insert(auditEntry).values({ ...entry, action: "staff.invite", noun: "staff", key: "invited@example.org" });
    const proposed = await propose(ann);
    for (const actor of [ann, annToo, invited]) {
      await expect(approve(actor, proposed)).rejects.toMatchObject({ code: "OwnProposal" });
    }
    // an account that was made in order to propose is not agreed to by its maker
    await expect(approve(ann, await propose(invited))).rejects.toMatchObject({ code: "OwnProposal" });
    expect(done).toEqual([]);
    expect((await db.select().from(outbox)).map(({ recipient }) => recipient).sort()).toEqual([
      "An.n+work@example.org",
      "bo@example.org",
      "bo@example.org",
    ]);
  });

  test("cannot be agreed to by somebody who invited its proposer, or was invited by them", async () => {
    const [ann, bo] = [await actorOf("ann@example.org"), await actorOf("bo@example.org")];
    const cho = await actorOf("cho@example.org");
    const invite: CarryOut = (_, actor) =>
      inviteStaff(
        { db, now: NOW, actor, adminSecret: ADMIN_SECRET, linkTo: (token) => token },
        { email: "x@example.org", role: "owner", language: "en" },
      );
    await approve(bo, await propose(ann), NOW, invite);
    const x = await actorOf("x@example.org");
    for (const other of [ann, bo]) {
      const [fromX, toX] = [await propose(x), await propose(other)];
      await expect(approve(other, fromX)).rejects.toMatchObject({ code: "OwnProposal" });
      await expect(approve(x, toX)).rejects.toMatchObject({ code: "OwnProposal" });
    }
    expect(done).toEqual([]);
    await approve(cho, await propose(x));
    expect(done).toHaveLength(1);
  });

  test("is refused to a lesser role, and to a proof that is too old", async () => {
    const proposed = await propose((await Promise.all([actorOf("ann@example.org"), actorOf("bo@example.org")]))[0]);
    await expect(approve(await actorOf("cho@example.org", "operator"), proposed)).rejects.toMatchObject({
      code: "RoleTooLow",
    });
    const stale = await actorOf("dewi@example.org");
    await expect(approve(stale, proposed, later(5 * 60_000))).rejects.toMatchObject({ code: "ProofNeeded" });
    expect(done).toEqual([]);
  });

  test("that was altered in the table after somebody looked at it is not carried out", async () => {
    const [ann, bo] = [await actorOf("ann@example.org"), await actorOf("bo@example.org")];
    const proposed = await propose(ann);
    await db.update(approval).set({ sent: '[["role","viewer"]]' });
    await expect(approve(bo, proposed)).rejects.toMatchObject({ code: "Conflict" });
    await expect(approve(bo, { ...proposed, hash: "0".repeat(64) })).rejects.toMatchObject({ code: "Conflict" });
    expect(done).toEqual([]);
  });

  test.each<[string, Partial<typeof approval.$inferInsert>]>([
    ["a colleague is said to have proposed", { proposedBy: "cho@example.org" }],
    ["goes on for longer", { until: later(30 * DAY_MS) }],
    ["has another number", { id: "another" }],
    ["says something else, with a hash that fits", { sent: '[["role","viewer"]]', hash: "fits" }],
    ["has no seal", { seal: "" }],
    ["was agreed to by nobody, and says that it was", { status: "approved", proposedBy: "cho@example.org" }],
  ])("that %s is not carried out", async (_, change) => {
    const [ann, bo] = [await actorOf("ann@example.org"), await actorOf("bo@example.org")];
    await actorOf("cho@example.org");
    const { id, hash } = await propose(ann);
    const fits = await hashProposal({ ...proposal, sent: [["role", "viewer"]] });
    await db.update(approval).set({ ...change, ...(change.hash && { hash: fits }) });
    const asked = { id: change.id ?? id, hash: change.hash ? fits : hash };
    await expect(approve(bo, asked)).rejects.toMatchObject({ code: "ProposalBroken" });
    expect(done).toEqual([]);
  });

  test("that a member of staff inserted in a colleague's name is not carried out", async () => {
    const [ann, bo] = [await actorOf("ann@example.org"), await actorOf("bo@example.org")];
    const { id } = await propose(ann);
    const row = await stored(id);
    // the seal of a true proposal of the same colleague, and one that was made without the secret
    for (const seal of [row?.seal, await sealProposal("a guess", row as typeof approval.$inferSelect)]) {
      const forged = {
        ...row,
        id: crypto.randomUUID(),
        sent: '[["role","owner"]]',
        seal,
      } as typeof approval.$inferSelect;
      await db.insert(approval).values(forged);
      await expect(approve(bo, { id: forged.id, hash: forged.hash })).rejects.toMatchObject({ code: "ProposalBroken" });
    }
    expect(done).toEqual([]);
  });

  test("that was carried out long ago cannot be put back and carried out again", async () => {
    const [ann, bo] = [await actorOf("ann@example.org"), await actorOf("bo@example.org")];
    const proposed = await propose(ann);
    await db.update(approval).set({ status: "approved", runId: null });
    const now = later(7 * DAY_MS);
    const fresh = { ...bo, staff: { ...bo.staff, provenAt: now } };
    await expect(approve(fresh, proposed, now)).rejects.toMatchObject({ code: "ApprovalOver" });
    expect(done).toEqual([]);
  });

  test("is carried out once by somebody else, and the audit log names both", async () => {
    const [ann, bo] = [await actorOf("ann@example.org"), await actorOf("bo@example.org")];
    const proposed = await propose(ann);
    expect(await countWaiting(db, NOW)).toBe(1);
    await approve(bo, proposed);
    expect(done).toEqual([proposal.sent]);
    expect(await stored(proposed.id)).toMatchObject({ status: "done", decidedBy: "bo@example.org" });
    await expect(approve(bo, proposed)).rejects.toMatchObject({ code: "ApprovalOver" });
    const entries = await db.select().from(auditEntry);
    expect(entries.map(({ actor, action }) => [actor, action])).toEqual([
      ["ann@example.org", "approval.propose"],
      ["bo@example.org", "approval.approved"],
    ]);
    expect(entries[1]?.after).toContain("ann@example.org");
    expect(await countWaiting(db, NOW)).toBe(0);
  });

  test("is carried out once when two approve it at the same moment", async () => {
    const [ann, bo, cho] = await Promise.all(["ann", "bo", "cho"].map((name) => actorOf(`${name}@example.org`)));
    const proposed = await propose(ann as StaffActor);
    const ends = await Promise.allSettled([approve(bo as StaffActor, proposed), approve(cho as StaffActor, proposed)]);
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(done).toHaveLength(1);
  });

  test("can be approved until seven days have passed, and not in that second", async () => {
    const ann = await actorOf("ann@example.org");
    const late = await actorOf("bo@example.org");
    const [first, second] = [await propose(ann), await propose(ann)];
    const fresh = (now: Date) => ({ ...late, staff: { ...late.staff, provenAt: now } });
    await approve(fresh(later(7 * DAY_MS - 1)), first, later(7 * DAY_MS - 1));
    await expect(approve(fresh(later(7 * DAY_MS)), second, later(7 * DAY_MS))).rejects.toMatchObject({
      code: "ApprovalOver",
    });
    expect(done).toHaveLength(1);
  });

  test("of somebody who was suspended meanwhile is over", async () => {
    const [ann, bo] = [await actorOf("ann@example.org"), await actorOf("bo@example.org")];
    const proposed = await propose(ann);
    await db.update(account).set({ status: "suspended" }).where(eq(account.email, "ann@example.org"));
    await expect(approve(bo, proposed)).rejects.toMatchObject({ code: "ApprovalOver" });
    expect(done).toEqual([]);
  });

  test("whose command refuses has failed, with the reason", async () => {
    const [ann, bo] = [await actorOf("ann@example.org"), await actorOf("bo@example.org")];
    const { id, hash } = await propose(ann);
    const refuses = () => Promise.reject(new AppError("OwnAccount"));
    await expect(approve(bo, { id, hash }, NOW, refuses)).rejects.toMatchObject({ code: "OwnAccount" });
    expect(await stored(id)).toMatchObject({ status: "failed", problem: "OwnAccount" });
  });

  test("that was approved but whose end is not known can be carried out again", async () => {
    const [ann, bo] = [await actorOf("ann@example.org"), await actorOf("bo@example.org")];
    const proposed = await propose(ann);
    await db.update(approval).set({ status: "approved" });
    await approve(bo, proposed);
    expect(done).toHaveLength(1);
  });

  test("has an effect once, although two runs of it are under way at the same moment", async () => {
    const [ann, bo, cho] = await Promise.all(["ann", "bo", "cho"].map((name) => actorOf(`${name}@example.org`)));
    const proposed = await propose(ann as StaffActor);
    const [isSlow, isFast] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slowly: CarryOut = async (...carried) => {
      isSlow.resolve();
      await isFast.promise;
      return noting(...carried);
    };
    const slow = approve(bo as StaffActor, proposed, NOW, slowly);
    await isSlow.promise;
    // the other one looks as if the server had stopped, so it can be carried out again
    await approve(cho as StaffActor, proposed, NOW, noting);
    isFast.resolve();
    await expect(slow).rejects.toMatchObject({ code: "Conflict" });
    expect(await countNotes()).toBe(1);
    expect(await stored(proposed.id)).toMatchObject({ status: "done", problem: null });
  });

  test("whose command writes more than once is one run", async () => {
    const [ann, bo] = [await actorOf("ann@example.org"), await actorOf("bo@example.org")];
    const proposed = await propose(ann);
    const twice: CarryOut = async (...carried) => {
      await noting(...carried);
      await noting(...carried);
    };
    await approve(bo, proposed, NOW, twice);
    expect(await countNotes()).toBe(2);
  });

  test("can neither be made nor carried out by an account that is no longer staff, whatever its row in D1 says", async () => {
    const [ann, bo] = [await actorOf("ann@example.org"), await actorOf("bo@example.org")];
    expect(await hasSecondOwner({ db, adminSecret: ADMIN_SECRET })).toBe(true);
    const proposed = await propose(ann);
    await db.update(account).set({ adminCode: null }).where(eq(account.email, "ann@example.org"));
    expect(await hasSecondOwner({ db, adminSecret: ADMIN_SECRET })).toBe(false);
    await expect(approve(bo, proposed)).rejects.toMatchObject({ code: "ApprovalOver" });
    await expect(propose(bo)).rejects.toMatchObject({ code: "NobodyToApprove" });
  });

  test("is withdrawn by its maker alone, and refused with a reason by others", async () => {
    const [ann, bo] = [await actorOf("ann@example.org"), await actorOf("bo@example.org")];
    const [first, second] = [await propose(ann), await propose(ann)];
    await expect(withdrawChange({ db, now: NOW, actor: bo }, first.id)).rejects.toMatchObject({ code: "RoleTooLow" });
    await withdrawChange({ db, now: NOW, actor: ann }, first.id);
    const refused = { id: second.id, role: "owner" as const, reason: "Not now" };
    await expect(refuseChange({ db, now: later(5 * 60_000), actor: bo }, refused)).rejects.toMatchObject({
      code: "ProofNeeded",
    });
    await refuseChange({ db, now: NOW, actor: bo }, refused);
    expect(await stored(second.id)).toMatchObject({ status: "refused", reason: "Not now" });
    for (const proposed of [first, second]) {
      await expect(approve(bo, proposed)).rejects.toMatchObject({ code: "ApprovalOver" });
    }
  });

  test("is not made while nobody could agree to it", async () => {
    const ann = await actorOf("ann@example.org");
    await actorOf("bo@example.org", "operator");
    await expect(propose(ann)).rejects.toMatchObject({ code: "NobodyToApprove" });
    expect(await db.select().from(approval)).toEqual([]);
  });
});

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { type AuditedWrite, writeAudited } from "~/domain/audit/commands.server";
import { checkAuditLog, findAuditHead } from "~/domain/audit/queries.server";
import { mailQueued } from "~/domain/mail/queue-mail.server";
import { hashSessionId } from "~/domain/sessions/session-id.server";
import { startStaffSession } from "~/domain/staff/sessions.server";
import { account, auditEntry, outbox } from "~db/schema";
import { testDatabase as db } from "../database";
import { ADMIN_SECRET, emptyStaffTables, makeStaff, ORIGIN } from "./staff";

const NOW = new Date(Date.UTC(2026, 10, 1));
const actor = { command: "test" };

/** Gives an account another nickname. */
const renaming = (id: string, nickname: string): AuditedWrite => ({
  action: "staff.rename",
  noun: "staff",
  key: id,
  before: { nickname: "before" },
  after: { nickname },
  write: db.update(account).set({ nickname }).where(eq(account.id, id)),
});
const write = (input: AuditedWrite) => writeAudited({ db, now: NOW, actor }, input);

beforeEach(emptyStaffTables);

describe("an audited write", () => {
  test("changes the row and appends its entry", async () => {
    const staff = await makeStaff({ email: "a@example.org" });
    const sessionId = await startStaffSession({ db, now: NOW, adminSecret: ADMIN_SECRET }, staff.accountId, ORIGIN);
    staff.sessionIdHash = await hashSessionId(sessionId);
    await writeAudited({ db, now: NOW, actor: { staff, ipAddress: "203.0.113.7" } }, renaming(staff.accountId, "Ann"));
    const [entry] = await db.select().from(auditEntry);
    expect(entry).toMatchObject({
      seq: 1,
      accountId: staff.accountId,
      actor: "a@example.org",
      ipAddress: "203.0.113.7",
      action: "staff.rename",
      before: '{"nickname":"before"}',
      after: '{"nickname":"Ann"}',
    });
    expect((await db.select().from(account))[0]?.nickname).toBe("Ann");
  });

  test("that changes no row writes nothing at all", async () => {
    const mail = mailQueued(
      { db, now: NOW },
      { kind: "code", language: "en", recipient: "x@example.org", values: { code: "1" } },
    );
    const input = { ...renaming("nobody", "Ann"), also: [mail] };
    await expect(write(input)).rejects.toMatchObject({ code: "Conflict" });
    expect(await db.select().from(auditEntry)).toEqual([]);
    expect(await db.select().from(outbox)).toEqual([]);
  });

  test("whose row exists already writes nothing at all", async () => {
    const { accountId } = await makeStaff({ email: "a@example.org" });
    const [row] = await db.select().from(account);
    if (!row) throw new Error("no account");
    const input = { ...renaming(accountId, "Ann"), write: db.insert(account).values({ ...row, id: "another" }) };
    await expect(write(input)).rejects.toMatchObject({ code: "AlreadyExists" });
    expect(await db.select().from(auditEntry)).toEqual([]);
  });

  test("follows others that are written at the same moment", async () => {
    const { accountId } = await makeStaff({ email: "a@example.org" });
    await Promise.all(["Ann", "Bo", "Cho", "Dewi"].map((nickname) => write(renaming(accountId, nickname))));
    expect(await checkAuditLog(db)).toMatchObject({ entries: 4, altered: null });
  });
});

describe("the check of the audit log", () => {
  async function writeFive() {
    const { accountId } = await makeStaff({ email: "a@example.org" });
    for (const nickname of ["Ann", "Bo", "Cho", "Dewi", "Eun"]) await write(renaming(accountId, nickname));
  }

  test("holds for what was only appended, and names the head", async () => {
    await writeFive();
    const head = await findAuditHead(db);
    expect(await checkAuditLog(db)).toEqual({ entries: 5, head: head?.hash, altered: null });
  });

  test.each<[string, Partial<typeof auditEntry.$inferInsert>]>([
    ["who did it", { actor: "somebody else" }],
    ["when", { at: new Date(0) }],
    ["what was there before", { before: null }],
    ["what is there after", { after: '{"nickname":"Zoe"}' }],
    ["where it came from", { ipAddress: "198.51.100.1" }],
  ])("names the first entry in which %s was altered", async (_, change) => {
    await writeFive();
    await db.update(auditEntry).set(change).where(eq(auditEntry.seq, 3));
    expect(await checkAuditLog(db)).toMatchObject({ entries: 2, altered: 3 });
  });

  test("names the entry after one that was taken away", async () => {
    await writeFive();
    await db.delete(auditEntry).where(eq(auditEntry.seq, 3));
    expect(await checkAuditLog(db)).toMatchObject({ entries: 2, altered: 4 });
  });
});

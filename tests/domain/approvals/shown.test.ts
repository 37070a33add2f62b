import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { beforeEach, expect, test } from "vitest";
import type { AdminDeps } from "~/admin/define-resource";
import { approvalResource } from "~/admin/resources/approval.server";
import { proposeChange } from "~/domain/approvals/commands.server";
import { hashSessionId } from "~/domain/sessions/session-id.server";
import { startStaffSession } from "~/domain/staff/sessions.server";
import { LOCALES } from "~/locales/locales";
import { localeContext } from "~/server/context";
import { approval } from "~db/schema";
import { testDatabase as db } from "../database";
import { ADMIN_SECRET, emptyStaffTables, makeStaff, ORIGIN } from "../staff/staff";

const NOW = new Date(Date.UTC(2026, 10, 28));
const effects = [{ name: "to", before: null, after: "the thief" }];

async function depsOf(email: string): Promise<AdminDeps> {
  const staff = await makeStaff({ email, role: "operator" });
  const sessionId = await startStaffSession({ db, now: NOW, adminSecret: ADMIN_SECRET }, staff.accountId, ORIGIN);
  const actor = {
    staff: { ...staff, sessionIdHash: await hashSessionId(sessionId), provenAt: NOW },
    ipAddress: "203.0.113.7",
  };
  const context = new RouterContextProvider();
  context.set(localeContext, LOCALES.find(({ code }) => code === "en")!);
  const links = { language: "en", linkTo: (path: string) => path } as const;
  return { db, now: NOW, actor, adminSecret: ADMIN_SECRET, ...links, formNamed: () => null, context };
}

beforeEach(async () => {
  await emptyStaffTables();
  await db.delete(approval);
});

test("the page of a proposal shows what it does only as it was proposed, so that nobody agrees to something else", async () => {
  const thief = await depsOf("thief@example.org");
  const honest = await depsOf("honest@example.org");
  const proposal = { form: "coinPool.withdraw", key: "a pool", sent: [["to", "the thief"]] as const, effects };
  const id = await proposeChange(thief, { role: "operator", title: "Withdraw", ...proposal });
  const shown = () => approvalResource.detail?.load(honest, id);
  expect(await shown()).toMatchObject({
    tables: { effects: [{ after: "the thief" }] },
    facts: { problem: null },
    deeds: ["approve", "refuse"],
  });
  // a thief who can write into D1 puts the row back before the press, so that it fits its hash again
  for (const changes of [
    { effects: JSON.stringify([{ ...effects[0], after: "the treasury" }]) },
    { sent: JSON.stringify([["to", "the treasury"]]) },
    { key: "another pool" },
    { proposedBy: "somebody.else@example.org" },
  ]) {
    const [before] = await db.select().from(approval).where(eq(approval.id, id));
    await db.update(approval).set(changes).where(eq(approval.id, id));
    const page = await shown();
    expect([changes, page?.tables?.effects, page?.deeds]).toEqual([changes, [], ["refuse"]]);
    expect(page?.facts.problem).toContain("database");
    await db.update(approval).set(before!).where(eq(approval.id, id));
  }
  expect((await shown())?.deeds).toEqual(["approve", "refuse"]);
});

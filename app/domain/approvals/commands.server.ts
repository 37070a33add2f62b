import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { AppError, type ErrorCode } from "~/errors";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { approval, auditEntry } from "~db/schema";
import { type StaffActor, writeAudited } from "../audit/commands.server";
import { mailQueued } from "../mail/queue-mail.server";
import { listActiveStaff } from "../staff/active.server";
import { requireFreshProof, requireRole } from "../staff/guard";
import { mayAct, type StaffRole } from "../staff/roles";
import { hashProposal, isProposalOpen, mailboxOf, type Proposal } from "./proposal";
import { isProposalSealed, sealProposal } from "./seal.server";

type Deps = { db: Database; now: Date; actor: StaffActor };
type SecretDeps = Deps & { adminSecret: string };

const OPEN_MS = 7 * 24 * 60 * 60_000;

/**
 * Proposes a change that a second member of staff has to agree to, within seven days. Everybody whose role may agree gets a
 * mail. Returns the proposal's id. Throws RoleTooLow, and NobodyToApprove if there is no one else with that role.
 */
export async function proposeChange(
  {
    db,
    now,
    actor,
    adminSecret,
    linkTo,
    language,
  }: SecretDeps & { linkTo: (path: string) => string; language: LocaleCode },
  { role, title, ...proposal }: Proposal & { role: StaffRole; title: string },
): Promise<string> {
  requireRole(actor.staff, role);
  const others = await listApprovers({ db, adminSecret }, actor.staff.email, role);
  if (others.length === 0) throw new AppError("NobodyToApprove");
  const id = crypto.randomUUID();
  const { form, key, sent, effects } = proposal;
  const proposedBy = actor.staff.email;
  const vouched = { id, hash: await hashProposal(proposal), proposedBy, until: new Date(now.getTime() + OPEN_MS) };
  const link = linkTo(`/admin/approvals/${id}`);
  await writeAudited(
    { db, now, actor },
    {
      action: "approval.propose",
      noun: "approval",
      key: id,
      before: null,
      after: { form, key, effects },
      write: db.insert(approval).values({
        ...vouched,
        form,
        key,
        sent: JSON.stringify(sent),
        effects: JSON.stringify(effects),
        proposedAt: now,
        seal: await sealProposal(adminSecret, vouched),
        status: "waiting",
      }),
      also: others.map(({ email }) =>
        mailQueued(
          { db, now },
          { kind: "approvalWaiting", language, recipient: email, values: { title, who: actor.staff.nickname, link } },
        ),
      ),
    },
  );
  return id;
}

/**
 * Carries out a proposal that was agreed to by the form's own command, in the name of `actor`. The command's first write marks
 * the proposal as carried out.
 */
export type CarryOut = (proposal: Proposal, actor: StaffActor) => Promise<unknown>;

/**
 * Agrees to a proposal, and carries it out. One that was agreed to but whose end is not known (the server stopped in between)
 * can be carried out again: the first write of a run marks the proposal as done in its own batch, and is undone if another run
 * has done so (app/domain/audit), so that of two runs at once only one has an effect. If the command refuses, the proposal has
 * failed, and what it threw is thrown. Throws RoleTooLow, ProofNeeded, NotFound, ApprovalOver, ProposalBroken for a row that is
 * not as it was proposed, Conflict, and OwnProposal for the proposer, for an account with the same mailbox, and for one that
 * took part in inviting the proposer or the other way round.
 */
export async function approveChange(
  { db, now, actor, adminSecret }: SecretDeps,
  { id, hash, role }: { id: string; hash: string; role: StaffRole },
  carryOut: CarryOut,
): Promise<void> {
  requireRole(actor.staff, role);
  requireFreshProof(actor.staff, now);
  const row = await getOpen({ db, now }, id);
  if (!(await isProposalSealed(adminSecret, row))) throw new AppError("ProposalBroken");
  if (await isSamePerson(db, actor.staff.email, row.proposedBy)) throw new AppError("OwnProposal");
  if (!(await mayStillPropose({ db, adminSecret }, row.proposedBy, role))) throw new AppError("ApprovalOver");
  const proposal: Proposal = { ...row, sent: JSON.parse(row.sent), effects: JSON.parse(row.effects) };
  if (row.hash !== hash || (await hashProposal(proposal)) !== hash) throw new AppError("Conflict");
  await decided({ db, now, actor }, row, { status: "approved", reason: null });
  const run = { approvalId: id, id: crypto.randomUUID(), proposedBy: row.proposedBy };
  // if another run was faster, this one does not change the proposal
  const isThisRun = and(
    eq(approval.id, id),
    or(eq(approval.runId, run.id), and(eq(approval.status, "approved"), isNull(approval.runId))),
  );
  try {
    await carryOut(proposal, { ...actor, run });
  } catch (error) {
    const problem: ErrorCode = error instanceof AppError ? error.code : "Unexpected";
    await db.update(approval).set({ status: "failed", problem }).where(isThisRun);
    throw error;
  }
  await db.update(approval).set({ status: "done" }).where(isThisRun);
}

/** Refuses a proposal, with a reason for its proposer. Throws RoleTooLow, ProofNeeded, NotFound, ApprovalOver, Conflict. */
export async function refuseChange(
  deps: Deps,
  { id, role, reason }: { id: string; role: StaffRole; reason: string },
): Promise<void> {
  requireRole(deps.actor.staff, role);
  requireFreshProof(deps.actor.staff, deps.now);
  const row = await getOpen(deps, id);
  if (row.status !== "waiting") throw new AppError("Conflict");
  await decided(deps, row, { status: "refused", reason });
}

/** Takes back a proposal of one's own. Throws NotFound, ApprovalOver, Conflict, RoleTooLow for somebody else's. */
export async function withdrawChange(deps: Deps, id: string): Promise<void> {
  const row = await getOpen(deps, id);
  if (row.proposedBy !== deps.actor.staff.email) throw new AppError("RoleTooLow");
  if (row.status !== "waiting") throw new AppError("Conflict");
  await decided(deps, row, { status: "withdrawn", reason: null });
}

type Row = typeof approval.$inferSelect;
type StaffDeps = Pick<SecretDeps, "db" | "adminSecret">;

async function getOpen({ db, now }: Pick<Deps, "db" | "now">, id: string): Promise<Row> {
  const [row] = await db.select().from(approval).where(eq(approval.id, id));
  if (!row) throw new AppError("NotFound");
  if (!isProposalOpen(row, now)) throw new AppError("ApprovalOver");
  return row;
}

/** Writes a decision; of two at the same moment the second one finds another version, which is Conflict. */
async function decided(
  { db, now, actor }: Deps,
  { id, version, status: before, form, key, proposedBy }: Row,
  { status, reason }: Pick<Row, "status" | "reason">,
): Promise<void> {
  await writeAudited(
    { db, now, actor },
    {
      action: `approval.${status}`,
      noun: "approval",
      key: id,
      before: { status: before },
      after: { status, form, key, proposedBy, reason },
      write: db
        .update(approval)
        .set({ status, reason, decidedBy: actor.staff.email, decidedAt: now, version: version + 1 })
        .where(and(eq(approval.id, id), eq(approval.version, version))),
    },
  );
}

/** Whether whoever proposed is still staff, with the role that it needs: a proposal does not outlive that. */
async function mayStillPropose(deps: StaffDeps, proposer: string, role: StaffRole): Promise<boolean> {
  const staff = await listActiveStaff(deps);
  return staff.some((member) => member.email === proposer && mayAct(member.role, role));
}

/**
 * Whether two accounts count as one person's: they have the same mailbox, or one has invited the other, by proposing the
 * invitation or by carrying it out.
 */
async function isSamePerson(db: Database, approver: string, proposer: string): Promise<boolean> {
  if (mailboxOf(approver) === mailboxOf(proposer)) return true;
  const invitations = await db
    .select({
      invited: auditEntry.key,
      by: auditEntry.actor,
      proposedBy: sql<string | null>`json_extract(${auditEntry.after}, '$.proposedBy')`,
    })
    .from(auditEntry)
    .where(and(inArray(auditEntry.key, [approver, proposer]), eq(auditEntry.action, "staff.invite")));
  return invitations.some(({ invited, by, proposedBy }) =>
    [by, proposedBy].includes(invited === approver ? proposer : approver),
  );
}

/** The members of staff who can agree to what somebody proposes. */
async function listApprovers(deps: StaffDeps, proposer: string, role: StaffRole) {
  const able = (await listActiveStaff(deps)).filter((member) => mayAct(member.role, role));
  const same = await Promise.all(able.map(({ email }) => isSamePerson(deps.db, email, proposer)));
  return able.filter((_, at) => !same[at]);
}

import type { Mutation } from "../mutation.ts";

const APPROVALS = "app/domain/approvals/commands.server.ts";
const RESTORE = "app/domain/backup/restore.server.ts";
const SEALED = ["tests/domain/staff/session-seal.test.ts"];
const RESTORED = ["tests/domain/backup/restore.test.ts"];
const TWO_PEOPLE = ["tests/domain/approvals/approvals.test.ts"];

export const staffMutations: Mutation[] = [
  {
    name: "a session that somebody wrote into D1 is an owner's",
    file: "app/domain/staff/sessions.server.ts",
    before: "if (!(await isSessionSealed(adminSecret, session.seal, session))) return null;",
    after: "",
    tests: SEALED,
  },
  {
    name: "a proof vouches for a session that somebody changed in D1",
    file: "app/domain/staff/sessions.server.ts",
    before: "return row && (await isSessionSealed(adminSecret, row.seal, row)) ? row : null;",
    after: "return row ?? null;",
    tests: SEALED,
  },
  {
    name: "a code that somebody moved to another account in D1 signs in",
    file: "app/domain/staff/codes.server.ts",
    before: 'if (!(await isCodeSealed(adminSecret, used.seal, used))) throw new AppError("CodeExpired");',
    after: "",
    tests: SEALED,
  },
  {
    name: "the seal of a code says nothing of the code itself",
    file: "app/domain/staff/session-seal.server.ts",
    before: "...[attemptHash, accountId, purpose, codeHash, expiresAt.getTime()],",
    after: "...[attemptHash, accountId, purpose, codeHash.length, expiresAt.getTime()],",
    tests: SEALED,
  },
  {
    name: "somebody agrees to what they inserted into D1 in a colleague's name",
    file: APPROVALS,
    before: 'if (!(await isProposalSealed(adminSecret, row))) throw new AppError("ProposalBroken");',
    after: "",
    tests: TWO_PEOPLE,
  },
  {
    name: "a proposal that was agreed to has no end",
    file: "app/domain/approvals/proposal.ts",
    before: '(status === "waiting" || status === "approved") && until > now',
    after: 'status === "approved" || (status === "waiting" && until > now)',
    tests: TWO_PEOPLE,
  },
  {
    name: "whoever proposed an invitation has the invited account agree",
    file: APPROVALS,
    before: "[by, proposedBy].includes(",
    after: "[by].includes(",
    tests: TWO_PEOPLE,
  },
  {
    name: "a memo that somebody wrote into D1 keeps the next one from being signed",
    file: "app/domain/audit/anchor.server.ts",
    before: 'if (outcome === "open" && !isTooOld) return',
    after: 'if (outcome === "open") return',
    tests: ["tests/domain/audit/anchor.test.ts"],
  },
  {
    name: "a backup that is said to come from the future is put back",
    file: RESTORE,
    before: "if (!startedAt || startedAt > deps.now)",
    after: "if (!startedAt)",
    tests: RESTORED,
  },
  {
    name: "an invented audit log is put back",
    file: RESTORE,
    before: "if (altered !== null) throw",
    after: "if (altered === 0) throw",
    tests: RESTORED,
  },
];

import { approveChange, refuseChange, withdrawChange } from "~/domain/approvals/commands.server";
import { isProposalOpen } from "~/domain/approvals/proposal";
import { findProposal } from "~/domain/approvals/queries.server";
import { isAsProposed } from "~/domain/approvals/seal.server";
import { z } from "~/domain/zod";
import { AppError } from "~/errors";
import { localeContext } from "~/server/context";
import { describeError } from "~/server/http.server";
import { approval } from "~db/schema";
import { effectLabel } from "../authority/deed-labels.server";
import { type AdminDeps, defineForm, defineResource } from "../define-resource";
import { textsOfNoun } from "../noun-texts.server";
import type { Noun } from "../paths";
import { carryOutBy } from "../proposals.server";
import { formTitle } from "../show-value.server";

const STATUSES = ["waiting", "approved", "done", "failed", "refused", "withdrawn"] as const;

/** The role that a proposal's form asks for; a form that is gone is for nobody but owners. */
const roleOf = async ({ db, formNamed }: AdminDeps, id: string) => {
  const row = await findProposal(db, id);
  return (row && formNamed(row.form)?.role) ?? "owner";
};

/** Answers 404 for a form of a proposal that does not exist; there is nothing to fill in. */
const loadNothing = async ({ db }: AdminDeps, id: string) => ((await findProposal(db, id)) ? {} : null);

/** What one member of staff proposed and another has to agree to. */
export const approvalResource = defineResource({
  noun: "approval",
  group: "people",
  role: "operator",
  list: {
    table: approval,
    sort: approval.proposedAt,
    key: approval.id,
    columns: [
      { name: "form", from: approval.form, kind: "choice", words: "forms" },
      { name: "status", from: approval.status, kind: "choice", words: "statuses" },
      { name: "proposedBy", from: approval.proposedBy, kind: "text" },
      { name: "proposedAt", from: approval.proposedAt, kind: "time" },
      { name: "until", from: approval.until, kind: "time" },
      { name: "decidedBy", from: approval.decidedBy, kind: "text" },
    ],
    filters: [{ name: "status", from: approval.status, kind: "choice", options: STATUSES, words: "statuses" }],
  },
  detail: {
    facts: [
      { name: "status", kind: "choice", words: "statuses" },
      { name: "key", kind: "text" },
      { name: "proposedBy", kind: "text" },
      { name: "proposedAt", kind: "time" },
      { name: "until", kind: "time" },
      { name: "decidedBy", kind: "text" },
      { name: "decidedAt", kind: "time" },
      { name: "reason", kind: "text" },
      { name: "problem", kind: "text" },
      { name: "hash", kind: "address" },
    ],
    tables: [
      {
        name: "effects",
        columns: [
          { name: "name", kind: "text" },
          { name: "before", kind: "text" },
          { name: "after", kind: "text" },
        ],
      },
    ],
    load: async ({ db, now, actor, adminSecret, context }, id) => {
      const row = await findProposal(db, id);
      if (!row) return null;
      const isIntact = await isAsProposed(adminSecret, row);
      const locale = context.get(localeContext);
      const [noun, form = ""] = row.form.split(".");
      const words = textsOfNoun(locale, noun as Noun);
      const { fields, effects: names } = words.forms?.[form] ?? {};
      const { effects, sent: _, seal: __, version: ___, ...facts } = row;
      const isOpen = isProposalOpen(row, now);
      const isOwn = row.proposedBy === actor.staff.email;
      return {
        title: formTitle(row.form, locale) ?? row.form,
        facts: isIntact ? facts : { ...facts, problem: describeError(new AppError("ProposalBroken"), locale) },
        tables: {
          // what somebody else wrote is not shown as what was proposed
          effects: (isIntact ? effects : []).map(({ name, of, before, after }) => ({
            name: [names?.[name] ?? fields?.[name] ?? words.columns[name] ?? effectLabel(locale, name) ?? name, of]
              .filter(Boolean)
              .join(": "),
            before,
            after,
          })),
        },
        deeds: isOpen ? (isOwn ? ["withdraw"] : [...(isIntact ? ["approve"] : []), "refuse"]) : [],
        ...(isIntact ? { next: "approve" } : {}),
      };
    },
  },
  deeds: {
    approve: defineForm({
      role: "operator",
      isFresh: true,
      schema: z.object({ hash: z.string().length(64) }),
      fields: [{ name: "hash", kind: "hidden" }],
      load: async ({ db }, id) => {
        const row = await findProposal(db, id);
        return row && { hash: row.hash };
      },
      save: async (deps, { hash }, id) =>
        approveChange(deps, { id, hash, role: await roleOf(deps, id) }, carryOutBy(deps)),
    }),
    refuse: defineForm({
      role: "operator",
      isFresh: true,
      schema: z.object({ reason: z.string().trim().min(3).max(500) }),
      fields: [{ name: "reason", kind: "area" }],
      load: loadNothing,
      save: async (deps, { reason }, id) => refuseChange(deps, { id, reason, role: await roleOf(deps, id) }),
    }),
    withdraw: defineForm({
      role: "operator",
      schema: z.object({}),
      fields: [],
      load: loadNothing,
      save: (deps, _, id) => withdrawChange(deps, id),
    }),
  },
});

import { withdrawDeed } from "~/domain/authority/prepare.server";
import { type Deed, findDeed, isDeedOpen } from "~/domain/authority/queries.server";
import { recordDeed } from "~/domain/authority/record.server";
import { getAuthorityDeed } from "~/domain/authority-deeds.server";
import { signatureField } from "~/domain/solana/signature";
import { z } from "~/domain/zod";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import { authorityDeed, authorityDeedStatuses } from "~db/schema";
import { effectLabel } from "../authority/deed-labels.server";
import { nextDeedLink } from "../authority/next-deed-link.server";
import { nextSteps } from "../authority/next-steps.server";
import { type AdminDeps, defineForm, defineResource, type RowFacts } from "../define-resource";
import { ADMIN_PATHS, pathOfRow } from "../paths";
import { chainOf } from "../power-pools.server";
import { formTitle } from "../show-value.server";

/** What staff prepared for the wallet of an authority to sign. */
export const authorityDeedResource = defineResource({
  noun: "authorityDeed",
  group: "chain",
  role: "operator",
  list: {
    table: authorityDeed,
    sort: authorityDeed.preparedAt,
    key: authorityDeed.id,
    columns: [
      { name: "form", from: authorityDeed.form, kind: "words", words: "forms" },
      { name: "status", from: authorityDeed.status, kind: "choice", words: "statuses" },
      { name: "authorityAddress", from: authorityDeed.authorityAddress, kind: "address" },
      { name: "preparedBy", from: authorityDeed.preparedBy, kind: "text" },
      { name: "preparedAt", from: authorityDeed.preparedAt, kind: "time" },
      { name: "landedAt", from: authorityDeed.landedAt, kind: "time" },
    ],
    filters: [
      { name: "status", from: authorityDeed.status, kind: "choice", options: authorityDeedStatuses, words: "statuses" },
    ],
  },
  detail: {
    facts: [
      { name: "status", kind: "choice", words: "statuses" },
      { name: "authorityAddress", kind: "address" },
      { name: "preparedBy", kind: "text" },
      { name: "preparedAt", kind: "time" },
      { name: "landedAt", kind: "time" },
      { name: "signature", kind: "transaction" },
      { name: "transaction", kind: "text" },
      { name: "problem", kind: "text" },
    ],
    tables: [
      { name: "next", columns: [{ name: "step", kind: "text" }] },
      {
        name: "effects",
        columns: [
          { name: "name", kind: "text" },
          { name: "before", kind: "words", words: "effectValues" },
          { name: "after", kind: "words", words: "effectValues" },
        ],
      },
    ],
    load: loadDeed,
  },
  deeds: {
    record: defineForm({
      role: "operator",
      schema: z.object({ signature: signatureField }),
      fields: [{ name: "signature", kind: "address" }],
      load: async ({ db }, id) => (mayRecord(await findDeed(db, id)) ? {} : null),
      save: (deps, { signature }, id) => {
        const { now, actor, adminSecret } = deps;
        return recordDeed({ ...chainOf(deps), now, actor, adminSecret }, { id, signature });
      },
    }),
    withdraw: defineForm({
      role: "operator",
      isFresh: true,
      schema: z.object({}),
      fields: [],
      load: async ({ db }, id) => ((await findDeed(db, id))?.status === "waiting" ? {} : null),
      save: ({ db, now, actor }, _, id) => withdrawDeed({ db, now, actor }, id),
    }),
  },
});

/** A deed that was withdrawn here may still be carried out by a multisig. */
function mayRecord(deed: Pick<Deed, "status"> | null): boolean {
  return deed?.status === "waiting" || deed?.status === "withdrawn";
}

async function loadDeed({ db, context }: AdminDeps, id: string): Promise<RowFacts | null> {
  const deed = await findDeed(db, id);
  if (!deed) return null;
  const locale = context.get(localeContext);
  const { form, effects, status, intentId } = deed;
  const { authorityAddress, preparedBy, preparedAt, landedAt, signature, problem } = deed;
  const steps = nextSteps(deed, locale);
  const page = pathOfRow(ADMIN_PATHS.authorityDeed.detail, id);
  return {
    title: formTitle(form, locale) ?? getAuthorityDeed(deed.kind).name,
    facts: {
      ...{ status, authorityAddress, preparedBy, preparedAt, landedAt, signature, problem },
      transaction: intentId && { text: intentId, to: `/admin/view/adminTxLogView/${intentId}` },
    },
    tables: {
      ...(steps ? { next: steps } : {}),
      effects: effects.map(({ name, of, before = null, after }) => ({
        name: [effectLabel(locale, name) ?? name, of].filter(Boolean).join(": "),
        before,
        after,
      })),
    },
    deeds: [...(mayRecord(deed) ? ["record"] : []), ...(status === "waiting" ? ["withdraw"] : [])],
    next: isDeedOpen(deed)
      ? { text: textsOf(locale).adminAuthorityDeed.page.open, to: `${page}/sign` }
      : ((await nextDeedLink(db, { deed, locale })) ?? undefined),
  };
}

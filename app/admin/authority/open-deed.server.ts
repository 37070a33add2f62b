import { data } from "react-router";
import type { DeedPlan, DeedValue } from "~/domain/authority/define-authority-deed";
import { planDeed } from "~/domain/authority/prepare.server";
import { proposalOf } from "~/domain/authority/proposal";
import { type Deed, findDeed, isDeedOpen } from "~/domain/authority/queries.server";
import { isDeedSealed } from "~/domain/authority/seal.server";
import { getAuthorityDeed } from "~/domain/authority-deeds.server";
import { isWalletAddress } from "~/domain/solana/is-wallet-address";
import type { DeedWish } from "~/domain/transaction-types";
import { AppError } from "~/errors";
import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import { describeError } from "~/server/http.server";
import type { AdminDeps } from "../define-resource";
import { ADMIN_PATHS, deedPath, type NounPaths, pathOfRow } from "../paths";
import { chainOf } from "../power-pools.server";
import { formTitle, showValue } from "../show-value.server";
import type { ValueView } from "../value-view";
import { effectLabel, parameterLabel } from "./deed-labels.server";
import { nextDeedLink } from "./next-deed-link.server";

/** The page on which the wallet of an authority signs a deed. */
export type DeedPage = {
  id: string;
  title: string;
  /** What the wallet signs, which the browser compares with the transaction. */
  wish: DeedWish;
  /** The wish as the page shows it. */
  parameters: { label: string; value: string }[];
  authority: string;
  /** What it would do now, or why it cannot be done. */
  effects: { label: string; before: ValueView | null; after: ValueView }[];
  problem: string | null;
  /** For an authority without a key, such as the vault of a multisig: the transaction to propose there. Null for a wallet. */
  proposal: { base58: string; base64: string } | null;
  /** The address of the form that takes the signature of a transaction that was made elsewhere. */
  record: string;
  isOpen: boolean;
  back: string;
  /** What the same wallet signs next, if anything waits for it. */
  next: { text: string; to: string } | null;
  list: string;
  /** The row that the deed changes, if that row has a page. */
  row: string | null;
};

/** Reads a deed and what it would do now. Answers 404 if there is none. */
export async function openDeed(deps: AdminDeps, id: string): Promise<DeedPage> {
  const deed = await findDeed(deps.db, id);
  if (!deed) throw data(null, { status: 404 });
  const locale = deps.context.get(localeContext);
  const isAsPrepared = await isDeedSealed(deps.adminSecret, deed);
  const { plan, problem } = isAsPrepared
    ? await readPlan(deps, deed, locale)
    : { plan: null, problem: describeError(new AppError("DeedBroken"), locale) };
  const { values } = textsOf(locale).adminAuthorityDeed;
  const show = (value: DeedValue) => showValue({ kind: "words", words: "effectValues" }, value, { locale, values });
  return {
    id,
    title: formTitle(deed.form, locale) ?? deed.form,
    wish: { kind: getAuthorityDeed(deed.kind).name as DeedWish["kind"], parameters: deed.parameters },
    // a row that somebody else wrote into D1 is not shown as something that staff want signed
    parameters: Object.entries(isAsPrepared ? deed.parameters : {}).map(([name, value]) => ({
      label: parameterLabel(locale, name),
      value,
    })),
    authority: deed.authorityAddress,
    effects: (plan?.effects ?? []).map(({ name, of, before, after }) => ({
      label: [effectLabel(locale, name) ?? name, of].filter(Boolean).join(": "),
      before: before === undefined ? null : show(before),
      after: show(after),
    })),
    problem,
    proposal: plan && !problem && !isWalletAddress(deed.authorityAddress) ? proposalOf(plan) : null,
    record: pathOfRow(deedPath(ADMIN_PATHS.authorityDeed, "record"), id),
    isOpen: isAsPrepared && isDeedOpen(deed),
    back: pathOfRow(ADMIN_PATHS.authorityDeed.detail, id),
    next: await nextDeedLink(deps.db, { deed, locale }),
    list: `/admin/${ADMIN_PATHS.authorityDeed.list}`,
    row: rowOf(deed),
  };
}

/** The page of the pool, the reward, the job or the campaign that a deed is about. */
function rowOf({ form, parameters: { poolAddress, stream, job, campaignAddress } }: Deed): string | null {
  const [noun = ""] = form.split(".");
  const detail = (ADMIN_PATHS as Readonly<Record<string, NounPaths>>)[noun]?.detail;
  const key = stream === undefined ? (poolAddress ?? job ?? campaignAddress) : `${poolAddress}.${stream}`;
  return key && detail ? pathOfRow(detail, key) : null;
}

/** A deed that can no longer be done still has its page, which says why. */
async function readPlan(
  deps: AdminDeps,
  deed: Deed,
  locale: Locale,
): Promise<{ plan: DeedPlan | null; problem: string | null }> {
  try {
    const plan = await planDeed(chainOf(deps), { deed: getAuthorityDeed(deed.kind), parameters: deed.parameters });
    const address = plan.authority.toBase58();
    const isSame = address === deed.authorityAddress;
    return { plan, problem: isSame ? null : describeError(new AppError("AuthorityNeeded", { address }), locale) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { plan: null, problem: describeError(error, locale) };
  }
}

import type { ReactNode } from "react";
import type { GrantState } from "~/domain/vesting/rules";
import type { GrantView } from "~/domain/vesting/view";
import { Money } from "~/features/money/money";
import { formatDue } from "~/locales/format";
import { shortAddress } from "~/locales/short-address";
import type { Texts } from "~/locales/texts.server";
import { type LogKey, logged } from "~/logs/logged";
import { ButtonLink } from "~/ui/button";
import { Dotted } from "~/ui/dotted";
import { Badge } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { GrantStateBadge } from "./grant-state-badge";
import { formatShare, planName } from "./token-text";
import { twinPlace } from "./twin-place";

type GrantRowTexts = {
  states: Texts["vesting"]["states"];
  plan: Pick<Texts["vesting"]["plan"], "unnamed">;
  row: Texts["vesting"]["row"];
};

type GrantRowsProps = {
  texts: GrantRowTexts;
  grants: readonly GrantView[];
  /** The address before that of a grant, the words of the link to it, and its log key. */
  link: { path: string; label: string; log: LogKey };
  /** The time of the server. */
  now: Date;
  /** What is said of a grant in this list alone. */
  noteOf: (grant: GrantView) => ReactNode;
};

/** Grants of one coin, each in a few lines. */
export function GrantRows({ grants, ...shared }: GrantRowsProps) {
  return (
    <ul className="grant-rows in-two">
      {grants.map((grant) => (
        <GrantRow key={grant.address} {...shared} grant={grant} twin={twinPlace(grant, grants)} />
      ))}
    </ul>
  );
}

type GrantRowProps = Omit<GrantRowsProps, "grants"> & { grant: GrantView; twin: ReturnType<typeof twinPlace> };

/** A grant: its plan and amount, what tells it from a twin, how much is released, when all of it is, and the way to its page. */
function GrantRow({ texts, grant, twin, link, now, noteOf }: GrantRowProps) {
  const t = useT();
  const locale = useLocale();
  const { row, states } = texts;
  const { figures, totalRaw, decimals, coin } = grant;
  const name = planName(texts.plan, grant.plan);
  const start = formatDue(locale, grant.startTs, now);
  const mark = twin && t(row, "twin", { ...twin, date: start, address: shortAddress(grant.address) });
  const released = t(row, "released", { share: formatShare(locale, figures.vestedRaw, figures.grantedRaw) });
  return (
    <li className="grant-row">
      <p className="row-apart">
        <strong className="vesting-plan-name">{name}</strong>
        <Money raw={totalRaw} decimals={decimals} coin={coin} />
      </p>
      {mark ? <p className="grant-mark faint">{mark}</p> : null}
      <progress className="progress" max={10_000} value={figures.releasedBps} aria-label={released} />
      <div className="grant-row-foot">
        <div>
          {grant.funder.name === null ? <Badge tone="warning">{row.unknownFunder}</Badge> : null}
          {isSaidByText(figures.state) ? null : <GrantStateBadge texts={states} state={figures.state} />}
          <Released texts={row} grant={grant} now={now} share={released} />
          {noteOf(grant)}
        </div>
        <ButtonLink
          size="small"
          variant="quiet"
          viewTransition
          to={`${link.path}/${grant.address}`}
          {...logged(link.log)}
        >
          {link.label}
          <span className="visually-hidden">: {mark ? `${name}, ${mark}` : name}</span>
        </ButtonLink>
      </div>
    </li>
  );
}

type ReleasedProps = Pick<GrantRowProps, "grant" | "now"> & { texts: GrantRowTexts["row"]; share: string };

/** Whether the text about what is released says as much as a badge would. */
const isSaidByText = (state: GrantState) => state === "releasing" || state === "released";

/** How much of a grant is released and when all of it is, where its badge does not already say so. */
function Released({ texts, grant, now, share }: ReleasedProps) {
  const t = useT();
  const locale = useLocale();
  const { figures, endTs, revokedTs } = grant;
  if (figures.state === "paid") return null;
  const date = formatDue(locale, endTs, now);
  if (figures.state === "released") return <p className="soft">{t(texts, "fullSince", { date })}</p>;
  return (
    <p className="soft">
      <Dotted parts={revokedTs === 0n ? [share, t(texts, "fullOn", { date })] : [share]} />
    </p>
  );
}

import { useState } from "react";
import { Form, useSearchParams } from "react-router";
import { endsAt, exitAt } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";
import { useChainTs } from "~/features/money/use-chain-ts";
import { formatAmount, formatChainTs } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { ExitIn } from "./exit-facts";

export type UnstakeFormProps = {
  texts: Pick<Texts["staking"], "unstake" | "unstakeConfirm" | "labels" | "view">;
  /** Positions whose principal is still staked. */
  positions: readonly PositionView[];
  chainTs: bigint;
  decimals: number;
};

/** Step one of unstaking: which position, and what it brings back now. A plain GET form. */
export function UnstakeForm({ texts, positions, chainTs, decimals }: UnstakeFormProps) {
  const t = useT();
  const locale = useLocale();
  const { localePath } = useShell();
  const [search] = useSearchParams();
  const [wanted, setWanted] = useState(search.get("position"));
  const ts = useChainTs(chainTs);
  const { unstake, labels } = texts;
  // a position that gives up nothing is chosen first, so that nobody is led to give something up
  const ready = positions.find((position) => !exitAt(position, chainTs).isEarly);
  const chosen = positions.find(({ address }) => address === wanted) ?? ready ?? positions[0];
  // if the position that the address names is gone, another one is not shown in its place without saying so
  const isGone = wanted !== null && chosen?.address !== wanted;
  const view = `/${localePath}/powerzoneCoinStakingView`;
  if (!chosen) {
    return (
      <EmptyState
        title={unstake.none}
        action={
          <ButtonLink to={view} {...logged("coinUnstakingWrite.previous")}>
            {labels.previous}
          </ButtonLink>
        }
      />
    );
  }
  const bare = (raw: bigint) => formatAmount(locale, raw, decimals);
  return (
    <Form method="get" action={`/${localePath}/powerzoneCoinStakingWriteUnStakingConfirm`} className="work">
      <fieldset className="choices position-choices">
        <legend>{unstake.choose}</legend>
        {isGone ? <Notice tone="warning" title={texts.unstakeConfirm.goneTitle} /> : null}
        <div className="choices-grid">
          {positions.map((position) => {
            const exit = exitAt(position, ts);
            return (
              <label key={position.address} className="choice">
                <input
                  type="radio"
                  name="position"
                  value={position.address}
                  checked={position.address === chosen.address}
                  onChange={() => {
                    setWanted(position.address);
                    // the choice is kept in the address, so that Back returns to it
                    const address = new URL(window.location.href);
                    address.searchParams.set("position", position.address);
                    window.history.replaceState(window.history.state, "", address);
                  }}
                />
                <span className="figure">{bare(position.principalRaw)} SCG</span>
                <span>
                  {t(labels, "days", { count: position.termDays })} · {texts.view.ends}{" "}
                  {formatChainTs(locale, endsAt(position.startTs, position.termDays))}
                </span>
                <span className={exit.isEarly ? "money-out" : "money-in"}>
                  {exit.isEarly ? t(unstake, "early", { amount: bare(exit.releasedRaw) }) : unstake.ready}
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <section className="panel summary" aria-labelledby="unstake-summary">
        <h2 id="unstake-summary">{unstake.summary}</h2>
        <ExitIn texts={texts.unstakeConfirm} position={chosen} ts={ts} decimals={decimals} />
        <Button type="submit" variant="primary" size="large" wide {...logged("coinUnstakingWrite.next")}>
          {labels.next}
        </Button>
        <ButtonLink variant="quiet" wide to={view} {...logged("coinUnstakingWrite.previous")}>
          {labels.previous}
        </ButtonLink>
      </section>
    </Form>
  );
}

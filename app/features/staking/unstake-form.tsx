import { useState } from "react";
import { Form, useSearchParams } from "react-router";
import { endsAt, exitAt, toComeNetAt } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";
import { formatCoin } from "~/features/money/money-text";
import { useChainTs } from "~/features/money/use-chain-ts";
import { formatAmount } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { ActionBar } from "~/ui/action-bar";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { ExitIn, ExitReleased } from "./exit-facts";

export type UnstakeFormProps = {
  texts: Pick<Texts["staking"], "unstake" | "unstakeConfirm" | "labels">;
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
  const exit = exitAt(chosen, ts);
  return (
    <Form method="get" action={`/${localePath}/powerzoneCoinStakingWriteUnStakingConfirm`} className="deed">
      <fieldset className="deed-main choices position-choices">
        <legend>{unstake.choose}</legend>
        {isGone ? <Notice tone="warning" title={texts.unstakeConfirm.goneTitle} /> : null}
        <div className="choices-grid">
          {positions.map((position) => {
            const { isEarly } = exitAt(position, ts);
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
                <span className="figure">{formatCoin(locale, position.principalRaw, decimals)}</span>
                <span>
                  {t(labels, "days", { count: position.termDays })} · {t(unstake, "until", { date: endOf(position) })}
                </span>
                <span className={isEarly ? "money-out" : "money-in"}>
                  {isEarly ? t(unstake, "early", { amount: bare(toComeNetAt(position, ts)) }) : unstake.ready}
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <section className="deed-aside panel" aria-labelledby="unstake-summary">
        <h2 id="unstake-summary">{unstake.summary}</h2>
        <ExitIn texts={texts.unstakeConfirm} position={chosen} ts={ts} decimals={decimals} />
        <ExitReleased texts={texts.unstakeConfirm} position={chosen} ts={ts} decimals={decimals} />
      </section>
      <ActionBar
        sum={
          <>
            {unstake.getBack}{" "}
            <span className="money-in">{formatCoin(locale, exit.principalRaw + exit.dueNetRaw, decimals)}</span>
            {exit.isEarly ? (
              <>
                {" · "}
                {t(unstake, "giveUp", { amount: formatCoin(locale, toComeNetAt(chosen, ts), decimals) })}
              </>
            ) : null}
          </>
        }
      >
        <ButtonLink variant="quiet" size="large" to={view} {...logged("coinUnstakingWrite.previous")}>
          {labels.previous}
        </ButtonLink>
        <Button type="submit" variant="primary" size="large" {...logged("coinUnstakingWrite.next")}>
          {labels.next}
        </Button>
      </ActionBar>
    </Form>
  );
}

function endOf({ startTs, termDays }: PositionView): Date {
  return new Date(Number(endsAt(startTs, termDays)) * 1000);
}

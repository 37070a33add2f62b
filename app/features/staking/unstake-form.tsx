import { type FormEvent, useRef, useState } from "react";
import { Form, useSearchParams } from "react-router";
import { exitAt } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";
import { useChainTs } from "~/features/money/use-chain-ts";
import { formatDue } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { refusePress } from "~/logs/press-outcome";
import { useShell } from "~/shell/use-shell";
import { ActionBar } from "~/ui/action-bar";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { useLocale } from "~/ui/use-locale";
import { ExitIn, ExitReleased } from "./exit-facts";
import { ExitSum } from "./exit-sum";
import { PositionChoice } from "./position-choice";
import { byEnd } from "./position-order";

export type UnstakeFormProps = {
  texts: Pick<Texts["staking"], "unstake" | "unstakeConfirm" | "labels">;
  /** Positions whose principal is still staked. */
  positions: readonly PositionView[];
  chainTs: bigint;
  decimals: number;
};

/** What Next goes on with, or what it waits for. */
const NOTE = "unstake-next-note";
/** Says that no position is chosen. */
const MISSING = "unstake-missing";

/**
 * Step one of unstaking: which position, and what it brings back now. A plain GET form. A position is chosen at first only if
 * the address names it or leaving it gives up nothing, so that nobody is led to give something up.
 */
export function UnstakeForm({ texts, positions, chainTs, decimals }: UnstakeFormProps) {
  const { localePath } = useShell();
  const [search] = useSearchParams();
  const [wanted, setWanted] = useState(search.get("position"));
  const [isMissing, setIsMissing] = useState(false);
  const isHydrated = useIsHydrated();
  const fields = useRef<HTMLFieldSetElement>(null);
  const locale = useLocale();
  const ts = useChainTs(chainTs);
  const { unstake, labels } = texts;
  const inOrder = byEnd(positions, (end) => formatDue(locale, end, new Date(Number(chainTs) * 1000)));
  const free = inOrder.find((position) => !exitAt(position, chainTs).isEarly);
  const chosen = wanted === null ? free : inOrder.find(({ address }) => address === wanted);
  const view = `/${localePath}/powerzoneCoinStakingView`;
  if (positions.length === 0) {
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
  const choose = (address: string) => {
    setWanted(address);
    setIsMissing(false);
    // the choice is kept in the address, so that Back returns to it
    const here = new URL(window.location.href);
    here.searchParams.set("position", address);
    window.history.replaceState(window.history.state, "", here);
  };
  const goOn = (event: FormEvent) => {
    if (chosen) return;
    event.preventDefault();
    refusePress("choice");
    setIsMissing(true);
    fields.current?.querySelector("input")?.focus();
  };
  return (
    <Form
      method="get"
      action={`/${localePath}/powerzoneCoinStakingWriteUnStakingConfirm`}
      className="deed"
      noValidate={isHydrated}
      onSubmit={goOn}
    >
      <fieldset
        ref={fields}
        className="deed-main choices position-choices"
        aria-describedby={isMissing ? MISSING : undefined}
      >
        <legend>{unstake.choose}</legend>
        {wanted !== null && !chosen ? <Notice tone="warning" title={texts.unstakeConfirm.goneTitle} /> : null}
        {isMissing ? (
          <p className="field-error" id={MISSING}>
            {unstake.missing}
          </p>
        ) : null}
        <div className="choices-grid">
          {inOrder.map((position) => (
            <PositionChoice
              key={position.address}
              texts={texts}
              position={position}
              ts={ts}
              decimals={decimals}
              isChosen={position === chosen}
              onChoose={choose}
            />
          ))}
        </div>
      </fieldset>
      {chosen ? (
        <section className="deed-aside panel" aria-labelledby="unstake-summary">
          <h2 id="unstake-summary">{unstake.summary}</h2>
          <ExitIn texts={texts.unstakeConfirm} position={chosen} ts={ts} decimals={decimals} />
          <ExitReleased texts={texts.unstakeConfirm} position={chosen} ts={ts} decimals={decimals} />
        </section>
      ) : null}
      <ActionBar
        sum={
          <span id={NOTE}>
            {chosen ? <ExitSum texts={unstake} position={chosen} ts={ts} decimals={decimals} /> : unstake.missing}
          </span>
        }
      >
        <ButtonLink variant="quiet" size="large" to={view} {...logged("coinUnstakingWrite.previous")}>
          {labels.previous}
        </ButtonLink>
        <Button
          type="submit"
          variant="primary"
          size="large"
          unready={isHydrated && !chosen}
          aria-describedby={NOTE}
          {...logged("coinUnstakingWrite.next")}
        >
          {labels.next}
        </Button>
      </ActionBar>
    </Form>
  );
}

import type { PositionView } from "~/domain/staking/view";
import { useChainTs } from "~/features/money/use-chain-ts";
import { formatChainDate } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { ActionBar } from "~/ui/action-bar";
import { Button, ButtonLink } from "~/ui/button";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { useHolderState } from "~/wallet/use-holder-state";
import { useOpensWalletPicker } from "~/wallet/wallet-button";
import { askToSignIn } from "~/wallet/wallet-store";
import { HoldingFacts } from "./holding-facts";
import { positionTotals } from "./position-totals";

export type MyStatusProps = {
  texts: Texts["staking"]["status"]["mine"];
  /** The words for the sums of all positions. */
  totals: Texts["staking"]["view"]["totals"];
  labels: Texts["staking"]["labels"];
  holderAddress: string | null;
  holding: {
    positions: readonly PositionView[];
    /** Not null if there are more positions than these. */
    nextCursor: string | null;
    chainTs: bigint;
    decimals: number;
  } | null;
  /** Why there is no holding to show, in words. */
  problem: string | null;
};

/** The holder's staking in a few figures; for a visitor, how to get there. */
export function MyStatus({ texts, totals, labels, holderAddress, holding, problem }: MyStatusProps) {
  const holderState = useHolderState(holderAddress);
  const opensPicker = useOpensWalletPicker();
  return (
    <section className="panel my-status" aria-labelledby="my-status-title">
      <h2 id="my-status-title">{texts.title}</h2>
      {holderState === "visitor" ? (
        <>
          <p className="soft">{texts.visitor}</p>
          <Button wide {...logged("wallet.select")} {...opensPicker}>
            {labels.connect}
          </Button>
        </>
      ) : null}
      {holderState === "connected" ? (
        <>
          <p className="soft">{labels.signInWhy}</p>
          <Button wide {...logged("wallet.signIn")} onClick={askToSignIn}>
            {labels.signIn}
          </Button>
        </>
      ) : null}
      {holderState === "signed-in" && problem ? <p className="soft">{problem}</p> : null}
      {holderState === "signed-in" && holding ? (
        <Holding texts={texts} words={totals} labels={labels} {...holding} />
      ) : null}
    </section>
  );
}

type HoldingProps = Pick<MyStatusProps, "texts" | "labels"> & { words: MyStatusProps["totals"] } & NonNullable<
    MyStatusProps["holding"]
  >;

function Holding({ texts, words, labels, positions, nextCursor, chainTs, decimals }: HoldingProps) {
  const t = useT();
  const locale = useLocale();
  const { localePath } = useShell();
  const totals = positionTotals(positions, useChainTs(chainTs), (ts) => formatChainDate(locale, ts));
  const view = `/${localePath}/powerzoneCoinStakingView`;
  if (positions.length === 0) return <p className="soft">{texts.empty}</p>;
  return (
    <>
      <HoldingFacts texts={words} totals={totals} decimals={decimals} hasExit={false} />
      {nextCursor ? <p className="faint">{t(labels, "partialSums", { count: positions.length })}</p> : null}
      {totals.stakedRaw > 0n ? (
        <ButtonLink
          variant="quiet"
          wide
          to={`/${localePath}/powerzoneCoinStakingWriteUnStaking`}
          {...logged("coinStaking.unstake")}
        >
          {texts.unstake}
        </ButtonLink>
      ) : null}
      <ActionBar>
        <ButtonLink variant="primary" wide to={view} {...logged("coinStaking.status")}>
          {texts.view}
        </ButtonLink>
      </ActionBar>
    </>
  );
}
